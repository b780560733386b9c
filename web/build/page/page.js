import { runModule } from '../util/shell.js';
import { timed } from '../util/timed.js';

/** The page, in build/page. */
export const buildPage = () =>
  timed('page', async () => {
    await runModule('vite/bin/vite.js', ['build', 'web/demo', '--logLevel', 'warn']);
  });
