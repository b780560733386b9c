import { withoutEdits } from './edits.js';
import { generate } from './generate.js';

/** @import { Store, Wanted } from './store.js' */

/** Mazes that can be brought back. */
const MOST = 100;

/** @typedef {{ code: string, isDungeon: boolean, wanted: Wanted, stencil: import('./stencil-mask.js').Stencil | null, passList: readonly import('./passes.js').Entry[] }} Made what a maze was made of */

/**
 * The mazes that were on the page before, which can be brought back.
 * @param {Store} store
 * @param {() => void} lost called when another maze has taken the place of one with walls changed by hand
 */
export function createUndo(store, lost) {
  /** @type {Made[]} */
  let past = [];
  /** @type {Made[]} */
  let future = [];
  /** Of the maze on the page. @type {Made | null} */
  let now = null;
  /** Being brought back, and from which list. @type {{ made: Made, from: Made[] } | null} */
  let returning = null;
  /** @type {(() => void)[]} */
  const watchers = [];
  /** The library that made the maze on the page. */
  let { mw } = store.state;
  const changed = () => {
    for (const run of watchers) run();
  };

  const note = () => {
    const { code, maze, wanted, stencil, passList, view } = store.state;
    // The same maze, now by the whole library.
    if (mw !== store.state.mw) {
      mw = store.state.mw;
      return;
    }
    const before = returning ? null : now;
    if (!returning) {
      if (now) past = [...past.slice(1 - MOST), now];
      future = [];
    }
    returning = null;
    now = { code, isDungeon: maze.dungeon, wanted, stencil, passList };
    changed();
    // Who edits may put the last wall back; the views of mazes and of dungeons each keep their own.
    const isGone = before?.wanted.edits && !wanted.edits && before.isDungeon === maze.dungeon;
    const isPutBack = view === 'edit' && withoutEdits(String(before?.code)) === withoutEdits(code);
    if (isGone && !isPutBack) lost();
  };
  const bringBack = (/** @type {Made[]} */ from, /** @type {Made[]} */ to) => {
    const made = from.pop();
    if (!made || !now || returning) return;
    to.push(now);
    returning = { made, from };
    store.set({ stencil: made.stencil, passList: made.passList });
    generate(store, made.wanted);
    changed();
  };

  store.on(['maze'], note);
  store.on(['making'], () => {
    // Cancelled: the maze on the page is still the same.
    if (store.state.making || !returning) return;
    const { made, from } = returning;
    const isHere = store.state.wanted !== made.wanted && store.state.problem === null;
    if (!isHere) return;
    queueMicrotask(() => {
      if (returning?.made !== made) return;
      returning = null;
      (from === past ? future : past).pop();
      from.push(made);
      changed();
    });
  });
  if (store.state.maze) note();

  return {
    get canUndo() {
      return past.length > 0;
    },
    get canRedo() {
      return future.length > 0;
    },
    /** Brings the maze back that was on the page before. */
    undo: () => bringBack(past, future),
    /** Takes the last undo back. */
    redo: () => bringBack(future, past),
    /** Calls a function when the lists change. @param {() => void} run */
    onChange: (run) => watchers.push(run),
  };
}
