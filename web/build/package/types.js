import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runModule } from '../util/shell.js';
import { timed } from '../util/timed.js';

/** The .d.ts files of the package, out of the JSDoc of web/lib. */
export const buildTypes = () =>
  timed('types', async () => {
    rmSync(join(root, 'dist', 'types'), { recursive: true, force: true });
    await runModule('typescript/bin/tsc', ['-p', 'web/build/package/types.tsconfig.json']);
  });
