import { SAMPLE_GRAPHS } from '../../../web/demo/state/sample-graphs.js';
import { mw } from './maze.js';

const SIZES = [
  { width: 7, height: 6 },
  { width: 5, height: 5 },
  { width: 8, height: 4 },
];

/** A maze on a shape of the catalog, by the first algorithm that runs there. @param {any} row @param {object} [options] */
export function mazeOf(row, options = {}) {
  const runs = mw.catalog.generators.filter(({ shapes, kind }) => {
    return kind === 'maze' && shapes.includes(row.id);
  });
  const levels = Math.min(row.maxLevels, Math.max(row.minLevels, 2));
  const { edges, positions } = SAMPLE_GRAPHS[1].make();
  const shape = row.graph ? { id: row.id, edges, positions } : { id: row.id };
  const all = SIZES.map((size) => ({ algorithm: runs[0].id, seed: 'page', levels, ...size }));
  const wanted = all.map((each) => /** @type {any} */ ({ ...each, shape, ...options }));
  const good = wanted.find((each) => mw.check(each) === null);
  if (!good) throw new Error(`${row.id}: ${mw.check(wanted[0])?.message}`);
  return mw.generate(good);
}

/** Every shape, and the other values of its choices that change its neighbours. */
export const CASES = mw.catalog.shapes.flatMap((row) => {
  const others = row.params
    .filter(({ kind, id }) => kind === 'choice' && id !== 'outline')
    .flatMap(({ id, values = [] }) => values.slice(1).map((value) => ({ [id]: value })));
  return [{}, ...others].map((params) => ({
    name: [row.id, ...Object.values(params)].join(' '),
    row,
    options: Object.keys(params).length > 0 ? { shape: { id: row.id, ...params } } : {},
  }));
});
