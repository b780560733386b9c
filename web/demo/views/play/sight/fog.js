import { tracePolygon } from 'mazewright/draw';

/** @import { Maze } from 'mazewright/dungeons' */

/** Steps along passages that the player sees. */
const SIGHT = 5;
/** Cells per path. The time of a path grows faster than its length. */
const BATCH = 200;

/** Adds the cells that a player sees to those seen before. @param {Set<number>} seen @param {Maze} maze @param {number} from */
export function see(seen, maze, from) {
  const near = new Map([[from, 0]]);
  for (const [cell, steps] of near) {
    seen.add(cell);
    if (steps === SIGHT) continue;
    for (let direction = 0; direction < maze.directions.length; direction += 1) {
      const to = maze.isOpen(cell, direction) ? maze.neighbour(cell, direction) : null;
      if (to !== null && !near.has(to)) near.set(to, steps + 1);
    }
  }
}

/** Opacity of what an opponent has seen. */
const KNOWN = 0.2;

/**
 * Tints the cells that opponents have seen, also where fog hides them from the player.
 * @param {CanvasRenderingContext2D} pen
 * @param {import('mazewright/draw').Fit} at
 * @param {readonly { known: Uint8Array | null }[]} agents
 * @param {string} color
 */
export function drawKnown(pen, at, agents, color) {
  pen.save();
  pen.fillStyle = color;
  pen.globalAlpha = KNOWN;
  for (const { known } of agents) {
    if (!known) continue;
    let count = 0;
    pen.beginPath();
    for (let cell = 0; cell < known.length; cell += 1) {
      if (known[cell] === 0) continue;
      tracePolygon(pen, at, cell);
      count += 1;
      if (count % BATCH !== 0) continue;
      pen.fill();
      pen.beginPath();
    }
    pen.fill();
  }
  pen.restore();
}

/**
 * Covers all but the cells that were seen. The canvas must be empty.
 * @param {CanvasRenderingContext2D} pen
 * @param {import('mazewright/draw').Fit} at
 * @param {Set<number>} seen
 * @param {string} color
 */
export function drawFog(pen, at, seen, color) {
  pen.save();
  pen.fillStyle = color;
  pen.fillRect(0, 0, at.width, at.height);
  pen.globalCompositeOperation = 'destination-out';
  pen.lineWidth = at.wall;
  const cells = [...seen];
  for (let i = 0; i < cells.length; i += BATCH) {
    pen.beginPath();
    for (const cell of cells.slice(i, i + BATCH)) tracePolygon(pen, at, cell);
    pen.fill();
    pen.stroke();
  }
  pen.restore();
}
