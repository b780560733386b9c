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
/**
 * Listens to the keys of the map.
 * @param {() => boolean} isShown
 * @param {ReturnType<typeof import('./map.js').createMap>} map
 * @param {{ whole(): void, pick(): void }} actions
 */
export function listenToKeys(isShown, map, actions) {
  document.addEventListener('keydown', (event) => {
    if (!isShown() || usesKeys(document.activeElement)) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (mapKey(event)) event.preventDefault();
  });

  /** @param {KeyboardEvent} event */
  function mapKey({ code, key, target }) {
    if (code in ARROWS) map.step(ARROWS[code][0], ARROWS[code][1]);
    else if (key === '+' || key === '=') map.zoom(ZOOM);
    else if (key === '-' || key === '_') map.zoom(1 / ZOOM);
    else if (key === 'Home') actions.whole();
    else if (key === 'Enter' && target === map.canvas) actions.pick();
    else return false;
    return true;
  }
}
