import { checkMaze, noProblem } from '../formats/options/maze.js';
import { contentsIn, hasThing } from '../formats/picture/contents.js';
import { figuresOf } from '../formats/picture/figures.js';
import { svgPath } from '../formats/picture/svg-path.js';
import { paper, paperPalette } from '../looks/paper.js';
import { entriesOf } from '../options/values.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { hasMethods } from '../util/has-methods.js';
import { read } from './attributes.js';
import { mazeOf } from './made.js';

/** @import { Maze } from '../library/public-types.js' */
/** @import { MazeLibrary } from './types.js' */

const ESCAPES = /** @type {Record<string, string>} */ ({
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
});
/** @param {string} text */
const escaped = (text) => text.replace(/[&"<]/g, (found) => ESCAPES[found]);

/** Of HTML: no names with a space, a quote or an equals sign. */
const NAME = /^[a-z][a-z0-9-]*$/i;

/** JSON has no typed arrays. @param {string} _ @param {unknown} value */
const asPlain = (_, value) =>
  ArrayBuffer.isView(value) && 'length' in value ? Array.from(/** @type {any} */ (value)) : value;

/** A value as the text of an attribute; null: the attribute is left out. @param {string} name @param {unknown} value */
function textOf(name, value) {
  if (value === false || value === null) return null;
  if (value === true) return '';
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'bigint':
      return String(value);
    default:
  }
  try {
    return (
      JSON.stringify(value, asPlain) ?? fail(name, `${name} has no text; got ${describe(value)}`)
    );
  } catch {
    return fail(name, `${name} has no text; got ${describe(value)}`);
  }
}

/** Pixels of a cell, and the colour of walls and signs. */
const LOOK = { cell: 16, color: paper.ink };

/**
 * The picture of a maze with its doors and things, of which those at start and end are their marks.
 * @param {Maze} maze
 * @param {boolean} solution
 */
function furnished(maze, solution) {
  let svg = maze.svg({ ...LOOK, solution });
  for (const name of /** @type {const} */ (['start', 'end'])) {
    if (hasThing(maze, maze[name])) svg = svg.replace(new RegExp(`<path class="${name}".*\n`), '');
  }
  const layers = contentsIn(maze, paperPalette({ ...LOOK, floor: 'transparent' }));
  const signs = layers
    .filter(({ lines }) => lines.length > 0)
    .map(({ lines, ...layer }) => svgPath({ ...layer, ...figuresOf(lines) }, LOOK.cell));
  return svg.replace('</svg>', `${signs.join('')}</svg>`);
}

/**
 * The HTML of a `<maze-view>` with the picture of its maze in it, for pages that a server writes: the picture is
 * there without scripts, and the element takes its place. A maze without a seed gets that of its picture. Values
 * are read as those of attributes: the seed '5' is the number.
 * Throws a MazeError as `generate`. Cost: that of `mw.generate` and `maze.svg`.
 * @param {MazeLibrary} mw of an entry that can make the maze
 * @param {Readonly<Record<string, unknown>>} [attributes] of the element, by the names of its properties; `class`,
 *   `id` and others as in HTML
 * @returns {string}
 */
export function mazeViewHtml(mw, attributes = {}) {
  if (!hasMethods(mw, ['generate'])) {
    fail('mw', `mw must be what createMazewright gives; got ${describe(mw)}`);
  }
  const given = entriesOf(attributes, 'attributes');
  const names = given.map(([name]) => name);
  for (const name of names) {
    if (!NAME.test(name))
      fail(name, `the name of an attribute must be letters, digits and hyphens`);
  }
  const texts = new Map(
    given.flatMap(([name, value]) => {
      const text = textOf(name, value);
      return text === null ? [] : [[name.toLowerCase(), text]];
    }),
  );
  const wanted = read([...texts.keys()], (name) => texts.get(name) ?? null, new Map());
  const maze = mazeOf(mw, wanted.maze, wanted.more);
  const known = checkMaze(maze, noProblem);
  if (typeof wanted.maze !== 'string' && !texts.has('seed')) texts.set('seed', String(maze.seed));
  const hasEnds = maze.start !== null && maze.end !== null;
  const picture = furnished(known, wanted.solution && hasEnds);
  const start = [...texts].map(([name, text]) => ` ${name}="${escaped(text)}"`).join('');
  return `<maze-view${start}>${picture}</maze-view>`;
}
