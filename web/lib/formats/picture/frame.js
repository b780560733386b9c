// The sizes of pictures and of what is in them, in sides of a cell.

import { hatchingAt } from '../../looks/rock.js';
import { innerRadius } from '../../util/inner-radius.js';

/** @typedef {import('../options/maze.js').Maze} Maze */

/** A rectangle of a drawing. @typedef {{ left: number, top: number, width: number, height: number }} Frame */

/** The distance from the middle of a cell to its nearest side. @param {Maze} maze @param {number} cell */
export function radiusOf(maze, cell) {
  const corners = maze.polygon(cell);
  const { x, y } = maze.centre(cell);
  return innerRadius(corners, 0, corners.length / 2, x, y) || 0.5;
}

/** The distance from the middle of a cell to walls that stand inside it by `inset`. @param {Maze} maze @param {number} cell @param {number} inset */
export function radiusWithin(maze, cell, inset) {
  const radius = radiusOf(maze, cell);
  return Math.max(0.1 * radius, radius - inset);
}

/** The width of a cell of a dungeon, whose cells are equal. @param {Maze} maze */
export const unitOf = (maze) => 2 * radiusOf(maze, 0);

/** The frame around all cells, rock too. Cost: O(cells). @param {Maze} maze @returns {Frame} */
export function gridFrame(maze) {
  const { points } = maze.polygons();
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 2) {
    [left, right] = [Math.min(left, points[i]), Math.max(right, points[i])];
    [top, bottom] = [Math.min(top, points[i + 1]), Math.max(bottom, points[i + 1])];
  }
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * The rectangle of a picture: around the cells that are drawn or, not cropped, around all of the grid; with
 * half a wall and what hatching needs on each side. Cost: O(1); O(cells) if it is not cropped.
 * @param {Maze} maze
 * @param {Frame} drawn the frame around all open cells
 * @param {Pick<Required<import('./picture.js').PictureOptions>, 'cell' | 'stroke' | 'style' | 'crop'>} options
 * @returns {Frame}
 */
export function frameOf(maze, drawn, { cell, stroke, style, crop }) {
  const unit = style === 'hatched' ? unitOf(maze) : 0;
  const margin = stroke / cell / 2 + (unit > 0 ? unit * hatchingAt(cell * unit).margin : 0);
  const { left, top, width, height } = crop ? drawn : gridFrame(maze);
  return {
    left: left - margin,
    top: top - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  };
}
