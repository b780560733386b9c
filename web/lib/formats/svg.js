// SVG: a path per layer, in pixels. What the core can draw, it draws. Sources: W3C, Scalable Vector
// Graphics 2, path data; SVG Accessibility API Mappings.

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
import { pixels, svgPath } from './picture/svg-path.js';

/** @typedef {import('../maze/maze.js').AnyMaze} AnyMaze */
/** @typedef {import('./picture/picture.js').PictureOptions} SvgOptions */

/** Browsers know the colours of CSS. */
const svgParams = /* @__PURE__ */ pictureParams.map((param) =>
  param.kind === 'color' ? { ...param, css: true } : param,
);

/** Text as the content of an element. @param {string} text */
const escaped = (text) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\r/g, '&#13;');

/**
 * The maze as an SVG picture: with the options of `maze.svg` alone the very same text; with the others, a
 * path per layer with the name of the layer as its class. Cost: O(cells).
 * @param {AnyMaze} maze of every entry but `mazewright/small`
 * @param {SvgOptions} [options]
 * @returns {string}
 */
export function toSvg(maze, options) {
  const values = readOptions('toSvg', svgParams, options);
  const known = checkMaze(maze, needsDrawing);
  if (isCorePicture(known, values))
    return /** @type {string} */ (known.export('svg', coreOptions(values)));
  const picture = pictureOf(known, values);
  const { cell, title } = values;
  const [left, top, width, height] = [picture.left, picture.top, picture.width, picture.height].map(
    (value) => pixels(value * cell),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" `,
    `viewBox="${left} ${top} ${width} ${height}" fill="none" stroke-linejoin="round" role="img"`,
    title === ''
      ? ` aria-label="${known.dungeon ? 'Dungeon' : 'Maze'}">\n`
      : `>\n<title>${escaped(title)}</title>\n`,
    ...picture.layers.map((layer) => svgPath(layer, cell)),
    '</svg>\n',
  ].join('');
}

/** @type {import('./options/row.js').FormatRow} */
export const svg = {
  id: 'svg',
  use: 'picture',
  title: 'SVG',
  about: 'A vector picture, with colours by distance, inset walls, curved corners or hatched rock.',
  extension: 'svg',
  mediaType: 'image/svg+xml',
  binary: false,
  ...pictureLosses,
  params: svgParams,
  problem: needsDrawing,
  write: toSvg,
  ko: {
    title: 'SVG',
    about: '거리별 색상, 들인 벽, 둥근 모서리, 빗금 친 암반까지 그리는 벡터 그림입니다.',
    params: pictureTextsKo,
  },
};
