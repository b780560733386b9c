/** @import { Film } from 'mazewright/dungeons' */
/** @import { NeighbourTable } from '../../geometry/neighbour-table.js' */

/**
 * What a solver has visited at the position of its film: how many times, from which end, the way back and
 * the cells that it has reached. `update` follows the film by the steps between; the others read.
 * @param {Film} film
 * @param {NeighbourTable} neighbours
 */
export function createVisits(film, neighbours) {
  const { maze } = film;
  const count = maze.cellCount;
  const times = new Uint32Array(count);
  /** Per visited cell whether the search from the end visited it first. */
  const isOther = new Uint8Array(count);
  /** The cells from the start to the last visit of a depth-first search. @type {number[]} */
  let way = [];
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

  const visit = (/** @type {number} */ cell) => {
    times[cell] += 1;
    while (way.length > 0 && !linked(way[way.length - 1]).includes(cell)) way.pop();
    way.push(cell);
    if (times[cell] > 1) return;
    const from = linked(cell).filter((to) => times[to] > 0);
    isOther[cell] = Number(
      cell === maze.end ||
        (cell !== maze.start && from.length > 0 && from.every((to) => isOther[to])),
    );
  };

  return {
    /** Follows the film. Cost: O(steps between); going back, O(steps). */
    update() {
      if (film.position < position) {
        times.fill(0);
        isOther.fill(0);
        way = [];
        position = 0;
      }
      for (; position < film.position; position += 1) {
        const { operation, cell } = film.step(position);
        if (operation === 'visit') visit(cell);
      }
    },
    linked,
    /** @param {number} cell */
    times: (cell) => times[cell],
    /** @param {number} cell */
    isOtherSide: (cell) => times[cell] > 0 && isOther[cell] === 1,
    way: () => way,
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
