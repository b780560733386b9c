// full: 6 s, the maps of the guide in a browser
// The maps of the guide "Map tiles", as a bundler makes them, over a real `mazewright serve`: they show the walls of
// the world, and the route. Cost: 6 s.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { build } from 'esbuild';
import { createMazewright } from 'mazewright/dungeons';
import { guide, pagesOf } from '../js/support/readme.js';
import { startServer } from '../js/support/tile-server.js';
import { browserFor } from './support/browser.js';
import { decoded } from './support/pixels.js';
import { root } from './support/server.js';
import { framesOf } from './support/states.js';

/** @typedef {import('playwright-core').Page} Page */

/** The window, and its cells: the corner of the cell (20, 20) is in the middle of both maps. */
const SIZE = { width: 640, height: 480 };
const PIXELS = 16;
const CORNER = 20;
const [LEFT, TOP] = [CORNER - SIZE.width / PIXELS / 2, CORNER - SIZE.height / PIXELS / 2];
const [WIDE, HIGH] = [SIZE.width / PIXELS, SIZE.height / PIXELS];
/** Rows and columns of cells below buttons. */
const BUTTONS = 6;
/** Pictures until the map must be whole: some twenty seconds of them on a machine that is not busy. */
const MOST_TRIES = 200;
/** The ends that the guide asks a route of. */
const ENDS = /** @type {const} */ ([
  { x: 0, y: 0 },
  { x: 40, y: 30 },
]);

const blocks = /** @type {string[]} */ (guide('map-tiles')).flatMap(pagesOf);
/** Each block as a page of the server. */
const addressOf = (/** @type {number} */ index) => `/map/${index}`;
const mw = await createMazewright();
const server = await startServer('--port', '0');
after(() => server.end());
/** @type {Record<string, { html: string }>} */
const pages = {};
for (const [i, { code }] of blocks.entries()) pages[addressOf(i)] = { html: await bundled(code) };
const { withAddress } = browserFor(pages);

/** The page of a block with what it imports, which asks the server of the test. @param {string} code */
async function bundled(code) {
  const [, body, script] = /^([\s\S]*)<script type="module">([\s\S]*)<\/script>/.exec(code) ?? [];
  const { outputFiles } = await build({
    ...{ bundle: true, write: false, format: 'esm', target: 'es2022', outdir: 'out' },
    loader: { '.png': 'dataurl' },
    stdin: {
      contents: script.replace('http://127.0.0.1:8080/', server.origin),
      resolveDir: root,
    },
  });
  const [js, css] = ['.js', '.css'].map((end) =>
    outputFiles.find(({ path }) => path.endsWith(end))?.text.replaceAll('</script', '<\\/script'),
  );
  return `<!doctype html><title>A map</title><link rel="icon" href="data:," />
    <style>body { margin: 0 } ${css}</style>${body}<script type="module">${js}</script>`;
}

/**
 * What the map shows at the cells of the window: a wall to the west, one to the north, the route.
 * @param {Page} page
 * @returns {Promise<{ i: number, j: number, shown: boolean[] }[]>} i, j: the cell's column and row in the window
 */
async function cellsOf(page) {
  const picture = (await page.screenshot()).toString('base64');
  const image = await decoded(page, picture);
  return image.evaluate(({ data, width, height }, size) => {
    const cells = [];
    for (let top = size; top < height; top += size) {
      for (let left = size; left < width; left += size) {
        const [west, north, middle] = [
          [left, top + size / 2],
          [left + size / 2, top],
          [left + size / 2, top + size / 2],
        ].map(([x, y]) => data.subarray(4 * (y * width + x)));
        const shown = [west[1] < 60, north[1] < 60, middle[2] > middle[0] + 40];
        cells.push({ i: left / size, j: top / size, shown });
      }
    }
    return cells;
  }, PIXELS);
}

/** What lies over cells in corners of the window: buttons, and the name of the library. @param {{ i: number, j: number }} cell */
const isHidden = ({ i, j }) => (i < BUTTONS && j < BUTTONS) || (i > WIDE / 2 && j >= HIGH - 2);

for (const [index, { name, code }] of blocks.entries()) {
  test(`the map of ${name} shows the walls of the world, and the route`, () =>
    withAddress(addressOf(index), { viewport: SIZE }, async (page) => {
      const world = mw.world(String(/8080\/([^']+)'/.exec(code)?.[1]));
      const route = new Set(Array.from(world.route(...ENDS), ({ x, y }) => `${x} ${y}`));
      const faultsNow = async () => {
        await framesOf(page);
        const cells = (await cellsOf(page)).filter((cell) => !isHidden(cell));
        return cells.flatMap(({ i, j, shown }) => {
          const [x, y] = [LEFT + i, TOP + j];
          const walls = ['west', 'north'].map((side) => !world.isOpen(x, y, side));
          const wanted = [...walls, route.has(`${x} ${y}`)];
          return shown.join() === wanted.join() ? [] : [`${x}, ${y}: ${shown} for ${wanted}`];
        });
      };
      // Tiles come one by one, and a map lets them appear slowly.
      let faults = await faultsNow();
      for (let tries = 1; faults.length > 0 && tries < MOST_TRIES; tries += 1) {
        faults = await faultsNow();
      }
      assert.deepEqual(faults, []);
    }));
}
