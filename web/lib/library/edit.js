import { mazeFrom } from '../maze/adopt.js';
import { checkBoolean, isIndex, readCell } from '../options/cells.js';
import { entriesOf, itemsOf } from '../options/values.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { checkKeys, failUnknown } from '../util/suggest.js';
import { changing } from './tasks.js';

/** @import { Core } from '../core/core.js' */
/** @import { Maze } from '../maze/maze.js' */

/** In place of a cell: it stays. */
const NO_CELL = 0xffffffff;

/**
 * A maze with some passages opened and others closed, one edit after the other, and with other ends. Throws
 * a MazeError for edits of a dungeon, whose passages follow from its tiles; for an edit that names no
 * neighbour, or a cell that the mask or a pass left out; and for passages that would cross.
 * @param {Core} core
 * @param {unknown} given a maze
 * @param {readonly import('../options/types.js').Edit[]} edits
 * @param {unknown} [ends] `start` and `end`, each a cell
 * @returns {import('./tasks.js').Task<Maze>}
 */
export function editing(core, given, edits, ends) {
  const maze = mazeFrom(core, given);
  const list = itemsOf(edits, 'edits');
  if (maze.dungeon && list.length > 0)
    fail('maze', 'maze must not be a dungeon, whose passages follow from its tiles');
  const changes = list.map((each, i) => readEdit(maze, each, `edits.${i}`));
  const entries = entriesOf(ends ?? {}, 'ends');
  checkKeys(entries, ['start', 'end'], 'the ends');
  const own = Object.fromEntries(entries);
  const both = ['start', 'end'].map((field) => {
    if (own[field] === undefined) return NO_CELL;
    const cell = readCell(maze, field, own[field]);
    if (isOpenCell(maze, cell)) return cell;
    return fail(field, `${field} must be open; cell ${cell} is rock`);
  });
  const args = [Uint32Array.from([...both, ...changes]), maze.code ?? '', maze.steps];
  return changing(core, maze, 'edit', args);
}

/** @param {Maze<any>} maze @param {number} cell */
const isOpenCell = (maze, cell) => maze.mask?.[cell] !== 0 && maze.kinds?.[cell] !== 0;

/**
 * @param {Maze<any>} maze
 * @param {unknown} given
 * @param {string} field of the edit
 * @returns {number} as `editPassages` of the core takes it
 */
function readEdit(maze, given, field) {
  const entries = entriesOf(given, field);
  checkKeys(entries, ['cell', 'direction', 'open'], 'an edit');
  const { cell: place, direction: name, open } = Object.fromEntries(entries);
  const cell = readCell(maze, `${field}.cell`, place);
  const { to, direction } = neighbourOf(maze, cell, name, `${field}.direction`);
  checkBoolean(`${field}.open`, open);
  for (const each of [cell, to]) {
    if (isOpenCell(maze, each)) continue;
    fail(`${field}.cell`, `${field}.cell must be open, and its neighbour; cell ${each} is rock`);
  }
  return (cell * maze.directions.length + direction) * 2 + Number(open);
}

/**
 * @param {Maze<any>} maze
 * @param {number} cell
 * @param {any} name of the direction, or its index
 * @param {string} field of the direction
 */
function neighbourOf(maze, cell, name, field) {
  const direction = typeof name === 'string' ? maze.directions.indexOf(name) : name;
  if (!isIndex(direction, maze.directions.length)) failUnknown(field, name, maze.directions);
  const to = maze.neighbour(cell, direction);
  if (to !== null) return { to, direction };
  return fail(field, `${field} must lead to a neighbour of cell ${cell}; got ${describe(name)}`);
}
