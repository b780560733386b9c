// SVG for pen plotters: single strokes in millimetres, a layer for each pen. Layers are groups as Inkscape
// and its plotter extensions read them. Sources: W3C, Scalable Vector Graphics 2; Inkscape's namespace.

import { MazeError } from '../util/error.js';
import { checkMaze } from './options/maze.js';
import { readOptions } from './options/read-options.js';
import { chainsOf } from './picture/chains.js';
import { pictureParams } from './picture/params.js';
import { needsDrawing, pictureOf } from './picture/picture.js';
import { ordered, travelOf } from './plotter/order.js';
import { withoutOverlaps } from './plotter/overlaps.js';

/** @typedef {import('../maze/maze.js').AnyMaze} AnyMaze */

/**
 * @typedef {object} PlotterSvgOptions
 * @property {'a3' | 'a4' | 'a5' | 'letter'} [paper] 'a4'
 * @property {boolean} [landscape] false
 * @property {number} [margin] around the drawing, millimetres, 0 to 60; 15
 * @property {number} [pen] width of the pen, millimetres, 0.05 to 5; 0.4
 * @property {boolean} [exits] open the outline at start and end; true
 * @property {boolean} [solution] the shortest path as a layer of its own; true if the maze has start and end
 */

/** Width and height in millimetres. */
const PAPERS = { a3: [297, 420], a4: [210, 297], a5: [148, 210], letter: [215.9, 279.4] };

const params = /** @type {const} */ ([
  {
    id: 'paper',
    kind: 'choice',
    values: ['a3', 'a4', 'a5', 'letter'],
    labels: ['A3', 'A4', 'A5', 'Letter'],
    default: 'a4',
    title: 'Paper',
  },
  { id: 'landscape', kind: 'boolean', default: false, title: 'Landscape' },
  { id: 'margin', kind: 'number', min: 0, max: 60, default: 15, title: 'Margin (mm)' },
  { id: 'pen', kind: 'number', min: 0.05, max: 5, default: 0.4, title: 'Pen width (mm)' },
  { id: 'exits', kind: 'boolean', default: true, title: 'Open entrance and exit' },
  { id: 'solution', kind: 'boolean', default: true, title: 'Solution as a layer' },
]);

/** Whether a layer of doors or things is no ground or rim, which lies under what a pen draws. @param {string} name */
const isOutline = (name) => !/-(outlines|rims|grounds)$/.test(name);

/** The layers of pens, and the layers of a picture that each draws. @type {readonly [string, (name: string) => boolean][]} */
const PENS = [
  ...['walls', 'stairs', 'arrows', 'start', 'end'].map(
    (name) => /** @type {[string, (name: string) => boolean]} */ ([name, (own) => own === name]),
  ),
  ['doors', (name) => /^(door|lock)s?-/.test(name) && isOutline(name)],
  ['things', (name) => /^(things?|key)-/.test(name) && isOutline(name)],
  ['solution', (name) => name === 'solution'],
];

const millimetres = (/** @type {number} */ value) => String(Math.round(value * 1000) / 1000);

/** The lines of a layer. @param {import('./picture/figures.js').Figures} layer */
function linesOf({ points, starts }) {
  return Array.from({ length: starts.length - 1 }, (_, i) =>
    Array.from(points.subarray(2 * starts[i], 2 * starts[i + 1])),
  );
}

/** How far apart walls are that lie on each other, at most, in sides of a cell. */
const NEAR = 2e-3;

/** The segments of lines. @param {number[][]} lines */
const segmentsOf = (lines) =>
  lines.flatMap((line) => {
    /** @type {import('./plotter/overlaps.js').Segment[]} */
    const segments = [];
    for (let i = 0; i + 2 < line.length; i += 2) {
      segments.push([line[i], line[i + 1], line[i + 2], line[i + 3]]);
    }
    return segments;
  });

/**
 * The walls of a maze for a pen plotter, as large as the paper allows: every wall once, as long strokes in
 * an order with little travel of the lifted pen; stairs, arrows and the solution as layers of their own. The
 * `<desc>` has the travel in this order and in that of the grid, in millimetres. Throws a MazeError for
 * a margin that leaves no room. Cost: O(strokes) as a rule, since nearest ends are found on a grid.
 * @param {AnyMaze} maze of every entry but `mazewright/small`
 * @param {PlotterSvgOptions} [options]
 * @returns {string}
 */
export function toPlotterSvg(maze, options) {
  const known = checkMaze(maze, needsDrawing);
  const read = readOptions('toPlotterSvg', params, options);
  const { paper, landscape, margin, pen, exits } = read;
  // By default only a maze that has ends has a layer of their way.
  const hasEnds = known.start !== null && known.end !== null;
  const solution = read.solution && (hasEnds || options?.solution === true);
  const defaults = Object.fromEntries(pictureParams.map((param) => [param.id, param.default]));
  const picture = pictureOf(known, /** @type {any} */ ({ ...defaults, exits, solution }));
  const size = PAPERS[/** @type {'a4'} */ (paper)];
  const [width, height] = landscape ? [size[1], size[0]] : size;
  const [free, high] = [width - 2 * margin - pen, height - 2 * margin - pen];
  if (free <= 0 || high <= 0) {
    const message = `margin must leave room on ${paper} paper; got ${margin}`;
    throw new MazeError({ code: 'invalid-option', field: 'margin', message });
  }
  const scale = Math.min(free / picture.width, high / picture.height);
  const left = (width - picture.width * scale) / 2 - picture.left * scale;
  const top = (height - picture.height * scale) / 2 - picture.top * scale;
  let [unsorted, sorted] = [0, 0];
  /** @type {string[]} */
  const groups = [];
  for (const [i, [name, isOwn]] of PENS.entries()) {
    const layers = picture.layers.filter((each) => isOwn(each.name));
    if (layers.length === 0) continue;
    const [layer] = layers;
    const placed = layers
      .flatMap(linesOf)
      .map((line) => line.map((value, at) => (at % 2 ? top : left) + value * scale));
    const segments = name === 'walls' ? segmentsOf(placed) : null;
    const once = segments && maze.graph ? withoutOverlaps(segments, NEAR * scale) : segments;
    // Walls that meet end to end become one stroke.
    const strokes = ordered(once ? chainsOf(once.flat()) : placed);
    unsorted += travelOf(placed);
    sorted += travelOf(strokes);
    const paths = strokes.map((line) => {
      const points = Array.from({ length: line.length / 2 }, (_, at) =>
        line
          .slice(2 * at, 2 * at + 2)
          .map(millimetres)
          .join(' '),
      );
      return `<path d="M${points.join('L')}"/>\n`;
    });
    groups.push(
      `<g inkscape:groupmode="layer" inkscape:label="${i + 1} ${name}" class="${name}" `,
      `stroke="${layer.stroke ?? layer.fill}">\n${paths.join('')}</g>\n`,
    );
  }
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" ',
    'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" ',
    `width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" fill="none" `,
    `stroke-width="${pen}" stroke-linecap="round" stroke-linejoin="round">\n`,
    `<desc>pen travel: ${Math.round(sorted)} mm; unsorted: ${Math.round(unsorted)} mm</desc>\n`,
    ...groups,
    '</svg>\n',
  ].join('');
}

/** @type {import('./options/row.js').FormatRow} */
export const plotterSvg = {
  id: 'plotter-svg',
  use: 'print',
  title: 'Plotter SVG',
  about: 'Single strokes in millimetres for pen plotters, in an order with little pen travel.',
  extension: 'svg',
  mediaType: 'image/svg+xml',
  binary: false,
  loses: ['rooms', 'mazeRooms'],
  params,
  problem: needsDrawing,
  write: toPlotterSvg,
  ko: {
    title: '플로터 SVG',
    about: '펜 플로터가 적게 이동하도록 순서를 정한, 밀리미터 단위의 한 줄 선 그림입니다.',
    params: {
      paper: { title: '용지', labels: ['A3', 'A4', 'A5', '레터'] },
      landscape: { title: '가로 방향' },
      margin: { title: '여백 (mm)' },
      pen: { title: '펜 굵기 (mm)' },
      exits: { title: '입구와 출구 열기' },
      solution: { title: '풀이를 별도 레이어로' },
    },
  },
};
