/** One reference for every generator and mode of the catalog, by the generator's id. */
import { keyOf, Random } from '../random.js';
import * as aldousBroder from './aldousBroder.js';
import * as binaryTree from './binaryTree.js';
import * as blobbyDivision from './blobbyDivision.js';
import * as boruvka from './boruvka.js';
import * as bspDungeon from './bspDungeon.js';
import * as eller from './eller.js';
import * as growingBinaryTree from './growingBinaryTree.js';
import * as growingForest from './growingForest.js';
import * as growingTree from './growingTree.js';
import * as houston from './houston.js';
import * as huntAndKill from './huntAndKill.js';
import * as kruskal from './kruskal.js';
import * as originShift from './originShift.js';
import * as parallelBacktracker from './parallelBacktracker.js';
import * as prim from './prim.js';
import * as primActiveCell from './primActiveCell.js';
import * as primCellCost from './primCellCost.js';
import * as primFrontierCell from './primFrontierCell.js';
import * as primFrontierEdge from './primFrontierEdge.js';
import * as randomBfs from './randomBfs.js';
import * as recursiveBacktracker from './recursiveBacktracker.js';
import * as recursiveDivision from './recursiveDivision.js';
import * as reverseDelete from './reverseDelete.js';
import * as serpentine from './serpentine.js';
import * as sidewinder from './sidewinder.js';
import { gridFrom, partsOf, plainGrid, thinned } from './slots.js';
import * as spiral from './spiral.js';
import * as unicursal from './unicursal.js';
import * as voronoiDivision from './voronoiDivision.js';
import * as wilson from './wilson.js';

export const references = {
  aldousBroder,
  binaryTree,
  blobbyDivision,
  boruvka,
  bspDungeon,
  eller,
  growingBinaryTree,
  growingForest,
  growingTree,
  houston,
  huntAndKill,
  kruskal,
  originShift,
  parallelBacktracker,
  prim,
  primActiveCell,
  primCellCost,
  primFrontierCell,
  primFrontierEdge,
  randomBfs,
  recursiveBacktracker,
  recursiveDivision,
  reverseDelete,
  serpentine,
  sidewinder,
  spiral,
  unicursal,
  voronoiDivision,
  wilson,
};

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
