import { runModule } from './shell.js';
import { step } from './step.js';

/** The page, in build/page. */
export function buildPage() {
  return step({
    name: 'page',
    inputs: ['web/demo', 'dist/mazewright.js', 'dist/worker.js', 'dist/ko.js'],
    outputs: ['build/page/index.html'],
    async work() {
      await runModule('vite/bin/vite.js', ['build', 'web/demo', '--logLevel', 'warn']);
    },
  });
}
