/** What a frame of `draw` and of `panning` costs while the camera moves over 1000 x 1000 cells, in Chromium. */
import { launch, serveBundles } from './run/browser.js';
import { quantile } from './statistics.js';
import { aligned } from './table.js';

const SIDE = 1000;
const SIZE = { width: 1440, height: 900 };
/** CSS pixels per cell. */
const SCALES = [2, 8, 24];
/** CSS pixels that the camera moves per frame. */
const STEP = [7, 5];
const WAYS = ['draw', 'panning'];
const FRAMES = 15;
/** The figure is the least median of the rounds: what else runs on a machine makes some of them slow. */
const ROUNDS = 5;

/** @type {Record<string, import('mazewright/dungeons').GenerateOptions>} */
const MAZES = {
  squares: { algorithm: 'wilson', width: SIDE, height: SIDE, seed: 1 },
  dungeon: { algorithm: 'roomsAndMazes', width: SIDE, height: SIDE, seed: 1 },
  hexagons: { algorithm: 'wilson', shape: 'hex', width: SIDE, height: SIDE, seed: 1 },
};
const LOOKS = { plain: {}, solution: { solution: true }, distances: { distances: true } };

/** In the page: makes a maze for the frames to come. */
async function prepare([options, { width, height }]) {
  const [{ createMazewright }, drawing] = await Promise.all(
    ['dungeons', 'draw'].map((name) => import(`/dist/${name}.js`)),
  );
  const mw = await createMazewright();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  document.body.replaceChildren(canvas);
  const context = canvas.getContext('2d');
  Object.assign(globalThis, { drawing, context, maze: mw.generate(options) });
}

/** In the page: milliseconds of each frame, until its pixels are there. The first, which prepares, is not among them. */
async function framesOf([way, look, scale, [right, down], count]) {
  const { drawing, context, maze } = globalThis;
  const { box, unit } = drawing.geometryOf(maze);
  const camera = {
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
    scale: scale / unit,
  };
  const pan = drawing.panning(context, maze, look);
  const show = {
    draw: () => drawing.draw(context, maze, { ...look, camera }),
    panning: () => pan(camera),
  };
  const found = [];
  for (let i = 0; i <= count; i += 1) {
    await new Promise(requestAnimationFrame);
    const from = performance.now();
    show[way]();
    context.getImageData(0, 0, 1, 1);
    found.push(performance.now() - from);
    camera.x += right / camera.scale;
    camera.y += down / camera.scale;
  }
  return found.slice(1);
}

/** @param {{ quick: boolean }} flags @returns {Promise<string>} */
export async function drawingText({ quick }) {
  const server = await serveBundles('build/bench');
  const browser = await launch();
  const page = await browser.newPage({ viewport: SIZE });
  await page.goto(`${server.url}/blank`);
  const rows = [];
  for (const [name, options] of Object.entries(MAZES)) {
    await page.evaluate(prepare, [options, SIZE]);
    const cases = Object.entries(LOOKS).flatMap(([lookName, look]) =>
      WAYS.map((way) => ({
        name: `${name}, ${lookName}, ${way}`,
        way,
        look,
        least: SCALES.map(() => Infinity),
      })),
    );
    for (let round = 0; round < (quick ? 1 : ROUNDS); round += 1) {
      for (const { way, look, least } of cases) {
        for (const [i, scale] of SCALES.entries()) {
          const frames = await page.evaluate(framesOf, [way, look, scale, STEP, FRAMES]);
          least[i] = Math.min(least[i], quantile(frames, 0.5));
        }
      }
    }
    rows.push(...cases.map((each) => [each.name, ...each.least.map((ms) => ms.toFixed(1))]));
  }
  await browser.close();
  await server.close();
  const heads = SCALES.map((scale) => `${scale} px`);
  return aligned([[`ms, ${SIZE.width} x ${SIZE.height}`, ...heads], ...rows]);
}
