/** From the import to the first 25 x 25 maze: fresh processes of Node, cold pages of Chromium. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../page/support/server.js';
import { launch, serveBundles } from './run/browser.js';
import { quantile } from './statistics.js';
import { aligned, number } from './table.js';

const SIDE = 25;

/** Per package what it imports, and the maze that it makes. @type {Record<string, string>} */
const contestants = {
  mazewright: ours('mazewright'),
  'mazewright/dungeons': ours('mazewright/dungeons'),
  'mazewright/small': ours('mazewright/small'),
  'mazewright/streaming': ours('mazewright/streaming'),
  // A cell of a maze is a tile of its own there, and so is a wall.
  'rot-js': `const { Map } = await import('rot-js');
    new Map.DividedMaze(${2 * SIDE + 1}, ${2 * SIDE + 1}).create(() => {});`,
};

/** @param {string} entry */
function ours(entry) {
  return `const { createMazewright } = await import('${entry}');
    const mw = await createMazewright();
    mw.generate({ algorithm: 'recursiveBacktracker', width: ${SIDE}, height: ${SIDE}, seed: 1 });`;
}

/** @param {string} work @param {string} done */
const timed = (work, done) => `const begin = performance.now();
  ${work}
  ${done}(performance.now() - begin);`;

/** @param {string} work @returns {number} milliseconds */
function inProcess(work) {
  const args = ['--input-type=module', '--eval', timed(work, 'console.log')];
  return Number(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }));
}

/** Every package as its users serve it: minified, and its WebAssembly beside it if it has one. */
async function serveContestants() {
  const folder = 'build/bench/first-maze';
  await build({
    stdin: { contents: "export { Map } from 'rot-js';", resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    outfile: join(root, folder, 'rot-js.js'),
    logLevel: 'error',
  });
  return serveBundles(folder);
}

/** @param {string} name */
const addressOf = (name) => {
  const [first, entry = first] = name.split('/');
  return name === 'rot-js' ? '/bench/rot-js.js' : `/dist/${entry}.js`;
};

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {string} name
 * @returns {Promise<number>} milliseconds, with the request to a server on the same machine
 */
async function inPage(browser, url, name) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${url}/blank`);
    const work = contestants[name].replace(`'${name}'`, `'${addressOf(name)}'`);
    return await page.evaluate(`new Promise(async (done) => { ${timed(work, 'done')} })`);
  } finally {
    await context.close();
  }
}

/** Milliseconds per round, by place and package. @typedef {Record<string, Record<string, number[]>>} FirstMazes */

/** @param {{ quick: boolean }} flags @returns {Promise<FirstMazes>} */
export async function measureFirstMazes({ quick }) {
  const rounds = quick ? 5 : 31;
  const server = await serveContestants();
  const browser = await launch();
  const places = {
    Node: inProcess,
    Chromium: (/** @type {string} */ _, /** @type {string} */ name) =>
      inPage(browser, server.url, name),
  };
  /** @type {FirstMazes} */
  const found = {};
  for (const [place, run] of Object.entries(places)) {
    const times = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, work] of Object.entries(contestants)) {
        times[name].push(await run(work, name));
      }
    }
    found[place] = times;
  }
  await browser.close();
  await server.close();
  return found;
}

/** @param {FirstMazes} found */
export function firstMazeText(found) {
  const rows = Object.entries(found).flatMap(([place, times]) =>
    Object.entries(times).map(([name, its]) => [
      place,
      name,
      ...[0.25, 0.5, 0.75].map((share) => number(quantile(its, share))),
    ]),
  );
  return aligned([['first maze, ms', '', 'quartile', 'median', 'quartile'], ...rows]);
}
