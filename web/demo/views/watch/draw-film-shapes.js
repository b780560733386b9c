import { drawBridges } from '../../draw2d/bridges.js';
import { paintCells } from '../../draw2d/cells.js';
import { drawCorners } from '../../draw2d/corner-passages.js';
import { cellsOn } from '../../draw2d/maze.js';
import { drawStairs } from '../../draw2d/stairs.js';
import { drawAll } from '../../draw2d/steps.js';
import { drawWalls } from '../../draw2d/walls.js';
import { cellIndex } from '../../geometry/cell-index.js';
import { color } from '../../ui/theme.js';

/** If more cells than this are to be drawn again, the whole picture is drawn. */
const MOST_PLACES = 48;
/** A maze of fewer cells is always drawn as a whole. */
const SMALL = 600;

/**
 * Draws a film on cells of any shape. A part is drawn in a clip of whole pixels, so that the picture
 * around it stays as it is.
 * @param {import('../../geometry/fit.js').Fit} at
 * @param {import('./draw-film.js').Look} look
 */
export function shapesDrawing(at, look) {
  const { maze, neighbours, ink, line, dungeon, isIn, isFloor, isShut, fillOf, passages } = look;
  const geometry = /** @type {import('../../geometry/geometry.js').Polygons} */ (at.geometry);
  const { points, sides, starts, box } = geometry;
  const index = cellIndex(geometry);
  const count = maze.cellCount;
  /** Whether a passage is drawn in other cells than the two that it joins. */
  const reachesOut = maze.graph || geometry.corners.some((corner) => corner !== null);

  const collect = (/** @type {Iterable<number> | null} */ cells) => {
    /** @type {number[]} */
    const unvisited = [];
    /** @type {number[]} */
    const visited = [];
    const add = (/** @type {number} */ cell) => {
      if (!isIn(cell)) return;
      const floor = isFloor(cell);
      if (!floor && dungeon) return;
      const [from, end] = [starts[cell], starts[cell + 1]];
      for (let i = from; i < end; i += 1) {
        const side = sides[i];
        if (floor && side !== 255 && !isShut(cell, side)) continue;
        const next = i + 1 < end ? i + 1 : from;
        const list = floor ? visited : unvisited;
        list.push(points[2 * i], points[2 * i + 1], points[2 * next], points[2 * next + 1]);
      }
    };
    if (cells) for (const cell of cells) add(cell);
    else for (let cell = 0; cell < count; cell += 1) add(cell);
    return { unvisited, visited };
  };

  const draw = (
    /** @type {CanvasRenderingContext2D} */ context,
    /** @type {number[] | null} */ cells,
  ) => {
    drawAll(paintCells(context, at, fillOf, cells ?? Array(count).keys()));
    const { unvisited, visited } = collect(cells);
    drawAll(drawWalls(context, at, unvisited, line));
    drawAll(drawWalls(context, at, visited, ink));
    drawCorners(context, at, passages, fillOf, ink, cells);
    if (maze.graph) drawBridges(context, at, maze, color('edge'), passages, cells);
    drawStairs(context, at, maze, ink, passages, cells);
  };

  /** The cells that the canvas shows; null: all. @type {number[] | null} */
  const onCanvas = cellsOn(at);

  const all = (/** @type {CanvasRenderingContext2D} */ context) => {
    context.clearRect(0, 0, at.width, at.height);
    draw(context, onCanvas);
  };

  const redraw = (/** @type {CanvasRenderingContext2D} */ context, /** @type {number} */ cell) => {
    const margin = (at.wall + 2) / at.cell;
    const [left, top, right, bottom] = index.boundsOf(cell);
    const bounds = [left - margin, top - margin, right + margin, bottom + margin];
    const x = Math.floor(at.left + (bounds[0] - box.left) * at.cell);
    const y = Math.floor(at.top + (bounds[1] - box.top) * at.cell);
    const width = Math.ceil((bounds[2] - bounds[0]) * at.cell) + 1;
    const height = Math.ceil((bounds[3] - bounds[1]) * at.cell) + 1;
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    context.clearRect(x, y, width, height);
    const around = bounds.map((value, i) => value + (i < 2 ? -margin : margin));
    draw(context, index.within(around));
    context.restore();
  };

  return {
    all,
    /** @param {CanvasRenderingContext2D} context @param {Iterable<number>} changed */
    some(context, changed) {
      const places = new Set(changed);
      for (const cell of reachesOut ? changed : []) {
        for (let direction = 0; direction < neighbours.directions; direction += 1) {
          const other = neighbours.to(cell, direction);
          if (other >= 0) places.add(other);
        }
      }
      if (count <= SMALL || places.size > MOST_PLACES) all(context);
      else for (const cell of places) redraw(context, cell);
    },
  };
}
