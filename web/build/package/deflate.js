import { join } from 'node:path';
import { root } from '../util/shell.js';

/**
 * fflate fills tables when it is evaluated, for 5 of the 12 ms that an import of the package took;
 * esbuild evaluates what is required at its first call.
 */
const LAZY = `export const deflate = (bytes) => require('./zlib.js').zlibSync(bytes);`;
const NONE = 'export const deflate = undefined;';

/**
 * Lets the package import what packs binary files as `#deflate`.
 * @param {boolean} isNeeded false for an entry that writes no binary files
 * @returns {import('esbuild').Plugin}
 */
export const deflate = (isNeeded) => ({
  name: 'deflate',
  setup(bundler) {
    bundler.onResolve({ filter: /^#deflate$/ }, ({ path }) => ({ path, namespace: 'deflate' }));
    bundler.onLoad({ filter: /.*/, namespace: 'deflate' }, () => ({
      contents: isNeeded ? LAZY : NONE,
      resolveDir: join(root, 'web', 'lib', 'util'),
    }));
  },
});
