import { h } from '../../../ui/dom.js';
import { icon } from '../../../ui/icons.js';
import { t } from '../../../ui/language.js';
import { repeater } from '../../../ui/repeat.js';

/** @import { IconName } from '../../../ui/icons.js' */

/** Icon, name and angle on screen. */
const PAD = /** @type {const} */ ([
  ['up', 'up', -90],
  ['left', 'left', 180],
  ['down', 'down', 90],
  ['right', 'right', 0],
]);

/** Milliseconds until a held arrow repeats its move, and between two moves. */
const HOLD_MS = 320;
const REPEAT_MS = 110;

/**
 * The arrows that move the player, for fingers; stairs: those of them that lead to other floors.
 * @param {{ move(angle: number): void, climb(by: number): void }} actions
 */
export function createPad({ move, climb }) {
  const pad = h('div', { class: 'pad', role: 'group', 'aria-label': t('play.pad') });
  for (const [arrow, name, angle] of PAD) pad.append(padButton(arrow, name, () => move(angle)));
  const stairs = [
    padButton('floorDown', 'downstairs', () => climb(-1)),
    padButton('floorUp', 'upstairs', () => climb(1)),
  ];
  pad.append(...stairs);
  return { pad, stairs };
}

/** A button that acts when it is pressed, and goes on while it is held. Clicks from a keyboard come without a press. */
function padButton(
  /** @type {IconName} */ arrow,
  /** @type {(typeof PAD)[number][1] | 'upstairs' | 'downstairs'} */ name,
  /** @type {() => void} */ move,
) {
  const moves = repeater();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const release = () => {
    clearTimeout(timer);
    moves.stop();
  };
  const press = (/** @type {PointerEvent} */ event) => {
    if (event.button !== 0) return;
    release();
    move();
    timer = setTimeout(() => {
      moves.start(REPEAT_MS, () => {
        move();
        return true;
      });
    }, HOLD_MS);
  };
  const button = h('button', {
    type: 'button',
    class: `icon pad-${name}`,
    'aria-label': t(`direction.${name}`),
    onpointerdown: press,
    onpointerup: release,
    onpointercancel: release,
    onpointerleave: release,
    onlostpointercapture: release,
    oncontextmenu: (/** @type {Event} */ event) => event.preventDefault(),
    onclick: (/** @type {MouseEvent} */ event) => {
      if (event.detail === 0) move();
    },
  });
  button.append(icon(arrow));
  return button;
}
