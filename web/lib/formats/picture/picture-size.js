import { checkMaze } from '../options/maze.js';
import { readOptions } from '../options/read-options.js';
import { across } from '../raster/across.js';
import { corePaths } from './core-paths.js';
import { frameOf } from './frame.js';
import { pictureParams } from './params.js';
import { needsDrawing } from './picture.js';

/** @typedef {import('../../maze/maze.js').AnyMaze} AnyMaze */
/** @typedef {import('./picture.js').PictureOptions} PictureOptions */

/**
 * The size of a picture in pixels, and where the maze lies in it: a point of `maze.polygons()` is at
 * (x + cell * its x, y + cell * its y).
 * @typedef {{ width: number, height: number, x: number, y: number }} PictureSize
 */

/**
 * The size of `toPng` and, rounded up, of `toSvg` with the same options, and the place of the maze in the picture:
 * dungeons and outlined mazes are drawn without the rock around them, unless `crop` is false. Cost: O(cells).
 * @param {AnyMaze} maze of every entry but `mazewright/small`
 * @param {PictureOptions} [options]
 * @returns {PictureSize}
 */
export function pictureSize(maze, options) {
  const values = readOptions('pictureSize', pictureParams, options);
  const known = checkMaze(maze, needsDrawing);
  const drawn = corePaths(known, { exits: false, marks: 'never', solution: false, floor: false });
  const { left, top, width, height } = frameOf(known, drawn, /** @type {any} */ (values));
  const { cell } = values;
  return {
    width: across(width * cell),
    height: across(height * cell),
    x: -left * cell,
    y: -top * cell,
  };
}
