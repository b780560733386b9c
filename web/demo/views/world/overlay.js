import { h } from '../../ui/dom.js';
import { icon } from '../../ui/icons.js';
import { count, t } from '../../ui/language.js';

/** CSS pixels of the scale bar at most. */
const MOST_BAR = 120;

/** The longest of 1, 2, 5, 10, 20 ... cells that fits, or null where no cell does. @param {number} scale CSS pixels a cell */
export function barCells(scale) {
  const most = MOST_BAR / scale;
  if (most < 1) return null;
  const power = 10 ** Math.floor(Math.log10(most));
  return power * (most / power >= 5 ? 5 : most / power >= 2 ? 2 : 1);
}

/** Where the map is, how large a cell is, and buttons for who has no wheel. @param {(factor: number) => void} zoom */
export function createOverlay(zoom) {
  const place = h('span', { id: 'world-place' });
  const length = h('span', { id: 'world-scale' });
  const way = h('span', { id: 'world-count', hidden: true });
  const bar = h('span', { class: 'world-bar' });
  const info = h('div', { class: 'world-info' }, place, h('span', {}, bar, length), way);
  const buttons = h('div', { class: 'world-zoom' });
  return {
    elements: [info, buttons],
    texts() {
      const button = (/** @type {'in' | 'out'} */ way, /** @type {number} */ factor) => {
        const label = t(`world.zoom.${way}`);
        const props = { type: 'button', class: 'icon', id: `world-${way}`, 'aria-label': label };
        const name = way === 'in' ? 'plus' : 'minus';
        return h('button', { ...props, title: label, onclick: () => zoom(factor) }, icon(name));
      };
      buttons.replaceChildren(button('in', 2), button('out', 0.5));
    },
    /** @param {boolean} walks */
    mode(walks) {
      buttons.hidden = walks;
      bar.parentElement.hidden = walks;
    },
    /** @param {import('./route.js').Route | null} route */
    route(route) {
      way.hidden = route === null;
      if (!route) return;
      const cells = count(route.way.count);
      way.textContent = t(route.done ? 'world.route.done' : 'world.route.cells', { count: cells });
    },
    /** @param {{ x: number, y: number }} cell that is meant @param {number} scale CSS pixels a cell */
    show({ x, y }, scale) {
      place.textContent = t('world.at', { x: count(x), y: count(y) });
      const cells = barCells(scale);
      bar.style.width = `${(cells ?? 0) * scale}px`;
      length.textContent = cells === null ? '' : t('world.cells', { count: count(cells) });
    },
  };
}
