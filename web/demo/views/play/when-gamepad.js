import { lazy } from '../../ui/lazy.js';

const load = lazy(() => import('./input/gamepad.js'));

/** Plays by gamepad as soon as there is one. @param {any} actions @param {() => boolean} isPlaying whether the game is on the page */
export function whenGamepad(actions, isPlaying) {
  const listen = () =>
    load().then(
      ({ listenToGamepads }) => listenToGamepads(actions, isPlaying),
      () => {}, // Without a network there are still keys.
    );
  if (navigator.getGamepads().some((pad) => pad !== null)) listen();
  else addEventListener('gamepadconnected', listen, { once: true });
}
