import { readFile } from 'node:fs/promises';

/**
 * Leaves out comments and indentation of shaders, which are texts that no minifier reads: 0.3 KB of
 * `mazewright/three`. Lines stay, for source maps.
 * @type {import('esbuild').Plugin}
 */
export const shortShaders = {
  name: 'short-shaders',
  setup(bundler) {
    bundler.onLoad({ filter: /-shader\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(/^[ \t]+(\/\/.*)?/gm, ''),
    }));
  },
};
