import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { Advice, root } from './shell.js';
import { step } from './step.js';

/** What the download of the default entry may weigh, gzipped. The aim is 45 KB. */
const LIMIT = 120 * 1024;

const dist = join(root, 'dist');
const core = join(root, 'build', 'wasm', 'core');

/**
 * Lets the package import what emcc wrote: `#glue` is the JavaScript, `#wasm` the bytes, one a
 * character. That gzips to nearly what the bytes do; base64 would to a third more.
 * @type {import('esbuild').Plugin}
 */
const compiledCore = {
  name: 'compiled-core',
  setup(bundler) {
    bundler.onResolve({ filter: /^#glue$/ }, () => ({ path: `${core}.js`, namespace: 'glue' }));
    bundler.onResolve({ filter: /^#wasm$/ }, () => ({ path: `${core}.wasm`, namespace: 'bytes' }));
    // Left in, `new URL('core.wasm', import.meta.url)` would make users' bundlers look for the file.
    bundler.onLoad({ filter: /.*/, namespace: 'glue' }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', "''"),
    }));
    bundler.onLoad({ filter: /.*/, namespace: 'bytes' }, ({ path }) => ({
      contents: `export default ${JSON.stringify(readFileSync(path, 'latin1'))};`,
    }));
  },
};

/** @type {import('esbuild').BuildOptions} */
const common = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  plugins: [compiledCore],
};

/** @param {string} file */
const gzipped = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

async function writeBundles() {
  mkdirSync(dist, { recursive: true });
  const lib = join(root, 'web', 'lib');
  await Promise.all([
    build({ ...common, entryPoints: [join(lib, 'index.js')], outfile: `${dist}/mazewright.js` }),
    build({ ...common, entryPoints: [join(lib, 'slim.js')], outfile: `${dist}/slim.js` }),
    build({
      ...common,
      entryPoints: [join(lib, 'index.js')],
      outfile: `${dist}/mazewright.global.js`,
      format: 'iife',
      charset: 'ascii', // a classic script is read in the page's own charset
      globalName: 'mazewright',
    }),
    build({ ...common, entryPoints: [join(lib, 'masks.js')], outfile: `${dist}/mask.js` }),
  ]);
  copyFileSync(`${core}.wasm`, `${dist}/mazewright.wasm`);
}

function checkSizes() {
  const files = ['mazewright.js', 'mazewright.global.js', 'slim.js', 'mazewright.wasm', 'mask.js'];
  const sizes = files.map((file) => `${file} ${kilobytes(gzipped(file))}`).join(', ');
  if (gzipped('mazewright.js') > LIMIT) {
    rmSync(join(root, 'build', 'stamps', 'package'), { force: true });
    throw new Advice(
      `dist/mazewright.js may weigh ${kilobytes(LIMIT)} gzipped at most; now: ${sizes}`,
    );
  }
  return `gzipped: ${sizes}`;
}

export function buildBundles() {
  return step({
    name: 'package',
    inputs: ['web/lib', 'web/build/bundle.js', 'build/wasm/core.js', 'build/wasm/core.wasm'],
    outputs: ['dist/mazewright.js', 'dist/slim.js', 'dist/mask.js', 'dist/mazewright.global.js'],
    async work() {
      await writeBundles();
      return checkSizes();
    },
  });
}
