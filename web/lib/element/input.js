import { cellUnder } from '../draw/geometry/fit.js';
import { KEY_ANGLES, MAX_SLANT } from '../draw/pointing/directions.js';
import { listenToGamepads } from '../draw/pointing/gamepads.js';

/** @import { Fit } from '../draw/geometry/fit.js' */
/** @import { Playing } from './playing.js' */

/** CSS pixels of a drag that move the player by one cell, and of a pointer that still clicks. */
const DRAG = 22;
const SLACK = 5;
const LEVELS = /** @type {Record<string, number>} */ ({ PageUp: 1, PageDown: -1 });

/** What is played: the game, and where it is drawn; null while there is none. @typedef {() => { playing: Playing, view: Fit | null, hint(): void, again(): void } | null} Played */

/** @param {HTMLElement} canvas that has the focus @param {Played} played */
export function listenToKeys(canvas, played) {
  canvas.addEventListener('keydown', (event) => {
    const now = played();
    if (!now || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const { code } = event;
    const angle = KEY_ANGLES[code];
    const action = { KeyH: now.hint, KeyR: now.again }[code];
    if (angle !== undefined) now.playing.point(angle, angle % 90 === 0 ? undefined : MAX_SLANT);
    else if (code in LEVELS) now.playing.climb(LEVELS[code]);
    else if (action && !event.repeat) action();
    else return;
    event.preventDefault();
  });
}

/** A click or tap walks to its cell; a finger that is dragged moves the player. @param {HTMLElement} canvas @param {Played} played */
export function listenToPointers(canvas, played) {
  /** @type {{ id: number, x: number, y: number, isDragged: boolean } | null} */
  let held = null;
  canvas.addEventListener('pointerdown', ({ button, pointerId: id, offsetX: x, offsetY: y }) => {
    if (button === 0 && !held && played()) {
      held = { id, x, y, isDragged: false };
      canvas.setPointerCapture(id);
    }
  });
  canvas.addEventListener('pointermove', ({ pointerId, pointerType, offsetX, offsetY }) => {
    if (held?.id !== pointerId) return;
    const [right, down] = [offsetX - held.x, offsetY - held.y];
    const far = Math.max(Math.abs(right), Math.abs(down));
    if (pointerType === 'mouse' ? far > SLACK : far >= DRAG) held.isDragged = true;
    if (pointerType === 'mouse' || far < DRAG) return;
    played()?.playing.point((Math.atan2(down, right) * 180) / Math.PI);
    [held.x, held.y] = [offsetX, offsetY];
  });
  canvas.addEventListener('pointerup', ({ pointerId, offsetX, offsetY }) => {
    if (held?.id !== pointerId) return;
    const { isDragged } = held;
    held = null;
    const now = played();
    const cell = isDragged || !now?.view ? null : cellUnder(now.view, offsetX, offsetY);
    if (cell !== null) now?.playing.walkTo(cell);
  });
  canvas.addEventListener('pointercancel', () => {
    held = null;
  });
}

/** The games of the page: gamepads play the last one that can be played. @type {Played[]} */
const games = [];
let isListening = false;

const current = () => games.findLast((played) => played() !== null)?.() ?? null;

/** @param {Played} played */
export function leaveGamepads(played) {
  const at = games.indexOf(played);
  if (at >= 0) games.splice(at, 1);
}

/** Makes a game the one that gamepads play: the user turned to it. @param {Played} played */
export function preferByGamepads(played) {
  leaveGamepads(played);
  games.push(played);
}

/** Lets gamepads play a game, if no other is there. @param {Played} played */
export function joinGamepads(played) {
  leaveGamepads(played);
  games.unshift(played);
  if (isListening || typeof navigator.getGamepads !== 'function') return;
  isListening = true;
  const actions = {
    move: (/** @type {number} */ angle) => current()?.playing.point(angle),
    climb: (/** @type {number} */ by) => current()?.playing.climb(by),
    hint: () => current()?.hint(),
    again: () => current()?.again(),
  };
  const listen = () => listenToGamepads(actions, () => current() !== null);
  if (navigator.getGamepads().some((pad) => pad !== null)) listen();
  else addEventListener('gamepadconnected', listen, { once: true });
}
