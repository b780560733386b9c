/** One reference for every generator and mode of the catalog, by the generator's id. */
import { mw } from '../load.js';
import { fnv1a, keyOf, Random } from '../random.js';
import { gridFrom, partsOf, plainGrid, thinned } from './slots.js';

/** The second implementation of a row stands in the file of its id: a function per mode. */
export const references = Object.fromEntries(
  await Promise.all(mw.catalog.generators.map(async ({ id }) => [id, await import(`./${id}.js`)])),
);

/** The second implementations of the passes. */
const passes = Object.fromEntries(
  await Promise.all(
    mw.catalog.passes.map(async ({ id }) => [id, await import(`./passes/${id}.js`)]),
  ),
);

/** The defaults of a row's parameters with the given ones over them. */
export function paramsOf(row, given = {}) {
  return { ...Object.fromEntries(row.params.map((p) => [p.id, p.default])), ...given };
}

const isFlatSquare = ({ shape, shapeParams }) =>
  shape === 'square' && shapeParams.wrap === 'none' && shapeParams.outline === 'rectangle';

/** The grid that a maze was made on, from its options, before passes changed it; one of squares is built anew. */
export function gridOf(maze, options) {
  const { width, height } = maze;
  if (isFlatSquare(maze)) return plainGrid({ width, height, mask: options.mask ?? null });
  return gridFrom(maze.bridges ? mw.generate({ ...options, passes: [] }) : maze);
}

/**
 * What the reference makes of the options: passages, kinds and leaves of a dungeon, and the grid as the
 * passes changed it.
 */
export function referenceMaze(row, options, plain) {
  const streams = (options.passes ?? []).map(({ id }, index) => {
    const stream = fnv1a(new TextEncoder().encode(`pass.${index}.${id}`));
    return new Random(keyOf(options.seed) ^ stream);
  });
  let grid = plain;
  for (const [index, { id, ...given }] of (options.passes ?? []).entries()) {
    const params = paramsOf(passRow(id), given);
    if (passes[id].prepare) grid = passes[id].prepare(grid, params, streams[index], !row.masks);
  }
  const made = beforePasses(row, options, grid);
  return { ...withPasses(made, options, thinned(grid, options.seed), streams), grid };
}

const passRow = (id) => mw.catalog.passes.find((pass) => pass.id === id);

/** The kind of the cells of a maze: corridor. */
const CORRIDOR = 3;

/** What the passes of the options make of it. Kinds of a maze are there once a cell is closed. */
function withPasses(made, options, grid, streams) {
  const passages = Uint8Array.from(made.passages);
  let kinds = made.kinds ? Uint8Array.from(made.kinds) : null;
  const state = {
    passages,
    isOpen: (cell) => (kinds ? kinds[cell] !== 0 : grid.kept[cell]),
    isRoom: (cell) => made.kinds?.[cell] === 1,
    close(cell) {
      kinds ??= Uint8Array.from(grid.kept, (kept) => (kept ? CORRIDOR : 0));
      kinds[cell] = 0;
    },
  };
  for (const [index, { id, ...given }] of (options.passes ?? []).entries()) {
    passes[id].run?.(state, paramsOf(passRow(id), given), streams[index], grid);
  }
  return { ...made, passages, ...(kinds && { kinds }) };
}

function beforePasses(row, options, grid) {
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
