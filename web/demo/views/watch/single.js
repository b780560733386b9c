import { drawMaze } from '../../draw2d/maze.js';
import { drawPath } from '../../draw2d/path.js';
import { cellUnder } from '../../geometry/fit.js';
import { solutionOf } from '../../state/solution.js';
import { color } from '../../ui/theme.js';

/** If more cells than this change at once, the whole picture is drawn. */
const MOST_CHANGED = 400;

/**
 * One film on the board. A click on a cell ends it and colours the maze by the distance from there.
 * @param {any} store
 * @param {any} board
 * @param {(cell: number) => void} picked
 */
export function createSingle(store, board, picked) {
  /** Null if it would be too long. @type {import('./subjects.js').Reel | null} */
  let reel = null;
  /** @type {ReturnType<import('./subjects.js').Reel['drawing']>} */
  let drawing;
  /** The cell whose distances are shown; null: the start. @type {number | null} */
  let origin = null;

  const painter = {
    ground(/** @type {CanvasRenderingContext2D} */ pen, /** @type {any} */ at) {
      const state = { ...store.state, distancesFrom: origin };
      if (!reel) return drawMaze(pen, at, state);
      drawing = reel.drawing(at, state);
      // In one step: a film that plays never waits for its picture.
      drawing.all(pen);
      return [];
    },
    actors() {
      const { actors: pen, at } = board;
      pen.clearRect(0, 0, at.width, at.height);
      const { mw, maze, solution, solver } = store.state;
      if (!reel || reel.isSearch || !solution || maze.start === null) return;
      const found = solutionOf(mw, maze, solver);
      if (found) drawPath(pen, at, maze, found.path, color('accent'), 0.26);
    },
    tapped(/** @type {number} */ x, /** @type {number} */ y) {
      const cell = cellUnder(board.at, x, y);
      if (cell !== null && (store.state.maze.kinds ?? store.state.maze.mask)?.[cell] !== 0)
        picked(cell);
    },
  };

  return {
    painter,
    get film() {
      return reel?.film ?? null;
    },
    /** The cell of the last step; at both ends of the film the end of the maze, or its first cell. */
    get head() {
      const { maze } = store.state;
      const { film } = reel ?? {};
      const isBetween = film && film.position > 0 && film.position < film.length;
      return isBetween ? film.step(film.position - 1).cell : (maze.end ?? maze.start ?? 0);
    },
    get length() {
      return reel?.film.length ?? 0;
    },
    get position() {
      return reel?.film.position ?? 0;
    },
    get prologue() {
      return reel?.film.prologue ?? 0;
    },
    /** @param {import('./subjects.js').Reel | null} next */
    use(next) {
      reel = next;
      origin = null;
    },
    /** Colours by the distance from a cell. @param {number} cell */
    colorFrom(cell) {
      origin = cell;
      board.drawGround();
    },
    /** @param {number} wanted */
    seek(wanted) {
      if (!reel) return;
      const { film } = reel;
      const wasAtEnd = film.position === film.length;
      const changed = film.seek(Math.min(film.length, Math.max(0, wanted)));
      const isAtEnd = film.position === film.length;
      const isLittle = changed && isAtEnd === wasAtEnd && changed.length <= MOST_CHANGED;
      if (!isLittle || !board.isDrawn) board.drawGround();
      else if (changed.length > 0) drawing.some(board.ground, changed);
    },
  };
}
