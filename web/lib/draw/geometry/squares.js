/** @import { Maze } from '../../library/public-types.js' */

/** The order of directions of a square: north, south, west, east. */
export const [NORTH, SOUTH, WEST, EAST] = [0, 1, 2, 3];

/** The sides of a cell in the drawing: from its upper left corner to both ends. */
const SIDES = [
  [0, 0, 1, 0],
  [0, 1, 1, 1],
  [0, 0, 0, 1],
  [1, 0, 1, 1],
];

/**
 * The geometry of plain squares: sizes in cells, the box of the drawing, whether all sides are horizontal or
 * vertical, the directions that have a side, a bit each, and the width of a cell.
 * @typedef {{ columns: number, rows: number,
 *   box: { left: number, top: number, right: number, bottom: number }, upright: boolean, drawn: number,
 *   unit: number, squares: true, corners: ([number, number] | null)[] }} SquaresGeometry
 */

/** The geometry of a maze of plain squares. @param {Maze} maze @returns {SquaresGeometry} */
export function squaresGeometry({ width, height }) {
  return {
    columns: width,
    rows: height,
    box: { left: 0, top: 0, right: width, bottom: height },
    upright: true,
    drawn: 0b1111,
    unit: 1,
    squares: true,
    corners: [null, null, null, null],
  };
}

/** The two ends and the middle of a side. @param {number} columns @param {number} cell @param {number} direction */
export function squareSide(columns, cell, direction) {
  const [x, y] = [cell % columns, Math.floor(cell / columns)];
  const [fromX, fromY, toX, toY] = SIDES[direction];
  return {
    from: /** @type {[number, number]} */ ([x + fromX, y + fromY]),
    to: /** @type {[number, number]} */ ([x + toX, y + toY]),
    at: /** @type {[number, number]} */ ([x + (fromX + toX) / 2, y + (fromY + toY) / 2]),
  };
}

/** The cell at a point, or null. @param {{ columns: number, rows: number }} geometry @param {number} x @param {number} y */
export function squareAt({ columns, rows }, x, y) {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const isIn = column >= 0 && row >= 0 && column < columns && row < rows;
  return isIn ? row * columns + column : null;
}
