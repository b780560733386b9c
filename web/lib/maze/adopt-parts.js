import { isIndex } from '../options/cells.js';
import { entriesOf } from '../options/values.js';
import { isArray } from '../util/describe.js';
import { fail } from '../util/error.js';

/** @import { DungeonParts } from '../core/maze-record.js' */
/** @import { Rows } from '../core/rows.js' */

/** @param {unknown} value */
export const isCount = (value) => isIndex(value, 2 ** 32 - 1);

/** @param {any} value */
const isCountOrNone = (value) => value === undefined || value === null || isCount(value);

/** @param {any} list */
const isList = (list) => isArray(list) && list.every(isCount);

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
    const isWhole = [x, y, width, height, level].every(isCount) && isList(doors);
    if (!isWhole || (cells !== null && !isList(cells))) return null;
    const own = { x, y, width, height, ...('level' in given && { level }), doors: [...doors] };
    return cells ? { ...own, cells: [...cells] } : own;
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
    if (!isWhole || (halves !== null && !(isList(halves) && halves.length === 2))) return null;
    return { x, y, width, height, halves: halves && [...halves], room };
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
  list?.map((each, i) => {
    const field = `${name}[${i}]`;
    const item = read(Object.fromEntries(entriesOf(each, field)));
    return item ?? fail(field, `${field} must have ${want}`);
  }) ?? null;
