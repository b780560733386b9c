/** @import { Film } from 'mazewright/dungeons' */
/** @import { NeighbourTable } from 'mazewright/draw' */

/**
 * What a solver has visited at the position of its film: how many times, from which end, the way back and
 * the cells that it has reached.
 * @param {Film} film
 * @param {NeighbourTable} neighbours
 */
export function createVisits(film, neighbours) {
  const { maze } = film;
  const count = maze.cellCount;
  const times = new Uint32Array(count);
  let position = 0;

  /** The cells to which passages lead from a cell. @param {number} cell */
  const linked = (cell) => {
    const open = maze.passages[cell] & ~(maze.oneWays?.[cell] ?? 0);
    /** @type {number[]} */
    const cells = [];
    for (let direction = 0; direction < neighbours.directions; direction += 1) {
      const to = (open >> direction) & 1 ? neighbours.to(cell, direction) : -1;
      if (to >= 0) cells.push(to);
    }
    return cells;
  };
  const visitedBy = (/** @type {number} */ at) => {
    const { operation, cell } = film.step(at);
    return operation === 'visit' ? cell : -1;
  };

  return {
    /** Follows the film. Cost: O(steps between). */
    update() {
      for (; position < film.position; position += 1) {
        const cell = visitedBy(position);
        if (cell >= 0) times[cell] += 1;
      }
      for (; position > film.position; position -= 1) {
        const cell = visitedBy(position - 1);
        if (cell >= 0) times[cell] -= 1;
      }
    },
    /** How often a cell was visited. @param {number} cell */
    times: (cell) => times[cell],
    /** The cells from the start to the last visit of a depth-first search. Cost: O(steps). */
    way() {
      /** @type {number[]} */
      const way = [];
      for (let at = 0; at < position; at += 1) {
        const cell = visitedBy(at);
        if (cell < 0) continue;
        while (way.length > 0 && !linked(way[way.length - 1]).includes(cell)) way.pop();
        way.push(cell);
      }
      return way;
    },
    /** Of two searches from both ends, the cells that the one from the end visited first. Cost: O(steps). */
    otherSide() {
      /** Per visited cell whether it is one. @type {Map<number, boolean>} */
      const sides = new Map();
      for (let at = 0; at < position; at += 1) {
        const cell = visitedBy(at);
        if (cell < 0 || sides.has(cell)) continue;
        const from = linked(cell).flatMap((to) => sides.get(to) ?? []);
        const isEnd = cell === maze.end && from.length === 0;
        sides.set(cell, isEnd || (from.length > 0 && !from.includes(false)));
      }
      return [...sides].flatMap(([cell, isOther]) => (isOther ? [cell] : []));
    },
    /** The cells that are reached and not visited. Cost: O(cells). */
    queue() {
      /** @type {Set<number>} */
      const cells = new Set();
      for (let cell = 0; cell < count; cell += 1) {
        if (times[cell] === 0) continue;
        for (const to of linked(cell)) if (times[to] === 0) cells.add(to);
      }
      return cells;
    },
  };
}
