import { BLOCK_HEIGHTS } from '../../config.js';
import { PALETTE } from '../../draw3d/palette.js';
import { paletteChoice } from '../../form/palette-choice.js';
import { copyButton } from '../../share/copy.js';
import { scriptOf } from '../../share/script.js';
import { rowOf } from '../../state/row-of.js';
import { focusIn, h } from '../../ui/dom.js';
import { t } from '../../ui/language.js';

/** @import { Store } from '../../state/store.js' */

/** The controls for height and colour of the blocks, and a walk inside. @param {Store} store @param {() => void} walk @returns {HTMLElement} */
export function blocksDock(store, walk) {
  const element = h('div', { class: 'scene-dock' });
  const draw = () => {
    const { block } = store.state;
    const height = h('select', {
      onchange: () => store.set({ block: { ...store.state.block, height: Number(height.value) } }),
    });
    for (const each of BLOCK_HEIGHTS) {
      height.append(h('option', { value: each, selected: each === block.height }, String(each)));
    }
    const palette = paletteChoice(PALETTE, block.color, (color) =>
      store.set({ block: { ...store.state.block, color } }),
    );
    const parts = [
      h('label', {}, t('blocks.height'), height),
      palette,
      hasTiles(store)
        ? copyButton('blocks.copy', () => scriptOf(store.state.maze, store.state.block))
        : null,
      h('p', { class: 'keys' }, t('blocks.keys')),
      h(
        'button',
        { type: 'button', id: 'blocks-walk', class: 'strong', onclick: walk },
        t('walk.in'),
      ),
    ];
    element.replaceChildren(...parts.filter((each) => each !== null));
  };
  draw();
  store.on(['language', 'maze'], draw);
  store.on(['block'], () => {
    const hadFocus = document.activeElement?.closest('.palette') != null;
    draw();
    if (hadFocus) focusIn(element, '.palette [aria-pressed=true]');
  });
  return element;
}

/** Whether a maze has tiles, which a script can build of cubes. @param {Store} store */
export function hasTiles({ state: { mw, maze } }) {
  return rowOf(mw.catalog.shapes, maze.shape).tiles;
}
