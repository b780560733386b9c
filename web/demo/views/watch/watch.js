import { drawGround } from '../../draw2d/maze.js';
import { withSteps } from '../../state/generate.js';
import { takesKeys } from '../../ui/dom.js';
import { watchDock } from './dock.js';
import { replayDrawing } from './draw-replay.js';
import { createReplay } from './replay.js';

/** More changes than this at once are drawn as a whole picture. */
const MOST_TOUCHED = 400;
/** More steps than this at once are not even asked which cells they change. */
const MOST_STEPS_DRAWN = 5_000;
/** A longer film goes where its slider is in the next frame only. */
const MOST_STEPS_AT_ONCE = 100_000;
const DEFAULT_SECONDS = 12;

/** How the maze was made, back and forth. @param {any} store @param {any} board */
export function createWatch(store, board) {
  /** @type {any} */
  let maze = null;
  /** Null where a film would be too long. @type {any} */
  let replay = null;
  /** @type {ReturnType<typeof replayDrawing>} */
  let drawing;
  let playing = false;
  let frame = 0;
  let last = 0;
  let owed = 0;

  const painter = {
    ground() {
      drawing = replayDrawing(board.ground, board.at, maze, replay, store.state);
      drawing.all();
    },
    actors: () => board.actors.clearRect(0, 0, board.at.width, board.at.height),
  };

  const seek = (/** @type {number} */ wanted) => {
    const target = Math.min(replay.length, Math.max(0, wanted));
    const whole = Math.abs(target - replay.at) > MOST_STEPS_DRAWN;
    /** @type {Set<number>} */
    const touched = new Set();
    const note = (/** @type {number} */ cell) => {
      if (!whole) touched.add(cell);
    };
    const atEnd = replay.at === replay.length;
    while (replay.at < target) note(replay.forward());
    while (replay.at > target) note(replay.back());
    const ends = atEnd !== (replay.at === replay.length);
    if (whole || ends || touched.size > MOST_TOUCHED) drawing.all();
    else if (touched.size > 0) drawing.some(touched);
    if (replay.at === replay.length) playing = false;
    dock.update(replay, playing);
  };

  const tick = (/** @type {number} */ now) => {
    owed += ((now - last) / 1000) * dock.speed();
    last = now;
    const whole = Math.floor(owed);
    owed -= whole;
    if (whole > 0) seek(replay.at + whole);
    if (playing) frame = requestAnimationFrame(tick);
  };

  const play = (/** @type {boolean} */ on) => {
    cancelAnimationFrame(frame);
    playing = on;
    if (on) {
      if (replay.at === replay.length) seek(replay.prologue);
      playing = true;
      owed = 0;
      last = performance.now();
      frame = requestAnimationFrame(tick);
    }
    dock.update(replay, playing);
  };

  /** Where to go in the next frame: a slider asks more often than a long film can follow. */
  let asking = 0;

  const actions = {
    toggle: () => replay && play(!playing),
    /** @param {number} to */
    seek(to) {
      if (!replay) return;
      play(false);
      seek(to);
    },
    /** @param {number} to */
    slide(to) {
      cancelAnimationFrame(asking);
      if (!replay || replay.length <= MOST_STEPS_AT_ONCE) {
        actions.seek(to);
        return;
      }
      play(false);
      dock.update({ at: to, length: replay.length }, false);
      asking = requestAnimationFrame(() => actions.seek(to));
    },
    /** @param {number} by */
    step: (by) => replay && actions.seek(replay.at + by),
  };
  const dock = watchDock(store, actions);

  const open = () => {
    cancelAnimationFrame(frame);
    cancelAnimationFrame(asking);
    playing = false;
    maze = withSteps(store);
    replay = maze && createReplay(maze);
    if (!replay) {
      dock.refuse();
      board.use({ ...painter, ground: () => drawGround(board.ground, board.at, store.state) });
      return;
    }
    dock.open(replay.length, (replay.length - replay.prologue) / DEFAULT_SECONDS);
    board.use(painter);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!still) seek(replay.prologue);
    play(!still);
  };

  document.addEventListener('keydown', (event) => {
    if (store.state.view !== 'watch' || takesKeys(event.target)) return;
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
    if (replay) dock.open(replay.length, replay.length / DEFAULT_SECONDS);
    if (replay) dock.update(replay, playing);
    else if (store.state.view === 'watch') dock.refuse();
  });

  return {
    dock: dock.element,
    enter: open,
    leave() {
      cancelAnimationFrame(frame);
      cancelAnimationFrame(asking);
      playing = false;
    },
  };
}
