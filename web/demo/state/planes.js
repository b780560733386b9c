import { geometryOf, middleOf } from 'mazewright/draw';
import { rowOf } from './row-of.js';
import { wholeMaze } from './stencil-mask.js';

/** @import { Mazewright } from 'mazewright/dungeons' */
/** @import { Pass, Wanted } from './store.js' */

/** How strong a cell is, 0 to 1, by its place in the drawing, 0 to 1 from left to right and top to bottom. @type {Record<'whole' | 'east' | 'south' | 'inside', (x: number, y: number) => number>} */
const PATTERNS = {
  whole: () => 1,
  east: (x) => x,
  south: (_, y) => y,
  inside: (x, y) => Math.max(0, 1 - Math.hypot(2 * x - 1, 2 * y - 1)),
};

/** @typedef {keyof typeof PATTERNS} PatternId */

export const PATTERN_IDS = /** @type {PatternId[]} */ (Object.keys(PATTERNS));

/**
 * A parameter of kind `bytes` for the cells of options: the pattern stretched over the drawing. Empty
 * for the whole, and if the options are invalid.
 * @param {Mazewright} mw
 * @param {Wanted} options
 * @param {PatternId} id
 * @returns {number[]}
 */
export function planeOf(mw, options, id) {
  const maze = id === 'whole' ? null : wholeMaze(mw, options);
  if (!maze) return [];
  const geometry = geometryOf(maze);
  const { left, top, right, bottom } = geometry.box;
  return Array.from({ length: maze.cellCount }, (_, cell) => {
    const [x, y] = middleOf(geometry, cell);
    return Math.round(255 * PATTERNS[id]((x - left) / (right - left), (y - top) / (bottom - top)));
  });
}

/** The pattern that a plane has; null if it has none. @param {Mazewright} mw @param {Wanted} options @param {ArrayLike<number>} plane @returns {PatternId | null} */
export function patternOf(mw, options, plane) {
  const text = Array.from(plane).join();
  return PATTERN_IDS.find((id) => planeOf(mw, options, id).join() === text) ?? null;
}

/** The bytes of a parameter; none if it has none. @param {Pass} pass @param {string} id */
const bytesIn = (pass, id) => /** @type {ArrayLike<number>} */ (pass[id] ?? []);

/**
 * A pass whose planes have their patterns on the cells of other options.
 * @param {Mazewright} mw
 * @param {Wanted} from options
 * @param {Wanted} to options
 * @param {Pass} pass
 */
export function withPlanes(mw, from, to, pass) {
  const planes = rowOf(mw.catalog.passes, pass.id)
    .params.filter(({ id, kind }) => kind === 'bytes' && bytesIn(pass, id).length > 0)
    .flatMap(({ id }) => {
      const pattern = patternOf(mw, from, bytesIn(pass, id));
      return pattern === null ? [] : [[id, planeOf(mw, to, pattern)]];
    });
  return planes.length > 0 ? { ...pass, ...Object.fromEntries(planes) } : pass;
}
