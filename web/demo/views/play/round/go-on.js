import { recallRules } from '../rules/rules.js';

/** @import { Store } from '../../../state/store.js' */

/**
 * Goes on with an attempt in the maze of the page, which is the same by another program of the library.
 * @param {Store} store
 * @param {import('./round.js').Round | null} round
 * @param {import('mazewright/dungeons').Living | null} living null unless the walls move
 */
export function goOn(store, round, living) {
  const { mw, maze } = store.state;
  round?.continueIn(living ? living.maze : maze, mw);
  // Now opponents are known that the library for plain mazes lacks.
  store.set({ rules: recallRules(mw) });
}
