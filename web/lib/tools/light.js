import { isIndex, readCell } from '../options/cells.js';
import { entriesOf, itemsOf } from '../options/values.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { checkKeys } from '../util/suggest.js';
import { clearOf } from './clear.js';
import { castShadows } from './shadows.js';
import { seenFrom } from './sight.js';
import { hasShadows, readInto, readRadius } from './view.js';

/** @typedef {import('../maze/maze.js').MazeValue} MazeValue */
/** @typedef {import('../options/types.js').Through} Through */

/** Full brightness. */
const FULL = 255;

/**
 * @param {MazeValue} maze
 * @param {unknown} source
 * @param {number} index
 */
function readSource(maze, source, index) {
  const field = `sources[${index}]`;
  const { cell, radius, strength = FULL, ...rest } = Object.fromEntries(entriesOf(source, field));
  checkKeys(Object.entries(rest), ['cell', 'radius', 'strength'], field);
  if (!isIndex(strength, FULL + 1) || strength < 1) {
    const want = `${field}.strength must be a whole number from 1 to ${FULL}`;
    fail(`${field}.strength`, `${want}; got ${describe(strength)}`);
  }
  return {
    from: readCell(maze, `${field}.cell`, cell),
    radius: readRadius(radius, `${field}.radius`),
    strength,
  };
}

/**
 * What a light is worth at a distance, whose square is given: all of its strength at the source, less
 * by the square of the distance, nothing one cell beyond the radius.
 * @param {number} strength
 * @param {number} square
 * @param {number} end the square of radius + 1
 */
const brightness = (strength, square, end) => Math.floor((strength * (end - square)) / end);

/**
 * See `maze.light`.
 * @param {MazeValue} maze
 * @param {unknown} sources
 * @param {unknown} options
 * @returns {Uint8Array}
 */
export function lightOf(maze, sources, options) {
  const entries = entriesOf(options ?? {}, 'options');
  checkKeys(entries, ['through', 'into'], 'light');
  const { through, into } = Object.fromEntries(entries);
  const lights = itemsOf(sources, 'sources').map((each, i) => readSource(maze, each, i));
  const clear = clearOf(maze, /** @type {Through | undefined} */ (through));
  const light = readInto(maze, into);
  const add = (/** @type {number} */ cell, /** @type {number} */ more) => {
    light[cell] = Math.min(FULL, light[cell] + more);
  };
  if (!hasShadows(maze)) {
    for (const { from, radius, strength } of lights) {
      const { cells, squares, unit } = seenFrom(maze, clear, from, radius);
      const end = (unit * (radius + 1)) ** 2;
      for (const [i, cell] of cells.entries()) add(cell, brightness(strength, squares[i], end));
    }
    return light;
  }
  const { width, height } = maze;
  const seen = new Uint8Array(maze.cellCount);
  for (const { from, radius, strength } of lights) {
    castShadows(seen, clear, maze, from, radius);
    const end = (radius + 1) ** 2;
    const x = from % width;
    const y = Math.floor(from / width) % height;
    const [west, east] = [Math.min(x, radius), Math.min(width - 1 - x, radius)];
    for (let dy = -Math.min(y, radius); dy <= Math.min(height - 1 - y, radius); ++dy) {
      for (let dx = -west; dx <= east; ++dx) {
        const cell = from + dy * width + dx;
        if (seen[cell] === 0) continue;
        seen[cell] = 0;
        add(cell, brightness(strength, dx * dx + dy * dy, end));
      }
    }
  }
  return light;
}
