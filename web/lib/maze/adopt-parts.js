import { isIndex } from '../options/cells.js';
import { entriesOf, itemsOf } from '../options/values.js';
import { isArray } from '../util/describe.js';
import { fail } from '../util/error.js';

/** @import { DungeonParts } from '../core/maze-record.js' */
/** @import { Rows } from '../core/rows.js' */

/** @param {unknown} value */
export const isCount = (value) => isIndex(value, 2 ** 32 - 1);

/** @param {any} value */
const isCountOrNone = (value) => value === undefined || value === null || isCount(value);

/** Numbers of a list, read once; null for all else. @param {unknown} list @param {string} field */
function numbersOf(list, field) {
  const items = isArray(list) ? itemsOf(list, field) : [undefined];
  return items.every(isCount) ? items : null;
}

/**
 * The rooms, doors, things and regions of data, copied. Throws a MazeError unless the core can rely on
 * their types; it checks the cells.
 * @param {Record<string, any>} data in which each of them is an array or null
 * @param {Rows} rows
 * @returns {DungeonParts}
 */
export const readParts = ({ rooms, doors, things, tree }, rows) => ({
  rooms: readList('rooms', rooms, 'x, y, width, height and doors, all of them numbers', (given) => {
    const { x, y, width, height, level = 0, doors, cells = null } = given;
    const ownDoors = numbersOf(doors, 'rooms');
    const ownCells = cells === null ? [] : numbersOf(cells, 'rooms');
    if (![x, y, width, height, level].every(isCount) || !ownDoors || !ownCells) return null;
    const own = { x, y, width, height, ...('level' in given && { level }), doors: ownDoors };
    return cells === null ? own : { ...own, cells: ownCells };
  }),
  doors: readList('doors', doors, 'a cell and a state, and a lock that is a number', (given) => {
    const { cell, state, lock, direction } = given;
    const isWhole =
      isCount(cell) && isCountOrNone(lock) && (direction === undefined || isIndex(direction, 8));
    const isDoor = isWhole && rows.dungeonNames.doorStates.includes(state);
    return isDoor ? { cell, state, lock, direction } : null;
  }),
  things: readList('things', things, 'a cell and a role, and a lock that is a number', (given) => {
    const { cell, role, lock } = given;
    const isWhole = isCount(cell) && isCountOrNone(lock);
    if (!isWhole || !rows.dungeonNames.roles.includes(role)) return null;
    return { cell, role, lock, room: null, level: 0 };
  }),
  tree: readList('tree', tree, 'x, y, width, height, halves and room', (given) => {
    const { x, y, width, height, halves = null, room = null } = given;
    const isWhole = [x, y, width, height].every(isCount) && isCountOrNone(room);
    const both = halves === null ? null : numbersOf(halves, 'tree');
    if (!isWhole || (halves !== null && both?.length !== 2)) return null;
    return { x, y, width, height, halves: both, room };
  }),
});

/**
 * @template Item
 * @param {string} name
 * @param {unknown[] | null} list
 * @param {string} want what each item must have
 * @param {(given: Record<string, any>) => Item | null} read null for what is no item
 * @returns {Item[] | null}
 */
const readList = (name, list, want, read) =>
  list &&
  // A hole of an array is no item.
  itemsOf(list, name).map((each, i) => {
    const field = `${name}[${i}]`;
    const item = read(Object.fromEntries(entriesOf(each, field)));
    return item ?? fail(field, `${field} must have ${want}`);
  });
