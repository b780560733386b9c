/**
 * Draws the ground and the walls of a patch on whole pixels.
 * @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} pen
 * @param {import('./patches.js').Patch} patch
 * @param {{ toX: (x: number) => number, toY: (y: number) => number, wall: number,
 *   colors: Record<string, string>, most?: number }} style `most`: largest x and y of a wall
 */
export function drawPatch(pen, { left, top, level, upright, rock, halls, outside }, style) {
  const { toX, toY, wall, colors, most = Number.POSITIVE_INFINITY } = style;
  const half = Math.floor(wall / 2);
  const ground = (/** @type {number[]} */ list, /** @type {string} */ color) => {
    pen.fillStyle = color;
    for (let i = 0; i < list.length; i += 3) {
      const [x, y] = [toX(left + list[i]), toY(top + list[i + 1])];
      pen.fillRect(x, y, toX(left + list[i] + list[i + 2]) - x, toY(top + list[i + 1] + 1) - y);
    }
  };
  ground(rock, colors.rock);
  ground(halls, colors.hall);
  ground(outside, colors.paper);
  pen.fillStyle = colors.ink;
  for (let i = 0; i < level.length; i += 3) {
    const [x, y] = [toX(left + level[i]), toY(top + level[i + 1])];
    const up = Math.min(most, y - half);
    pen.fillRect(x - half, up, toX(left + level[i] + level[i + 2]) - x + wall, wall);
  }
  for (let i = 0; i < upright.length; i += 3) {
    const [x, y] = [toX(left + upright[i]), toY(top + upright[i + 1])];
    pen.fillRect(
      Math.min(most, x - half),
      y - half,
      wall,
      toY(top + upright[i + 1] + upright[i + 2]) - y + wall,
    );
  }
}
