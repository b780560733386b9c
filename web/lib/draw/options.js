import { DOORS } from '../looks/doors.js';
import { palettes } from '../looks/palette.js';
import { THINGS } from '../looks/things.js';
import { entriesOf } from '../options/values.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { isTypedArray } from '../util/realm.js';
import { checkKeys, failUnknown } from '../util/suggest.js';

/** @import { Door, Thing } from '../library/public-types.js' */
/** @import { Film } from '../maze/film.js' */
/** @import { ColorName, Palette } from '../looks/palette.js' */
/** @import { Part } from './paint/part.js' */

/**
 * What of a maze is drawn, and how.
 * @typedef {object} DrawOptions
 * @property {'light' | 'dark'} [theme] default: light
 * @property {Partial<Record<ColorName, string>>} [colors] in place of those of the theme, as `#rrggbb`
 * @property {'hatched' | 'plain'} [style] of the rock of dungeons; default: hatched
 * @property {boolean | { path: Uint32Array, steps?: Uint32Array | null }} [solution] what `maze.solve` returned,
 *   with the cells that the solver visited if it has `steps`; true: a shortest path; default: false
 * @property {boolean | number | Uint32Array} [distances] what `maze.distances` returned, the cell that they are
 *   measured from, or true: the start; they colour the floor; default: false
 * @property {readonly Door[] | null} [doors] as they are now, such as `game.doors.list`; null: none; default: those
 *   of the maze
 * @property {readonly Thing[] | null} [things] likewise, such as `game.things`
 * @property {'faint' | 'clear'} [grid] lines between the floors of a dungeon; default: faint
 * @property {Film | null} [film] of the maze: it is drawn at the position of the film
 * @property {{ x: number, y: number, scale: number } | null} [camera] the point of the drawing in the middle of
 *   the canvas, and CSS pixels per unit of the drawing, as `maze.polygons` has it; default: the whole maze
 * @property {number} [margin] CSS pixels around the whole maze at least; default: 20, on a small canvas fewer
 * @property {number} [pixelRatio] device pixels per CSS pixel; default: 1
 * @property {Part | null} [part] the rectangle of the canvas that is drawn, in device pixels; default: all of it
 */

/** Options whose defaults the maze and the canvas have. @typedef {'doors' | 'things' | 'margin'} Own */

/** The check of each option, and the words of its message. @type {Record<keyof DrawOptions, [(value: any) => boolean, string]>} */
const CHECKS = {
  theme: [(value) => value === 'light' || value === 'dark', "'light' or 'dark'"],
  colors: [(value) => typeof value === 'object' && value !== null, 'an object of colours'],
  style: [(value) => value === 'hatched' || value === 'plain', "'hatched' or 'plain'"],
  solution: [
    (value) => typeof value === 'boolean' || isTypedArray(value?.path, 'Uint32Array'),
    'true, false or what maze.solve returns',
  ],
  distances: [
    (value) =>
      typeof value === 'boolean' || Number.isInteger(value) || isTypedArray(value, 'Uint32Array'),
    'true, false, a cell or what maze.distances returns',
  ],
  doors: [
    (value) => value === null || isFurniture(value, ({ state }) => Object.hasOwn(DOORS, state)),
    'a list of doors such as game.doors.list',
  ],
  things: [
    (value) => value === null || isFurniture(value, ({ role }) => Object.hasOwn(THINGS, role)),
    'a list of things such as game.things',
  ],
  grid: [(value) => value === 'faint' || value === 'clear', "'faint' or 'clear'"],
  film: [
    (value) => value === null || typeof value?.seek === 'function',
    'a film of the maze, as mw.film returns',
  ],
  camera: [(value) => value === null || isPlace(value), 'numbers x, y and scale, above 0'],
  margin: [(value) => isWithin(value, 0, 1_000), 'a number of CSS pixels from 0 to 1000'],
  pixelRatio: [(value) => isWithin(value, 1 / 16, 16), 'a number from 0.0625 to 16'],
  part: [
    (value) => value === null || isPart(value),
    'whole numbers left, top, right and bottom, at most 100000',
  ],
};

const MAX_PLACE = 1e9;

/** @param {unknown} value @param {number} min @param {number} max */
const isWithin = (value, min, max) => typeof value === 'number' && value >= min && value <= max;

/** @param {any} list @param {(each: any) => boolean} isKnown */
const isFurniture = (list, isKnown) =>
  Array.isArray(list) &&
  list.every((each) => Number.isInteger(each.cell) && each.cell >= 0 && isKnown(each));

/** @param {any} camera */
const isPlace = ({ x, y, scale }) =>
  isWithin(x, -MAX_PLACE, MAX_PLACE) &&
  isWithin(y, -MAX_PLACE, MAX_PLACE) &&
  isWithin(scale, 1e-6, 1e6);

/** @param {any} part */
const isPart = ({ left, top, right, bottom }) =>
  [left, top, right, bottom].every((side) => Number.isInteger(side) && isWithin(side, 0, 100_000));

const DEFAULTS = /** @type {const} */ ({
  theme: 'light',
  colors: {},
  style: 'hatched',
  solution: false,
  distances: false,
  grid: 'faint',
  film: null,
  camera: null,
  pixelRatio: 1,
  part: null,
});

/** Whether a check passes; false where a proxy or getter throws. @param {(value: any) => boolean} check @param {unknown} value */
export function isGood(check, value) {
  try {
    return check(value);
  } catch {
    return false;
  }
}

const NAMES = Object.keys(CHECKS);

/** The options of what a maze looks like, wherever and whenever it is shown. */
export const LOOKS = NAMES.filter((name) => !['camera', 'film', 'part'].includes(name));

/**
 * The options of a drawing with their defaults. Throws a MazeError that names the option.
 * @param {unknown} options
 * @param {string} [owner] the function that has them
 * @param {readonly string[]} [names] those that it has
 * @returns {Required<Omit<DrawOptions, Own>> & Pick<DrawOptions, Own> & { palette: Palette }}
 */
export function readDrawOptions(options, owner = 'draw', names = NAMES) {
  const entries = options === undefined ? [] : entriesOf(options, 'options');
  checkKeys(entries, names, owner);
  for (const [id, value] of entries) {
    const [check, words] = CHECKS[/** @type {keyof DrawOptions} */ (id)];
    if (!isGood(check, value)) fail(id, `${id} must be ${words}; got ${describe(value)}`);
  }
  const read = { ...DEFAULTS, ...Object.fromEntries(entries) };
  return { ...read, palette: paletteOf(read.theme, read.colors) };
}

export const HEX_COLOR = /^#[0-9a-f]{6}$/i;

/** The colours of a theme with some of one's own. Throws a MazeError. @param {'light' | 'dark'} theme @param {unknown} colors @returns {Palette} */
export function paletteOf(theme, colors) {
  const base = palettes[theme];
  const names = Object.keys(base).filter((name) => name !== 'theme');
  const own = entriesOf(colors, 'colors');
  for (const [name, value] of own) {
    if (!names.includes(name)) failUnknown('colors', name, names);
    if (typeof value !== 'string' || !HEX_COLOR.test(value)) {
      fail(
        `colors.${name}`,
        `colors.${name} must be a colour such as '${base.ink}'; got ${describe(value)}`,
      );
    }
  }
  return { ...base, ...Object.fromEntries(own) };
}
