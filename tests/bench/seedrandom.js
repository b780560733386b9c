import { readFileSync } from 'node:fs';

/**
 * @thewizardbear/maze_generator counts up a constant where a seed is empty, which no bundler takes;
 * ours never are. The declaration becomes one that may be written.
 * @type {import('esbuild').Plugin}
 */
export const writableKeyLength = {
  name: 'writable-key-length',
  setup(bundler) {
    bundler.onLoad({ filter: /maze_generator.src.seedrandom\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace('const keylen', 'let keylen'),
    }));
  },
};
