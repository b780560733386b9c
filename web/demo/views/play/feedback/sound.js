import { lazy } from '../../../ui/lazy.js';

/** @import { Store } from '../../../state/store.js' */

const loadTones = lazy(() => import('./tones.js'));

/** A function that plays a tone if sounds are wanted. @param {Store} store */
export const createSound = (store) => (/** @type {import('./tones.js').Tone} */ tone) => {
  if (!store.state.rules.sound) return;
  loadTones().then(
    ({ play }) => play(tone),
    () => {}, // Without a network the game stays silent.
  );
};
