/**
 * Repair, from its definition: the passages come in the order of a shuffle, and each that closes a
 * loop of those before it is closed. Then walls that lie between parts come in the order of a
 * shuffle, and each that joins two parts is opened.
 */
import { Sets } from '../../walk.js';
import { inTurn, links, setLink, walls } from './edges.js';

export function run(state, _, random, grid) {
  const sets = new Sets(state.passages.length);
  for (const edge of inTurn(links(state, grid), random)) {
    if (!sets.join(edge.cell, edge.to)) setLink(state, edge, false);
  }
  joinParts(state, sets, random, grid);
}

/** Opens walls between the sets, as few as join all that can be joined. */
export function joinParts(state, sets, random, grid) {
  const apart = walls(state, grid).filter(({ cell, to }) => sets.find(cell) !== sets.find(to));
  for (const edge of inTurn(apart, random)) {
    if (sets.join(edge.cell, edge.to)) setLink(state, edge, true);
  }
}

export const linkedSets = (state, grid) => {
  const sets = new Sets(state.passages.length);
  for (const { cell, to } of links(state, grid)) sets.join(cell, to);
  return sets;
};
