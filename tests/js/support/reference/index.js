/** References by the generator's id. Rows without one are held to laws and to each other. */
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

/** The parameters that the references know; where another is not at its default there is none. */
export const knownParams = {
  binaryTree: ['bias'],
  bspDungeon: ['depth', 'minLeaf', 'ratioLow', 'ratioHigh', 'margin', 'minRoom'],
  prim: ['costRange'],
};

/** The defaults of a row's parameters with the given ones over them. */
export function paramsOf(row, given = {}) {
  return { ...Object.fromEntries(row.params.map((p) => [p.id, p.default])), ...given };
}
