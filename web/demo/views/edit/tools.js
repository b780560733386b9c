import { change } from '../../state/change.js';
import { editsAfter } from '../../state/edits.js';
import { moveEnd } from '../../state/ends.js';
import { MazeError } from '../../state/library.js';
import { isMoved } from '../../state/passes.js';
import { wholeMaze } from '../../state/stencil-mask.js';
import { wantedOf } from '../../state/wanted.js';
import { showNotice } from '../../ui/announce.js';
import { t } from '../../ui/language.js';

/** @import { Store } from '../../state/store.js' */

/** What can be changed by hand. @param {Store} store */
export function createTools(store) {
  /** The cells that a stroke changes, until it ends. @type {Uint8Array | null} */
  let painted = null;
  /** The maze with all cells of its grid. */
  let whole = store.state.maze;

  const maskNow = () => store.state.maze.mask;

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
      painted = null;
      const { mw, maze, code } = store.state;
      const isCut = maze.mask && !this.isMoved;
      whole = (isCut ? wholeMaze(mw, wantedOf(mw, code)) : null) ?? maze;
    },
    /** @param {number} cell */
    isKept(cell) {
      const kept = painted ?? maskNow();
      return kept ? kept[cell] === 1 : true;
    },
    /** Moves the start or the end. @param {'start' | 'end'} which @param {number} cell */
    setEnd: (which, cell) => moveEnd(store, which, cell),
    /** Keeps cells or leaves them out, until the stroke ends. @param {boolean} kept @param {number[]} cells */
    paint(kept, cells) {
      const { cellCount } = store.state.maze;
      painted ??= maskNow()?.slice() ?? new Uint8Array(cellCount).fill(1);
      for (const cell of cells) /** @type {Uint8Array} */ (painted)[cell] = Number(kept);
    },
    /** Makes the maze of the cells that are kept. */
    finishStroke() {
      const mask = painted;
      painted = null;
      if (!mask) return;
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
    },
    /** Opens or closes a side of a cell. @param {number} cell @param {number} direction */
    toggle(cell, direction) {
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
    },
  };
}
