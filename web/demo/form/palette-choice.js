import { h } from '../ui/dom.js';
import { t } from '../ui/language.js';

/**
 * Colours of which one is chosen.
 * @param {string[]} colors
 * @param {number} chosen index of the chosen one
 * @param {(index: number) => void} choose
 */
export function paletteChoice(colors, chosen, choose) {
  const swatches = colors.map((color, index) => {
    const inner = h('span');
    inner.style.backgroundColor = color;
    const label = t('blocks.color', { index });
    const pressed = String(index === chosen);
    const props = { type: 'button', 'aria-label': label, 'aria-pressed': pressed, title: label };
    return h('button', { ...props, onclick: () => choose(index) }, inner);
  });
  const group = { class: 'palette', role: 'group', 'aria-label': t('blocks.palette') };
  return h('div', group, ...swatches);
}
