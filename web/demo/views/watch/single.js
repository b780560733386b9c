import { cellUnder, drawAll, drawPath } from 'mazewright/draw';
import { drawMaze } from '../../draw2d/maze.js';
import { isLarge } from '../../state/answers.js';
import { solutionOf } from '../../state/solution.js';
import { color } from '../../ui/theme.js';
import { drawLetter } from './draw-letter.js';

/** @import { Store } from '../../state/store.js' */
/** @import { Fit } from 'mazewright/draw' */
/** @import { Board } from '../../draw2d/board.js' */

/** If more cells than this change at once, the whole picture is drawn. */
const MAX_CHANGED = 400;

/** Steps that a film goes forward at once: some milliseconds. More of them are made in slices. */
const MAX_STEPS_AT_ONCE = 50_000;
/** Milliseconds of a slice. */
const SLICE_MS = 10;

/**
 * One film on the board. A click on a cell ends it and colours the maze by the distance from there.
 * @param {Store} store
 * @param {Board} board
 * @param {{ picked(cell: number): void, moved(): void, marks(): { cell: number, text: string }[] }} actions
 *   moved: called when the film has gone on by itself towards a far position; marks: letters on cells
 */
export function createSingle(store, board, { picked, moved, marks }) {
  /** Null if it would be too long. @type {import('./subjects.js').Reel | null} */
  let reel = null;
  /** @type {ReturnType<import('./subjects.js').Reel['drawing']> | null} */
  let drawing = null;
  /** The cell whose distances are shown; null: the start. @type {number | null} */
  let origin = null;

  /** The position to go to, and the frame of the next slice. */
  let goal = 0;
  let frame = 0;

  const isFilmOfLarge = () => reel !== null && isLarge(reel.film.maze);

  const painter = {
    /** Films of small mazes do not wait for their pictures. */
    get isPatient() {
      return isFilmOfLarge();
    },
    ground(
      /** @type {CanvasRenderingContext2D} */ pen,
      /** @type {Fit} */ at,
      /** @type {import('mazewright/draw').Part} */ part,
    ) {
      const state = { ...store.state, distancesFrom: origin };
      if (!reel) return drawMaze(pen, at, state, part);
      drawing = reel.drawing(at, state);
      if (isFilmOfLarge()) return drawing.paint(pen, part);
      drawAll(drawing.paint(pen, part));
      return [];
    },
    actors() {
      const { actors: pen, at } = board;
      pen.clearRect(0, 0, at.width, at.height);
      if (isFilmOfLarge()) drawing?.headApart(pen);
      for (const { cell, text } of marks()) drawLetter(pen, at, cell, text);
      const { mw, maze, solution, solver } = store.state;
      // The last picture of a large maze has its solution, which is too long to draw in every frame.
      if (!reel || reel.isSearch || !solution || maze.start === null || isLarge(maze)) return;
      const found = solutionOf(mw, maze, solver);
      if (found) drawAll(drawPath(pen, at, maze, found.path, color('accent'), 0.26));
    },
    tapped(/** @type {number} */ x, /** @type {number} */ y) {
      const cell = cellUnder(board.at, x, y);
      if (cell !== null && (store.state.maze.kinds ?? store.state.maze.mask)?.[cell] !== 0)
        picked(cell);
    },
  };

  const single = {
    painter,
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
      cancelAnimationFrame(frame);
      reel = next;
      drawing = null;
      origin = null;
    },
    /** Colours by the distance from a cell. @param {number} cell */
    colorFrom(cell) {
      origin = cell;
      board.drawGround();
    },
    /** Goes to a position; to a far one in slices, frame by frame. @param {number} wanted */
    seek(wanted) {
      if (!reel) return;
      goal = Math.min(reel.film.length, Math.max(0, wanted));
      cancelAnimationFrame(frame);
      advance();
    },
  };

  /** Goes towards the wanted position for the time of a slice. */
  function advance() {
    if (!reel) return;
    const { film } = reel;
    const end = performance.now() + SLICE_MS;
    const wasAtEnd = film.position === film.length;
    /** @type {Uint32Array | null} */
    let changed;
    let slices = 0;
    do {
      changed = film.seek(Math.min(goal, film.position + MAX_STEPS_AT_ONCE));
      slices += 1;
    } while (film.position !== goal && performance.now() < end);
    if (film.position !== goal) {
      frame = requestAnimationFrame(() => {
        advance();
        moved();
      });
    }
    draw(slices === 1 ? changed : null, (film.position === film.length) !== wasAtEnd);
  }

  /** The cell of the last step that was drawn. */
  let lastHead = 0;

  /** Draws what a step changed. @param {Uint32Array | null} changed null: anything @param {boolean} isOther whether the film reached or left its end */
  function draw(changed, isOther) {
    if (isFilmOfLarge()) {
      if (!changed || isOther || !drawing) board.drawGround();
      else board.drawParts(drawing.partsOf(changed));
      return;
    }
    const isLittle = changed && !isOther && changed.length <= MAX_CHANGED;
    const heads = [lastHead, single.head];
    lastHead = single.head;
    if (!isLittle || !board.isDrawn) board.drawGround();
    // Parts of a dungeon are drawn where all of it is: only there the edges of strokes are the same.
    else if (reel?.film.maze.dungeon && drawing)
      board.drawParts(drawing.partsOf(Uint32Array.from([...changed, ...heads])));
    else if (changed.length > 0) drawing?.some(board.ground, changed);
  }

  return single;
}
