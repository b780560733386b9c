import { cellUnder, KEY_ANGLES, MAX_SLANT, stairsOf } from 'mazewright/draw';
import { usesKeys } from '../../../ui/dom.js';
import { lazy } from '../../../ui/lazy.js';
import { plays } from './pause-when-away.js';

/** @import { Store } from '../../../state/store.js' */
/** @import { Maze } from 'mazewright/dungeons' */
/** @import { Board } from '../../../draw2d/board.js' */

/**
 * What a player can do.
 * @typedef {object} Actions
 * @property {() => void} again starts over
 * @property {() => boolean} hasStairs whether the maze has stairs
 * @property {(angle: number, most?: number) => void} move angle: on screen, clockwise from the right;
 *   most: degrees between it and a side
 * @property {(by: number) => void} climb 1 up, -1 down
 * @property {() => void} hint
 * @property {(target: number) => void} walkTo target: a cell
 * @property {() => void} escape begins or ends the race
 */

const LEVELS = /** @type {Record<string, number>} */ ({ PageUp: 1, PageDown: -1 });
/** CSS pixels of a drag that move the player by one cell. */
const DRAG = 22;
/** CSS pixels around the mark of stairs that still count as the mark. */
const NEAR_MARK = 5;

const loadDrags = lazy(() => import('./drag-parts.js'));
const loadGamepad = lazy(() => import('./gamepad.js'));

/** Listens to the keys of the game; returns what its swipes and taps do. @param {Store} store @param {Board} board @param {Actions} actions */
export function listen(store, board, actions) {
  document.addEventListener('keydown', (event) => {
    if (!plays(store.state.view) || usesKeys(document.activeElement)) return;
    // With Shift, arrows move the view.
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const { code } = event;
    const action = { KeyH: actions.hint, KeyR: actions.again, KeyG: actions.escape }[code];
    const angle = KEY_ANGLES[code];
    if (angle !== undefined) actions.move(angle, angle % 90 === 0 ? undefined : MAX_SLANT);
    else if (code in LEVELS && actions.hasStairs()) actions.climb(LEVELS[code]);
    else if (action && !event.repeat) action();
    else return;
    event.preventDefault();
  });

  let [right, down] = [0, 0];
  const pointers = {
    pressed() {
      [right, down] = [0, 0];
    },
    /** Moves the player, by a finger that is dragged. @param {number} byX CSS pixels @param {number} byY */
    swiped(byX, byY) {
      [right, down] = [right + byX, down + byY];
      if (Math.max(Math.abs(right), Math.abs(down)) < DRAG) return;
      actions.move((Math.atan2(down, right) * 180) / Math.PI);
      [right, down] = [0, 0];
    },
    /** Walks to the cell at CSS pixels of the board. @param {number} x @param {number} y */
    tapped(x, y) {
      const cell = cellUnder(board.at, x, y);
      if (cell === null) return;
      actions.walkTo(stairsUnder(board.at, store.state.maze, cell, x, y) ?? cell);
    },
  };
  const useDrags = () =>
    loadDrags().then(
      ({ dragParts }) => dragParts(store, board, pointers.tapped),
      () => {}, // Without a network there is still the editor.
    );
  board.canvas.addEventListener('pointerover', useDrags, { once: true });
  return pointers;
}

/** The cell that the stairs marked at CSS pixels x, y lead to, or null. @type {(at: import('mazewright/draw').Fit, maze: Maze, cell: number, x: number, y: number) => number | null} */
function stairsUnder(at, maze, cell, x, y) {
  const near = (/** @type {{ x: number, y: number, size: number }} */ mark) =>
    Math.max(Math.abs(mark.x - x * at.ratio), Math.abs(mark.y - y * at.ratio)) <
    mark.size + NEAR_MARK * at.ratio;
  const marks = stairsOf(at, maze, cell).filter(near);
  const distance = (/** @type {{ x: number, y: number }} */ mark) =>
    Math.hypot(mark.x - x * at.ratio, mark.y - y * at.ratio);
  return marks.sort((a, b) => distance(a) - distance(b))[0]?.to ?? null;
}

/** Plays by gamepad as soon as there is one. @param {Actions} actions @param {() => boolean} isPlaying whether the game is on the page */
export function whenGamepad(actions, isPlaying) {
  const listen = () =>
    loadGamepad().then(
      ({ listenToGamepads }) => listenToGamepads(actions, isPlaying),
      () => {}, // Without a network there are still keys.
    );
  if (navigator.getGamepads().some((pad) => pad !== null)) listen();
  else addEventListener('gamepadconnected', listen, { once: true });
}
