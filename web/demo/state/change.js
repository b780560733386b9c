import { fit } from 'mazewright/draw';
import { showNotice } from '../ui/announce.js';
import { byId } from '../ui/dom.js';
import { rowText, t } from '../ui/language.js';
import { generate } from './generate.js';
import { onceGenerated } from './generate-in-worker.js';
import { addOutline, fitOutline, keepOutline } from './outline.js';
import { fitPasses, isMoved, passesOf, sayLeftOut, usedOf } from './passes.js';
import { withPlanes } from './planes.js';
import { rowOf } from './row-of.js';
import { SAMPLE_GRAPHS } from './sample-graphs.js';
import { waitForPen } from './stencil-pen.js';
import { isGood, mazeOf, problemOf } from './wanted.js';

/** @import { GeneratorRow, Maze, Mazewright, ShapeRow } from 'mazewright/dungeons' */
/** @import { Stencil } from './stencil-mask.js' */
/** @import { Store, Wanted } from './store.js' */

/** CSS pixels of a cell after another shape was chosen: limits, and the size aimed at otherwise. */
const MIN_CELL = 17;
const MAX_CELL = 40;
const GOOD_CELL = 24;
const ROUNDS = 3;
/** Cells of a side of the mazes that are made to find a size. */
const MAX_SAMPLE_SIDE = 80;
/** Initial levels of a shape that may have several. */
const LEVELS = 3;

/** Options that can change without making cells and walls again, which would lose edits. */
const KEEPS_CELLS = ['start', 'end', 'exits', 'edits'];

/** The last size of each shape, used when the shape is chosen again. @type {Map<string, Pick<Wanted, 'width' | 'height' | 'levels'>>} */
const sizes = new Map();

/** Changes made so far. */
let changes = 0;

/**
 * Options that change, and `passList`: the passes on the page.
 * @typedef {Partial<Wanted> & { passList?: readonly import('./passes.js').Entry[], stencil?: Stencil | null }} Patch
 */

/**
 * Generates the maze with some options changed; removes options that no longer apply, and leaves passes
 * out that do not.
 * @param {Store} store
 * @param {Patch} patch
 */
export function change(store, patch) {
  make(store, patch, true);
}

/** @param {Store} store @param {Patch} patch @param {boolean} mayWait for the font of a text */
function make(store, patch, mayWait) {
  const { wanted, mw } = store.state;
  const before = passesOf(store.state);
  const { edits, passList = before, ...next } = { ...wanted, ...patch };
  // Passes come last: they depend on all else.
  next.passes = [];
  const isResized = ['width', 'height', 'levels', 'shape', 'stencil'].some((key) => key in patch);
  if (isResized && !('stencil' in patch)) keepOutline(store);
  fitOutline(store, next, 'stencil' in patch || 'shape' in patch);
  const { masks, kind } = rowOf(mw.catalog.generators, next.algorithm);
  const keepsCells = Object.keys(patch).every((key) => KEEPS_CELLS.includes(key));
  // Where a dungeon had floor, another one may have rock.
  const isOtherFloor = kind === 'dungeon' && !keepsCells;
  if (isResized || isOtherFloor || 'exits' in patch || 'algorithm' in patch) {
    delete next.start;
    delete next.end;
  }
  if (isResized || !masks) {
    delete next.mask;
    delete next.parts;
  }
  delete next.stencil;
  if (!rowOf(mw.catalog.shapes, next.shape.id).tiles) delete next.mode;
  squareUp(mw, next, patch);
  const isCutOut = masks && !next.mask;
  if (mayWait && isCutOut && waitForPen(store, patch, (all) => make(store, all, false))) return;
  // An outline that keeps all cells or none is said at its field, beside the maze without it.
  const noOutline = isCutOut ? addOutline(store, next, 'stencil' in patch) : null;
  const stretched = isResized
    ? passList.map((/** @type {import('./passes.js').Entry} */ entry) => ({
        ...entry,
        pass: withPlanes(mw, wanted, next, entry.pass),
      }))
    : passList;
  const fitted = fitPasses(mw, next, stretched, 'passList' in patch);
  sayLeftOut(mw, fitted, before);
  next.passes = usedOf(fitted);
  if ('passList' in patch && (isMoved(mw, wanted.passes) || isMoved(mw, next.passes))) {
    delete next.start;
    delete next.end;
  }
  store.set({ passList: fitted });
  const { width, height, levels } = next;
  const mine = ++changes;
  if (!generate(store, edits && keepsCells ? { ...next, edits } : next)) return;
  sizes.set(next.shape.id, { width, height, levels });
  if (!noOutline) return;
  // A maze of a worker comes later, and takes the last problem away.
  onceGenerated(() => {
    if (mine === changes) store.set({ problem: noOutline });
  });
}

/** Sets both sides to the changed one if the algorithm or shape requires a square. @param {Mazewright} mw @param {Wanted} next @param {Patch} patch */
function squareUp(mw, next, patch) {
  const size = patch.width ?? patch.height;
  if (size === undefined || ('width' in patch && 'height' in patch)) return;
  const { field } = problemOf(mw, next) ?? {};
  const isSide = (side = 0) => Number.isInteger(side) && side > 0;
  if ((field !== 'width' && field !== 'height') || !isSide(next.width) || !isSide(next.height))
    return;
  const square = { ...next, width: size, height: size };
  if (isGood(mw, square)) Object.assign(next, square);
}

/** The size, or one up to a cell larger per side, that the algorithm accepts; {} if none or unchanged. @param {Mazewright} mw @param {Wanted} next */
function nudged(mw, next) {
  const { width = 0, height = 0 } = next;
  const bare = { ...next, passes: [] };
  const tries = [0, 1].flatMap((y) =>
    [0, 1].map((x) => ({ width: width + x, height: height + y })),
  );
  const good = tries.find((each) => isGood(mw, { ...bare, ...each }));
  return !good || (good.width === width && good.height === height) ? {} : good;
}

/** Chooses an algorithm, and another shape if it does not run on the current one. @param {Store} store @param {string} id */
export function chooseAlgorithm(store, id) {
  const { mw, wanted } = store.state;
  const row = rowOf(mw.catalog.generators, id);
  const { mode, edits, ...rest } = wanted;
  const kept = row.modes.some((each) => each === mode) ? { mode } : {};
  store.set({ wanted: { ...rest, ...kept } });
  const patch = { algorithm: id, params: {} };
  if (row.shapes.some((each) => each === wanted.shape.id)) {
    change(store, { ...patch, ...nudged(mw, { ...store.state.wanted, ...patch }) });
    return;
  }
  const shape = rowOf(mw.catalog.shapes, row.shapes[0]);
  const before = rowOf(mw.catalog.shapes, wanted.shape.id);
  showNotice(() =>
    t('switched', { row: rowText(row), shape: rowText(before), to: rowText(shape) }),
  );
  change(store, { ...patch, ...shapeOptions(store, shape, row) });
}

/** Chooses a shape, and another algorithm if the current one does not run on it. @param {Store} store @param {string} id */
export function chooseShape(store, id) {
  const { mw, wanted } = store.state;
  const shape = rowOf(mw.catalog.shapes, id);
  const runs = (/** @type {GeneratorRow} */ row) => row.shapes.includes(shape.id);
  const now = rowOf(mw.catalog.generators, wanted.algorithm);
  const row = runs(now) ? now : /** @type {GeneratorRow} */ (mw.catalog.generators.find(runs));
  if (row !== now) {
    showNotice(() => t('switched', { row: rowText(now), shape: rowText(shape), to: rowText(row) }));
    const { mode, edits, ...rest } = wanted;
    store.set({ wanted: { ...rest, algorithm: row.id, params: {} } });
  }
  change(store, shapeOptions(store, shape, row));
}

/** A width that is a multiple of 8: polar rings, whose cells halve inwards, divide best then. @param {number} width */
const even = (width) => (width < 12 ? width : Math.round(width / 8) * 8);

/** The size from which that of another shape is found: a small one with the same sides' ratio. @param {Maze} maze @param {{ width?: number, height?: number }} sides of its grid */
function sampleSize(maze, sides) {
  const { width = 30, height = 20 } = maze.graph ? {} : sides;
  const scale = Math.min(1, MAX_SAMPLE_SIDE / Math.max(width, height));
  return { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
}

/** Options of a shape, with the last size on it or one that fills the stage with cells of a good size. @param {Store} store @param {ShapeRow} row @param {GeneratorRow} generator */
export function shapeOptions({ state: { mw, wanted, maze } }, row, generator) {
  if (row.graph) return { shape: { id: row.id, ...SAMPLE_GRAPHS[0].make() }, levels: 1 };
  const shape = { id: row.id };
  const known = sizes.get(row.id);
  if (known) return { shape, ...known };
  const levels = Math.min(row.maxLevels, Math.max(row.minLevels, row.maxLevels > 1 ? LEVELS : 1));
  const { width, height } = sampleSize(maze, isMoved(mw, wanted.passes) ? wanted : maze);
  const { mask, parts, start, end, mode, edits, passes, ...kept } = wanted;
  const base = { ...kept, algorithm: generator.id, params: {}, shape, levels };
  const withSize = (/** @type {{ width: number, height: number }} */ each) => ({
    ...base,
    ...each,
  });
  const small = Math.min(width, height);
  const tries = [
    { width: even(width), height },
    { width, height },
    { width: small, height: small },
  ];
  const found = tries.find((each) => isGood(mw, withSize(each)));
  if (!found) return { shape, width, height, levels };
  let size = found;
  const { clientWidth, clientHeight } = byId('stage');
  for (let round = 0; round < ROUNDS && clientWidth > 0 && clientHeight > 0; round += 1) {
    const at = fit(mazeOf(mw, withSize(size)), clientWidth, clientHeight, 1);
    const cell = at.cell * at.geometry.unit;
    if (cell >= MIN_CELL && cell <= MAX_CELL) break;
    const scale = (/** @type {number} */ side) =>
      Math.max(3, Math.round((side * Math.max(cell, 4)) / GOOD_CELL));
    const next = { width: scale(size.width), height: scale(size.height) };
    const rounded = { ...next, width: even(next.width) };
    const fits = [rounded, next].find((each) => isGood(mw, withSize(each)));
    if (!fits) break;
    size = fits;
  }
  return { shape, levels, ...size };
}
