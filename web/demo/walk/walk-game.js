import { BLOCK } from '../config.js';

/**
 * What a terrain shows of a game: the cells that fog does not hide (null without fog), the cells of the
 * opponents, the solution (null if it is not shown), and the doors and things of a dungeon as they are
 * now (null if there are none), and the colour of its walls, a number of the palette. All but that change
 * while one walks.
 * @typedef {{ readonly seen: ReadonlySet<number> | null, readonly rivals: readonly number[],
 *   readonly path: Uint32Array | null,
 *   readonly furniture: import('../state/doors-and-keys.js').DoorsAndKeys | null, readonly wall: number }} Shown
 */

/** No game: everything is shown. @type {Shown} */
export const NO_GAME = { seen: null, rivals: [], path: null, furniture: null, wall: BLOCK.color };

/** Cells from the walker at which the fog of a game begins and ends. The walls hide what lies round a corner. */
export const GAME_FOG = [1, 5];
