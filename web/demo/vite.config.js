import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { gameIds } from '../build/page/games.js';
import { firstMaze, ownScope, preloads, textSizes } from '../build/page/vite-plugins.js';

const fromRoot = (/** @type {string} */ path) =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url));

const { name, repository } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
/** Addresses of the project; ui/links.js reads them. */
const links = {
  source: repository?.url?.replace(/^git\+/, '').replace(/\.git$/, ''),
  package: `https://www.npmjs.com/package/${name}`,
  docs: './docs/index.html',
  license: './licenses.txt',
};

export default defineConfig({
  define: {
    'import.meta.env.PROJECT_LINKS': JSON.stringify(links),
    'import.meta.env.GAMES': JSON.stringify(gameIds()),
  },
  plugins: [firstMaze, preloads],
  css: { postcss: { plugins: [textSizes] } },
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Relative addresses: the page works in any folder of any server.
  base: './',
  cacheDir: fromRoot('build/vite'),
  resolve: {
    alias: [
      { find: /^#fonts\//, replacement: `${fromRoot('build/fonts')}/` },
      { find: /^mazewright\/small$/, replacement: fromRoot('dist/small.js') },
      { find: /^mazewright\/dungeons$/, replacement: fromRoot('dist/dungeons.js') },
      { find: /^mazewright\/worker$/, replacement: fromRoot('dist/worker.js') },
      { find: /^mazewright\/formats$/, replacement: fromRoot('dist/formats.js') },
      // Its modules instead of its scripts: views share them out, which saves 1.3 KB of the first program.
      { find: /^mazewright\/draw$/, replacement: fromRoot('web/lib/draw.js') },
      { find: /^mazewright\/three$/, replacement: fromRoot('web/lib/three.js') },
      { find: /^mazewright\/mask$/, replacement: fromRoot('dist/mask.js') },
      { find: /^mazewright\/en$/, replacement: fromRoot('dist/en.js') },
      { find: /^mazewright\/ko$/, replacement: fromRoot('dist/ko.js') },
      { find: /^mazewright\/global(?=\?)/, replacement: fromRoot('dist/mazewright.global.js') },
    ],
  },
  worker: {
    // For parts that are loaded when they are needed.
    format: 'es',
    plugins: () => [ownScope],
    // Written as the page is, so that what both have is one file, which is loaded once.
    rolldownOptions: { output: { comments: { annotation: false } } },
  },
  server: { fs: { allow: [fromRoot('.')] } },
  build: {
    outDir: fromRoot('build/page'),
    emptyOutDir: true,
    target: 'es2022',
    // three.js has 560 KB and is loaded only with a 3D view.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The first program and maps of walks draw by the same modules: in one file these are smaller.
          groups: [{ name: 'drawing', test: /web\/lib\/draw\/(paint|geometry|colors)\// }],
        },
      },
    },
    // The polyfill is an inline script, which the page's Content-Security-Policy forbids.
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.txt' },
  },
});
