import { failUnknown } from '../../../util/suggest.js';

/** @typedef {import('./maze-maker.js').MazeMaker} MazeMaker */

/** A grid on which an algorithm that leaves anything to chance makes different mazes. */
const SAMPLE = { width: 6, height: 6 };

/** Whether an algorithm makes other mazes for other seeds: a spiral is no puzzle. @param {MazeMaker} mw @param {string} algorithm */
function takesChances(mw, algorithm) {
  const [one, other] = [1, 2].map((seed) => mw.generate({ algorithm, seed, ...SAMPLE }).passages);
  return one.some((open, cell) => open !== other[cell]);
}

/**
 * The algorithms of a book: those that are wanted, or all whose mazes have no loops, on every shape and
 * outline of the book. Throws a MazeError for one that is none of these.
 * Cost: two small mazes per algorithm.
 * @param {MazeMaker} mw
 * @param {readonly string[]} wanted none for all
 * @param {readonly string[]} shapes
 * @param {boolean} isWhole whether the book has no outlines
 * @returns {readonly string[]}
 */
export function algorithmsFor(mw, wanted, shapes, isWhole) {
  const fitting = mw.catalog.generators
    .filter(({ kind, perfect }) => kind === 'maze' && perfect)
    .filter(({ masks }) => masks || isWhole)
    .filter((row) => shapes.every((shape) => row.shapes.includes(shape)))
    .map(({ id }) => id);
  for (const id of wanted) if (!fitting.includes(id)) failUnknown('algorithms', id, fitting);
  return wanted.length > 0 ? wanted : fitting.filter((id) => takesChances(mw, id));
}
