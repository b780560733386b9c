import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { nearestName } from '../util/nearest-name.js';
import { typedSeed } from '../util/typed-seed.js';
import { FILM_SECONDS, USUAL_MAZE } from './config.js';

/** @import { GenerateOptions } from '../options/types.js' */

/**
 * What the attributes of a `<maze-view>` ask for.
 * @typedef {object} Wanted
 * @property {string | Record<string, unknown>} maze a code, or options of `generate`
 * @property {{ maxCells?: unknown, maxWork?: unknown }} more what stands beside a code
 * @property {boolean} play
 * @property {boolean} solution
 * @property {boolean} distances
 * @property {'making' | 'solving' | null} film
 * @property {Record<string, unknown>} solver options of `maze.solve`
 * @property {'hatched' | 'plain'} rock of dungeons
 * @property {number} duration of the film in seconds
 */

/** @param {string} text */
const asText = (text) => text;

/** What is no number stays a text, which the library refuses with a sentence. @param {string} text */
const asNumber = (text) => (/^\s*-?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : text);

/** A cell by its index, by `x,y` or `x,y,level`, or as JSON. @param {string} text @param {string} name */
function asPlace(text, name) {
  if (text.trimStart().startsWith('{')) return asJson(text, name);
  if (!/^\s*\d+\s*(,\s*\d+\s*){1,2}$/.test(text)) return asNumber(text);
  const [x, y, level = 0] = text.split(',').map(Number);
  return { x, y, level };
}

/** @param {string} text @param {string} name */
function asJson(text, name) {
  try {
    return JSON.parse(text);
  } catch {
    return fail(name, `${name} must be JSON, such as ${EXAMPLES[name]}; got ${describe(text)}`);
  }
}

/** Of attributes in JSON. @type {Record<string, string>} */
const EXAMPLES = {
  params: '{"costRange": 9}',
  shape: '{"id": "hex", "orientation": "flat"}',
  passes: '[{"id": "braid", "share": 0.5}]',
  mask: '[[1, 1], [0, 1]]',
  start: '{"x": 3, "y": 2}',
  end: '{"x": 3, "y": 2}',
  solver: '{"solver": "wallFollower", "hand": "left"}',
};

/** An id, or an object that holds it. @param {string} text @param {string} name */
const asChoice = (text, name) => (text.trimStart().startsWith('{') ? asJson(text, name) : text);

/** Ids with a space between them, or an array of passes. @param {string} text @param {string} name */
function asPasses(text, name) {
  if (/^\s*[[{]/.test(text)) return asJson(text, name);
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => ({ id }));
}

/**
 * How the text of each option of `generate` is read. The compiler checks that none is missing; `steps` is
 * asked for by the attribute `film`.
 * @type {Readonly<Record<Exclude<keyof GenerateOptions, 'steps'>, (text: string, name: string) => unknown>>}
 */
const OPTIONS = {
  algorithm: asText,
  params: asJson,
  shape: asChoice,
  width: asNumber,
  height: asNumber,
  levels: asNumber,
  seed: typedSeed,
  mask: asJson,
  parts: asText,
  start: asPlace,
  end: asPlace,
  exits: asText,
  passes: asPasses,
  edits: asText,
  mode: asText,
  maxCells: asNumber,
  maxWork: asNumber,
};

/** The options of `generate` that stand beside a code. */
const LIMITS = ['maxCells', 'maxWork'];

/** The names of attributes that say how the maze is shown. */
const FLAGS = /** @type {const} */ (['play', 'solution', 'distances']);
const LOOKS = /** @type {const} */ (['film', 'solver', 'theme', 'rock', 'duration']);

/** Names of the options as JavaScript has them, by their attributes, which HTML writes in lower case. */
const BY_ATTRIBUTE = new Map(
  [...Object.keys(OPTIONS), 'code', ...FLAGS, ...LOOKS].map((name) => [name.toLowerCase(), name]),
);

/** All attributes that the element observes. */
export const attributes = [...BY_ATTRIBUTE.keys()];

/** The properties of the element that stand for attributes: booleans, and all others. */
export const properties = {
  flags: /** @type {readonly string[]} */ (FLAGS),
  values: [...BY_ATTRIBUTE.values()].filter((name) => !FLAGS.some((flag) => flag === name)),
  byAttribute: /** @type {ReadonlyMap<string, string>} */ (BY_ATTRIBUTE),
};

/** How the texts of attributes are read. @type {Readonly<Record<string, (text: string, name: string) => unknown>>} */
const READERS = { ...OPTIONS, solver: asChoice, duration: asNumber };

/** A word typed in one way and in another, as on macOS, is one seed. @param {string} name @param {string} text */
const readText = (name, text) => (READERS[name] ?? asText)(text.normalize('NFC'), name);

/** The value of an attribute's text; the text itself where it cannot be read. @param {string} name @param {string} text @returns {any} */
export function parsed(name, text) {
  try {
    return readText(name, text);
  } catch {
    return text;
  }
}

/**
 * Throws a MazeError for an attribute that seems to be a mistyped one of the element. `part` is HTML's, and
 * names with other characters than letters are those of frameworks and `data-`.
 * @param {readonly string[]} names of the attributes of an element
 */
function checkNames(names) {
  for (const name of names) {
    if (BY_ATTRIBUTE.has(name) || name === 'part' || /[^a-z]/.test(name)) continue;
    const near = nearestName(name, attributes);
    if (near) fail(name, `unknown attribute '${name}'; did you mean '${near}'?`);
  }
}

/** @type {Readonly<Record<string, readonly string[]>>} */
const CHOICES = {
  film: ['', 'making', 'solving'],
  theme: ['', 'auto', 'light', 'dark'],
  rock: ['', 'hatched', 'plain'],
};

const MAX_SECONDS = 3_600;

/**
 * What an element asks for. A property that is set counts before the attribute of its name. Throws a
 * MazeError for what cannot be read; values of options are checked by the library.
 * @param {readonly string[]} names of the attributes that the element has
 * @param {(name: string) => string | null} attribute
 * @param {ReadonlyMap<string, unknown>} given properties that are no texts
 * @returns {Wanted}
 */
export function read(names, attribute, given) {
  checkNames(names);
  const text = (/** @type {string} */ name) => attribute(name.toLowerCase());
  const valueFor = (/** @type {string} */ name) => {
    if (given.has(name)) return given.get(name);
    const found = text(name);
    return found === null ? undefined : readText(name, found);
  };
  const choice = (/** @type {string} */ name) => {
    const found = valueFor(name) ?? '';
    if (!CHOICES[name].includes(/** @type {string} */ (found))) {
      const words = CHOICES[name].filter(Boolean).map((each) => `'${each}'`);
      fail(name, `${name} must be one of ${words.join(' ')}; got ${describe(found)}`);
    }
    return /** @type {any} */ (found);
  };
  const solver = valueFor('solver') ?? {};
  const duration = valueFor('duration') ?? FILM_SECONDS;
  if (typeof duration !== 'number' || !(duration > 0 && duration <= MAX_SECONDS)) {
    fail(
      'duration',
      `duration must be a number of seconds, at most ${MAX_SECONDS}; got ${describe(duration)}`,
    );
  }
  const isOn = (/** @type {string} */ name) => text(name) !== null;
  // The style of the element follows it.
  choice('theme');
  return {
    ...mazeFrom(valueFor),
    play: isOn('play'),
    solution: isOn('solution'),
    distances: isOn('distances'),
    film: isOn('film') ? choice('film') || 'making' : null,
    solver:
      typeof solver === 'string' ? { solver } : /** @type {Record<string, unknown>} */ (solver),
    rock: choice('rock') || 'hatched',
    duration: /** @type {number} */ (duration),
  };
}

/**
 * A code, or the options of `generate` that are given.
 * @param {(name: string) => unknown} valueFor
 * @returns {Pick<Wanted, 'maze' | 'more'>}
 */
function mazeFrom(valueFor) {
  const given = Object.keys(OPTIONS)
    .map((name) => /** @type {const} */ ([name, valueFor(name)]))
    .filter(([, value]) => value !== undefined);
  const code = valueFor('code');
  if (code === undefined)
    return { maze: { ...USUAL_MAZE, ...Object.fromEntries(given) }, more: {} };
  const [other] = given.filter(([name]) => !LIMITS.includes(name));
  if (other) fail(other[0], `${other[0]} must be left out beside code, which has its value`);
  return { maze: /** @type {string} */ (code), more: Object.fromEntries(given) };
}
