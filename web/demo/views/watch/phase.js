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
 * - walk: walks without opening a passage
 * - erase: erases a cell of a loop of the walk
 * - done: forgets a cell of the walk that is in the maze now
 * - split: divides a dungeon
 * - rock, room, door, corridor, stairs: a tile becomes one of these
 * - place: puts a thing into a dungeon
 * - other: anything else
 * @typedef {'start' | 'open' | 'pair' | 'grow' | 'jump' | 'join' | 'close' | 'reject' | 'walk' | 'erase' | 'done'
 *   | 'split' | 'rock' | 'room' | 'door' | 'corridor' | 'stairs' | 'place' | 'other' | 'end'} Phase
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
  const { operation, cell, cells, kind } = film.step(position - 1);
  if (operation === 'fill') return 'close';
  if (operation === 'leave') return film.passages[cell] === 0 ? 'erase' : 'done';
  if (['split', 'place', 'reject', 'walk'].includes(operation)) {
    return /** @type {Phase} */ (operation);
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

/** Codes of the log (web/docs/steps.md): the first of the eight that close a passage; a walk enters a cell. */
const CODES = { fill: 8, walk: 27 };

/** What phases need to know of a whole log. @type {WeakMap<Uint32Array, { firstFill: number, firstWay: number }>} */
const known = new WeakMap();

/**
 * The steps before the first passage closes, and those before a random walk that keeps its way: -1 and
 * all if there is none. Cost: O(steps) for the first call.
 * @param {Uint32Array} steps
 */
function partsOf(steps) {
  const found = known.get(steps);
  if (found) return found;
  const isWalk = (/** @type {number} */ at) => (steps[at] & 63) === CODES.walk;
  const way = steps.findIndex((_, at) => isWalk(at) && isWalk(at + 1));
  const parts = {
    firstFill: steps.findIndex((entry) => (entry & 63 & ~7) === CODES.fill),
    firstWay: steps.some((_, at) => isWalk(at)) ? (way < 0 ? steps.length : way) : 0,
  };
  known.set(steps, parts);
  return parts;
}

/**
 * The phase at the position of a film, and finer ones:
 * - setup: opens a passage before the first one closes
 * - roam, reach: walks without a memory of its way; opens a passage on such a walk
 * - last: opens a passage within the last row
 * - along, across: opens a passage to a cell of the same row, or of another one
 * - link: opens a passage between two tiles of a dungeon
 * - pass: a pass or a change by hand, after the algorithm
 * @param {import('mazewright/dungeons').Film} film
 * @param {number} [algorithmSteps] the steps of the algorithm, without those of passes
 * @returns {string[]}
 */
export function phasesOf(film, algorithmSteps = film.length) {
  const { position, length, maze } = film;
  if (position > algorithmSteps && position < length) return ['pass'];
  const phases = [String(phaseOf(film))];
  if (position === 0 || position === length) return phases;
  const { operation, cell, to } = film.step(position - 1);
  const { firstFill, firstWay } = partsOf(/** @type {Uint32Array} */ (maze.steps));
  if (position <= firstWay) phases.unshift(operation === 'carve' ? 'reach' : 'roam');
  if (operation !== 'carve' || to === null) return phases;
  if (maze.dungeon) phases.push('link');
  if (position <= firstFill) phases.unshift('setup');
  const [here, there] = [maze.positionOf(cell), maze.positionOf(to)];
  const isAlong = here.y === there.y && here.level === there.level;
  if (isAlong && here.y === maze.height - 1 && here.level === maze.levels - 1) phases.push('last');
  phases.push(isAlong ? 'along' : 'across');
  return phases;
}
