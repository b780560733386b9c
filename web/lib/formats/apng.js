// Animated PNG: the frames of a film, each the rectangle that changed. Browsers play it as a picture. Source:
// W3C, Portable Network Graphics (PNG) Specification (Third Edition).

import { paper } from '../looks/paper.js';
import { MazeError } from '../util/error.js';
import { ApngWriter } from './film/apng-writer.js';
import { Drawing } from './film/drawing.js';
import { difference } from './film/rectangle.js';
import { making, solving } from './film/subject.js';
import { checkMaze } from './options/maze.js';
import { readOptions } from './options/read-options.js';
import { corePaths } from './picture/core-paths.js';
import { isCorePicture, pictureLosses, pictureParams, pictureTextsKo } from './picture/params.js';
import { needsDrawing, pictureOf } from './picture/picture.js';
import { across } from './raster/across.js';
import { corePixels } from './raster/core-pixels.js';
import { paletteOf } from './raster/palette.js';
import { rasterOf } from './raster/raster.js';

/** @typedef {import('./options/maze.js').Maze} Maze */
/** @typedef {import('../maze/maze.js').AnyMaze} AnyMaze */

/**
 * @typedef {object} FilmOptions
 * @property {'maze' | 'solution'} [subject] `maze`: how it was made, of a maze with steps; `solution`: a search
 *   and then the shortest path; 'maze'
 * @property {'bfs' | 'dfs' | 'aStar' | 'greedy' | 'bidirectional' | 'deadEndFilling' | 'wallFollower' |
 *   'tremaux'} [solver] whose search is shown; 'bfs'
 * @property {number} [seconds] from the first frame to the finished picture, 0.1 to 120; 8
 * @property {number} [fps] frames per second at most, 1 to 50; 20
 * @property {number} [hold] seconds that the finished picture stays, 0 to 60; 2
 * @property {boolean} [loop] play without end; true
 * @property {string} [trail] colour of the cell of the last step and of those that a walk or a search is at;
 *   '#ffd8a8'
 */

/** @typedef {import('./picture/picture.js').PictureOptions & FilmOptions} ApngOptions */

/** Pixels of a frame at most, 128 MB, and of all frames: at most some minutes of drawing and packing. */
const [MAX_PIXELS, MAX_DRAWN] = [2 ** 24, 2 ** 31];

const filmParams = /** @type {const} */ ([
  {
    id: 'subject',
    kind: 'choice',
    values: ['maze', 'solution'],
    labels: ['How the maze is made', 'How it is solved'],
    default: 'maze',
    title: 'Film',
  },
  {
    id: 'solver',
    kind: 'choice',
    values: [
      'bfs',
      'dfs',
      'aStar',
      'greedy',
      'bidirectional',
      'deadEndFilling',
      'wallFollower',
      'tremaux',
    ],
    labels: [
      'Breadth-first search',
      'Depth-first search',
      'A*',
      'Greedy search',
      'Bidirectional search',
      'Dead-end filling',
      'Wall follower',
      'Trémaux',
    ],
    default: 'bfs',
    title: 'Solver',
  },
  { id: 'seconds', kind: 'number', min: 0.1, max: 120, default: 8, title: 'Length (s)' },
  { id: 'fps', kind: 'integer', min: 1, max: 50, default: 20, title: 'Frames per second' },
  { id: 'hold', kind: 'number', min: 0, max: 60, default: 2, title: 'Stay at the end (s)' },
  { id: 'loop', kind: 'boolean', default: true, title: 'Repeat without end' },
  { id: 'trail', kind: 'color', default: paper.visited, title: 'Colour of walks and searches' },
]);

const params = /* @__PURE__ */ [...pictureParams, ...filmParams];

/** Why a maze has no film of its making. @param {AnyMaze} maze */
function needsFilm(maze) {
  const problem = needsDrawing(maze);
  if (problem || maze.steps) return problem;
  const message =
    "maze must be generated with steps: true; one without has films of its solution only: subject 'solution'";
  return /** @type {const} */ ({ code: 'invalid-option', field: 'maze', message });
}

/**
 * The maze as an animated PNG: how it was made, step by step, or how it is solved. The last frame is what
 * `toPng` shows with the same options, for 'solution' with `solution: true`; it is also the picture of programs
 * that play no animations. Walls by `corners: 'round'` are rounded in the last frame. Throws a MazeError for
 * a film of the making without `maze.steps`, for one of a solution where no path leads, for more than 2^24
 * pixels, and for more than 2^31 pixels in all frames. Cost: O(steps + pixels that change); memory: eight
 * bytes per pixel, and the compressed frames.
 * @param {AnyMaze} maze of every entry but `mazewright/small`
 * @param {ApngOptions} [options]
 * @returns {Uint8Array}
 */
export function toApng(maze, options) {
  const given = readOptions('toApng', params, options);
  const known = checkMaze(maze, needsDrawing);
  const { subject, solver, seconds, fps, hold, loop, cell, title } = given;
  const isSolution = subject === 'solution';
  const values = isSolution ? { ...given, solution: true } : given;
  const ticks = Math.max(1, Math.round(seconds * fps));
  const film = () => (isSolution ? solving(known, solver) : making(known));
  const first = film();
  const picture = pictureOf(known, values);
  checkSize(across(picture.width * cell) * across(picture.height * cell), ticks, values);
  const last = lastOf(known, picture, values);
  const { marks, exits } = values;
  const core = corePaths(known, { marks, exits, solution: false, floor: false });
  /** @param {boolean} isIndexed @param {import('./film/subject.js').Subject} film */
  const write = (isIndexed, { replay, at }) => {
    const writer = new ApngWriter(last.width, last.height, isIndexed);
    const drawing = new Drawing(known, replay, picture, core, values, last);
    const whole = { x: 0, y: 0, width: last.width, height: last.height };
    for (let tick = 0; tick < ticks; ++tick) {
      const { position, share } = at(tick / ticks);
      const changed = drawing.goTo(position, share);
      if (!writer.add(drawing.stage.pixels, tick === 0 ? whole : changed, 1)) return null;
    }
    const rest = difference(drawing.stage.pixels, last.pixels, last.width);
    const stays = Math.max(1, Math.round(hold * fps));
    if (!writer.add(last.pixels, rest, stays)) return null;
    return writer.file(last.pixels, { title, plays: loop ? 0 : 1, ticksPerSecond: fps });
  };
  // Few pictures have more colours than a palette holds, and few films of others.
  const indexed = paletteOf(last.pixels) ? write(true, first) : null;
  return indexed ?? /** @type {Uint8Array} */ (write(false, film()));
}

/** @param {number} pixels of a frame @param {number} frames @param {{ cell: number, seconds: number }} values */
function checkSize(pixels, frames, { cell, seconds }) {
  if (pixels > MAX_PIXELS) {
    const message = `cell must be smaller: a film has at most ${MAX_PIXELS} pixels; got ${cell}`;
    throw new MazeError({ code: 'too-large', field: 'cell', message });
  }
  if (pixels * frames > MAX_DRAWN) {
    const message = `seconds must be fewer, or cell or fps less: all frames have at most ${MAX_DRAWN} pixels; got ${seconds}`;
    throw new MazeError({ code: 'too-large', field: 'seconds', message });
  }
}

/**
 * The pixels of `toPng`.
 * @param {Maze} maze
 * @param {import('./picture/picture.js').Picture} picture
 * @param {any} values
 */
function lastOf(maze, picture, values) {
  const { width, height, rows, pixels } = isCorePicture(maze, values)
    ? corePixels(maze, values)
    : rasterOf(picture, values.cell);
  const all = new Uint32Array(width * height);
  for (let y = 0; y < height; ++y) {
    all.set(pixels.subarray(rows[y] * width, (rows[y] + 1) * width), y * width);
  }
  return { width, height, pixels: all };
}

/** @type {import('./options/row.js').FormatRow} */
export const apng = {
  id: 'apng',
  use: 'picture',
  title: 'Animated PNG',
  about: 'A film of how the maze is made, or of its solution, that browsers show as a picture.',
  extension: 'apng',
  mediaType: 'image/apng',
  binary: true,
  needsSteps: true,
  ...pictureLosses,
  params,
  problem: needsFilm,
  write: toApng,
  ko: {
    title: '움직이는 PNG',
    about: '미로가 만들어지거나 풀리는 과정을 브라우저가 그림처럼 재생하는 영상으로 내보냅니다.',
    params: {
      ...pictureTextsKo,
      subject: { title: '영상 내용', labels: ['미로가 만들어지는 과정', '미로를 푸는 과정'] },
      solver: {
        title: '풀이 방법',
        labels: [
          '너비 우선 탐색',
          '깊이 우선 탐색',
          'A*',
          '탐욕 탐색',
          '양방향 탐색',
          '막다른 길 메우기',
          '벽 따라가기',
          '트레모',
        ],
      },
      seconds: { title: '길이 (초)' },
      fps: { title: '초당 프레임 수' },
      hold: { title: '마지막 장면 유지 시간 (초)' },
      loop: { title: '무한 반복' },
      trail: { title: '지나온 칸 색' },
    },
  },
};
