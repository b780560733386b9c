import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runModule } from './shell.js';
import { step } from './step.js';

/** The .d.ts files of the package, out of the JSDoc of web/lib. */
export function buildTypes() {
  return step({
    name: 'types',
    inputs: ['web/lib', 'web/tsconfig.json', 'web/build/types.tsconfig.json'],
    outputs: ['dist/types/index.d.ts', 'dist/types/ko.d.ts'],
    async work() {
      rmSync(join(root, 'dist', 'types'), { recursive: true, force: true });
      await runModule('typescript/bin/tsc', ['-p', 'web/build/types.tsconfig.json']);
    },
  });
}
