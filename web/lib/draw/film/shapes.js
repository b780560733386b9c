import { packed } from '../../looks/pixels.js';
import { boundsOf, cellsWithin } from '../geometry/cell-index.js';
import { railsOf } from '../geometry/tunnels.js';
import { drawBridges } from '../paint/bridges.js';
import { paintCells } from '../paint/cells.js';
import { changedParts } from '../paint/changed-parts.js';
import { drawCorners } from '../paint/corner-passages.js';
import { cellsOn } from '../paint/maze.js';
import { drawMouths } from '../paint/mouths.js';
import { wholeOf } from '../paint/part.js';
import { drawStairs } from '../paint/stairs.js';
import { drawAll } from '../paint/steps.js';
import { isTiny, paintTiny } from '../paint/tiny.js';
import { drawWalls } from '../paint/walls.js';

/** If more cells than this are to be drawn again, the whole picture is drawn. */
const MAX_PLACES = 48;
/** A maze of fewer cells is always drawn as a whole. */
const SMALL = 600;
/** Cells between two yields: some milliseconds. */
const SLICE = 5_000;

/** @import { Context } from '../context.js' */
/** @import { Part } from '../paint/part.js' */

/**
 * Draws a film on cells of any shape. A part is drawn in a clip of whole pixels, so that the picture
 * around it stays as it is.
 * @param {import('../geometry/fit.js').Fit} at
 * @param {import('./look.js').Look} look
 */
export function shapesDrawing(at, look) {
  const { maze, neighbours, ink, line, edge, dungeon, isIn, isFloor, isShut, fillOf, passages } =
    look;
  const geometry = /** @type {import('../geometry/geometry.js').PolygonGeometry} */ (at.geometry);
  const { points, sides, starts, box } = geometry;
  const count = maze.cellCount;
  /** Whether a passage is drawn in other cells than the two that it joins. */
  const reachesOut = maze.graph || geometry.corners.some((corner) => corner !== null);

  /** The sides of a bridge over its tunnel; its tunnel. @type {Map<number, import('../../library/public-types.js').Tunnel & { sides: number[] }>} */
  const bridges = new Map();
  /** Sides of cells at tunnels, whose walls belong to the bridge. */
  const mouths = new Set();
  for (const [i, tunnel] of maze.tunnels().entries()) {
    const direction = /** @type {Uint32Array} */ (maze.bridges)[2 * i + 1];
    bridges.set(tunnel.bridge, { ...tunnel, sides: [direction, direction ^ 1] });
    for (const { cell, direction: into } of [tunnel.from, tunnel.to]) mouths.add(`${cell} ${into}`);
  }
  /** The rails of a bridge if its tunnel is open now. */
  const railsNow = (/** @type {number} */ cell) => {
    const bridge = bridges.get(cell);
    const { from } = bridge ?? {};
    if (!bridge || !from || isShut(from.cell, from.direction)) return null;
    const isOpen = (/** @type {number} */ side) => side !== 255 && !isShut(cell, side);
    return bridge.sides.flatMap((side) => railsOf(geometry, cell, side, isOpen));
  };

  function* collect(/** @type {ArrayLike<number>} */ cells) {
    /** @type {number[]} */
    const unvisited = [];
    /** @type {number[]} */
    const visited = [];
    const add = (/** @type {number} */ cell) => {
      if (!isIn(cell)) return;
      const floor = isFloor(cell);
      if (!floor && dungeon) return;
      const [from, end] = [starts[cell], starts[cell + 1]];
      const rails = railsNow(cell);
      if (rails) visited.push(...rails);
      for (let i = from; i < end; i += 1) {
        const side = sides[i];
        if (rails && bridges.get(cell)?.sides.includes(side)) continue;
        if (bridges.size > 0 && mouths.has(`${cell} ${side}`)) continue;
        if (floor && side !== 255 && !isShut(cell, side)) continue;
        const next = i + 1 < end ? i + 1 : from;
        const list = floor ? visited : unvisited;
        list.push(points[2 * i], points[2 * i + 1], points[2 * next], points[2 * next + 1]);
      }
    };
    for (let i = 0; i < cells.length; i += 1) {
      add(cells[i]);
      if (i % SLICE === SLICE - 1) yield;
    }
    return { unvisited, visited };
  }

  function* draw(/** @type {Context} */ context, /** @type {Uint32Array} */ cells) {
    yield* paintCells(context, at, fillOf, cells);
    drawMouths(context, at, maze, passages, fillOf, cells);
    const { unvisited, visited } = yield* collect(cells);
    yield* drawWalls(context, at, unvisited, line);
    yield* drawWalls(context, at, visited, ink);
    yield* drawCorners(context, at, passages, fillOf, ink, cells);
    if (maze.graph) yield* drawBridges(context, at, maze, edge, passages, cells);
    yield* drawStairs(context, at, maze, ink, passages, cells);
  }

  const tiny = {
    colorOf: fillOf,
    passages,
    ink: packed(ink),
    hasWalls: (/** @type {number} */ cell) => isFloor(cell),
  };

  /** Draws the cells that a part of the canvas shows. */
  function paint(/** @type {Context} */ context, /** @type {Part} */ part) {
    return isTiny(at) ? paintTiny(context, at, tiny, part) : draw(context, cellsOn(at, part));
  }

  /** The box of a cell and its walls, and of a passage's cells at both ends. */
  const partOf = (/** @type {number} */ cell) => {
    const [left, top, right, bottom] = boundsOf(geometry, cell);
    const margin = at.wall + 2;
    return {
      left: Math.floor(at.left + (left - box.left) * at.cell - margin),
      top: Math.floor(at.top + (top - box.top) * at.cell - margin),
      right: Math.ceil(at.left + (right - box.left) * at.cell + margin),
      bottom: Math.ceil(at.top + (bottom - box.top) * at.cell + margin),
    };
  };

  /** Cells, and the bridges at whose tunnels they are: both ends of a tunnel are seen there. */
  const withBridges = (/** @type {Iterable<number>} */ cells) => {
    const places = new Set(cells);
    for (const { bridge, from, to } of bridges.values()) {
      if (places.has(from.cell) || places.has(to.cell)) places.add(bridge);
    }
    return places;
  };

  const all = (/** @type {Context} */ context) => {
    context.clearRect(0, 0, at.width, at.height);
    drawAll(paint(context, wholeOf(at)));
  };

  const redraw = (/** @type {Context} */ context, /** @type {number} */ cell) => {
    const margin = (at.wall + 2) / at.cell;
    const [left, top, right, bottom] = boundsOf(geometry, cell);
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
    drawAll(draw(context, cellsWithin(geometry, around)));
    context.restore();
  };

  return {
    paint,
    /** The parts of the canvas that show some cells. @param {Uint32Array} cells */
    partsOf: (cells) => changedParts(at, Array.from(withBridges(cells), partOf)),
    /** @param {Context} context @param {Iterable<number>} changed */
    some(context, changed) {
      const places = withBridges(changed);
      if (reachesOut && neighbours) {
        for (const cell of changed) {
          for (let direction = 0; direction < neighbours.directions; direction += 1) {
            const other = neighbours.to(cell, direction);
            if (other >= 0) places.add(other);
          }
        }
      }
      if (count <= SMALL || places.size > MAX_PLACES || isTiny(at)) all(context);
      else for (const cell of places) redraw(context, cell);
    },
  };
}
