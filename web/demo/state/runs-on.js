/** @import { Maze, Mazewright, SolverRow } from 'mazewright/dungeons' */

/**
 * Whether a solver runs on a maze with one-way passages, or on one without. It may still refuse the
 * shape.
 * @param {{ oneWays: boolean }} row
 * @param {{ oneWays: Uint8Array | null }} maze
 */
export const runsOn = (row, maze) => maze.oneWays === null || row.oneWays;

/**
 * The solver by which the AI runs: the chosen one, or the first local one that runs on the maze.
 * @param {Mazewright} mw
 * @param {Maze} maze
 * @param {string} chosen
 * @returns {string}
 */
export function runnerFor(mw, maze, chosen) {
  const rows = mw.catalog.solvers.filter((row) => runsOn(row, maze));
  const row = rows.find(({ id }) => id === chosen) ?? rows.find(({ local }) => local);
  return /** @type {SolverRow} */ (row).id;
}
