/** @import { Floor, Maze } from 'mazewright/dungeons' */

/** Decimals to which corners of two cells are the same place. */
const DECIMALS = 3;
/**
 * Of the way from the middle of a cell to its side: a passage leads over a side whose middle is at most so
 * far from the middle of the passage. Stairs, tunnels and passages over a corner lead over none.
 */
const MOST_ASIDE = 0.9;

/** @typedef {{ from: number[], to: number[], half: number[], name: string }} Side */

/** The middle of a cell and its sides in space. @param {Floor} floor @param {number} cell @returns {{ middle: number[], sides: Side[] }} */
export function cellInSpace({ positions, starts }, cell) {
  const at = (/** @type {number} */ vertex) =>
    Array.from(positions.subarray(3 * vertex, 3 * vertex + 3));
  const first = starts[cell] + 1;
  const count = starts[cell + 1] - first;
  const corners = Array.from({ length: count }, (_, i) => at(first + i));
  const sides = corners.map((from, i) => {
    const to = corners[(i + 1) % count];
    return { from, to, half: halfway(from, to), name: nameOf(from, to) };
  });
  return { middle: at(starts[cell]), sides };
}

/** The names of the sides over which passages lead. @param {Maze} maze @param {ReturnType<typeof cellInSpace>[]} cells */
export function openSides(maze, cells) {
  const open = new Set();
  const links = maze.links();
  for (let i = 0; i < links.length; i += 2) {
    const [one, other] = [cells[links[i]], cells[links[i + 1]]];
    const names = new Set(one.sides.map(({ name }) => name));
    // A side that is curved in space consists of several.
    const shared = other.sides.filter(({ name }) => names.has(name));
    for (const { name } of shared) open.add(name);
    if (shared.length === 0)
      for (const cell of [one, other]) {
        // Sides of unlike length have no name in common, as where a ring has more cells than the next.
        const name = sideTowards(cell, halfway(one.middle, other.middle));
        if (name) open.add(name);
      }
  }
  return open;
}

/** The name of the side nearest to a place. @param {ReturnType<typeof cellInSpace>} cell @param {number[]} place */
function sideTowards({ middle, sides }, place) {
  const aside = sides.map(({ half }) => distance(half, place));
  const nearest = sides[aside.indexOf(Math.min(...aside))];
  if (!nearest || Math.min(...aside) > MOST_ASIDE * distance(nearest.half, middle)) return null;
  return nearest.name;
}

/** @param {number[]} a @param {number[]} b */
const halfway = (a, b) => a.map((value, i) => (value + b[i]) / 2);

/** @param {number[]} a @param {number[]} b */
const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** A side by its ends, in either direction. @param {number[]} a @param {number[]} b */
function nameOf(a, b) {
  const scale = 10 ** DECIMALS;
  const place = (/** @type {number[]} */ at) =>
    at.map((value) => Math.round(value * scale) + 0).join();
  return [place(a), place(b)].sort().join(' ');
}
