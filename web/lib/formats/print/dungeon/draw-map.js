import { paper, paperPalette } from '../../../looks/paper.js';
import { hatchingAt } from '../../../looks/rock.js';
import { fail } from '../../../util/error.js';
import { contentsOf, stairsSign } from '../../picture/contents.js';
import { radiusOf, unitOf } from '../../picture/frame.js';
import { hatchingOf } from '../../picture/hatching.js';
import { Path } from '../sheet.js';
import { drawFigures } from '../symbols.js';

/** @typedef {import('../sheet.js').Sheet} Sheet */
/** @typedef {import('../paper.js').Box} Box */
/** @typedef {import('../words.js').Words} Words */
/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./rooms.js').Place} Place */

/**
 * @typedef {object} MapStyle
 * @property {string} color of walls and symbols
 * @property {string} floor 'transparent' for white
 * @property {string} solutionColor
 * @property {number} lineWidth in points, 0 for one that fits
 * @property {'hatched' | 'plain'} rock
 * @property {boolean} numbers
 * @property {boolean} solution
 */

/** Pixels of hatching per point: paper shows finer lines than a screen. */
const PER_POINT = 2;
/** The largest side of a cell, in points: one of an inch, as miniatures need it, is never reached by chance. */
const MOST_CELL = 40;

/** Points per cell with which a map fits into a box. @param {Plan} plan @param {{ width: number, height: number }} box */
export function mapScale({ frame, maze }, { width, height }) {
  const [wide, high] = [frame.right - frame.left, frame.bottom - frame.top];
  // The margin of the hatching of small cells, which is the widest.
  const around = 2 * unitOf(maze) * hatchingAt(1).margin;
  const fits = Math.min(width / (wide + around), height / (high + around));
  return Math.max(0.01, Math.min(fits, MOST_CELL));
}

/**
 * Draws the map of a dungeon into a box: hatched rock, floor with its squares, walls, doors, stairs,
 * things and numbers.
 * @param {Sheet} sheet
 * @param {Box} box
 * @param {Plan} plan
 * @param {readonly Place[]} places
 * @param {MapStyle} style
 * @param {Words} words
 */
export function drawMap(sheet, box, plan, places, style, words) {
  const { frame, floor, walls, grid, doors, stairs, things, storeys, maze } = plan;
  const scale = mapScale(plan, box);
  const left = box.x + box.width / 2 - ((frame.left + frame.right) / 2) * scale;
  const top = box.y + box.height / 2 - ((frame.top + frame.bottom) / 2) * scale;
  const palette = paperPalette(style);
  const sizeOf = (/** @type {number} */ cell) => 2 * radiusOf(maze, cell);
  const wallWidth = style.lineWidth > 0 ? style.lineWidth / scale : Math.min(0.16, 2 / scale);

  sheet.within({ left, top, scale }, () => {
    if (style.rock === 'hatched') {
      const view = {
        cell: PER_POINT * scale,
        frame: { ...frame, width: frame.right - frame.left, height: frame.bottom - frame.top },
      };
      const { shades, strokes, strokeWidth } = hatchingOf(maze, view, plan.isFloor);
      const [ground, lines] = [new Path(), new Path()];
      for (const shade of shades) ground.through(shade);
      for (const stroke of strokes) lines.through(stroke);
      sheet.path(ground, { fill: palette.rock });
      sheet.path(lines, { stroke: palette.hatch, width: strokeWidth, cap: 'round' });
    }
    const area = new Path();
    for (const outline of floor) area.polygon(outline);
    // The line closes the seams that readers leave between areas side by side.
    sheet.path(area, { fill: palette.floor, stroke: palette.floor, width: 0.02 });
    sheet.path(linesPath(grid), {
      stroke: paper.line,
      width: Math.min(0.03, 0.4 / scale),
      dash: [0.1, 0.1],
    });
    sheet.path(linesPath(walls), { stroke: style.color, width: wallWidth, cap: 'round' });
  });

  const to = { left, top, scale };
  sheet.within(to, () => {
    for (const { at, up, down } of stairs) {
      if (up || down) drawFigures(sheet, stairsSign(!up, { x: at[0], y: at[1], size: 1 }, palette));
    }
    drawFigures(sheet, contentsOf(maze, { doors, things: null }, sizeOf, palette, true));
  });
  if (style.solution) {
    if (maze.start === null || maze.end === null) {
      fail(
        'solution',
        'solution must be false: this maze has no start and end, which mw.edit(maze, [], { start, end }) sets',
      );
    }
    drawWay(sheet, plan, to, style.solutionColor);
  }
  sheet.within(to, () =>
    drawFigures(sheet, contentsOf(maze, { doors: null, things }, sizeOf, palette, true)),
  );
  if (style.numbers) {
    const size = Math.min(14, Math.max(5.5, 0.85 * scale));
    for (const { number, at, things: inside, size: room } of places) {
      // A cell with a thing has its number beside it.
      const away =
        room === null || inside.some(({ cell }) => isAt(maze, cell, at)) ? 0.55 * scale : 0;
      sheet.text(
        String(number),
        left + at.x * scale + away,
        top + at.y * scale + 0.36 * size - away,
        {
          size,
          use: 'bold',
          align: 'center',
          color: style.color,
          halo: palette.floor,
        },
      );
    }
  }
  for (const storey of storeys) {
    const y = top + (storey.top - 0.35) * scale;
    sheet.text(words.storey(storey.level), left + storey.left * scale, y, {
      size: 8,
      use: 'bold',
      halo: paper.floor,
    });
  }
}

/** @param {Plan['maze']} maze @param {number} cell @param {{ x: number, y: number }} at */
function isAt(maze, cell, at) {
  const { x, y } = maze.centre(cell);
  return x === at.x && y === at.y;
}

/** The way from start to end, interrupted where it takes stairs. @param {Sheet} sheet @param {Plan} plan @param {{ left: number, top: number, scale: number }} to @param {string} color */
function drawWay(sheet, { maze }, to, color) {
  const path = new Path();
  let last = -1;
  for (const cell of maze.solve().path) {
    const { x, y } = maze.centre(cell);
    const { level } = maze.positionOf(cell);
    level === last ? path.line(x, y) : path.move(x, y);
    last = level;
  }
  sheet.within(to, () =>
    sheet.path(path, { stroke: color, width: 0.14, cap: 'round', dash: [0.3, 0.3] }),
  );
}

/** @param {readonly [readonly [number, number], readonly [number, number]][]} lines */
function linesPath(lines) {
  const path = new Path();
  for (const [[x1, y1], [x2, y2]] of lines) path.move(x1, y1).line(x2, y2);
  return path;
}
