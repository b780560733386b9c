// A script for the turtle of this project's page, in the calls of turtlecraft: box(x, y, z, a, b, c, color) and
// its Korean name. The axes are those of `maze.blocks`: x down, y right, z up from 1.

import { fail } from '../util/error.js';
import { checkMaze, needsFlatWays } from './options/maze.js';
import { readOptions } from './options/read-options.js';
import { boxesOf } from './voxels/boxes.js';
import { KIND } from './voxels/kinds.js';
import { tilesOf, voxelsOf } from './voxels/voxels-of-maze.js';

/** @typedef {import('./options/maze.js').Maze} Maze */
/** @typedef {import('../maze/maze.js').AnyMaze} AnyMaze */

/**
 * @typedef {object} TurtlecraftOptions
 * @property {'en' | 'ko'} [language] of the calls and comments; 'en'
 * @property {number} [height] of the walls in cubes, 1 to 64; 2
 * @property {number} [color] of the cubes, 0 to 15; 9
 */

const params = /** @type {const} */ ([
  {
    id: 'language',
    kind: 'choice',
    values: ['en', 'ko'],
    labels: ['English', '한국어'],
    default: 'en',
    title: 'Language',
  },
  { id: 'height', kind: 'integer', min: 1, max: 64, default: 2, title: 'Height of walls' },
  { id: 'color', kind: 'integer', min: 0, max: 15, default: 9, title: 'Colour' },
]);

/** The page runs no script that places more. */
const MAX_CUBES = 200_000;

/** Longest line of numbers. */
const LINE = 78;

const WORDS = {
  en: {
    head: (/** @type {string} */ size) => `A maze of ${size} cells.`,
    about: 'walls(z, height, boxes): each box is x, y, its rows and its columns.',
    names: { box: 'box', walls: 'walls', height: 'height', boxes: 'boxes', color: 'color' },
  },
  ko: {
    head: (/** @type {string} */ size) => `${size} 칸의 미로입니다.`,
    about: '벽(z, 높이, 상자): 상자마다 x, y, 줄 수, 칸 수를 차례로 적습니다.',
    names: { box: '직육면체', walls: '벽', height: '높이', boxes: '상자', color: '색' },
  },
};

/** @param {Maze} maze */
function problem(maze) {
  const found = needsFlatWays(maze);
  if (found) return found;
  const { columns, rows } = tilesOf(maze);
  // Of the tiles of a maze fewer than three in four are walls, and more than the posts, one in four.
  return (columns * rows * maze.levels) / 4 > MAX_CUBES && !maze.dungeon ? tooMany('maze') : null;
}

/** @param {string} field @returns {import('./options/row.js').FormatProblem} */
const tooMany = (field) => ({
  code: 'too-large',
  field,
  message: `${field} must leave at most ${MAX_CUBES} cubes, which the page builds from a script`,
});

/**
 * A script that builds the walls as `maze.blocks` has them, with few calls: boxes in place of cubes. Storeys
 * stand one above the other, with floors between them that are open where a passage leads up. A maze of
 * 40 x 40 takes about 10 KB. Throws a MazeError for more than 200,000 cubes, which the page would not build, for
 * ways over glued edges, and for tunnels in storeys. Cost: O(cubes).
 * @param {AnyMaze} maze of squares or storeys
 * @param {TurtlecraftOptions} [options]
 * @returns {string}
 */
export function toTurtlecraft(maze, options) {
  const { language, height, color } = readOptions('toTurtlecraft', params, options);
  const known = checkMaze(maze, problem);
  const voxels = voxelsOf(known, { height, floor: false, furnished: false });
  const boxes = boxesOf(voxels, (kind) => kind !== KIND.stairs);
  const cubes = boxes.reduce((sum, { sizeX, sizeY, sizeZ }) => sum + sizeX * sizeY * sizeZ, 0);
  if (cubes > MAX_CUBES) fail('height', tooMany('height').message, 'too-large');

  /** Boxes that stand at one height. @type {Map<string, number[][]>} */
  const groups = new Map();
  for (const { x, y, z, sizeX, sizeY, sizeZ } of boxes) {
    const key = `${z}, ${sizeZ}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push([y, x, sizeY, sizeX]);
  }
  const { head, about, names } = WORDS[/** @type {'en' | 'ko'} */ (language)];
  const { width, height: depth, levels } = known;
  const size = [width, depth, ...(levels > 1 ? [levels] : [])].join(' x ');
  const call = `${names.box}(${names.boxes}[i], ${names.boxes}[i + 1], z, ${names.boxes}[i + 2], ${names.boxes}[i + 3], ${names.height}, ${names.color});`;
  const lines = [
    `// ${head(size)}`,
    `// ${about}`,
    `var ${names.color} = ${color};`,
    `function ${names.walls}(z, ${names.height}, ${names.boxes}) {`,
    `  for (var i = 0; i < ${names.boxes}.length; i += 4) {`,
    `    ${call}`,
    '  }',
    '}',
  ];
  for (const [key, group] of groups) {
    lines.push(`${names.walls}(${key}, [`, ...brokenLines(group), ']);');
  }
  return `${lines.join('\n')}\n`;
}

/** @param {number[][]} boxes */
function brokenLines(boxes) {
  /** @type {string[]} */
  const lines = [];
  let line = '';
  for (const box of boxes) {
    const text = `${box.join(',')},`;
    if (line.length + text.length >= LINE) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? text : ` ${text}`;
  }
  return line === '' ? lines : [...lines, line];
}

/** @type {import('./options/row.js').FormatRow} */
export const turtlecraft = {
  id: 'turtlecraft',
  use: 'model',
  title: 'turtlecraft',
  about: 'A script that builds the walls of cubes in the Script view of the page.',
  extension: 'js',
  mediaType: 'text/javascript',
  binary: false,
  loses: ['doors', 'locks', 'keys', 'things', 'ends', 'oneWay', 'rooms', 'mazeRooms'],
  params,
  problem: /** @type {(maze: any) => any} */ (problem),
  write: toTurtlecraft,
  ko: {
    title: 'turtlecraft',
    about: '페이지의 스크립트 화면에서 블록으로 벽을 쌓는 스크립트입니다.',
    params: {
      language: { title: '언어', labels: ['English', '한국어'] },
      height: { title: '벽 높이' },
      color: { title: '색' },
    },
  },
};
