/**
 * Whether a solver runs on a maze with one-way passages, or on one without. It may still refuse the
 * shape.
 * @param {{ oneWays: boolean }} row
 * @param {{ oneWays: Uint8Array | null }} maze
 */
export const runsOn = (row, maze) => maze.oneWays === null || row.oneWays;

/**
 * The solver by which the AI runs: the chosen one, or the first local one that runs on the maze.
 * @param {any} mw
 * @param {any} maze
 * @param {string} chosen
 * @returns {string}
 */
export function runnerFor(mw, maze, chosen) {
  const rows = mw.catalog.solvers.filter((/** @type {any} */ row) => runsOn(row, maze));
  const row =
    rows.find((/** @type {any} */ { id }) => id === chosen) ??
    rows.find((/** @type {any} */ { local }) => local);
  return row.id;
}
