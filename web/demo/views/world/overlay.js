import { barCells } from '../../camera/scale-bar.js';
import { h } from '../../ui/dom.js';
import { icon } from '../../ui/icons.js';
import { count, t } from '../../ui/language.js';

/** Windows in which the box covers little of the map; in others it is folded at first. */
const roomy = matchMedia('(min-width: 700px) and (min-height: 500px)');

/** Size, place, scale and length of the route over the map, and zoom buttons. @param {(factor: number) => void} zoom */
export function createOverlay(zoom) {
  const size = h('strong', { class: 'world-size', id: 'world-size' });
  const place = h('span', { id: 'world-place' });
  const scaleText = h('span', { id: 'world-scale' });
  const length = h('span', { id: 'world-count', hidden: true });
  const bar = h('span', { class: 'world-bar' });
  const scale = h('summary', {}, bar, scaleText, length);
  const info = h('details', { class: 'world-info' }, scale, size, place);
  info.open = roomy.matches;
  const buttons = h('div', { class: 'world-zoom' });
  return {
    elements: [info, buttons],
    texts() {
      const button = (/** @type {'in' | 'out'} */ zoomName, /** @type {number} */ factor) => {
        const label = t(`world.zoom.${zoomName}`);
        const props = {
          type: 'button',
          class: 'icon',
          id: `world-${zoomName}`,
          'aria-label': label,
        };
        const name = zoomName === 'in' ? 'plus' : 'minus';
        return h('button', { ...props, title: label, onclick: () => zoom(factor) }, icon(name));
      };
      buttons.replaceChildren(button('in', 2), button('out', 0.5));
    },
    /** @param {import('mazewright/dungeons').World} world */
    size({ width, endless }) {
      size.textContent = endless
        ? t('world.size.endless')
        : t('world.size', { side: count(width) });
    },
    /** @param {boolean} walks */
    mode(walks) {
      size.hidden = walks;
      buttons.hidden = walks;
      scale.hidden = walks;
      info.open = walks || roomy.matches;
    },
    /** @param {import('./route.js').Route | null} route */
    route(route) {
      length.hidden = route === null;
      if (!route) return;
      const cells = count(route.path.count);
      length.textContent = t(route.done ? 'world.route.done' : 'world.route.cells', {
        count: cells,
      });
    },
    /** @param {{ x: number, y: number }} cell @param {number} scale CSS pixels per cell */
    show({ x, y }, scale) {
      place.textContent = t('world.at', { x: count(x), y: count(y) });
      const cells = barCells(scale);
      bar.style.width = `${(cells ?? 0) * scale}px`;
      const key = cells === 1 ? 'world.cell' : 'world.cells';
      scaleText.textContent = cells === null ? '' : t(key, { count: count(cells) });
    },
  };
}
