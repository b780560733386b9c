import { paintCells, unpacked } from '../../draw2d/cells.js';

/**
 * Draws a film on plain squares: all cells, or only those that changed.
 * @param {CanvasRenderingContext2D} context
 * @param {import('../../geometry/fit.js').Fit} at
 * @param {import('./draw-film.js').Look} look
 */
export function squaresDrawing(
  context,
  at,
  { neighbours, ink, line, dungeon, isIn, isFloor, isShut, fillOf },
) {
  const walls = (
    /** @type {number} */ cell,
    /** @type {(direction: number) => boolean} */ mine = () => true,
  ) => {
    const x = at.pad + (cell % at.columns) * at.cell - at.half;
    const y = at.pad + Math.floor(cell / at.columns) * at.cell - at.half;
    const long = at.cell + at.wall;
    if (isShut(cell, 0) && mine(0)) context.fillRect(x, y, long, at.wall);
    if (isShut(cell, 1) && mine(1)) context.fillRect(x, y + at.cell, long, at.wall);
    if (isShut(cell, 2) && mine(2)) context.fillRect(x, y, at.wall, long);
    if (isShut(cell, 3) && mine(3)) context.fillRect(x + at.cell, y, at.wall, long);
  };

  /** Whether a wall of a whole picture is drawn with the cell below or right of it instead. */
  const isDrawnByNeighbour = (/** @type {number} */ cell, /** @type {number} */ direction) => {
    if (direction === 0 || direction === 2) return false;
    const other = neighbours.to(cell, direction);
    // A neighbour over a glued edge draws the wall at its own place.
    return other === cell + (direction === 1 ? at.columns : 1) && isFloor(other);
  };

  const clear = (/** @type {number} */ cell) => {
    const x = at.pad + (cell % at.columns) * at.cell + at.half;
    const y = at.pad + Math.floor(cell / at.columns) * at.cell + at.half;
    context.clearRect(x, y, at.cell - at.wall, at.cell - at.wall);
  };

  /** Draws light walls of unvisited cells, and over them the walls of visited ones. */
  const wallsOf = (
    /** @type {Iterable<number>} */ unvisited,
    /** @type {Iterable<number>} */ visited,
  ) => {
    context.fillStyle = line;
    for (const cell of unvisited) if (!dungeon && isIn(cell) && !isFloor(cell)) walls(cell);
    context.fillStyle = ink;
    for (const cell of visited) if (isIn(cell) && isFloor(cell)) walls(cell);
  };

  /** A cell and its neighbours, which share its walls. */
  const around = (/** @type {number} */ cell) => {
    const cells = [cell];
    for (let direction = 0; direction < neighbours.directions; direction += 1) {
      const other = neighbours.to(cell, direction);
      if (other >= 0) cells.push(other);
    }
    return cells;
  };

  const ring = (/** @type {Iterable<number>} */ cells) => new Set([...cells].flatMap(around));

  const redraw = (/** @type {Iterable<number>} */ changed) => {
    // All cells around the ends of a wall that is gone. In a dungeon only one of its cells changed.
    const near = dungeon ? ring(ring(changed)) : ring(changed);
    for (const cell of near) {
      const x = at.pad + (cell % at.columns) * at.cell;
      const y = at.pad + Math.floor(cell / at.columns) * at.cell;
      if (!isIn(cell)) continue;
      context.fillStyle = unpacked(fillOf(cell));
      context.fillRect(x, y, at.cell, at.cell);
    }
    wallsOf(near, ring(ring(near)));
  };

  return {
    all() {
      paintCells(context, at, fillOf);
      if (!dungeon) {
        context.fillStyle = line;
        lattice(context, at);
        paintCells(context, at, (cell) => (isFloor(cell) ? fillOf(cell) : 0));
      }
      context.fillStyle = ink;
      for (let cell = 0; cell < at.columns * at.rows; cell += 1) {
        if (isFloor(cell)) walls(cell, (direction) => !isDrawnByNeighbour(cell, direction));
        else if (!isIn(cell)) clear(cell);
      }
    },
    some: redraw,
  };
}

/** @param {CanvasRenderingContext2D} context @param {import('../../geometry/fit.js').Fit} at */
function lattice(context, at) {
  for (let x = 0; x <= at.columns; x += 1) {
    context.fillRect(at.pad + x * at.cell - at.half, 0, at.wall, at.height);
  }
  for (let y = 0; y <= at.rows; y += 1) {
    context.fillRect(0, at.pad + y * at.cell - at.half, at.width, at.wall);
  }
}
