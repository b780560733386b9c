/** Files of projects that several tools have alike. */

/** The maze of every project. */
export const options = { algorithm: 'prim', width: 30, height: 20, seed: 'hello' };

/** Those options as a program has them. */
export const OPTIONS = JSON.stringify(options);

/** The sentence of mazewright/streaming where the bundler left its file out. */
export const PASS_WASM =
  /MazeError: wasm could not be loaded: .*; pass the address or the bytes of mazewright\/mazewright\.wasm: createMazewright\(\{ wasm \}\)$/m;

/** A program that puts the maze into a page. @param {string} entry of the package */
export const app = (entry) => `import { createMazewright } from '${entry}';
createMazewright().then((mw) => {
  document.querySelector('#maze').innerHTML = mw.generate(${OPTIONS}).svg();
});
`;

/** A program that puts the maze of a worker into a page. */
export const workerApp = `import { createPool } from 'mazewright/worker';
createPool({ size: 1 }).then(async (pool) => {
  document.querySelector('#maze').innerHTML = await pool.svg(await pool.generate(${OPTIONS}));
});
`;

/** A page without a charset: read as windows-1252 if its server names none. @param {string} scripts */
export const pageOf = (scripts) => `<!doctype html><div id="maze"></div>${scripts}`;

/** A page with that program, for tools that read pages. @param {string} entry */
export const vitePage = (entry) => ({
  'index.html': pageOf('<script type="module" src="/main.js"></script>'),
  'main.js': app(entry),
});
