import { paperPalette } from '../../looks/paper.js';
import { contentsIn, hasThing } from '../picture/contents.js';
import { corePaths } from '../picture/core-paths.js';
import { openingsOf } from './openings.js';
import { Path } from './sheet.js';
import { drawFigures } from './symbols.js';

/** @typedef {import('./sheet.js').Sheet} Sheet */
/** @typedef {import('./paper.js').Box} Box */
/** @typedef {import('../options/maze.js').Maze} Maze */

/** A picture, and where its openings are. @typedef {{ maze: Maze, picture: import('../picture/core-paths.js').CorePaths, openings: ReturnType<typeof openingsOf> }} Drawing */

/**
 * @typedef {object} MazeStyle
 * @property {string} color of walls and marks
 * @property {string} floor
 * @property {string} solutionColor
 * @property {number} lineWidth of walls in points, 0 for one that fits
 */

/** The largest side of a cell, in points: a pencil needs no wider path. */
const MOST_CELL = 62;
/** The width of walls: a share of a cell, but not too fine for a printer and not too heavy for a page. */
const WALL = { share: 0.12, least: 0.35, most: 2.2 };

/** The length of the arrows at the openings: a share of a cell, and points at most. */
const ARROW = { share: 0.9, most: 16 };

/** The width of walls in points. @param {number} cell points of a cell @param {number} wanted 0 for one that fits */
const wallWidth = (cell, wanted) =>
  wanted > 0 ? wanted : Math.max(WALL.least, Math.min(WALL.most, WALL.share * cell));

/** @param {Maze} maze @param {{ solution: boolean }} options @returns {Drawing} */
export function drawingOf(maze, { solution }) {
  const picture = corePaths(maze, { exits: true, marks: 'auto', floor: true, solution });
  return { maze, picture, openings: openingsOf(maze, picture) };
}

/**
 * Draws the picture of a maze into the middle of a box, as large as it fits, with arrows at its openings.
 * @param {Sheet} sheet
 * @param {Box} box
 * @param {Drawing} drawing
 * @param {MazeStyle} style
 */
export function drawPicture(sheet, box, { maze, picture, openings }, style) {
  const wide = Math.max(picture.width, 1);
  const high = Math.max(picture.height, 1);
  const line = style.lineWidth > 0 ? style.lineWidth : WALL.most;
  const around = line + 2 * (ARROW.most + 2);
  const scale = Math.max(
    0.01,
    Math.min((box.width - around) / wide, (box.height - around) / high, MOST_CELL),
  );
  const taken = {
    x: box.x + (box.width - picture.width * scale) / 2,
    y: box.y + (box.height - picture.height * scale) / 2,
    width: picture.width * scale,
    height: picture.height * scale,
  };
  const to = { left: taken.x - picture.left * scale, top: taken.y - picture.top * scale, scale };
  const walls = wallWidth(scale, style.lineWidth) / scale;
  const colors = new Map([
    ['floor', style.floor],
    ['solution', style.solutionColor],
  ]);
  sheet.within(to, () => {
    for (const [name, { points, starts, width }] of picture.paths) {
      const marked = name === 'start' ? maze.start : name === 'end' ? maze.end : null;
      if (hasThing(maze, marked)) continue;
      const color = colors.get(name) ?? style.color;
      const path = new Path();
      for (let line = 0; line + 1 < starts.length; line += 1) {
        path.through(points.subarray(2 * starts[line], 2 * starts[line + 1]));
      }
      const stroke = {
        stroke: color,
        width: name === 'walls' ? walls : width,
        cap: /** @type {const} */ ('square'),
      };
      sheet.path(path, width > 0 ? stroke : { fill: color });
    }
    drawFigures(sheet, contentsIn(maze, paperPalette(style)));
  });
  const long = Math.min(ARROW.most, ARROW.share * scale);
  for (const [opening, isInward] of /** @type {const} */ ([
    [openings.start, true],
    [openings.end, false],
  ])) {
    if (!opening) continue;
    const left = to.left + opening.x * scale;
    const top = to.top + opening.y * scale;
    // Away from the opening by a gap, with a shaft, so that one sees at once which way it points.
    const [tip, neck, tail] = isInward ? [0.12, 0.57, 1.12] : [1.12, 0.67, 0.12];
    const arrow = new Path().polygon([
      [tip, 0],
      [neck, 0.36],
      [neck, 0.13],
      [tail, 0.13],
      [tail, -0.13],
      [neck, -0.13],
      [neck, -0.36],
    ]);
    sheet.within({ left, top, scale: long, angle: opening.angle }, () =>
      sheet.path(arrow, { fill: style.color }),
    );
  }
}
