import { replayDrawing } from '../draw/replay.js';
import { withSteps } from '../model/make.js';
import { createReplay } from '../model/replay.js';
import { takesKeys } from '../ui/dom.js';
import { watchDock } from './watch-dock.js';

/** More changes than this at once are drawn as a whole picture. */
const MOST_TOUCHED = 400;
const DEFAULT_SECONDS = 12;

/** How the maze was made, back and forth. @param {any} store @param {any} board */
export function createWatch(store, board) {
  /** @type {any} */
  let maze = null;
  /** @type {ReturnType<typeof createReplay>} */
  let replay;
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
    /** @type {Set<number>} */
    const touched = new Set();
    const atEnd = replay.at === replay.length;
    while (replay.at < target) touched.add(replay.forward());
    while (replay.at > target) touched.add(replay.back());
    const ends = atEnd !== (replay.at === replay.length);
    if (ends || touched.size > MOST_TOUCHED) drawing.all();
    else drawing.some(touched);
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
      if (replay.at === replay.length) seek(0);
      playing = true;
      owed = 0;
      last = performance.now();
      frame = requestAnimationFrame(tick);
    }
    dock.update(replay, playing);
  };

  const actions = {
    toggle: () => play(!playing),
    /** @param {number} to */
    seek(to) {
      play(false);
      seek(to);
    },
    /** @param {number} by */
    step: (by) => actions.seek(replay.at + by),
  };
  const dock = watchDock(store, actions);

  const open = () => {
    maze = withSteps(store);
    replay = createReplay(maze);
    dock.open(replay.length, replay.length / DEFAULT_SECONDS);
    board.use(painter);
    play(!matchMedia('(prefers-reduced-motion: reduce)').matches);
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
  });

  return {
    dock: dock.element,
    enter: open,
    leave() {
      cancelAnimationFrame(frame);
      playing = false;
    },
  };
}
