import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { t } from '../ui/language.js';

/** Names of the controls of the pad, in its order. */
const PAD = /** @type {const} */ (['turnLeft', 'up', 'turnRight', 'left', 'down', 'right']);

/** The controls of a walk for fingers and screen readers. @param {{ hold(name: string, on: boolean): void, tap(name: string): void }} walk */
export function walkPad(walk) {
  const buttons = PAD.map((name) => {
    const label = t(`world.pad.${name}`);
    const hold = (/** @type {boolean} */ on) => () => walk.hold(name, on);
    const props = {
      type: 'button',
      class: `icon world-pad-${name}`,
      'aria-label': label,
      title: label,
      onpointerdown: hold(true),
      onpointerup: hold(false),
      onpointercancel: hold(false),
      onpointerleave: hold(false),
      // Keyboards and screen readers click without a pointer.
      onclick: (/** @type {MouseEvent} */ event) => event.detail === 0 && walk.tap(name),
    };
    return h('button', props, icon(name));
  });
  return h('div', { class: 'world-pad', role: 'group', 'aria-label': t('world.pad') }, ...buttons);
}
