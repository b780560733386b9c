/**
 * What a terrain shows of a game: the cells that fog does not hide (null without fog), the cells of the
 * opponents, and the solution (null if it is not shown). They change while one walks.
 * @typedef {{ readonly seen: ReadonlySet<number> | null, readonly rivals: readonly number[],
 *   readonly path: Uint32Array | null }} Shown
 */

/** No game: everything is shown. @type {Shown} */
export const NO_GAME = { seen: null, rivals: [], path: null };

/** Cells from the walker at which the fog of a game begins and ends. The walls hide what lies round a corner. */
export const GAME_FOG = [1, 5];
