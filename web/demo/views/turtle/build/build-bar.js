import { PALETTE } from '../../../draw3d/palette.js';
import { paletteChoice } from '../../../form/palette-choice.js';
import { focusIn, h } from '../../../ui/dom.js';
import { enable } from '../../../ui/enable.js';
import { icon } from '../../../ui/icons.js';
import { t } from '../../../ui/language.js';

/** @typedef {'add' | 'remove' | null} BuildTool null: the view is turned only */

/**
 * The tools over the stage for building by hand, and the colour of new blocks.
 * @param {{ tool(): BuildTool, color(): number, canUndo(): boolean,
 *   choose(tool: BuildTool, byKeyboard: boolean): void, paint(color: number): void, undo(): void }} actions
 */
export function buildBar(actions) {
  const element = h('div', { class: 'build-bar', id: 'build-bar', hidden: true });
  const where = h('output', { class: 'build-place', id: 'build-place' });
  const undo = h(
    'button',
    { type: 'button', class: 'icon', id: 'build-undo', onclick: actions.undo },
    icon('undo'),
  );
  const tools = h('div', { class: 'row', role: 'group' });
  const colors = h('div', { class: 'build-colors' });

  const draw = () => {
    const now = actions.tool();
    const button = (/** @type {'add' | 'remove'} */ tool) => {
      const props = {
        type: 'button',
        class: 'toggle',
        id: `build-${tool}`,
        'aria-label': t(`turtle.build.${tool}`),
        'aria-pressed': String(tool === now),
        // A click by the keyboard has no count.
        onclick: (/** @type {MouseEvent} */ event) =>
          actions.choose(actions.tool() === tool ? null : tool, event.detail === 0),
      };
      const text = h('span', {}, t(`turtle.build.${tool}`));
      return h('button', props, icon(tool === 'add' ? 'plus' : 'minus'), text);
    };
    const focused = element.contains(document.activeElement) ? document.activeElement?.id : '';
    tools.setAttribute('aria-label', t('turtle.build'));
    undo.setAttribute('aria-label', t('turtle.build.undo'));
    tools.replaceChildren(button('add'), button('remove'), undo, where);
    colors.hidden = now !== 'add';
    colors.replaceChildren(
      paletteChoice(PALETTE, actions.color(), (color) => {
        actions.paint(color);
        draw();
        focusIn(colors, '[aria-pressed=true]');
      }),
    );
    if (focused) document.getElementById(focused)?.focus();
    const chosen = colors.querySelector('[aria-pressed=true]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
    update();
  };
  const update = () => {
    undo.hidden = actions.tool() === null;
    enable(undo, actions.canUndo() ? null : 'undo.none', t('turtle.build.undo'));
  };

  element.append(tools, colors);
  return {
    element,
    draw,
    update,
    /** Shows the place of the frame. @param {number[] | null} place */
    showPlace(place) {
      where.textContent = place ? place.join(', ') : '';
    },
  };
}
