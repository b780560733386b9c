// Which cells and passages the walls of a map leave open, and where on the map a cell is.

import { DOWN, EAST, placeOf, SOUTH, UP, WEST } from './level.js';
import { kindOfTile, TILES } from './tileset.js';

/** @typedef {import('./square-grid.js').SquareGrid} SquareGrid */
/** @typedef {import('./stored-maze.js').TiledMazeData} TiledMazeData */
/** @typedef {import('./tiled-reader.js').ReadMap} ReadMap */
/** @typedef {{ corridor: number, wall: number }} Widths */

const CORRIDOR = 3;

/** @param {number} direction */
export const opposite = (direction) => direction ^ 1;

/** The tiles of a map, asked by cells. */
export class CellTiles {
  #map;
  #size;
  #widths;

  /**
   * @param {ReadMap} map
   * @param {{ width: number, height: number }} size in cells
   * @param {Widths} widths
   */
  constructor(map, size, widths) {
    this.#map = map;
    this.#size = size;
    this.#widths = widths;
  }

  /** Whether a cell has a tile without a wall. @param {number} cell */
  isOpen(cell) {
    const { corridor } = this.#widths;
    return this.#isFree(cell, 0, 0, corridor, corridor, 'some');
  }

  /**
   * Whether one can cross what is between a cell and the next one in the east or south, which are its tiles.
   * @param {number} cell
   * @param {number} direction
   */
  isGapOpen(cell, direction) {
    const { corridor, wall } = this.#widths;
    for (let lane = 0; lane < corridor; ++lane) {
      const isFree =
        direction === EAST
          ? this.#isFree(cell, corridor, lane, wall, 1, 'every')
          : this.#isFree(cell, lane, corridor, 1, wall, 'every');
      if (isFree) return true;
    }
    return false;
  }

  /** The tile of the floor of a cell, at its upper left; null if the map has no floors. @param {number} cell */
  floorOf(cell) {
    const { x, y, level } = placeOf(this.#size, this.#widths, cell);
    const { floor } = this.#map.storeys[level];
    return floor ? floor[y * this.#map.width + x] : null;
  }

  /**
   * Whether some or every tile of a rectangle, which begins so far from the upper left tile of a cell, is
   * without a wall.
   * @param {number} cell
   * @param {number} dx
   * @param {number} dy
   * @param {number} width
   * @param {number} height
   * @param {'some' | 'every'} how
   */
  #isFree(cell, dx, dy, width, height, how) {
    const { x, y, level } = placeOf(this.#size, this.#widths, cell);
    const { walls } = this.#map.storeys[level];
    for (let row = y + dy; row < y + dy + height; ++row) {
      const tiles = walls.subarray(
        row * this.#map.width + x + dx,
        row * this.#map.width + x + dx + width,
      );
      const isFree = tiles[how]((wall) => wall === 0);
      if (isFree === (how === 'some')) return isFree;
    }
    return how === 'every';
  }
}

/**
 * The bridges that the floors show, for a map without data.
 * @param {CellTiles} tiles
 * @param {number} cellCount
 */
export function bridgesShown(tiles, cellCount) {
  const bridges = [];
  for (let cell = 0; cell < cellCount; ++cell) {
    const tile = tiles.floorOf(cell);
    if (tile === TILES.bridgeOverWestEast) bridges.push(cell, WEST);
    if (tile === TILES.bridgeOverNorthSouth) bridges.push(cell, SOUTH ^ 1);
  }
  return bridges.length > 0 ? Uint32Array.from(bridges) : null;
}

/**
 * The kinds and the mask of a maze after its walls and floors were edited: where a wall was painted over a
 * whole cell there is rock, where one was erased, floor.
 * @param {TiledMazeData} data
 * @param {ReadonlyMap<number, number>} tunnels as SquareGrid has them
 * @param {CellTiles} tiles
 * @returns {{ kinds: Uint8Array | null, mask: Uint8Array | null, changed: Set<number> }} with the cells that
 *   were opened or filled
 */
export function cellsShown({ passages, kinds, mask }, tunnels, tiles) {
  const wasOpen = (/** @type {number} */ cell) => mask?.[cell] !== 0 && kinds?.[cell] !== 0;
  // Where a bridge was given up, its tile has no wall because of the tunnel alone.
  const isOpen = (/** @type {number} */ cell) =>
    tiles.isOpen(cell) && (wasOpen(cell) || !tunnels.has(cell));
  const changed = new Set();
  for (let cell = 0; cell < passages.length; ++cell) {
    if (isOpen(cell) !== wasOpen(cell)) changed.add(cell);
  }
  if (!kinds && changed.size === 0) return { kinds, mask, changed };
  const own = Uint8Array.from(
    kinds ?? mask?.map((kept) => kept * CORRIDOR) ?? passages.map(() => CORRIDOR),
  );
  const ownMask = mask?.slice() ?? null;
  for (let cell = 0; cell < own.length; ++cell) {
    if (!isOpen(cell)) {
      own[cell] = 0;
      continue;
    }
    if (ownMask) ownMask[cell] = 1;
    const painted = kindOfTile(tiles.floorOf(cell) ?? -1);
    if (painted !== null && kinds) own[cell] = painted;
    else if (changed.has(cell)) own[cell] = CORRIDOR;
  }
  // Where every kept cell is a corridor, mazes have no kinds.
  const isPlain = !kinds && own.every((kind, cell) => kind !== 0 || ownMask?.[cell] === 0);
  return { kinds: isPlain ? null : own, mask: ownMask, changed };
}

/**
 * The passages of a maze on its levels, as its tiles leave them open; those up and down are unchanged.
 * @param {TiledMazeData} data with the kinds and the mask as edited
 * @param {SquareGrid} grid
 * @param {CellTiles} tiles
 * @param {Set<number>} changed the cells that were opened or filled
 */
export function passagesShown({ passages, kinds, mask, dungeon }, grid, tiles, changed) {
  const isOpen = (/** @type {number} */ cell) => mask?.[cell] !== 0 && kinds?.[cell] !== 0;
  const vertical = (1 << DOWN) | (1 << UP);
  const made = passages.map((bits, cell) => (isOpen(cell) ? bits & (dungeon ? 255 : vertical) : 0));
  const set = (
    /** @type {number} */ from,
    /** @type {number} */ to,
    /** @type {number} */ direction,
    /** @type {boolean} */ open,
  ) => {
    const bits = [1 << direction, 1 << opposite(direction)];
    made[from] = open ? made[from] | bits[0] : made[from] & ~bits[0];
    made[to] = open ? made[to] | bits[1] : made[to] & ~bits[1];
  };
  for (let cell = 0; cell < made.length; ++cell) {
    for (const direction of [EAST, SOUTH]) {
      const next = grid.beside(cell, direction);
      if (next === null) continue;
      const areOpen = isOpen(cell) && isOpen(next);
      if (dungeon) {
        if (changed.has(cell) || changed.has(next)) set(cell, next, direction, areOpen);
      } else if (!grid.isOverTunnel(cell, direction) && !grid.isOverTunnel(next, direction)) {
        if (areOpen && tiles.isGapOpen(cell, direction)) set(cell, next, direction, true);
      }
    }
  }
  for (const [bridge, direction] of grid.tunnels) {
    const [from, to] = [grid.beside(bridge, direction), grid.beside(bridge, opposite(direction))];
    if (from === null || to === null || !isOpen(from) || !isOpen(to)) continue;
    const onward = opposite(direction);
    const areOpen = tiles.isGapOpen(from, onward) && tiles.isGapOpen(bridge, onward);
    if (areOpen) set(from, to, onward, true);
  }
  return made;
}
