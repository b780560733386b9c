// PDF of one maze or dungeon, as vectors on a sheet of paper. Written by pdf-lib (the fork @cantoo/pdf-lib). Fonts are
// embedded as subsets, as print services ask for: those of print/latin, or one of the caller by fontkit. Source:
// ISO 32000-1 (PDF 1.7). Maps of dungeons are in the manner of One Page Dungeon by Oleg Dolya (watabou).

import { checkMaze, noProblem } from './options/maze.js';
import { readOptions } from './options/read-options.js';
import { openDocument, printable } from './print/document.js';
import { addDungeonSheets } from './print/dungeon/dungeon-sheets.js';
import { addMazeSheet } from './print/maze-sheet.js';
import {
  colorParams,
  fontParams,
  koColor,
  koFloor,
  koFont,
  koLanguage,
  koLineWidth,
  koPaper,
  koSolutionColor,
  paperParam,
} from './print/params.js';
import { WORDS } from './print/words.js';

/** @typedef {import('../maze/maze.js').AnyMaze} AnyMaze */

/**
 * @typedef {object} PdfOptions
 * @property {'A4' | 'Letter'} [paper] 'A4'
 * @property {'auto' | 'portrait' | 'landscape'} [orientation] 'auto': the one with the larger drawing
 * @property {number} [margin] of the page in millimetres, 0 to 60; 12
 * @property {string} [title] at the top; none
 * @property {boolean} [solution] draw the path from start to end; false
 * @property {string} [color] of walls and marks, # and hexadecimal digits; '#1f2933'
 * @property {string} [floor] 'transparent'
 * @property {string} [solutionColor] '#d9480f'
 * @property {number} [lineWidth] of walls in points, 0 to 20; 0 for one that fits the cells
 * @property {'hatched' | 'plain'} [rock] around the floor of a dungeon; 'hatched'
 * @property {boolean} [numbers] of the rooms of a dungeon; true
 * @property {boolean} [legend] what the numbers and symbols of a dungeon stand for, and how bridges, arrows and
 *   stairs of a maze are read; true
 * @property {'master' | 'players'} [audience] of a dungeon: `players` leaves out what they have to find, and
 *   the code and the solution; 'master'
 * @property {boolean} [code] print the maze's code small below it; true
 * @property {'en' | 'ko'} [language] of what is printed; 'en'
 * @property {Uint8Array | null} [font] the bytes of a TrueType font (.ttf or .ttc), of which the letters that
 *   are used are embedded; without it those of the package's fonts: Latin, Greek, Cyrillic and Korean letters
 */

const params = /** @type {const} */ ([
  paperParam,
  {
    id: 'orientation',
    kind: 'choice',
    values: ['auto', 'portrait', 'landscape'],
    labels: ['Automatic', 'Portrait', 'Landscape'],
    default: 'auto',
    title: 'Orientation',
  },
  { id: 'margin', kind: 'number', min: 0, max: 60, default: 12, title: 'Margin (mm)' },
  { id: 'title', kind: 'text', max: 200, default: '', title: 'Title' },
  { id: 'solution', kind: 'boolean', default: false, title: 'Show the solution' },
  ...colorParams,
  {
    id: 'rock',
    kind: 'choice',
    values: ['hatched', 'plain'],
    labels: ['Hatched', 'Plain'],
    default: 'hatched',
    title: 'Rock around dungeons',
  },
  { id: 'numbers', kind: 'boolean', default: true, title: 'Numbers of rooms' },
  { id: 'legend', kind: 'boolean', default: true, title: 'Legend' },
  {
    id: 'audience',
    kind: 'choice',
    values: ['master', 'players'],
    labels: ['Game master', 'Players'],
    default: 'master',
    title: 'Map of a dungeon for',
  },
  { id: 'code', kind: 'boolean', default: true, title: 'Print the code' },
  ...fontParams,
]);

/**
 * A page with a maze: the drawing of `maze.svg` as vectors, as large as the paper allows, with a title, notes on
 * bridges, arrows and stairs, and the code from which `mw.generate` makes it again. A dungeon is a map with
 * numbered rooms, 5 ft (1.5 m) per cell, and a legend, which goes on behind the page if it does not fit. The same
 * maze and options give the same bytes. Rejects with a MazeError for letters that no font has. Cost: O(cells).
 * @param {AnyMaze} maze
 * @param {PdfOptions} [options]
 * @returns {Promise<Uint8Array>}
 */
export async function toPdf(maze, options) {
  const { font, language, ...rest } = readOptions('toPdf', params, options);
  const known = checkMaze(maze, noProblem);
  const words = WORDS[/** @type {keyof typeof WORDS} */ (language)];
  const title = printable(rest.title);
  const kind = known.dungeon ? words.dungeon : words.maze;
  const document = await openDocument({ title: title || kind, language, font });
  const players = known.dungeon && rest.audience === 'players';
  // By the code, and on the way, players would see all.
  const shown = players ? { code: false, solution: false } : {};
  const choices = { ...rest, title, players, ...shown };
  if (known.dungeon) addDungeonSheets(document, known, choices, words);
  else addMazeSheet(document, known, choices, words);
  return document.finish();
}

/** @type {import('./options/row.js').FormatRow} */
export const pdf = {
  id: 'pdf',
  use: 'print',
  title: 'PDF',
  about: 'A page to print: a maze, or the map of a dungeon with a legend.',
  extension: 'pdf',
  mediaType: 'application/pdf',
  binary: true,
  loses: ['mazeRooms'],
  params,
  problem: noProblem,
  write: toPdf,
  ko: {
    title: 'PDF',
    about: '미로, 또는 범례가 있는 던전 지도를 인쇄할 한 쪽짜리 문서로 내보냅니다.',
    params: {
      paper: koPaper,
      orientation: { title: '방향', labels: ['자동', '세로', '가로'] },
      margin: { title: '여백 (mm)' },
      title: { title: '제목' },
      solution: { title: '정답 표시' },
      color: koColor,
      floor: koFloor,
      solutionColor: koSolutionColor,
      lineWidth: koLineWidth,
      rock: { title: '던전 둘레의 바위', labels: ['빗금', '없음'] },
      numbers: { title: '방 번호' },
      legend: { title: '범례' },
      audience: { title: '던전 지도를 볼 사람', labels: ['진행자', '플레이어'] },
      code: { title: '코드 인쇄' },
      language: koLanguage,
      font: koFont,
    },
  },
};
