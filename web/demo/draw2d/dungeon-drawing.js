import { lazy } from '../ui/lazy.js';

/** Draws dungeons. Set before there is one: mazes do not wait for it. */
/** @type {typeof import('./dungeon/dungeon.js')} */
export let dungeonDrawing;

/** Loads it, beside the library that makes dungeons. */
export const loadDungeonDrawing = lazy(async () => {
  dungeonDrawing = await import('./dungeon/dungeon.js');
});
