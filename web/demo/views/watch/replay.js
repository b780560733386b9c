import { waysOf } from '../../geometry/neighbour-table.js';

export const SPLIT = 26;

/**
 * Plays a maze's log back and forth. `before[i]` keeps what step i overwrote, so that going back
 * is as exact and as cheap as going on: O(1) a step, one byte a step.
 * @param {any} maze with steps
 */
export function createReplay(maze) {
  const { steps } = maze;
  const ways = waysOf(maze);
  const passages = new Uint8Array(maze.cellCount);
  const kinds = new Uint8Array(maze.cellCount);
  const cut = new Uint8Array(maze.cellCount);
  const before = new Uint8Array(steps.length);
  let at = 0;

  /** @param {number} cell @param {number} direction @param {boolean} open */
  const link = (cell, direction, open) => {
    const other = ways.to(cell, direction);
    const back = 1 << ways.back(cell, direction);
    if (open) {
      passages[cell] |= 1 << direction;
      passages[other] |= back;
    } else {
      passages[cell] &= ~(1 << direction);
      passages[other] &= ~back;
    }
  };

  return {
    ways,
    passages,
    kinds,
    cut,
    length: steps.length,
    prologue: prologueOf(maze),
    get at() {
      return at;
    },
    /** The cell that the last step was about. */
    get head() {
      return at > 0 ? steps[at - 1] >>> 5 : null;
    },
    /** @returns {number} the cell that changed */
    forward() {
      const step = steps[at];
      const cell = step >>> 5;
      const operation = step & 31;
      if (operation < 16) {
        const direction = operation & 7;
        before[at] = (passages[cell] >> direction) & 1;
        link(cell, direction, operation < 8);
      } else if (operation < 24) {
        before[at] = kinds[cell];
        kinds[cell] = operation - 16;
      } else if (operation === SPLIT) {
        before[at] = cut[cell];
        cut[cell] = 1;
      }
      at += 1;
      return cell;
    },
    /** @returns {number} the cell that changed */
    back() {
      at -= 1;
      const step = steps[at];
      const cell = step >>> 5;
      const operation = step & 31;
      if (operation < 16) link(cell, operation & 7, before[at] === 1);
      else if (operation < 24) kinds[cell] = before[at];
      else if (operation === SPLIT) cut[cell] = before[at];
      return cell;
    },
  };
}

/**
 * Where a film begins to be worth seeing: some algorithms open every wall before they build.
 * @param {any} maze with steps
 */
function prologueOf(maze) {
  const { steps } = maze;
  const first = steps.findIndex((/** @type {number} */ step) => (step & 31) > 7);
  const opens = first > 0 && (steps[first] & 31) < 16;
  return opens && 2 * first === maze.adjacency().length ? first : 0;
}
