/** One reference for every generator and mode of the catalog, by the generator's id. */
import * as binaryTree from './binaryTree.js';
import * as bspDungeon from './bspDungeon.js';
import * as huntAndKill from './huntAndKill.js';
import * as prim from './prim.js';
import * as recursiveBacktracker from './recursiveBacktracker.js';
import * as sidewinder from './sidewinder.js';

export const references = {
  binaryTree,
  bspDungeon,
  huntAndKill,
  prim,
  recursiveBacktracker,
  sidewinder,
};

/** The defaults of a row's parameters with the given ones over them. */
export function paramsOf(row, given = {}) {
  return { ...Object.fromEntries(row.params.map((p) => [p.id, p.default])), ...given };
}
