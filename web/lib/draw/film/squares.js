import { packed } from '../../looks/pixels.js';
import { changedParts } from '../paint/changed-parts.js';
import { paintSquares } from '../paint/squares.js';
import { drawAll } from '../paint/steps.js';

/** @import { Context } from '../context.js' */

/** Cells around one of a dungeon that it changes: hatching reaches so far. */
const HATCHED = 3;
/** If more cells than this changed, the box around all of them is drawn again. */
const MAX_PARTS = 24;

/**
 * Draws a film on plain squares: all cells, or the parts of the canvas in which cells changed.
 * @param {import('../geometry/fit.js').Fit} at
 * @param {import('./look.js').Look} look
 */
export function squaresDrawing(at, { ink, line, dungeon, isIn, isFloor, isShut, fillOf }) {
  const rankOf = (/** @type {number} */ cell) => {
    if (!isIn(cell)) return 0;
    return isFloor(cell) ? 2 : dungeon ? 0 : 1;
  };
  /** @type {import('../paint/squares.js').SquaresLook} */
  const squares = {
    colorOf: fillOf,
    rankOf,
    isOpen: (cell, direction) => !isShut(cell, direction),
    ink: packed(ink),
    line: packed(line),
  };

  /** The box of a cell and its walls. In a dungeon a cell has walls with cells that did not change. */
  const partOf = (/** @type {number} */ cell) => {
    const [x, y] = [cell % at.columns, Math.floor(cell / at.columns)];
    const margin = (dungeon ? HATCHED : 1) * at.cell + at.wall + 1;
    return {
      left: Math.floor(at.left + x * at.cell - margin),
      top: Math.floor(at.top + y * at.cell - margin),
      right: Math.ceil(at.left + (x + 1) * at.cell + margin),
      bottom: Math.ceil(at.top + (y + 1) * at.cell + margin),
    };
  };
  const around = (/** @type {ReturnType<typeof partOf>[]} */ parts) => ({
    left: Math.min(...parts.map((part) => part.left)),
    top: Math.min(...parts.map((part) => part.top)),
    right: Math.max(...parts.map((part) => part.right)),
    bottom: Math.max(...parts.map((part) => part.bottom)),
  });

  return {
    /** Draws a part of the canvas. @param {Context} context @param {import('../paint/part.js').Part} part */
    paint: (context, part) => paintSquares(context, at, squares, part),
    /** The parts of the canvas that show some cells. @param {Uint32Array} cells */
    partsOf: (cells) => changedParts(at, Array.from(cells, partOf)),
    /** @param {Context} context @param {Iterable<number>} changed */
    some(context, changed) {
      const parts = Array.from(new Set(changed), partOf);
      for (const part of parts.length > MAX_PARTS ? [around(parts)] : parts) {
        drawAll(paintSquares(context, at, squares, part));
      }
    },
  };
}
