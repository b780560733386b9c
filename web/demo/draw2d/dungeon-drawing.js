import { lazy } from '../ui/lazy.js';

/** @import { DungeonDrawing } from 'mazewright/draw' */

/** Draws dungeons. Set before there is one: mazes do not wait for it. @type {DungeonDrawing | null} */
export let dungeonDrawing = null;

/** Loads it, beside the library that makes dungeons. */
export const loadDungeonDrawing = lazy(async () => {
  ({ dungeonParts: dungeonDrawing } = await import('./dungeon-parts.js'));
});
