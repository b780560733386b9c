import { generate } from './generate.js';

/** @import { Store, Wanted } from './store.js' */

/** Mazes that can be brought back. */
const MOST = 100;

/** @typedef {{ wanted: Wanted, stencil: import('./stencil-mask.js').Stencil | null, passList: readonly import('./passes.js').Entry[] }} Made what a maze was made of */

/** The mazes that were on the page before, which can be brought back. @param {Store} store */
export function createUndo(store) {
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
  const changed = () => {
    for (const run of watchers) run();
  };

  const note = () => {
    const { wanted, stencil, passList } = store.state;
    const made = { wanted, stencil, passList };
    if (!returning) {
      if (now) past = [...past.slice(1 - MOST), now];
      future = [];
    }
    returning = null;
    now = made;
    changed();
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
