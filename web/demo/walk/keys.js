import { byId, usesKeys } from '../ui/dom.js';

/** By the position of the key: a Korean input method changes letters, not positions. */
const CONTROLS = /** @type {Record<string, string>} */ ({
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'turnLeft',
  ArrowRight: 'turnRight',
  KeyW: 'up',
  KeyS: 'down',
  KeyA: 'left',
  KeyD: 'right',
  KeyQ: 'turnLeft',
  KeyE: 'turnRight',
  KeyR: 'lookUp',
  KeyF: 'lookDown',
});

/**
 * Listens to the keys of a walk. Keys that the walk uses reach nobody else.
 * @param {import('./walk.js').Walk} walk
 * @param {() => void} leave
 */
export function listenToWalkKeys(walk, leave) {
  const key = (/** @type {KeyboardEvent} */ { code, key: name, repeat }) => {
    // It closes the result of a game first.
    if (name === 'Escape' && !byId('banner').hidden) return false;
    if (name === 'Escape') leave();
    else if (name === 'PageUp' || name === 'PageDown') walk.climb(name === 'PageUp');
    else if (!(code in CONTROLS)) return false;
    else if (!repeat || walk.isStill) walk.hold(CONTROLS[code], true);
    return true;
  };
  // Before other listeners, for which arrows move the player of the game.
  addEventListener(
    'keydown',
    (event) => {
      if (!walk.isOn || usesKeys(document.activeElement)) return;
      if (event.ctrlKey || event.altKey || event.metaKey || !key(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  addEventListener('keyup', ({ code }) => {
    if (code in CONTROLS) walk.hold(CONTROLS[code], false);
  });
  addEventListener('blur', () => walk.releaseAll());
}
