import { usesKeys } from '../../ui/dom.js';

const PAN = 0.15;
const ZOOM = 1.5;
/** By the position of the key: a Korean input method changes letters, not positions. */
const ARROWS = /** @type {Record<string, number[]>} */ ({
  ArrowUp: [0, -PAN],
  ArrowDown: [0, PAN],
  ArrowLeft: [-PAN, 0],
  ArrowRight: [PAN, 0],
});
const WALKS = /** @type {Record<string, string>} */ ({
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
});

/**
 * Listens to the keys of the map and of the walk.
 * @param {() => boolean} isShown
 * @param {any} map
 * @param {any} walk
 * @param {{ whole(): void, pick(): void, leave(): void }} actions
 */
export function listenToKeys(isShown, map, walk, actions) {
  document.addEventListener('keydown', (event) => {
    if (!isShown() || usesKeys(document.activeElement)) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (walk.isOn ? walkKey(event) : mapKey(event)) event.preventDefault();
  });
  document.addEventListener('keyup', (event) => {
    if (event.code in WALKS) walk.hold(WALKS[event.code], false);
  });
  addEventListener('blur', () => walk.releaseAll());

  /** @param {KeyboardEvent} event */
  function walkKey({ code, key, repeat }) {
    if (key === 'Escape') actions.leave();
    else if (!(code in WALKS)) return false;
    else if (!repeat || walk.isStill) walk.hold(WALKS[code], true);
    return true;
  }

  /** @param {KeyboardEvent} event */
  function mapKey({ code, key, target }) {
    if (code in ARROWS) map.step(...ARROWS[code]);
    else if (key === '+' || key === '=') map.zoom(ZOOM);
    else if (key === '-' || key === '_') map.zoom(1 / ZOOM);
    else if (key === 'Home') actions.whole();
    else if (key === 'Enter' && target === map.canvas) actions.pick();
    else return false;
    return true;
  }
}
