// Start, end, doors, things, stairs and arrows of a map, read back into the data of a maze.
import { describe } from '../../util/describe.js';
import { fail } from '../../util/error.js';
import { opposite } from './cells-of-tiles.js';
import { DOWN, EAST, NORTH, SOUTH, UP, WEST } from './level.js';

/** @typedef {import('./square-grid.js').SquareGrid} SquareGrid */
/** @typedef {import('./stored-maze.js').TiledMazeData} TiledMazeData */
/** @typedef {import('./tiled-reader.js').ReadMap} ReadMap */
/** @typedef {import('./tiled-reader.js').TiledObject} TiledObject */
/** @typedef {{ corridor: number, wall: number }} Widths */
/** @typedef {{ object: TiledObject, cell: number, inGap: 'x' | 'y' | null }} Found an object in a cell, or after it */

const STATES = ['open', 'closed', 'secret', 'locked'];
const ROLES = ['entrance', 'exit', 'key', 'boss', 'treasure', 'monster'];
const DIRECTIONS = ['north', 'south', 'west', 'east'];
const TYPES = ['start', 'end', 'door', 'stairs', 'arrow', ...ROLES];

const STAIRS = 5;
const DOOR = 2;

/** What an object is called in messages. @param {TiledObject} object */
const called = ({ id, name, type }) => `object ${id} ('${name || type}')`;

/**
 * The place of a tile along a side: its cell, and whether it is after the corridor.
 * @param {number} tile
 * @param {Widths} widths
 * @param {number} cells
 */
function along(tile, { corridor, wall }, cells) {
  const cell = Math.floor((tile - wall) / (corridor + wall));
  const isGood = tile >= wall && cell < cells;
  return isGood ? { cell, isBetween: tile - wall - cell * (corridor + wall) >= corridor } : null;
}

/**
 * The objects of a maze on the map, each with its cell. Others are none of the maze's. Throws a MazeError for
 * one that lies on a wall or beyond the cells.
 * @param {ReadMap} map
 * @param {TiledMazeData} data
 * @param {Widths} widths
 * @returns {Found[]}
 */
export function placedObjects(map, data, widths) {
  const isOpen = (/** @type {number} */ cell) =>
    data.mask?.[cell] !== 0 && data.kinds?.[cell] !== 0;
  return map.storeys.flatMap(({ objects, walls }, level) =>
    (objects ?? [])
      .filter(({ type }) => TYPES.includes(type))
      .map((object) => {
        const [x, y] = [
          Math.floor(object.x / map.tileWidth),
          Math.floor(object.y / map.tileHeight),
        ];
        const [column, row] = [along(x, widths, data.width), along(y, widths, data.height)];
        const where = `tile ${x}, ${y} of level ${level}`;
        if (!column || !row) {
          return fail('objects', `objects must lie on cells; ${called(object)} lies at ${where}`);
        }
        const cell = (level * data.height + row.cell) * data.width + column.cell;
        const isInGap = column.isBetween !== row.isBetween;
        const isFree = isInGap ? walls[y * map.width + x] === 0 : !column.isBetween && isOpen(cell);
        if (!isFree || !isOpen(cell)) {
          fail('objects', `objects must not stand on walls; ${called(object)} does, at ${where}`);
        }
        return { object, cell, inGap: isInGap ? (column.isBetween ? 'x' : 'y') : null };
      }),
  );
}

/**
 * The one object of a type; null if there is none.
 * @param {Found[]} found
 * @param {'start' | 'end'} type
 */
export function endpoint(found, type) {
  const [first, second] = found.filter(({ object }) => object.type === type);
  if (second) fail(type, `${type} must be one object; ${called(second.object)} is a second one`);
  return first?.cell ?? null;
}

/** The lock of an object: of a key, or of a locked door. @param {TiledObject} object @param {string} field */
function lockOf(object, field) {
  const lock = object.properties.get('lock');
  if (lock === undefined) return {};
  if (Number.isInteger(lock) && Number(lock) > 0 && Number(lock) < 2 ** 32 - 1)
    return { lock: Number(lock) };
  const wanted = `the lock of ${called(object)} must be a whole number from 1`;
  return fail(field, `${wanted}; got ${describe(lock)}`);
}

/**
 * The cell and the direction of a door in the gap after a cell. The object says on which side of the gap
 * its cell is.
 * @param {Found} found
 * @param {SquareGrid} grid
 */
function sideOf({ object, cell, inGap }, grid) {
  const direction = inGap === 'x' ? EAST : SOUTH;
  const back = opposite(direction);
  if (object.properties.get('direction') !== DIRECTIONS[back]) return { cell, direction };
  return { cell: /** @type {number} */ (grid.beside(cell, direction)), direction: back };
}

/**
 * @param {Found[]} found
 * @param {SquareGrid} grid
 * @returns {{ cell: number, state: any, lock?: number, direction?: number }[]} by ascending cell
 */
export function doorsShown(found, grid) {
  const doors = found
    .filter(({ object }) => object.type === 'door')
    .map((each) => {
      const { object } = each;
      const state = object.properties.get('state');
      if (!STATES.includes(String(state))) {
        const states = STATES.map((each) => `'${each}'`).join(' ');
        fail(
          'doors',
          `the state of ${called(object)} must be one of ${states}; got ${describe(state)}`,
        );
      }
      const place = each.inGap === null ? { cell: each.cell } : sideOf(each, grid);
      return { ...place, state: String(state), ...lockOf(object, 'doors'), object };
    })
    .sort((a, b) => a.cell - b.cell);
  const twice = doors.find(({ cell }, i) => cell === doors[i - 1]?.cell);
  if (twice) fail('doors', `doors must be one per cell; ${called(twice.object)} is a second one`);
  return doors.map(({ object, ...door }) => door);
}

/** @param {Found[]} found */
export const thingsShown = (found) =>
  found
    .filter(({ object }) => ROLES.includes(object.type))
    .map(({ object, cell }) => ({
      cell,
      role: /** @type {any} */ (object.type),
      ...lockOf(object, 'things'),
    }));

/**
 * Sets the passages up and down to what the stairs say: from a cell with stairs up one can walk up. Cells of a
 * dungeon become stairs.
 * @param {{ passages: Uint8Array, oneWays: Uint8Array, kinds: Uint8Array | null, dungeon: boolean }} made
 * @param {SquareGrid} grid
 * @param {Found[]} found
 */
export function setStairs({ passages, oneWays, kinds, dungeon }, grid, found) {
  for (const cell of passages.keys()) {
    passages[cell] &= ~((1 << UP) | (1 << DOWN));
    oneWays[cell] &= ~((1 << UP) | (1 << DOWN));
  }
  const walks = found
    .filter(({ object }) => object.type === 'stairs')
    .flatMap(({ object, cell }) =>
      [UP, DOWN]
        .filter((direction) => object.properties.get(direction === UP ? 'up' : 'down') === true)
        .map((direction) => {
          const to = grid.beside(cell, direction);
          if (to !== null) return { cell, to, direction };
          return fail('objects', `stairs must lead to a level; those of ${called(object)} do not`);
        }),
    );
  for (const { cell, to, direction } of walks) {
    passages[cell] |= 1 << direction;
    passages[to] |= 1 << opposite(direction);
    if (dungeon && kinds) kinds[cell] = kinds[to] = STAIRS;
  }
  for (const { to, direction } of walks) oneWays[to] |= 1 << opposite(direction);
  // A passage that one can walk both ways is one-way in none.
  for (const { cell, direction } of walks) oneWays[cell] &= ~(1 << direction);
}

/**
 * Sets the one-way passages on the levels to what the arrows say.
 * @param {{ passages: Uint8Array, oneWays: Uint8Array }} made
 * @param {SquareGrid} grid
 * @param {Found[]} found
 */
export function setArrows({ passages, oneWays }, grid, found) {
  const onLevel = (1 << NORTH) | (1 << SOUTH) | (1 << WEST) | (1 << EAST);
  for (const cell of oneWays.keys()) oneWays[cell] &= ~onLevel;
  for (const { object, cell, inGap } of found.filter((each) => each.object.type === 'arrow')) {
    const direction = DIRECTIONS.indexOf(String(object.properties.get('direction')));
    const isAlong = inGap === (direction === EAST || direction === WEST ? 'x' : 'y');
    if (direction < 0 || !isAlong) {
      const wanted = `${called(object)} must lie between the two cells that its direction joins`;
      fail(
        'oneWays',
        `${wanted}; its direction is ${describe(object.properties.get('direction'))}`,
      );
    }
    const { from, to } = ends(grid, cell, direction);
    if (from === null || to === null || !((passages[from] >> direction) & 1)) {
      return fail('oneWays', `${called(object)} must lie on a passage`);
    }
    oneWays[to] |= 1 << opposite(direction);
  }
}

/**
 * The cells that a passage joins, of which the gap is east or south of a cell: the ends of a tunnel, if
 * the gap is its mouth.
 * @param {SquareGrid} grid
 * @param {number} cell
 * @param {number} direction in which one walks
 */
function ends(grid, cell, direction) {
  const isForward = direction === EAST || direction === SOUTH;
  const next = grid.beside(cell, isForward ? direction : opposite(direction));
  const [near, far] = isForward ? [cell, next] : [next, cell];
  const beyond = (/** @type {number | null} */ place, /** @type {number} */ way) =>
    place !== null && grid.isOverTunnel(place, way) ? grid.beside(place, way) : place;
  return { from: beyond(near, opposite(direction)), to: beyond(far, direction) };
}

/** Gives every cell with a door the kind of doors. @param {Uint8Array} kinds @param {readonly { cell: number }[]} doors */
export function setDoors(kinds, doors) {
  for (const { cell } of doors) kinds[cell] = DOOR;
}
