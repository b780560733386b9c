import {
  cellUnder,
  drawGoal,
  drawStart,
  geometryOf,
  middle,
  pixel,
  radiusOf,
  sideOf,
  unpixel,
} from 'mazewright/draw';
import { MAX_CELLS_BY_HAND } from '../../../config.js';
import { nearestSide } from '../../../geometry/nearest-side.js';
import { change } from '../../../state/change.js';
import { editsAfter } from '../../../state/edits.js';
import { moveEnd } from '../../../state/ends.js';
import { MazeError } from '../../../state/library.js';
import { editEn } from '../../../strings/edit-en.js';
import { editKo } from '../../../strings/edit-ko.js';
import { showNotice } from '../../../ui/announce.js';
import { addTexts, t } from '../../../ui/language.js';
import { color, paletteNow } from '../../../ui/theme.js';

/** @import { Board } from '../../../draw2d/board.js' */
/** @import { Edit } from '../../../state/edits.js' */
/** @import { Store } from '../../../state/store.js' */

/** A wall, or one of the marks. @typedef {Edit | 'start' | 'end'} Part */
/** CSS pixels of the canvas. @typedef {{ x: number, y: number }} Point */

/** CSS pixels that the pointer may move during a click. */
const SLACK = 5;
/** CSS pixels around the middle of a mark that always belong to it. */
const NEAR_MARK = 12;
/** CSS pixels between a wall and a pointer that takes it, and the part of a cell's radius at most. */
const NEAR_WALL = 4;
const NEAR_WALL_SHARE = 0.3;
const ENDS = /** @type {const} */ ([
  ['end', drawGoal],
  ['start', drawStart],
]);

/**
 * Lets a pointer drag the start and the end to another cell, and a mouse a wall to another place. A wall
 * dropped beside the maze is gone. A finger takes no walls, which it would hit with many a swipe, and the
 * start only after the player has left it.
 * @param {Store} store
 * @param {Board} board
 * @param {(x: number, y: number) => void} tapped what a click without a drag does
 */
export function dragParts(store, board, tapped) {
  addTexts({ en: editEn, ko: editKo });
  const { canvas } = board;
  /** @type {{ part: Part, from: Point, isDragged: boolean } | null} */
  let held = null;

  const isFree = () => {
    const { view, isWhole, isRacing, rules, maze } = store.state;
    const { fog, living } = rules;
    if (view !== 'play' || !isWhole || isRacing || fog || living) return false;
    return maze.cellCount <= MAX_CELLS_BY_HAND;
  };

  /** @param {Point} point @param {boolean} isMouse @returns {Part | null} */
  const partAt = (point, isMouse) => {
    const { maze, player } = store.state;
    for (const [end] of ENDS) {
      const cell = maze[end];
      if (cell === null || (end === 'start' && !isMouse && player === cell)) continue;
      if (awayFrom(board, cell, point) <= Math.max(NEAR_MARK, halfOf(board, cell))) return end;
    }
    return isMouse && !maze.dungeon ? wallAt(point) : null;
  };

  /** @param {Point} point @returns {Edit | null} */
  const wallAt = (point) => {
    const near = sideAt(store, board, point);
    if (!near || store.state.maze.isOpen(near.side.cell, near.side.direction)) return null;
    const most = Math.min(NEAR_WALL, NEAR_WALL_SHARE * halfOf(board, near.side.cell));
    return near.away <= most ? near.side : null;
  };

  const draw = (/** @type {Part} */ part, /** @type {Point} */ point) => {
    board.drawActors();
    const cell = cellUnder(board.at, point.x, point.y);
    if (typeof part === 'object') {
      strokeSide(board, part, 'floor');
      const near = sideAt(store, board, point);
      if (near) strokeSide(board, near.side, 'accent');
    } else if (cell !== null) {
      for (const [end, drawEnd] of ENDS) {
        if (end === part) drawEnd(board.actors, board.at, cell, paletteNow());
      }
    }
  };

  const drop = (/** @type {Part} */ part, /** @type {Point} */ point) => {
    const cell = cellUnder(board.at, point.x, point.y);
    if (typeof part === 'object') moveWall(store, part, sideAt(store, board, point)?.side ?? null);
    else if (cell !== null) moveEnd(store, part, cell);
  };

  const end = () => {
    held = null;
    canvas.style.cursor = '';
    board.drawActors();
  };

  const pointOf = (/** @type {PointerEvent} */ event) => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  /** What each event does; whether the camera and the game shall not know of it. @type {Record<string, (event: PointerEvent) => boolean>} */
  const listeners = {
    pointerdown(event) {
      if (held) return true;
      if (event.button !== 0 || !isFree()) return false;
      const from = pointOf(event);
      const part = partAt(from, event.pointerType === 'mouse');
      if (part === null) return false;
      held = { part, from, isDragged: false };
      canvas.setPointerCapture(event.pointerId);
      return true;
    },
    pointermove(event) {
      const point = pointOf(event);
      if (!held) {
        const isMouse = event.pointerType === 'mouse' && event.buttons === 0;
        if (isMouse) canvas.style.cursor = isFree() && partAt(point, true) !== null ? 'grab' : '';
        return false;
      }
      held.isDragged ||= Math.hypot(point.x - held.from.x, point.y - held.from.y) > SLACK;
      if (held.isDragged) {
        canvas.style.cursor = 'grabbing';
        draw(held.part, point);
      }
      return true;
    },
    pointerup(event) {
      if (!held) return false;
      const { part, isDragged } = held;
      const point = pointOf(event);
      end();
      if (isDragged) drop(part, point);
      else tapped(point.x, point.y);
      return true;
    },
    pointercancel() {
      const wasHeld = held !== null;
      if (wasHeld) end();
      return wasHeld;
    },
  };
  for (const [type, listener] of Object.entries(listeners)) {
    const run = (/** @type {PointerEvent} */ event) => {
      if (listener(event)) event.stopImmediatePropagation();
    };
    canvas.addEventListener(type, /** @type {EventListener} */ (run), { capture: true });
  }
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && held) end();
  });
}

/** CSS pixels between a point and the middle of a cell. @param {Board} board @param {number} cell @param {Point} point */
function awayFrom({ at }, cell, { x, y }) {
  const there = middle(at, cell);
  return Math.hypot(there.x / at.ratio - x, there.y / at.ratio - y);
}

/** CSS pixels between the middle of a cell and its sides. @param {Board} board @param {number} cell */
const halfOf = ({ at }, cell) => (radiusOf(at.geometry, cell) * at.cell) / at.ratio;

/** The side that is nearest to a point, of the cell there, and CSS pixels to it. @param {Store} store @param {Board} board @param {Point} point @returns {{ side: Edit, away: number } | null} */
function sideAt({ state: { maze } }, { at }, { x, y }) {
  const cell = cellUnder(at, x, y);
  if (cell === null) return null;
  const near = nearestSide(maze, geometryOf(maze), cell, unpixel(at, x, y));
  if (!near) return null;
  const { direction, away } = near;
  return { side: { cell, direction }, away: (away * at.cell) / at.ratio };
}

/** @param {Board} board @param {Edit} side @param {string} name of the colour */
function strokeSide({ actors: pen, at }, { cell, direction }, name) {
  const side = sideOf(at.geometry, cell, direction);
  if (!side) return;
  const [from, to] = [pixel(at, side.from), pixel(at, side.to)];
  pen.beginPath();
  pen.moveTo(from.x, from.y);
  pen.lineTo(to.x, to.y);
  pen.strokeStyle = color(name);
  pen.lineWidth = Math.max(2 * at.ratio, at.wall);
  pen.stroke();
}

/** Opens a wall and builds it at another side; leaves it where it was if a wall is there. @param {Store} store @param {Edit} wall @param {Edit | null} to null: beside the maze */
function moveWall(store, wall, to) {
  const { maze } = store.state;
  if (to && !maze.isOpen(to.cell, to.direction)) return;
  try {
    change(store, { edits: editsAfter(store.state, to ? [wall, to] : [wall]) });
  } catch (error) {
    if (!(error instanceof MazeError)) throw error;
    showNotice(() => t('edit.crossing'));
  }
}
