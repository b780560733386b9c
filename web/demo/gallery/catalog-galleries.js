import { fit } from 'mazewright/draw';
import { drawMaze } from '../draw2d/maze.js';
import { chooseAlgorithm, chooseShape } from '../state/change.js';
import { rowOf } from '../state/row-of.js';
import { SAMPLE_GRAPHS } from '../state/sample-graphs.js';
import { isQuicklyMade, mazeOf } from '../state/wanted.js';
import { t } from '../ui/language.js';
import { drawBody, isBody } from './body-picture.js';
import { openGallery } from './gallery.js';

/** @import { GeneratorRow, Maze, Mazewright, ShapeRow } from 'mazewright/dungeons' */
/** @import { Given, Store } from '../state/store.js' */

/** Every algorithm, on the grid of the page where it runs there. @param {Store} store */
export function openAlgorithms(store) {
  const { mw, wanted } = store.state;
  const { generators, shapes } = mw.catalog;
  openGallery(store, {
    title: t('algorithm'),
    rows: generators,
    chosen: wanted.algorithm,
    optionsOf(row, side) {
      const id = row.shapes.find((each) => each === wanted.shape.id) ?? row.shapes[0];
      return optionsOf(row, rowOf(shapes, id), side);
    },
    choose: (id) => chooseAlgorithm(store, id),
    draw: (canvas, maze) => draw(store, canvas, maze),
  });
}

/** Every shape, by the algorithm of the page where that runs on it. @param {Store} store */
export function openShapes(store) {
  const { mw, wanted } = store.state;
  const { generators, shapes } = mw.catalog;
  openGallery(store, {
    title: t('shape'),
    rows: shapes,
    chosen: wanted.shape.id,
    optionsOf(row, side) {
      const runs = (/** @type {GeneratorRow} */ each) => each.shapes.includes(row.id);
      const now = rowOf(generators, wanted.algorithm);
      const other = /** @type {GeneratorRow} */ (generators.find(runs));
      return bodyOptions(mw, row, optionsOf(runs(now) ? now : other, row, side));
    },
    choose: (id) => chooseShape(store, id),
    draw: (canvas, maze) => draw(store, canvas, maze, isBody(maze)),
  });
}

/** @param {GeneratorRow} algorithm @param {ShapeRow} shape @param {number} side */
function optionsOf(algorithm, shape, side) {
  const base = { algorithm: algorithm.id, seed: 'picture' };
  if (shape.graph) return { ...base, shape: { id: shape.id, ...SAMPLE_GRAPHS[1].make() } };
  // Levels lie side by side in the drawing.
  const cells = Math.ceil(side / Math.sqrt(shape.minLevels));
  return { ...base, shape: shape.id, width: cells, height: cells, levels: shape.minLevels };
}

/** Levels of a picture of storeys. */
const LEVELS = 3;

/**
 * The options of a picture that shows a shape in space: with several levels if it can have them, and round
 * bodies twice as wide as high, so that their cells are about as wide as high.
 * @param {Mazewright} mw
 * @param {ShapeRow} row
 * @param {Given} options
 */
function bodyOptions(mw, row, options) {
  const { width = 0, height = 0 } = options;
  if (row.maxLevels >= LEVELS && row.minLevels === 1) {
    const [wide, high] = [width, height].map((size) => Math.ceil(size / 2));
    return { ...options, width: wide, height: high, levels: LEVELS };
  }
  const round = { ...options, width: 2 * height };
  const isRound = row.minLevels === 1 && isQuicklyMade(mw, round) && isBody(mazeOf(mw, round));
  return isRound ? round : options;
}

/** @param {Store} store @param {HTMLCanvasElement} canvas @param {Maze} maze @param {boolean} [inSpace] */
function draw(store, canvas, maze, inSpace = false) {
  const { width, height } = canvas;
  Object.assign(canvas, { width: width * devicePixelRatio, height: height * devicePixelRatio });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const state = { ...store.state, maze, distances: true, solution: false };
  if (inSpace) {
    drawBody(pen, state, { width: canvas.width, height: canvas.height, ratio: devicePixelRatio });
    return;
  }
  const at = fit(maze, width, height, devicePixelRatio);
  const steps = drawMaze(pen, at, state);
  while (!steps.next().done);
}
