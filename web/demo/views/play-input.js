import { cellUnder } from '../draw/fit.js';
import { takesKeys } from '../ui/dom.js';

/** By place on the keyboard, so that they work under a Korean input method too. */
const KEYS = /** @type {Record<string, string>} */ ({
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowLeft: 'west',
  ArrowRight: 'east',
  KeyW: 'north',
  KeyS: 'south',
  KeyA: 'west',
  KeyD: 'east',
});
/** A finger moves the player one cell each time it has gone this far. */
const DRAG = 22;

/** Keys, swipes and taps of the game. @param {any} store @param {any} board @param {any} actions */
export function listen(store, board, actions) {
  document.addEventListener('keydown', (event) => {
    if (!['play', 'blocks'].includes(store.state.view) || takesKeys(event.target)) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const direction = KEYS[event.code];
    const action = { KeyH: actions.hint, KeyR: actions.again, KeyE: actions.escape }[event.code];
    if (direction) actions.move(direction);
    else if (action && !event.repeat) action();
    else return;
    event.preventDefault();
  });

  const { canvas } = board;
  /** @type {{ x: number, y: number, moved: boolean } | null} */
  let drag = null;
  canvas.addEventListener('pointerdown', (/** @type {PointerEvent} */ event) => {
    if (store.state.view === 'play') drag = { x: event.clientX, y: event.clientY, moved: false };
  });
  canvas.addEventListener('pointermove', (/** @type {PointerEvent} */ event) => {
    if (!drag || event.pointerType === 'mouse') return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (Math.max(Math.abs(dx), Math.abs(dy)) < DRAG) return;
    const sideways = Math.abs(dx) > Math.abs(dy);
    if (sideways) actions.move(dx > 0 ? 'east' : 'west');
    else actions.move(dy > 0 ? 'south' : 'north');
    drag = { x: event.clientX, y: event.clientY, moved: true };
  });
  canvas.addEventListener('pointercancel', () => {
    drag = null;
  });
  canvas.addEventListener('pointerup', (/** @type {PointerEvent} */ event) => {
    const tap = drag && !drag.moved;
    drag = null;
    if (!tap) return;
    const box = canvas.getBoundingClientRect();
    const cell = cellUnder(board.at, event.clientX - box.left, event.clientY - box.top);
    if (cell !== null) actions.walkTo(cell);
  });
}
