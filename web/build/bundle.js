import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { compiled, filesOf } from './compiled.js';
import { Advice, root } from './shell.js';
import { step } from './step.js';

/** What a file of dist/ may weigh, gzipped, in KB: a little above what it does weigh. */
const LIMITS = {
  'mazewright.js': 91,
  'mazewright.global.js': 92,
  'small.js': 62,
  'slim.js': 10,
  'mazewright.wasm': 79,
  'mask.js': 3,
  'ko.js': 5,
};

const dist = join(root, 'dist');

/** @type {import('esbuild').BuildOptions} */
const common = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  write: false,
  plugins: [compiled('core')],
};

/** @param {string} file */
const gzipped = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

async function writeBundles() {
  mkdirSync(dist, { recursive: true });
  /** @param {string} source @param {string} to @param {import('esbuild').BuildOptions} [how] */
  const bundle = (source, to, how = {}) =>
    build({
      ...common,
      entryPoints: [join(root, 'web', 'lib', source)],
      outfile: join(dist, to),
      ...how,
    });
  await Promise.all([
    bundle('index.js', 'mazewright.js'),
    bundle('small.js', 'small.js', { plugins: [compiled('small')] }),
    bundle('slim.js', 'slim.js'),
    bundle('index.js', 'mazewright.global.js', {
      format: 'iife',
      charset: 'ascii', // a classic script is read in the page's own charset
      globalName: 'mazewright',
    }),
    bundle('masks.js', 'mask.js'),
    bundle('ko.js', 'ko.js'),
  ]);
  copyFileSync(join(root, 'build/wasm/core.wasm'), join(dist, 'mazewright.wasm'));
}

function checkSizes() {
  const sizes = Object.keys(LIMITS).map((file) => `${file} ${kilobytes(gzipped(file))}`);
  for (const [file, limit] of Object.entries(LIMITS)) {
    if (gzipped(file) <= limit * 1024) continue;
    rmSync(join(root, 'build', 'stamps', 'package'), { force: true });
    throw new Advice(
      `dist/${file} may weigh ${limit} KB gzipped at most; now: ${sizes.join(', ')}`,
    );
  }
  return `gzipped: ${sizes.join(', ')}`;
}

export function buildBundles() {
  return step({
    name: 'package',
    inputs: [
      'web/lib',
      'web/build/bundle.js',
      'web/build/compiled.js',
      ...['core', 'small'].flatMap(filesOf),
    ],
    outputs: Object.keys(LIMITS).map((file) => `dist/${file}`),
    async work() {
      await writeBundles();
      return checkSizes();
    },
  });
}
