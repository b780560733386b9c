import { createRegions } from './regions.js';
import { createVisits } from './visits.js';

/** @import { Film } from 'mazewright/dungeons' */
/** @import { NeighbourTable } from 'mazewright/draw' */

/**
 * What an algorithm holds in its memory, and a drawing can show:
 * - sets: the cells that are connected, a colour each (drawn by sets.js)
 * - stack: the way back to the first cell
 * - list: cells of the maze that can still open a passage
 * - front: cells that can join the maze
 * - run: the run of the row
 * - walk: the random walk; cut: the lines that divide a dungeon (both are marks of the film)
 * - region: the region that is divided
 * - visited, side, otherSide: cells that a solver has visited; of two searches from both ends
 * - again: cells that it has entered more than once
 * - queue: cells that it has reached and not visited
 * - way: its way back to the start
 * - filled, discarded: cells that it has ruled out (marks of the film)
 * @typedef {'sets' | 'stack' | 'list' | 'front' | 'run' | 'walk' | 'cut' | 'region' | 'visited' | 'side'
 *   | 'otherSide' | 'again' | 'queue' | 'way' | 'filled' | 'discarded'} Role
 */

/**
 * The colours of roles, by their names in the style sheet; none for sets, which have many.
 * @type {Record<Exclude<Role, 'sets'>, string>}
 */
export const ROLE_COLORS = {
  stack: 'mark',
  list: 'held',
  front: 'held',
  run: 'mark',
  walk: 'mark',
  cut: 'mark',
  region: 'held',
  visited: 'visited',
  side: 'visited',
  otherSide: 'other',
  again: 'other',
  queue: 'held',
  way: 'mark',
  filled: 'rock',
  discarded: 'rock',
};

/** The roles that are computed here; the others are in the film's marks. */
const COMPUTED = /** @type {const} */ ([
  'stack',
  'list',
  'front',
  'run',
  'region',
  'otherSide',
  'again',
  'queue',
  'way',
]);

/**
 * The cells that an algorithm holds at the position of its film, all from the log.
 * @param {Film} film
 * @param {NeighbourTable} neighbours
 * @param {readonly Role[]} roles to find
 * @param {number} [end] steps of the algorithm, without those of passes
 */
export function createHoldings(film, neighbours, roles, end = film.length) {
  const { maze, passages } = film;
  const wanted = COMPUTED.filter((role) => roles.includes(role));
  /** Per cell one more than the index of its role. */
  const held = new Uint8Array(maze.cellCount);
  const regionAt = createRegions(film, neighbours, end);
  const visits = createVisits(film, neighbours);
  /** @type {ReturnType<typeof treeOf> | null} */
  let tree = null;

  /** @param {number} cell @param {(to: number) => boolean} holds */
  const someNeighbour = (cell, holds) => {
    for (let direction = 0; direction < neighbours.directions; direction += 1) {
      const to = neighbours.to(cell, direction);
      if (to >= 0 && holds(to)) return true;
    }
    return false;
  };
  const isIn = (/** @type {number} */ cell) => maze.mask?.[cell] !== 0;
  const isVisited = (/** @type {number} */ cell) => passages[cell] !== 0;
  const filter = (/** @type {(cell: number) => boolean} */ holds) => {
    /** @type {number[]} */
    const cells = [];
    for (let cell = 0; cell < held.length; cell += 1) if (holds(cell)) cells.push(cell);
    return cells;
  };

  /** The way from the newest cell back to the first one. */
  const stack = () => {
    tree ??= treeOf(film, end);
    const { cell, to } = film.step(film.position - 1);
    const cells = [];
    const top = tree.opensOnWayBack ? cell : (to ?? cell);
    for (let at = top; at >= 0; at = tree.parents[at]) cells.push(at);
    return cells;
  };
  /** The cells of the row that are connected with the last step's along the row. */
  const run = () => {
    const { cell } = film.step(film.position - 1);
    const { y, level } = maze.positionOf(cell);
    const cells = [cell];
    for (const here of cells) {
      for (let direction = 0; direction < neighbours.directions; direction += 1) {
        const to = ((passages[here] >> direction) & 1) === 0 ? -1 : neighbours.to(here, direction);
        if (to < 0 || cells.includes(to)) continue;
        const place = maze.positionOf(to);
        if (place.y === y && place.level === level) cells.push(to);
      }
    }
    return cells;
  };

  /** @type {Record<typeof COMPUTED[number], () => Iterable<number>>} */
  const finders = {
    stack,
    run,
    list: () => filter((cell) => isVisited(cell) && someNeighbour(cell, (to) => !isVisited(to))),
    front: () => filter((cell) => isIn(cell) && !isVisited(cell) && someNeighbour(cell, isVisited)),
    region: () => regionAt(film.position),
    otherSide: visits.otherSide,
    again: () => filter((cell) => visits.times(cell) > 1),
    queue: visits.queue,
    way: visits.way,
  };

  return {
    /** Finds the cells at the film's position. Cost: O(cells), and of some solvers O(steps). */
    update() {
      held.fill(0);
      if (film.position === 0 || film.position >= end) return;
      visits.update();
      for (const [i, role] of wanted.entries()) {
        for (const cell of finders[role]()) held[cell] = i + 1;
      }
    },
    /** The role of a cell, or null. @param {number} cell @returns {Role | null} */
    roleOf: (cell) => (held[cell] === 0 ? null : wanted[held[cell] - 1]),
  };
}

/**
 * Per cell the one from which its passage opened, or -1; and whether passages open on the way back: then
 * one opens from a cell that no passage leads to yet.
 * @param {Film} film
 * @param {number} end
 */
function treeOf(film, end) {
  const parents = new Int32Array(film.maze.cellCount).fill(-1);
  let opensOnWayBack = false;
  for (let at = 0; at < end; at += 1) {
    const { operation, cell, to } = film.step(at);
    if (operation !== 'carve' || to === null) continue;
    opensOnWayBack ||= at > 0 && cell !== film.step(0).cell && parents[cell] < 0;
    parents[to] = cell;
  }
  return { parents, opensOnWayBack };
}
