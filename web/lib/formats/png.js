// PNG: the picture of SVG in pixels with smooth edges, in an indexed palette where 256 colours are enough.

import { MazeError } from '../util/error.js';
import { joinBytes } from './bytes/join-bytes.js';
import { checkMaze } from './options/maze.js';
import { readOptions } from './options/read-options.js';
import {
  coreOptions,
  isCorePicture,
  pictureLosses,
  pictureParams,
  pictureTextsKo,
} from './picture/params.js';
import { needsDrawing, pictureOf } from './picture/picture.js';
import { across } from './raster/across.js';
import { pngChunks } from './raster/png-file.js';
import { rasterOf } from './raster/raster.js';

/** @typedef {import('../maze/maze.js').AnyMaze} AnyMaze */
/** @typedef {import('./picture/picture.js').PictureOptions} PngOptions */

/** Pixels of a picture at most. */
const MAX_PIXELS = 2 ** 28;

/**
 * The maze as a PNG picture that shows what `toSvg` shows with the same options. Throws a MazeError for
 * more than 2^28 pixels. Cost: O(pixels); memory: a byte per pixel or less, and five per pixel of rows that
 * differ from the row above.
 * @param {AnyMaze} maze of every entry but `mazewright/small`
 * @param {PngOptions} [options]
 * @returns {Uint8Array}
 */
export function toPng(maze, options) {
  const values = readOptions('toPng', pictureParams, options);
  const known = checkMaze(maze, needsDrawing);
  // The core draws what it can, in a sixth of the time.
  if (isCorePicture(known, values))
    return /** @type {Uint8Array} */ (known.export('png', coreOptions(values)));
  const picture = pictureOf(known, values);
  const { cell, title } = values;
  if (across(picture.width * cell) * across(picture.height * cell) > MAX_PIXELS) {
    const message = `cell must be smaller: the picture has at most ${MAX_PIXELS} pixels; got ${cell}`;
    throw new MazeError({ code: 'too-large', field: 'cell', message });
  }
  return joinBytes(pngChunks(rasterOf(picture, cell), title));
}

/** @type {import('./options/row.js').FormatRow} */
export const png = {
  id: 'png',
  use: 'picture',
  title: 'PNG',
  about: 'A raster picture with smooth edges and the options of the vector picture.',
  extension: 'png',
  mediaType: 'image/png',
  binary: true,
  ...pictureLosses,
  params: pictureParams,
  problem: needsDrawing,
  write: toPng,
  ko: {
    title: 'PNG',
    about: '벡터 그림과 같은 옵션으로 가장자리를 매끄럽게 그리는 래스터 그림입니다.',
    params: pictureTextsKo,
  },
};
