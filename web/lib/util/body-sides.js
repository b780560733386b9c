/** @import { Maze } from '../library/public-types.js' */
/** @import { Floor } from '../options/types.js' */

/** Corners of two cells are the same place if their coordinates, times this, round to the same number. */
const PRECISION = 1_000;
/**
 * Of the way from the middle of a cell to its side: a passage leads over a side whose middle is at most so
 * far from the middle of the passage. Stairs, tunnels and passages over a corner lead over none.
 */
const MOST_ASIDE = 0.9;

/**
 * The sides of a maze's cells in space, by the vertices of its floor. A side that is curved in space
 * consists of several. Cost: linear in the corners of all cells.
 * @param {Maze} maze
 * @param {Floor} floor
 */
export function bodySides(maze, { positions, starts }) {
  const places = placesOf(positions);
  const nameOf = (/** @type {number} */ from, /** @type {number} */ to) => {
    const a = places[from];
    const b = places[to];
    return a < b ? a * places.length + b : b * places.length + a;
  };
  /** @param {number} cell @param {(from: number, to: number) => void} use */
  const eachSide = (cell, use) => {
    const [first, end] = [starts[cell] + 1, starts[cell + 1]];
    for (let at = first; at < end; at += 1) use(at, at + 1 < end ? at + 1 : first);
  };
  const namesOf = (/** @type {number} */ cell) => {
    /** @type {number[]} */
    const names = [];
    eachSide(cell, (from, to) => names.push(nameOf(from, to)));
    return names;
  };
  const at = (/** @type {number} */ vertex) => positions.subarray(3 * vertex, 3 * vertex + 3);
  /** The side of a cell nearest to a place; null if it is too far from there. @param {number} cell @param {number[]} place */
  const sideTowards = (cell, place) => {
    const middle = at(starts[cell]);
    let best = { aside: Number.POSITIVE_INFINITY, name: -1 };
    eachSide(cell, (from, to) => {
      const half = halfway(at(from), at(to));
      const aside = distance(half, place) / distance(half, middle);
      if (aside < best.aside) best = { aside, name: nameOf(from, to) };
    });
    return best.aside > MOST_ASIDE ? null : best.name;
  };

  const open = new Set();
  const links = maze.links();
  for (let i = 0; i < links.length; i += 2) {
    const [one, other] = [links[i], links[i + 1]];
    const names = namesOf(one);
    const shared = namesOf(other).filter((name) => names.includes(name));
    for (const name of shared) open.add(name);
    if (shared.length > 0) continue;
    // Sides of unlike length have no name in common, as where a ring has more cells than the next.
    const between = halfway(at(starts[one]), at(starts[other]));
    for (const cell of [one, other]) open.add(sideTowards(cell, between));
  }
  return {
    eachSide,
    /** Whether a passage leads over a side. @param {number} from @param {number} to vertices */
    isOpen: (from, to) => open.has(nameOf(from, to)),
  };
}

/** A number per vertex, the same for vertices at the same place. @param {Float32Array} positions */
export function placesOf(positions) {
  const count = positions.length / 3;
  const rounded = new Int32Array(positions.length);
  for (let i = 0; i < rounded.length; i += 1) rounded[i] = Math.round(positions[i] * PRECISION);
  const places = new Uint32Array(count);
  const mask = 2 ** Math.ceil(Math.log2(2 * count + 2)) - 1;
  const table = new Int32Array(mask + 1).fill(-1);
  for (let vertex = 0; vertex < count; vertex += 1) {
    const x = rounded[3 * vertex];
    const y = rounded[3 * vertex + 1];
    const z = rounded[3 * vertex + 2];
    let slot =
      (Math.imul(x, 73_856_093) ^ Math.imul(y, 19_349_663) ^ Math.imul(z, 83_492_791)) & mask;
    for (; table[slot] >= 0; slot = (slot + 1) & mask) {
      const known = 3 * table[slot];
      if (rounded[known] === x && rounded[known + 1] === y && rounded[known + 2] === z) break;
    }
    if (table[slot] < 0) table[slot] = vertex;
    places[vertex] = table[slot];
  }
  return places;
}

/** @param {ArrayLike<number>} a @param {ArrayLike<number>} b */
const halfway = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];

/** @param {ArrayLike<number>} a @param {ArrayLike<number>} b */
const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
