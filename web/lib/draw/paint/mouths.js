import { unpacked } from '../../looks/pixels.js';
import { mouthOutline } from '../geometry/tunnels.js';

/** @import { Context } from '../context.js' */
/** @import { Maze } from '../../library/public-types.js' */

/** How dark the floor is that leads down. */
const SHADE = 'rgb(0 0 0 / 22%)';

/**
 * The mouths of open tunnels, in the colour of the cell from which each leads down, darker.
 * @param {Context} context
 * @param {import('../geometry/fit.js').Fit} at
 * @param {Maze} maze
 * @param {ArrayLike<number>} passages
 * @param {(cell: number) => number} colorOf a colour of `packed`
 * @param {Iterable<number> | null} cells default: all
 */
export function drawMouths(context, at, maze, passages, colorOf, cells = null) {
  if (!maze.bridges) return;
  const geometry = /** @type {import('../geometry/geometry.js').PolygonGeometry} */ (at.geometry);
  const { left, top, cell: scale } = at;
  const shown = cells && new Set(cells);
  for (const [i, { bridge, from, to }] of maze.tunnels().entries()) {
    const isOpen = ((passages[from.cell] >> from.direction) & 1) === 1;
    if (!isOpen || (shown && !shown.has(bridge))) continue;
    for (const [side, { cell }] of [from, to].entries()) {
      const outline = mouthOutline(geometry, bridge, maze.bridges[2 * i + 1] ^ side);
      context.beginPath();
      for (const [x, y] of outline) {
        context.lineTo(
          left + (x - geometry.box.left) * scale,
          top + (y - geometry.box.top) * scale,
        );
      }
      context.closePath();
      for (const style of [unpacked(colorOf(cell)), SHADE]) {
        context.fillStyle = style;
        context.fill();
      }
    }
  }
}
