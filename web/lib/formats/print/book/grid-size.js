import { fail } from '../../../util/error.js';

/** @typedef {import('./maze-maker.js').MazeMaker} MazeMaker */
/** @typedef {import('../../options/maze.js').Maze} Maze */
/** @typedef {{ shape: { id: string, outline?: string }, width: number, height: number, levels?: number }} Grid */

/** Height of a drawing over its width, for a page upright. */
export const UPRIGHT = 1.25;
/** The largest side that is tried. */
const MOST = 400;
/** Cells of a side of the grid whose drawing is measured. */
const SAMPLE = 12;

/** How many cells of a grid are open. @param {MazeMaker} mw @param {Grid} grid */
const openCells = (mw, grid) => /** @type {Maze} */ (mw.blank(grid)).stats().cells;

/**
 * The grids of a shape by their size, from small to large: as high as wide for an outline, else as upright as
 * a page.
 * @param {MazeMaker} mw
 * @param {string} id
 * @param {string} outline
 * @returns {(size: number) => Grid}
 */
function gridsOf(mw, id, outline) {
  switch (id) {
    case 'sphere':
      return (size) => ({ shape: { id }, width: 2 * size, height: size });
    case 'cubeSurface':
      return (size) => ({ shape: { id }, width: size, height: size, levels: 6 });
    case 'polar':
      return (size) => ({ shape: { id, outline }, width: 1, height: size });
  }
  const shape = { id, outline };
  // Two storeys stand side by side, one above the other in rows of two.
  const levels = id === 'cube' ? { levels: 2 } : {};
  const sample = /** @type {Maze} */ (mw.blank({ shape: id, width: SAMPLE, height: SAMPLE }));
  const { points } = sample.polygons();
  const span = (/** @type {number} */ axis) => {
    const along = points.filter((_, i) => i % 2 === axis);
    return Math.max(...along) - Math.min(...along);
  };
  const ratio = (span(0) / span(1)) * (outline === 'rectangle' && id !== 'cube' ? UPRIGHT : 1);
  return (size) => ({
    shape,
    width: size,
    height: Math.max(2, Math.round(size * ratio)),
    ...levels,
  });
}

/**
 * The smallest grid of a shape with at least so many open cells. Throws a MazeError if the outline leaves no
 * grid in one piece.
 * Cost: O(cells log cells).
 * @param {MazeMaker} mw
 * @param {string} id of the shape
 * @param {string} outline
 * @param {number} cells
 * @param {(grid: Grid) => boolean} isGood whether mazes can be made of a grid
 * @returns {Grid}
 */
export function gridWith(mw, id, outline, cells, isGood) {
  const grids = gridsOf(mw, id, outline);
  let [low, high] = [2, 4];
  while (high < MOST && openCells(mw, grids(high)) < cells) {
    low = high;
    high *= 2;
  }
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (openCells(mw, grids(middle)) < cells) low = middle + 1;
    else high = middle;
  }
  // An outline may fall apart at one size and not at the next.
  for (let size = low; size <= MOST; size += 1) if (isGood(grids(size))) return grids(size);
  return fail('outlines', `outlines has ${outline}, which shape ${id} cannot have in one piece`);
}
