import { palettes } from '../looks/palette.js';
import { ROLES } from '../looks/roles.js';
import { lowestLevel, runsOf, seamsIn, wallsIn } from './lines.js';
import { showsCells, TILE_PIXELS } from './pyramid.js';

/** @typedef {import('./worlds.js').TileWorld} TileWorld */
/** @typedef {import('./pyramid.js').Tile} Tile */

const { light } = palettes;

/** Colours by their indices. What lies beyond the world is transparent. */
export const COLORS = [
  '#00000000',
  light[ROLES.room],
  light[ROLES.wall],
  light.line,
  light.edge,
  light[ROLES.closed],
  light[ROLES.corridor],
];

const [FLOOR, WALL, SMALL_SEAM, SEAM, DOOR, CORRIDOR] = [1, 2, 3, 4, 5, 6];

/** Colours of the kinds of a dungeon's tiles: rock, room, door, corridors. */
const KINDS = [WALL, FLOOR, DOOR, CORRIDOR, CORRIDOR];

/**
 * A rectangle of pixels in one colour.
 * @typedef {{ x: number, y: number, width: number, height: number, color: number }} Box
 */

/** A picture is a list of boxes; later ones cover earlier ones. */
class Boxes {
  /** @type {Box[]} */
  list = [];
  #right;
  #bottom;

  /** @param {number} right pixels of the world in the tile @param {number} bottom */
  constructor(right, bottom) {
    this.#right = right;
    this.#bottom = bottom;
  }

  /**
   * Adds the part of a box that lies in the world.
   * @param {number} left @param {number} top @param {number} width @param {number} height @param {number} color
   */
  add(left, top, width, height, color) {
    const [x, y] = [Math.max(0, left), Math.max(0, top)];
    const wide = Math.min(left + width, this.#right) - x;
    const high = Math.min(top + height, this.#bottom) - y;
    if (wide > 0 && high > 0) this.list.push({ x, y, width: wide, height: high, color });
  }
}

/**
 * The picture of a tile. With two pixels per cell or more it shows every wall, in a dungeon every cell; with
 * fewer the seams of the world. Neighbouring tiles fit to the pixel. Cost: generates the chunks of
 * the tile, at most 128 x 128 cells and what their chunks have more; for seams it generates none.
 * @param {TileWorld} world
 * @param {Tile} tile
 * @param {boolean} isDungeon
 * @returns {readonly Box[]}
 */
export function pictureOf(world, tile, isDungeon) {
  const { area, scale } = tile;
  if (area.width === 0 || area.height === 0) return [];
  // A world that is less than a pixel is shown.
  const [width, height] = [area.width, area.height].map((cells) => Math.ceil(cells * scale));
  const boxes = new Boxes(width, height);
  if (!showsCells(tile)) addSeams(world, tile, boxes, width, height);
  else if (isDungeon) addKinds(world, tile, boxes);
  else addWalls(world, tile, boxes);
  return boxes.list;
}

/** @param {TileWorld} world @param {Tile} tile @param {Boxes} boxes */
function addKinds(world, { area, scale }, boxes) {
  const { width, data } = world.tiles(area);
  // Kinds plus 1: rock is drawn, too.
  const kinds = data.map((kind) => kind + 1);
  for (const { line, from, length, value } of runsOf(kinds, width)) {
    const color = KINDS[value - 1] ?? FLOOR;
    boxes.add(from * scale, line * scale, length * scale, scale, color);
  }
}

/** @param {TileWorld} world @param {Tile} tile @param {Boxes} boxes */
function addWalls(world, tile, boxes) {
  const { x, y, area, scale } = tile;
  const thick = Math.max(1, scale / 8);
  const half = Math.floor(thick / 2);
  // The last walls of the world lie inside it, where the floor has more than a pixel.
  const end = world.endless || scale === 2 ? Number.POSITIVE_INFINITY : world.width;
  const place = (/** @type {number} */ at, /** @type {number} */ first) =>
    (at - first) * scale - (at === end ? thick : half);
  boxes.add(0, 0, TILE_PIXELS, TILE_PIXELS, FLOOR);
  for (const wall of wallsIn(world, tile)) {
    const [left, top] = [place(wall.x, x), place(wall.y, y)];
    const long = wall.length * scale + thick;
    if (wall.upright) boxes.add(left, top, thick, long, WALL);
    else boxes.add(left, top, long, thick, WALL);
  }
  // A maze without loops has a wall at every corner of cells; on the rim it may be one of the next tile.
  for (let i = 0; i <= Math.max(area.width, area.height); ++i) {
    const at = i * scale - half;
    for (const rim of [-half, TILE_PIXELS - half]) {
      boxes.add(rim, at, thick, thick, WALL);
      boxes.add(at, rim, thick, thick, WALL);
    }
  }
}

/**
 * @param {TileWorld} world @param {Tile} tile @param {Boxes} boxes
 * @param {number} width pixels of the world in the tile @param {number} height
 */
function addSeams(world, tile, boxes, width, height) {
  const { x, y, scale, area } = tile;
  const lowest = lowestLevel(world, tile);
  const pixel = (/** @type {number} */ cells) => Math.floor(cells * scale);
  boxes.add(0, 0, width, height, FLOOR);
  const seams = seamsIn(world, tile);
  for (const { level, upright, length, ...at } of seams) {
    const [left, top] = [pixel(at.x - x), pixel(at.y - y)];
    const long = pixel((upright ? at.y - y : at.x - x) + length) - (upright ? top : left) + 1;
    const color = level < lowest + 2 ? SMALL_SEAM : SEAM;
    boxes.add(left, top, upright ? 1 : long, upright ? long : 1, color);
  }
  if (!world.endless) {
    if (x === 0) boxes.add(0, 0, 1, height, WALL);
    if (y === 0) boxes.add(0, 0, width, 1, WALL);
    if (x + area.width === world.width) boxes.add(width - 1, 0, 1, height, WALL);
    if (y + area.height === world.height) boxes.add(0, height - 1, width, 1, WALL);
  }
  for (const { upright, door, ...at } of seams) {
    if (door === null) continue;
    const [across, down] = upright ? [0, door] : [door, 0];
    boxes.add(pixel(at.x - x + across), pixel(at.y - y + down), 1, 1, DOOR);
  }
}
