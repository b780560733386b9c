import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { Advice, root, run } from '../util/shell.js';
import { timed } from '../util/timed.js';
import { breakLines } from './break-lines.js';
import { compiled, wasmOf } from './compiled.js';
import { writeIntegrity } from './integrity.js';
import { latinFonts, noStandardFonts } from './latin-fonts.js';
import { licensesOf } from './licenses.js';
import { shortShaders } from './shaders.js';
import { keepOwnSources } from './source-maps.js';
import { writeTileset } from './tileset.js';

/** Limits of sizes in KB, gzipped: a little above the present sizes. */
const LIMITS = {
  'mazewright.js': 176,
  'mazewright.global.js': 176,
  'dungeons.js': 228,
  'dungeons.global.js': 228,
  'small.js': 116,
  'streaming.js': 43,
  'mazewright.wasm': 188,
  'dungeons.wasm': 236,
  'mask.js': 7,
  'three.js': 44,
  'tiles.js': 12,
  'draw.js': 28,
  'element.js': 40,
  'en.js': 9,
  'ko.js': 17,
  'worker.js': 18,
  'worker-script.js': 14,
  'cli.js': 23,
  'cli-worker.js': 1.5,
  'serve-worker.js': 1,
};

const dist = join(root, 'dist');
const lib = join(root, 'web', 'lib');

/** @type {import('esbuild').BuildOptions} */
const common = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  legalComments: 'eof',
  logLevel: 'silent',
  // Names of parts depend on the paths of their sources: those of a linked node_modules are as if it lay here.
  preserveSymlinks: true,
  sourcemap: 'linked',
  sourcesContent: false,
  plugins: [compiled('core')],
};

/**
 * Lets `mazewright/worker` hold the script of its workers as a text, and use the first entry as the
 * file beside it.
 * @type {import('esbuild').Plugin}
 */
const workers = {
  name: 'workers',
  setup(bundler) {
    bundler.onResolve({ filter: /^#worker$/ }, () => ({ path: '#worker', namespace: 'worker' }));
    bundler.onLoad({ filter: /.*/, namespace: 'worker' }, () => ({
      contents: readFileSync(join(dist, 'worker-script.js'), 'utf8').replace(/^\/\/# .*$/m, ''),
      loader: 'text',
    }));
    bundler.onResolve({ filter: /^\.\/index\.js$/ }, () => ({
      path: './mazewright.js',
      external: true,
    }));
  },
};

/**
 * Leaves the entries that an element loads beside it, each for itself.
 * @type {import('esbuild').Plugin}
 */
const entriesBeside = {
  name: 'entries-beside',
  setup(bundler) {
    bundler.onResolve({ filter: /^\.\/(small|index|dungeons|ko)\.js$/ }, ({ path }) => ({
      path: path.replace('index', 'mazewright'),
      external: true,
    }));
  },
};

/**
 * How wide a text stands in a terminal. The bar of the program is ASCII without colours; the library's own
 * way to tell knows every emoji, in a line of 10 KB.
 * @type {import('esbuild').Plugin}
 */
const plainWidth = {
  name: 'plain-width',
  setup(bundler) {
    bundler.onResolve({ filter: /^string-width$/ }, () => ({
      path: 'string-width',
      namespace: 'plain-width',
    }));
    bundler.onLoad({ filter: /.*/, namespace: 'plain-width' }, () => ({
      contents: 'module.exports = ({ length }) => length;',
    }));
  },
};

/**
 * The program of the package. Libraries in it are CommonJS and require modules of Node. Its users read what it
 * prints and not its source, so it has no map.
 * @type {import('esbuild').BuildOptions}
 */
const program = {
  platform: 'node',
  external: ['mazewright/*'],
  plugins: [plainWidth],
  sourcemap: false,
  banner: {
    js: "import{createRequire as nodeRequire}from'node:module';const require=nodeRequire(import.meta.url);",
  },
};

/**
 * A classic script with one global, in place of the format 'iife', whose helpers for exports weigh 0.2 KB. The
 * module with the same code has a map.
 * @type {import('esbuild').BuildOptions}
 */
const asGlobal = {
  sourcemap: false,
  banner: { js: '"use strict";var mazewright=(()=>{' },
  footer: { js: '})();' },
};

/** Lets the function around a module return what that exports. @param {string} file */
function returnExports(file) {
  const text = readFileSync(file, 'utf8');
  const found = [...text.matchAll(/\bexport\{([^}]*)\};/g)];
  if (found.length !== 1) throw new Error(`${file} has ${found.length} lists of exports, not one`);
  const [[list, names]] = found;
  const entries = names.split(',').map((name) => {
    const [own, shown = own] = name.trim().split(' as ');
    return `${shown}:${own}`;
  });
  writeFileSync(
    file,
    text.replace(list, () => `return{${entries.join(',')}};`),
  );
}

/** @param {string} file */
const gzipped = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

async function writeBundles() {
  mkdirSync(dist, { recursive: true });
  /** @param {string} source @param {string} to @param {import('esbuild').BuildOptions} [options] */
  const bundle = async (source, to, options = {}) => {
    const outfile = join(dist, to);
    const map = `${outfile}.map`;
    // One of another build.
    rmSync(map, { force: true });
    await build({
      ...common,
      entryPoints: [join(root, 'web', 'lib', source)],
      outfile,
      ...options,
    });
    if (options.banner === asGlobal.banner) returnExports(outfile);
    breakLines(outfile);
    if (options.sourcemap !== false) keepOwnSources(map);
  };
  await Promise.all([
    bundle('index.js', 'mazewright.js'),
    bundle('streaming.js', 'streaming.js'),
    bundle('index.js', 'mazewright.global.js', asGlobal),
    bundle('mask.js', 'mask.js'),
    bundle('tiles.js', 'tiles.js'),
    bundle('draw.js', 'draw.js'),
    bundle('element.js', 'element.js', { plugins: [entriesBeside] }),
    bundle('three.js', 'three.js', { external: ['three'], plugins: [shortShaders] }),
    bundle('en.js', 'en.js'),
    bundle('ko.js', 'ko.js', { charset: 'utf8' }),
    bundle('worker/script.js', 'worker-script.js', { format: 'iife' }),
    bundle('../cli/main.js', 'cli.js', program),
    bundle('../cli/many/worker.js', 'cli-worker.js', program),
    bundle('../cli/serve/worker.js', 'serve-worker.js', program),
  ]);
  const dungeons = { plugins: [compiled('dungeons')] };
  await bundle('dungeons.js', 'dungeons.js', dungeons);
  await bundle('dungeons.js', 'dungeons.global.js', {
    ...dungeons,
    ...asGlobal,
  });
  await bundle('small.js', 'small.js', { plugins: [compiled('small')] });
  await bundle('worker.js', 'worker.js', { plugins: [workers, compiled('core')] });
  for (const [program, file] of /** @type {const} */ ([
    ['core', 'mazewright.wasm'],
    ['dungeons', 'dungeons.wasm'],
  ])) {
    writeFileSync(join(dist, file), await wasmOf(program));
  }
  await writeFormats();
  const page = await run(process.execPath, [join(root, 'web', 'build', 'package', 'man-page.js')]);
  writeFileSync(join(dist, 'mazewright.1'), page);
  chmodSync(join(dist, 'cli.js'), 0o755);
  writeIntegrity(dist);
}

/**
 * The entry of formats, and in dist/formats/ a script per format and per library that only some need: who
 * imports one function loads no other, whatever the bundler. The picture of tiles lies beside them.
 */
async function writeFormats() {
  const folder = join(dist, 'formats');
  rmSync(folder, { recursive: true, force: true });
  const each = readdirSync(join(lib, 'formats')).filter((name) => name.endsWith('.js'));
  const { metafile } = await build({
    ...common,
    entryPoints: ['formats.js', ...each.map((name) => `formats/${name}`)].map((name) =>
      join(lib, name),
    ),
    outdir: dist,
    outbase: lib,
    splitting: true,
    chunkNames: 'formats/parts/[name]-[hash]',
    plugins: [...(common.plugins ?? []), latinFonts, noStandardFonts],
    metafile: true,
  });
  for (const path of Object.keys(metafile.outputs).filter((path) => path.endsWith('.js'))) {
    leaveOutBareImports(path);
    breakLines(path);
    keepOwnSources(`${path}.map`);
  }
  await writeTileset(folder);
  writeFileSync(join(folder, 'licenses.txt'), licensesOf(Object.keys(metafile.inputs)));
}

/**
 * Imports for side effects alone, which esbuild leaves between parts, become spaces: the package has no side
 * effects, and bundlers warn of such imports.
 * @param {string} path of a script
 */
function leaveOutBareImports(path) {
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(/\bimport"\.[^"]+";/g, (found) => ' '.repeat(found.length)),
  );
}

function checkSizes() {
  const limits = Object.entries(LIMITS);
  const sizes = limits.map(([file]) => `${file} ${kilobytes(gzipped(file))}`);
  const large = limits
    .filter(([file, limit]) => gzipped(file) > limit * 1024)
    .map(([file, limit]) => `${file} must have at most ${limit} KB`);
  if (large.length > 0) {
    throw new Advice(
      `dist is too large, gzipped: ${large.join(', ')}; it has: ${sizes.join(', ')}. LIMITS of web/build/package/bundle.js may be raised by what a new row costs.`,
    );
  }
  return `gzipped: ${sizes.join(', ')}`;
}

/** The scripts of dist/ and the .wasm. */
export const buildBundles = () =>
  timed('package', async () => {
    await writeBundles();
    return checkSizes();
  });
