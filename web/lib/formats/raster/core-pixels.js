import { PIXELS } from '../../util/picture-method.js';
import { coreOptions } from '../picture/params.js';

/**
 * The pixels of a picture that the core draws. Cost: O(pixels).
 * @param {import('../options/maze.js').Maze} maze
 * @param {any} values options of a picture
 * @returns {import('./raster.js').Raster}
 */
export function corePixels(maze, values) {
  const { width, height, palette, pixels, rows } = maze[PIXELS](coreOptions(values));
  // From 0xrrggbbaa to red, green, blue and opacity from the lowest byte.
  const colors = palette.map(
    (color) =>
      ((color >>> 24) | ((color >>> 8) & 0xff00) | ((color & 0xff00) << 8) | (color << 24)) >>> 0,
  );
  return { width, height, rows, pixels: Uint32Array.from(pixels, (index) => colors[index]) };
}
