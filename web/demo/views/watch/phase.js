/**
 * What an algorithm is doing, read from its film:
 * - start, end: nothing has happened yet; the maze is finished
 * - open: opens passages everywhere, before walls are built
 * - pair: joins two cells without passages
 * - grow: adds a cell to where it was working
 * - jump: adds a cell somewhere else
 * - join: joins two parts, each with passages
 * - close: closes a passage
 * - reject: looks at a passage and leaves it as it is
 * - walk: walks without opening a passage, or erases a loop of the walk
 * - split: divides a dungeon
 * - rock, room, door, corridor, stairs: a tile becomes one of these
 * - place: puts a thing into a dungeon
 * - other: anything else
 * @typedef {'start' | 'open' | 'pair' | 'grow' | 'jump' | 'join' | 'close' | 'reject' | 'walk' | 'split' | 'rock'
 *   | 'room' | 'door' | 'corridor' | 'stairs' | 'place' | 'other' | 'end'} Phase
 */

/** Of a tile, by its kind. @type {readonly Phase[]} */
const OF_KINDS = ['rock', 'room', 'door', 'corridor', 'corridor', 'stairs'];

/** Steps that are looked back for the last passage. */
const MAX_BACK = 16;

/** @param {number} bits */
const isSingle = (bits) => (bits & (bits - 1)) === 0;

/** The phase at the position of a film. Cost: O(1). @param {import('mazewright/dungeons').Film} film @returns {Phase} */
export function phaseOf(film) {
  const { position, length, prologue } = film;
  if (position === 0) return 'start';
  if (position === length) return 'end';
  if (position <= prologue) return 'open';
  const { operation, cells, kind } = film.step(position - 1);
  if (operation === 'fill') return 'close';
  if (operation === 'walk' || operation === 'leave') return 'walk';
  if (operation === 'split' || operation === 'place' || operation === 'reject') {
    return operation;
  }
  if (kind !== null) return OF_KINDS[kind];
  if (operation !== 'carve') return 'other';
  const added = cells.filter((cell) => isSingle(film.passages[cell])).length;
  if (added === 2) return 'pair';
  if (added === 0) return 'join';
  for (let at = position - 2; at >= Math.max(0, position - MAX_BACK); at -= 1) {
    const before = film.step(at);
    if (before.operation !== 'carve' && before.operation !== 'fill') continue;
    return before.cells.some((cell) => cells.includes(cell)) ? 'grow' : 'jump';
  }
  return 'jump';
}
