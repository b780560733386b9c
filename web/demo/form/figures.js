/** @import { Maze, Stats } from 'mazewright/dungeons' */

/** The figures of a maze and how usual they are among mazes with other seeds. */

/** The figures, in their order. Null where a maze has none. @typedef {Record<typeof FIGURES[number], number | null>} Figures */
export const FIGURES = /** @type {const} */ ([
  'deadEnds',
  'straights',
  'turns',
  'junctions',
  'loops',
  'longestPath',
  'solution',
]);

/** @param {Stats} all @returns {Figures} */
export function figuresOf({ crossings, solutionLength, ...stats }) {
  const { deadEnds, straights, turns, junctions, loops, longestPath } = stats;
  const both = junctions + crossings;
  const rest = { loops, longestPath, solution: solutionLength };
  return { deadEnds, straights, turns, junctions: both, ...rest };
}

/** Of a list of values, those that a tenth of it lies beyond: a twentieth below, a twentieth above. Null counts as none. @param {readonly (number | null)[]} values @returns {{ low: number, high: number }} */
export function bandOf(values) {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => sorted[Math.round(share * (sorted.length - 1))];
  return { low: at(0.05), high: at(0.95) };
}

/** Cells between two yields: some milliseconds. */
const SLICE = 5_000;

/**
 * How deep the dead ends are, found in steps: how many of them have how many passages up to the next junction, or to
 * another dead end. Cost: O(cells).
 * @param {Maze} maze
 * @returns {Generator<undefined, Map<number, number>>} the number of dead ends by depth, in order of depth
 */
export function* deadEndDepths(maze) {
  const { passages, directions } = maze;
  const nextOf = (/** @type {number} */ cell, /** @type {number} */ last) => {
    for (let direction = 0; direction < directions.length; direction += 1) {
      const to = (passages[cell] >> direction) & 1 ? maze.neighbour(cell, direction) : null;
      if (to !== null && to !== last) return to;
    }
    return -1;
  };
  const isDegree = (/** @type {number} */ cell, /** @type {number} */ degree) => {
    let rest = passages[cell];
    for (let i = 0; i < degree; i += 1) rest &= rest - 1;
    return passages[cell] !== 0 && rest === 0;
  };
  /** @type {Map<number, number>} */
  const counts = new Map();
  let work = 0;
  for (let end = 0; end < maze.cellCount; end += 1) {
    work += 1;
    if (isDegree(end, 1)) {
      let [last, cell, depth] = [end, nextOf(end, -1), 1];
      while (isDegree(cell, 2) && !isDegree(cell, 1)) {
        [last, cell] = [cell, nextOf(cell, last)];
        depth += 1;
        work += 1;
        if (work % SLICE === 0) yield;
      }
      counts.set(depth, (counts.get(depth) ?? 0) + 1);
    }
    if (work % SLICE === 0) yield;
  }
  return new Map([...counts].sort(([a], [b]) => a - b));
}

/** The figures as CSV with a header line. @param {Figures} figures @param {Partial<Record<keyof Figures, { low: number, high: number }>>} bands @param {Map<number, number>} depths */
export function csvOf(figures, bands, depths) {
  const rows = FIGURES.map((id) => {
    const { low = '', high = '' } = bands[id] ?? {};
    return [id, figures[id], low, high];
  });
  const ends = [...depths].map(([depth, count]) => [`deadEndDepth${depth}`, count, '', '']);
  const lines = [['figure', 'value', 'low5', 'high95'], ...rows, ...ends];
  return `${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}
