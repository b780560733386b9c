/** @import { Store } from '../../../state/store.js' */

/** Whether a view plays the maze of the page. @param {string} view */
export const plays = (view) => ['play', 'blocks'].includes(view);

/**
 * Calls functions when the player is away.
 * @param {Store} store
 * @param {() => void} pause when the page is hidden, or shows a view that does not play
 * @param {() => void} walkEnded at the end of a walk in first person
 */
export function pauseWhenAway(store, pause, walkEnded) {
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) pause();
  });
  store.on(['view'], () => {
    if (!plays(store.state.view)) pause();
  });
  store.on(['walks'], () => {
    if (!store.state.walks) walkEnded();
  });
}
