import { change, shapeOptions } from './change.js';
import { randomSeed } from './generate.js';
import { rowOf } from './row-of.js';
import { isQuicklyMade } from './wanted.js';

/** @import { GeneratorRow, Param, ShapeRow } from 'mazewright/dungeons' */
/** @import { Store } from './store.js' */

/** What the surprise button can leave as it is. @typedef {'size' | 'shape' | 'algorithm'} Lock */
export const LOCKS = /** @type {const} */ (['size', 'shape', 'algorithm']);

/** Random choices that are tried until some of them go together. */
const ROUNDS = 60;
/** Probability of another value than the default. */
const OTHER = 0.4;

/** @template T @param {readonly T[]} list */
const pick = (list) => list[Math.floor(Math.random() * list.length)];

/** Random values of the parameters that are choices. @param {readonly Param[]} params */
const chosen = (params) =>
  Object.fromEntries(
    params
      .filter(({ kind }) => kind === 'choice')
      .map(({ id, values = [] }) => [id, Math.random() < OTHER ? pick(values) : values[0]]),
  );

/**
 * Chooses a shape, an algorithm and the choice parameters of both at random; what is locked stays.
 * @param {Store} store
 */
export function surprise(store) {
  const { mw, locks, wanted } = store.state;
  const { generators, shapes } = mw.catalog;
  const isLocked = (/** @type {Lock} */ key) => locks.includes(key);
  const { mode, mask, parts, start, end, edits, ...rest } = wanted;
  const { width, height, levels } = rest;
  const size = isLocked('size') ? { width, height, levels } : {};
  const shapeRows = isLocked('shape')
    ? [rowOf(shapes, wanted.shape.id)]
    : shapes.filter((row) => !row.graph);
  for (let round = 0; round < ROUNDS; round += 1) {
    const shape = pick(shapeRows);
    const runs = (/** @type {GeneratorRow} */ row) =>
      row.shapes.includes(shape.id) && (isLocked('algorithm') || row.kind === 'maze');
    const rows = isLocked('algorithm') ? [rowOf(generators, wanted.algorithm)] : generators;
    const row = pick(rows.filter(runs));
    if (!row) continue;
    const params = isLocked('algorithm') ? wanted.params : chosen(row.params);
    const base = { ...rest, seed: randomSeed(), algorithm: row.id, params };
    const patch = isLocked('shape')
      ? { shape: wanted.shape, width, height, levels }
      : randomShape({ ...store, state: { ...store.state, wanted: base } }, shape, row);
    const next = { ...patch, ...size };
    // A shape that has no levels cannot keep them.
    if (shape.minLevels === shape.maxLevels) next.levels = shape.minLevels;
    if (!isQuicklyMade(mw, { ...base, ...next, passes: [] })) continue;
    store.set({ stencil: null, wanted: base });
    change(store, next);
    return;
  }
}

/** A shape with random choices and a size that suits it. @param {Store} store @param {ShapeRow} shape @param {GeneratorRow} row of the algorithm */
function randomShape(store, shape, row) {
  const options = shapeOptions(store, shape, row);
  return { ...options, shape: { ...options.shape, ...chosen(shape.params) } };
}
