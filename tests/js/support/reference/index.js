/** One reference for every generator and mode of the catalog, by the generator's id. */
import { mw } from '../load.js';
import { keyOf, Random } from '../random.js';
import { gridFrom, partsOf, plainGrid, thinned } from './slots.js';

/** The second implementation of a row stands in the file of its id: a function per mode. */
export const references = Object.fromEntries(
  await Promise.all(mw.catalog.generators.map(async ({ id }) => [id, await import(`./${id}.js`)])),
);

/** The defaults of a row's parameters with the given ones over them. */
export function paramsOf(row, given = {}) {
  return { ...Object.fromEntries(row.params.map((p) => [p.id, p.default])), ...given };
}

const isFlatSquare = ({ shape, shapeParams }) =>
  shape === 'square' && shapeParams.wrap === 'none' && shapeParams.outline === 'rectangle';

/** The grid that a maze was made on, from its options; one of squares is built anew. */
export function gridOf(maze, { mask = null }) {
  const { width, height } = maze;
  return isFlatSquare(maze) ? plainGrid({ width, height, mask }) : gridFrom(maze);
}

/** What the reference makes of the options: passages, and kinds and leaves of a dungeon. */
export function referenceMaze(row, options, grid) {
  const { seed, mode = 'standard', mask, parts } = options;
  const reference = references[row.id]?.[mode];
  if (!reference) throw new Error(`no reference for ${row.id} ${mode}`);
  const random = new Random(keyOf(seed));
  const params = paramsOf(row, options.params);
  const thin = thinned(grid, seed);
  if (parts !== 'each' || !mask?.includes(0)) {
    return reference({ ...options, params, random, grid: thin });
  }
  const passages = new Uint8Array(mask.length);
  for (const part of partsOf(thin)) {
    const made = reference({ ...options, params, random, grid: part.grid });
    for (const [index, cell] of part.cells.entries()) passages[cell] = made.passages[index];
  }
  return { passages };
}
