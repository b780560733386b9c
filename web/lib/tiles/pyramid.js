/** @typedef {import('./worlds.js').TileWorld} TileWorld */
/** @typedef {import('../world/area.js').WorldArea} WorldArea */

/** Pixels per side of a tile. */
export const TILE_PIXELS = 256;

/** Pixels per side of a cell at the deepest zoom. */
export const CELL_PIXELS = 16;

/** The deepest zoom of an endless world: zoom 0 has 2^32 cells per side of a tile, as for the largest world with an edge. */
const ENDLESS_ZOOM = 28;

/** The cells of an endless world lie within -2^52 and 2^52 on both axes. */
const ENDLESS_END = 2 ** 52;

/** Cells per side of a tile at the deepest zoom. */
const DEEPEST_CELLS = TILE_PIXELS / CELL_PIXELS;

/**
 * A tile of a map: `cells` per side from the cell (x, y) on, drawn with `scale` pixels per cell, and the part
 * of it that lies in the world.
 * @typedef {{ x: number, y: number, cells: number, scale: number, area: WorldArea }} Tile
 */

/**
 * The deepest zoom of a world, where a cell has 16 pixels. Zoom 0 has the whole world in one tile, and each
 * zoom doubles the pixels.
 * @param {TileWorld} world
 * @returns {number}
 */
export function maxZoomOf({ endless, width }) {
  if (endless) return ENDLESS_ZOOM;
  let zoom = 0;
  while (DEEPEST_CELLS * 2 ** zoom < width) ++zoom;
  return zoom;
}

/**
 * The first number of a tile of a zoom, and the last plus 1, on both axes.
 * @param {TileWorld} world
 * @param {number} zoom
 */
export function rangeOf(world, zoom) {
  if (!world.endless) return { first: 0, end: 2 ** zoom };
  const end = ENDLESS_END / cellsAt(world, zoom);
  return { first: -end, end };
}

/** Cells per side of a tile. @param {TileWorld} world @param {number} zoom */
const cellsAt = (world, zoom) => DEEPEST_CELLS * 2 ** (maxZoomOf(world) - zoom);

/**
 * @param {TileWorld} world
 * @param {{ z: number, x: number, y: number }} address of a tile that exists
 * @returns {Tile}
 */
export function tileOf(world, { z, x, y }) {
  const cells = cellsAt(world, z);
  const [left, top] = [x * cells, y * cells];
  const length = (/** @type {number} */ from) =>
    Math.max(0, Math.min(from + cells, world.endless ? ENDLESS_END : world.width) - from);
  const area = { x: left, y: top, width: length(left), height: length(top) };
  return { x: left, y: top, cells, scale: TILE_PIXELS / cells, area };
}

/** Whether a tile shows the walls of cells, or only seams of the world. @param {Tile} tile */
export const showsCells = ({ scale }) => scale >= 2;

/**
 * The chunks that an area touches, from the first to the last one of both axes; the last is the lesser one if
 * the area is empty.
 * @param {TileWorld} world
 * @param {WorldArea} area
 */
export function chunksOf({ chunkSize }, { x, y, width, height }) {
  const chunkAt = (/** @type {number} */ cell) => Math.floor(cell / chunkSize);
  const lastOf = (/** @type {number} */ from, /** @type {number} */ length) =>
    length === 0 ? chunkAt(from) - 1 : chunkAt(from + length - 1);
  return { left: chunkAt(x), top: chunkAt(y), right: lastOf(x, width), bottom: lastOf(y, height) };
}

/**
 * How many cells are generated for an area: all of the chunks that it touches.
 * @param {TileWorld} world
 * @param {WorldArea} area
 */
export function generatedCells(world, area) {
  const { left, top, right, bottom } = chunksOf(world, area);
  return (right - left + 1) * (bottom - top + 1) * world.chunkSize ** 2;
}
