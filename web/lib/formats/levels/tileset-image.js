import { readOptions } from '../options/read-options.js';
import { drawTiles, PALETTE } from './draw-tiles.js';
import { scaleParam } from './params.js';
import { writePng } from './png.js';
import { LICENCE } from './tileset.js';

/**
 * @typedef {object} TilesetImageOptions
 * @property {number} [scale] pixels per pixel of the drawing: tiles are 16 times as wide, as those of the
 *   map; 1
 */

/**
 * The picture of the tiles that maps of `toTmj`, `toTmx` and `toLdtk` refer to, as PNG: to be stored beside
 * the map under the name of its option `image`. At scale 1 it is the file
 * `dist/formats/mazewright-tiles.png` of the package. In the public domain: CC0. Cost: O(pixels).
 * @param {TilesetImageOptions} [options]
 * @returns {Uint8Array}
 */
export function tilesetImage(options) {
  const { scale } = readOptions('tilesetImage', [scaleParam], options);
  return writePng(drawTiles(scale), PALETTE, {
    Title: 'Tiles of mazewright',
    Copyright: `${LICENCE}: public domain, https://creativecommons.org/publicdomain/zero/1.0/`,
  });
}
