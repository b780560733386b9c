/**
 * The projects of newcomers: each in an empty folder, with the packed package and a tool at an exact
 * version. Those of large tools are in tests/js/projects-all.
 */
import { GUIDES, programsOf, READMES, typedProgramsOf } from '../support/readme.js';
import { app, OPTIONS, PASS_WASM, pageOf, vitePage, workerApp } from './support/apps.js';
import { readRecipes } from './support/recipes.js';
import { TILE, tileHash } from './support/tile.js';

const EDGE = 'workerd and other edge runtimes';
const WORKERD = 'workerd serve config.capnp --socket-addr http=127.0.0.1:{port}';

/** Answers with a page that throws what createMazewright throws. */
const throwingWorker = `import { createMazewright } from 'mazewright';

const pageOf = ({ name, message }) =>
  '<script>throw Object.assign(new Error(' + JSON.stringify(message) + '), { name: "' + name + '" })</script>';

export default {
  async fetch() {
    const html = await createMazewright().then(() => '', pageOf);
    return new Response(html, { headers: { 'content-type': 'text/html' } });
  },
};
`;

/** The configuration of the recipe with the first entry in place of streaming. */
const wholeConfig = readRecipes()
  [EDGE].files['config.capnp'].replace('mazewright/streaming', 'mazewright')
  .replace('dist/streaming.js', 'dist/mazewright.js');

/** The worker of the guide "Map tiles". */
const [tileWorker] = typedProgramsOf('web/docs/map-tiles.md').map(({ code }) => code);
/** The configuration of the recipe with the tiles, and a cache that keeps nothing. */
const tileConfig = readRecipes()
  [EDGE].files['config.capnp'].replace(
    'services = [(name = "main", worker = .worker)]',
    'services = [(name = "main", worker = .worker), (name = "cache", worker = .cache)]',
  )
  .replace('modules = [', 'cacheApiOutbound = "cache",\n  modules = [')
  .replace(
    /(\(name = "mazewright\/)streaming(.*dist\/)streaming(\.js"\),)/,
    '$&\n    $1tiles$2tiles$3',
  )
  .concat(`const cache :Workerd.Worker = (
  compatibilityDate = "2026-01-01",
  modules = [(name = "cache.js", esModule = embed "cache.js")],
);
`);
/** What workerd asks for kept answers: this one has none, and takes what is to be kept. */
const cacheWorker = `export default {
  async fetch({ method }) {
    if (method === 'PUT') return new Response(null, { status: 204 });
    return new Response(null, { status: 504, headers: { 'CF-Cache-Status': 'MISS' } });
  },
};
`;

const VITE_SERVER = 'vite --host 127.0.0.1 --strictPort --port {port}';

/** The examples use two entries, which are more than Vite likes in one chunk. */
const wideChunks = 'export default { build: { chunkSizeWarningLimit: 1000 } };';

/** Which Vite 6 refuses for the browsers of its default target. @param {string} code */
const awaitsAtTop = (code) => /^\S.*\bawait /m.test(code);

/**
 * The examples of READMEs and guides that are not for Node only, as scripts of one page.
 * @param {(code: string) => boolean} isWanted
 */
function examples(isWanted = () => true) {
  const programs = [...READMES, ...GUIDES.flat()]
    .flatMap(programsOf)
    .filter(({ code }) => !code.includes("'node:") && isWanted(code));
  const scripts = programs.map(({ code }, i) => [`example-${i}.js`, code]);
  const tags = scripts.map(([name]) => `<script type="module" src="/${name}"></script>`);
  return { ...Object.fromEntries(scripts), 'index.html': pageOf(tags.join('\n')) };
}

/** @type {readonly import('./support/check.js').Project[]} */
export const projects = [
  {
    name: 'Vite 6',
    packages: { vite: '6.4.6' },
    recipe: 'Vite',
    cases: [
      { what: 'the recipe', open: 'dist', fetches: 1, never: /warn/i },
      { what: 'the recipe on its server', run: [], serve: VITE_SERVER, fetches: 1 },
      { what: 'mazewright', files: vitePage('mazewright'), open: 'dist', never: /warn/i },
      {
        what: 'mazewright/worker, which imports mazewright, on its server',
        run: [],
        files: { ...vitePage('mazewright'), 'main.js': workerApp },
        serve: VITE_SERVER,
      },
      { what: 'mazewright/streaming alone', files: vitePage('mazewright/streaming'), open: 'dist' },
      {
        what: 'mazewright/streaming alone on its server says what to pass',
        run: [],
        files: vitePage('mazewright/streaming'),
        serve: VITE_SERVER,
        says: /wasm could not be loaded: .*deps\/mazewright\.wasm is text\/html, not WebAssembly; pass/,
      },
      {
        what: 'the examples without await at the top level, for its default target',
        files: { ...examples((code) => !awaitsAtTop(code)), 'vite.config.mjs': wideChunks },
        never: /warn/i,
      },
    ],
  },
  {
    name: 'Vite 8',
    packages: { vite: '8.3.8' },
    recipe: 'Vite',
    cases: [
      { what: 'the recipe', open: 'dist', fetches: 1, never: /warn/i },
      { what: 'mazewright', files: vitePage('mazewright'), open: 'dist', never: /warn/i },
      {
        what: 'mazewright/streaming alone on its server',
        run: [],
        files: vitePage('mazewright/streaming'),
        serve: VITE_SERVER,
      },
      {
        what: 'all examples of the READMEs and guides',
        files: { ...examples(), 'vite.config.mjs': wideChunks },
        never: /warn/i,
      },
    ],
  },
  {
    name: 'webpack',
    packages: { webpack: '5.112.1', 'webpack-cli': '7.3.1' },
    recipe: 'webpack',
    cases: [
      { what: 'the recipe', open: '.', fetches: 1, never: /critical|can't resolve/i },
      {
        what: 'mazewright in a classic script on a page without a charset',
        files: {
          'index.html': pageOf('<script src="dist/main.js"></script>'),
          'src/index.js': app('mazewright'),
        },
        open: '.',
        never: /critical|can't resolve/i,
      },
    ],
  },
  {
    name: 'esbuild',
    packages: { esbuild: '0.28.2' },
    recipe: 'esbuild',
    cases: [
      { what: 'the recipe', open: '.', fetches: 1, never: /\bwarn/i },
      ...['mazewright', 'mazewright/streaming'].flatMap((entry) =>
        ['esm', 'iife'].map((format) => ({
          what: `${entry} alone as ${format}`,
          files: {
            'index.html': pageOf(
              `<script ${format === 'esm' ? 'type="module"' : ''} src="dist/main.js"></script>`,
            ),
            'main.js': app(entry),
          },
          run: [`npx esbuild main.js --bundle --minify --format=${format} --outdir=dist`],
          open: '.',
          never: /\bwarn/i,
          ...(entry === 'mazewright/streaming' && { says: PASS_WASM }),
        })),
      ),
      {
        what: 'mazewright/worker as iife',
        files: {
          'index.html': pageOf('<script src="dist/main.js"></script>'),
          'main.js': workerApp,
        },
        run: ['npx esbuild main.js --bundle --minify --format=iife --outdir=dist'],
        open: '.',
        never: /\bwarn/i,
      },
    ],
  },
  {
    name: 'Rollup',
    packages: { rollup: '4.68.7', '@rollup/plugin-node-resolve': '16.0.3' },
    recipe: 'Rollup',
    cases: [
      { what: 'the recipe', open: '.', fetches: 1, never: /\(!\)/ },
      ...['mazewright', 'mazewright/streaming'].map((entry) => ({
        what: `${entry} alone as iife`,
        files: {
          'index.html': pageOf('<script src="dist/main.js"></script>'),
          'main.js': app(entry),
        },
        run: ['npx rollup main.js --plugin node-resolve --format iife --dir dist'],
        open: '.',
        never: /\(!\)/,
        ...(entry === 'mazewright/streaming' && { says: PASS_WASM }),
      })),
    ],
  },
  {
    name: 'workerd',
    packages: { workerd: '1.20261117.1' },
    recipe: EDGE,
    cases: [
      {
        what: 'the recipe',
        run: [],
        serve: WORKERD,
      },
      {
        what: 'the worker of the guide of map tiles, the bytes of Node',
        run: [],
        files: { 'worker.js': tileWorker, 'config.capnp': tileConfig, 'cache.js': cacheWorker },
        serve: WORKERD,
        path: `/${TILE}`,
        answers: tileHash,
      },
      {
        what: 'mazewright says what to pass',
        run: [],
        files: { 'worker.js': throwingWorker, 'config.capnp': wholeConfig },
        serve: WORKERD,
        says: /MazeError: wasm must be a WebAssembly\.Module in this runtime: import mazewright\/mazewright\.wasm and mazewright\/streaming$/,
      },
    ],
  },
  {
    name: 'Vitest',
    packages: { vitest: '3.2.7', jsdom: '26.1.0' },
    recipe: 'Vitest',
    cases: [
      { what: 'the recipe', prints: /Tests {2}1 passed \(1\)/ },
      {
        what: 'the recipe in a context of Node’s vm',
        run: ['npx vitest run --environment jsdom --pool vmThreads'],
        prints: /Tests {2}1 passed \(1\)/,
      },
    ],
  },
  {
    name: 'React',
    packages: {
      react: '19.3.1',
      'react-dom': '19.3.1',
      '@types/react': '19.3.0',
      '@types/react-dom': '19.3.0',
      '@vitejs/plugin-react': '6.3.0',
      typescript: '6.0.3',
      vite: '8.3.8',
    },
    recipe: 'React',
    cases: [{ what: 'the recipe', open: 'dist', plays: true }],
  },
  {
    name: 'Vue 3',
    packages: {
      vue: '3.5.45',
      '@vitejs/plugin-vue': '6.0.11',
      'vue-tsc': '3.3.14',
      typescript: '6.0.3',
      vite: '8.3.8',
    },
    recipe: 'Vue',
    cases: [{ what: 'the recipe', open: 'dist', plays: true }],
  },
  {
    name: 'Svelte',
    packages: {
      svelte: '5.57.3',
      '@sveltejs/vite-plugin-svelte': '7.3.1',
      'svelte-check': '4.7.8',
      typescript: '6.0.3',
      vite: '8.3.8',
    },
    recipe: 'Svelte',
    cases: [{ what: 'the recipe', open: 'dist', plays: true }],
  },
  {
    name: 'Vue',
    packages: { '@vue/reactivity': '3.5.45' },
    cases: [
      {
        what: 'a game in reactive()',
        files: {
          'game.mjs': `import { computed, reactive } from '@vue/reactivity';
import { createMazewright } from 'mazewright';

const mw = await createMazewright();
const game = reactive(mw.game(mw.generate(${OPTIONS})));
const moves = computed(() => game.moves);
console.log(moves.value, game.move(game.hint()), game.position !== 0);
`,
        },
        run: ['node game.mjs'],
        prints: /^0 moved true$/m,
      },
    ],
  },
  {
    name: 'CommonJS',
    packages: {},
    recipe: 'CommonJS',
    cases: [
      { what: 'the recipe', prints: /<path class="walls"/ },
      {
        what: 'require of every entry',
        skip: process.features.require_module ? false : 'this Node cannot require an ES module',
        files: {
          'every.cjs': `const names = ['', '/streaming', '/small', '/mask', '/en', '/ko', '/worker'];
console.log(names.map((name) => Object.keys(require('mazewright' + name)).length > 0).join(' '));
`,
        },
        run: ['node every.cjs'],
        prints: /^true true true true true true true$/m,
      },
    ],
  },
];
