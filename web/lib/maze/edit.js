import { checkBoolean, readCell } from '../options/cells.js';
import { entriesOf, itemsOf } from '../options/values.js';
import { describe } from '../util/describe.js';
import { fail, MazeError } from '../util/error.js';
import { checkKeys } from '../util/suggest.js';
import { adopt, mazeFrom } from './adopt.js';
import { OPERATIONS } from './operations.js';

/** @import { Core } from '../core/core.js' */
/** @import { Maze } from './maze.js' */

/**
 * A maze with some passages opened and others closed, one edit after the other, from both sides.
 * Opened ones lead both ways; others stay one-way. A
 * recorded log goes on with the edits.
 * Throws a MazeError for a dungeon, whose passages follow from its tiles; for an edit that names no
 * neighbour, or a cell that the mask or a pass left out; and for passages that would cross.
 * @param {Core} core
 * @param {unknown} given a maze
 * @param {readonly import('../options/types.js').Edit[]} edits
 * @returns {Maze<any>}
 */
export function edit(core, given, edits) {
  const maze = mazeFrom(core, given);
  if (maze.dungeon)
    fail('maze', 'maze must not be a dungeon, whose passages follow from its tiles');
  const passages = maze.passages.slice();
  const oneWays = maze.oneWays?.slice() ?? null;
  /** @type {number[]} */
  const changes = [];
  for (const [i, each] of itemsOf(edits, 'edits').entries()) {
    const { cell, to, direction, back, open } = readEdit(maze, each, `edits.${i}`);
    const [here, there] = [1 << direction, 1 << back];
    if (open !== (passages[cell] & here) > 0) {
      changes.push((cell << 6) | (open ? OPERATIONS.carve : OPERATIONS.fill) | direction);
    }
    passages[cell] = open ? passages[cell] | here : passages[cell] & ~here;
    passages[to] = open ? passages[to] | there : passages[to] & ~there;
    if (oneWays && !open) {
      oneWays[cell] &= ~here;
      oneWays[to] &= ~there;
    }
  }
  const isSame = passages.every(
    (bits, cell) => bits === maze.passages[cell] && oneWays?.[cell] === maze.oneWays?.[cell],
  );
  if (isSame) return adopt(core, { ...maze });
  const steps = maze.steps && joined(maze.steps, changes);
  return adopt(core, { ...maze, passages, oneWays, code: null, steps });
}

/** @param {Uint32Array} steps @param {number[]} more */
function joined(steps, more) {
  const all = new Uint32Array(steps.length + more.length);
  all.set(steps);
  all.set(more, steps.length);
  return all;
}

/**
 * @param {Maze<any>} maze
 * @param {unknown} given
 * @param {string} field of the edit
 */
function readEdit(maze, given, field) {
  const entries = entriesOf(given, field);
  checkKeys(entries, ['cell', 'direction', 'open'], 'an edit');
  const { cell: place, direction: name, open } = Object.fromEntries(entries);
  const cell = readCell(maze, `${field}.cell`, place);
  const { to, back, direction } = neighbourOf(maze, cell, name, `${field}.direction`);
  checkBoolean(`${field}.open`, open);
  for (const each of [cell, to]) {
    if (maze.mask?.[each] !== 0 && maze.kinds?.[each] !== 0) continue;
    fail(`${field}.cell`, `${field}.cell must be open, and its neighbour; cell ${each} is rock`);
  }
  return { cell, to, direction, back, open };
}

/**
 * @param {Maze<any>} maze
 * @param {number} cell
 * @param {any} name of the direction, or its index
 * @param {string} field of the direction
 */
function neighbourOf(maze, cell, name, field) {
  try {
    const [to, back] = [maze.neighbour(cell, name), maze.back(cell, name)];
    const direction = typeof name === 'number' ? name : maze.directions.indexOf(name);
    if (to !== null && back !== null) return { to, back, direction };
  } catch (error) {
    const { code, message } = /** @type {MazeError} */ (error);
    throw new MazeError({ code, field, message: message.replace(/^direction/, field) });
  }
  return fail(field, `${field} must lead to a neighbour of cell ${cell}; got ${describe(name)}`);
}
