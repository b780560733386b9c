import { change } from '../../state/change.js';
import { editsAfter } from '../../state/edits.js';
import { moveEnd } from '../../state/ends.js';
import { onceGenerated } from '../../state/generate-in-worker.js';
import { MazeError } from '../../state/library.js';
import { isMoved } from '../../state/passes.js';
import { wholeMaze } from '../../state/stencil-mask.js';
import { wantedOf } from '../../state/wanted.js';
import { showNotice } from '../../ui/announce.js';
import { t } from '../../ui/language.js';

/** @import { Store } from '../../state/store.js' */

/** What can be changed by hand. @param {Store} store */
export function createTools(store) {
  /** The cells of a stroke until it ends: whether each is kept. @type {Map<number, boolean>} */
  let painted = new Map();
  /** The maze with all cells of its grid. */
  let whole = store.state.maze;

  const maskNow = () => store.state.maze.mask;

  /** Makes the maze after a stroke. @param {Map<number, boolean>} stroke its cells: whether each is kept */
  function finish(stroke) {
    const mask = maskNow()?.slice() ?? new Uint8Array(store.state.maze.cellCount).fill(1);
    for (const [cell, kept] of stroke) mask[cell] = Number(kept);
    if (!mask.includes(1)) {
      showNotice(() => t('edit.last'));
      store.set({ maze: store.state.maze });
      return;
    }
    const { mw, code } = store.state;
    const { mask: _, parts: __, start: ___, end: ____, ...options } = wantedOf(mw, code);
    const stencil = mask.includes(0)
      ? { kind: /** @type {const} */ ('cells'), options, mask }
      : null;
    store.set({ stencil });
    change(store, { stencil });
  }

  /** @param {number} cell @param {number} direction */
  function toggle(cell, direction) {
    if (store.state.maze.dungeon) {
      showNotice(() => t('edit.dungeon'));
      return;
    }
    /** @type {import('../../state/store.js').Wanted['edits']} */
    let edits;
    try {
      edits = editsAfter(store.state, [{ cell, direction }]);
    } catch (error) {
      if (!(error instanceof MazeError)) throw error;
      showNotice(() => t('edit.crossing'));
      return;
    }
    change(store, { edits });
  }

  return {
    get whole() {
      return whole;
    },
    /** Whether the cells of the maze are not those of its grid, which alone can be chosen. */
    get isMoved() {
      return isMoved(store.state.mw, store.state.wanted.passes);
    },
    /** Follows another maze. */
    refresh() {
      const { mw, maze, code } = store.state;
      const isCut = maze.mask && !this.isMoved;
      const before = whole.cellCount;
      whole = (isCut ? wholeMaze(mw, wantedOf(mw, code)) : null) ?? maze;
      if (whole.cellCount !== before) painted.clear();
    },
    /** @param {number} cell */
    isKept: (cell) => painted.get(cell) ?? maskNow()?.[cell] !== 0,
    /** Moves the start or the end. @param {'start' | 'end'} which @param {number} cell */
    setEnd: (which, cell) => moveEnd(store, which, cell),
    /** Keeps cells or leaves them out, until the stroke ends. @param {boolean} kept @param {number[]} cells */
    paint(kept, cells) {
      for (const cell of cells) painted.set(cell, kept);
    },
    /** Makes the maze of the cells that are kept. */
    finishStroke() {
      const stroke = painted;
      painted = new Map();
      if (stroke.size > 0) onceGenerated(() => finish(stroke));
    },
    /** Opens or closes a side of a cell. @param {number} cell @param {number} direction */
    toggle: (cell, direction) => onceGenerated(() => toggle(cell, direction)),
  };
}
