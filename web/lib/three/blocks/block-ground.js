import { ClampToEdgeWrapping, NearestFilter, SRGBColorSpace } from 'three';
import { packed } from '../../looks/pixels.js';
import { dataTexture } from '../look/data-texture.js';

/** @import { Maze } from '../../library/public-types.js' */

/**
 * The colour of each tile of the floor as a texture. Tiles below walls have their colour, which a gap between
 * faces shows; other rock is transparent.
 * @param {Maze} maze of plain squares
 * @param {(cell: number) => number} colorOf packed pixels of the cells
 * @param {{ data: Uint8Array, color: string }} walls a tile each
 */
export function tileColors(maze, colorOf, walls) {
  const { width, height, data } = maze.tiles();
  const pixels = new Uint8Array(4 * data.length);
  const below = packed(walls.color);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (data[at] === 0 && walls.data[at] === 0) continue;
      const pixel = data[at] === 0 ? below : colorOf(cellOfTile(maze, x, y));
      pixels.set([pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255, 255], 4 * at);
    }
  }
  const map = dataTexture(pixels, width, height, ClampToEdgeWrapping, NearestFilter);
  map.colorSpace = SRGBColorSpace;
  return map;
}

/** The cell of a tile; a tile between two cells belongs to the left or upper one. @param {Maze} maze @param {number} x @param {number} y */
function cellOfTile(maze, x, y) {
  if (maze.dungeon) return y * maze.width + x;
  return ((y - 1) >> 1) * maze.width + ((x - 1) >> 1);
}
