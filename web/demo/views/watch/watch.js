import { drawMaze } from '../../draw2d/maze.js';
import { neighbourTable } from '../../geometry/neighbour-table.js';
import { withSteps } from '../../state/generate.js';
import { usesKeys } from '../../ui/dom.js';
import { watchDock } from './dock.js';
import { filmDrawing } from './draw-film.js';

/** If more cells than this change at once, the whole picture is drawn. */
const MOST_CHANGED = 400;
/** A longer film follows its slider once per frame. */
const MOST_STEPS_AT_ONCE = 100_000;
const DEFAULT_SECONDS = 12;

/** The view that replays the generation of the maze, forwards and backwards. @param {any} store @param {any} board */
export function createWatch(store, board) {
  /** Null if it would be too long. @type {import('mazewright').Film | null} */
  let film = null;
  /** @type {import('../../geometry/neighbour-table.js').NeighbourTable | null} */
  let neighbours = null;
  /** @type {ReturnType<typeof filmDrawing>} */
  let drawing;
  let playing = false;
  let frame = 0;
  let last = 0;
  let owed = 0;

  const painter = {
    ground(/** @type {CanvasRenderingContext2D} */ pen, /** @type {any} */ at) {
      if (!film) return drawMaze(pen, at, store.state);
      drawing = filmDrawing(
        at,
        film,
        () => (neighbours ??= neighbourTable(film?.maze)),
        store.state,
      );
      // In one step: a film that plays never waits for its picture.
      drawing.all(pen);
      return [];
    },
    actors: () => board.actors.clearRect(0, 0, board.at.width, board.at.height),
  };

  const seek = (/** @type {number} */ wanted) => {
    if (!film) return;
    const wasAtEnd = film.position === film.length;
    const changed = film.seek(Math.min(film.length, Math.max(0, wanted)));
    const isAtEnd = film.position === film.length;
    const isLittle = changed && isAtEnd === wasAtEnd && changed.length <= MOST_CHANGED;
    if (!isLittle || !board.isDrawn) board.drawGround();
    else if (changed.length > 0) drawing.some(board.ground, changed);
    if (isAtEnd) playing = false;
    dock.update(film, playing);
  };

  const tick = (/** @type {number} */ now) => {
    owed += ((now - last) / 1000) * dock.speed();
    last = now;
    const whole = Math.floor(owed);
    owed -= whole;
    if (film && whole > 0) seek(film.position + whole);
    if (playing) frame = requestAnimationFrame(tick);
  };

  const play = (/** @type {boolean} */ on) => {
    if (!film) return;
    cancelAnimationFrame(frame);
    playing = on;
    if (on) {
      if (film.position === film.length) seek(film.prologue);
      playing = true;
      owed = 0;
      last = performance.now();
      frame = requestAnimationFrame(tick);
    }
    dock.update(film, playing);
  };

  /** The frame in which a long film goes to the step of its slider. */
  let slideFrame = 0;

  const actions = {
    toggle: () => play(!playing),
    /** @param {number} to */
    seek(to) {
      play(false);
      seek(to);
    },
    /** @param {number} to */
    slide(to) {
      cancelAnimationFrame(slideFrame);
      if (!film || film.length <= MOST_STEPS_AT_ONCE) {
        actions.seek(to);
        return;
      }
      play(false);
      dock.update({ position: to, length: film.length }, false);
      slideFrame = requestAnimationFrame(() => actions.seek(to));
    },
    /** @param {number} by */
    step: (by) => film && actions.seek(film.position + by),
  };
  const dock = watchDock(store, actions);

  const open = () => {
    cancelAnimationFrame(frame);
    cancelAnimationFrame(slideFrame);
    playing = false;
    const maze = withSteps(store);
    film = maze && store.state.mw.film(maze);
    if (!film) {
      dock.refuse();
      board.use(painter);
      return;
    }
    neighbours = null;
    dock.open(film.length, (film.length - film.prologue) / DEFAULT_SECONDS);
    board.use(painter);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!still) seek(film.prologue);
    play(!still);
  };

  document.addEventListener('keydown', (event) => {
    if (store.state.view !== 'watch' || usesKeys(document.activeElement)) return;
    if (event.key === 'ArrowRight') actions.step(1);
    else if (event.key === 'ArrowLeft') actions.step(-1);
    else if (event.key === ' ' && event.target === board.canvas) actions.toggle();
    else return;
    event.preventDefault();
  });
  store.on(['maze'], () => {
    if (store.state.view === 'watch') open();
  });
  store.on(['theme', 'distances'], () => {
    if (store.state.view === 'watch') board.drawGround();
  });
  store.on(['language'], () => {
    if (film) {
      dock.open(film.length, film.length / DEFAULT_SECONDS);
      dock.update(film, playing);
    } else if (store.state.view === 'watch') dock.refuse();
  });

  return {
    dock: dock.element,
    enter: open,
    leave() {
      cancelAnimationFrame(frame);
      cancelAnimationFrame(slideFrame);
      playing = false;
    },
  };
}
