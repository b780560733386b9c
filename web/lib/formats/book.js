// A book of mazes to print, as mazegenerator.net sells them: a title page, mazes from easy to hard, their
// answers at the back. Written by pdf-lib (the fork @cantoo/pdf-lib). Source: ISO 32000-1 (PDF 1.7).

import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { readOptions } from './options/read-options.js';
import { drawAnswers, drawPageNumber, drawPuzzles } from './print/book/puzzle-pages.js';
import { makeCover, makePuzzles } from './print/book/puzzles.js';
import { drawTitlePage } from './print/book/title-page.js';
import { openDocument, printable } from './print/document.js';
import { drawingOf } from './print/draw-picture.js';
import { sheetSize, withinMargin } from './print/paper.js';
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

/** @typedef {import('../options/types.js').SignalLike} SignalLike */
/** @typedef {import('./print/book/maze-maker.js').MazeMaker} MazeMaker */

/**
 * @typedef {object} BookOptions
 * @property {string} [title] 'Maze Book', or 미로 찾기
 * @property {string} [subtitle] none
 * @property {string} [author] none
 * @property {number} [count] mazes, 1 to 200; 20
 * @property {string} [seed] of all mazes; 'book'
 * @property {('square' | 'hex' | 'triangle' | 'brick' | 'upsilon' | 'cairo' | 'zeta' | 'polar' | 'cube' | 'sphere' |
 *   'cubeSurface')[]} [shapes] in turn; square, polar, hex and triangle
 * @property {('rectangle' | 'triangle' | 'hexagon' | 'disc' | 'star')[]} [outlines] in turn; the whole rectangle
 * @property {string[]} [algorithms] ids from `mw.catalog.generators`, of mazes without loops, in turn; all that
 *   take every shape and outline
 * @property {boolean} [bridges] whether some mazes have bridges, where the shape allows them; false
 * @property {number} [smallest] cells along the short side of the first maze, 3 to 100, as if it were of
 *   squares: other shapes have as many cells; 8
 * @property {number} [largest] the same of the last maze; 28
 * @property {number} [easiest] `maze.difficulty()` of the first maze, 1 to 100: how many steps somebody walks on
 *   average who does not know the way, per step of the way; 2
 * @property {number} [hardest] the same of the last maze; 8
 * @property {1 | 2 | 4 | '1' | '2' | '4'} [perPage] mazes on a page; 1
 * @property {boolean} [answers] at the back, four on a page; true
 * @property {boolean} [titlePage] true
 * @property {boolean} [nameLine] lines for a name and a date on every page; true
 * @property {boolean} [codes] print each maze's code small below it; true
 * @property {'A4' | 'Letter'} [paper] 'A4'
 * @property {number} [margin] of the pages in millimetres, 8 to 40; 15
 * @property {string} [color] of walls and marks, # and hexadecimal digits; '#1f2933'
 * @property {string} [floor] 'transparent'
 * @property {string} [solutionColor] '#d9480f'
 * @property {number} [lineWidth] of walls in points, 0 to 20; 0 for one that fits the cells
 * @property {'en' | 'ko'} [language] of what is printed; 'en'
 * @property {Uint8Array | null} [font] the bytes of a TrueType font (.ttf or .ttc), of which the letters that
 *   are used are embedded; without it those of the package's fonts: Latin, Greek, Cyrillic and Korean letters
 * @property {(done: number, total: number) => void} [onProgress] called when another maze is made
 * @property {SignalLike} [signal] an AbortSignal, which cancels the call
 */

const params = /** @type {const} */ ([
  { id: 'title', kind: 'text', max: 200, default: '', title: 'Title' },
  { id: 'subtitle', kind: 'text', max: 200, default: '', title: 'Subtitle' },
  { id: 'author', kind: 'text', max: 200, default: '', title: 'Author' },
  { id: 'count', kind: 'integer', min: 1, max: 200, default: 20, title: 'Mazes' },
  { id: 'seed', kind: 'text', max: 100, default: 'book', title: 'Seed' },
  {
    id: 'shapes',
    kind: 'choices',
    values: [
      'square',
      'hex',
      'triangle',
      'brick',
      'upsilon',
      'cairo',
      'zeta',
      'polar',
      'cube',
      'sphere',
      'cubeSurface',
    ],
    labels: [
      'Squares',
      'Hexagons',
      'Triangles',
      'Bricks',
      'Octagons and squares',
      'Cairo pentagons',
      'Squares with diagonals',
      'Rings',
      'Storeys',
      'Sphere',
      'Cube surface',
    ],
    default: ['square', 'polar', 'hex', 'triangle'],
    title: 'Shapes',
  },
  {
    id: 'outlines',
    kind: 'choices',
    values: ['rectangle', 'triangle', 'hexagon', 'disc', 'star'],
    labels: ['Whole', 'Triangle', 'Hexagon', 'Disc', 'Star'],
    default: ['rectangle'],
    title: 'Outlines',
  },
  { id: 'algorithms', kind: 'algorithms', default: [], title: 'Algorithms' },
  { id: 'bridges', kind: 'boolean', default: false, title: 'Bridges in some mazes' },
  {
    id: 'smallest',
    kind: 'integer',
    min: 3,
    max: 100,
    default: 8,
    title: 'Cells across the first',
  },
  { id: 'largest', kind: 'integer', min: 3, max: 100, default: 28, title: 'Cells across the last' },
  {
    id: 'easiest',
    kind: 'number',
    min: 1,
    max: 100,
    default: 2,
    title: 'Difficulty of the first',
  },
  { id: 'hardest', kind: 'number', min: 1, max: 100, default: 8, title: 'Difficulty of the last' },
  {
    id: 'perPage',
    kind: 'choice',
    values: ['1', '2', '4'],
    labels: ['One', 'Two', 'Four'],
    default: '1',
    title: 'Mazes on a page',
  },
  { id: 'answers', kind: 'boolean', default: true, title: 'Answers at the back' },
  { id: 'titlePage', kind: 'boolean', default: true, title: 'Title page' },
  { id: 'nameLine', kind: 'boolean', default: true, title: 'Lines for name and date' },
  { id: 'codes', kind: 'boolean', default: true, title: 'Print the codes' },
  paperParam,
  { id: 'margin', kind: 'number', min: 8, max: 40, default: 15, title: 'Margin (mm)' },
  ...colorParams,
  ...fontParams,
]);

const CALLS = /** @type {const} */ ([
  { id: 'onProgress', kind: 'function', default: undefined },
  { id: 'signal', kind: 'signal', default: undefined },
]);

/**
 * The options of `toBook`, with texts, for programs that offer them.
 * @type {Readonly<Omit<import('./options/row.js').FormatRow, 'needsSteps' | 'problem' | 'write' | 'companions'>>}
 */
export const bookParams = {
  id: 'book',
  use: 'print',
  title: 'Maze book',
  about: 'A book to print: mazes from easy to hard, with a title page and answers.',
  extension: 'pdf',
  mediaType: 'application/pdf',
  binary: true,
  loses: [],
  params,
  ko: {
    title: '미로 책',
    about: '쉬운 미로부터 어려운 미로까지, 표지와 정답을 갖춘 인쇄용 책을 만듭니다.',
    params: {
      title: { title: '제목' },
      subtitle: { title: '부제' },
      author: { title: '지은이' },
      count: { title: '미로 수' },
      seed: { title: '시드' },
      shapes: {
        title: '모양',
        labels: [
          '사각형',
          '육각형',
          '삼각형',
          '벽돌',
          '팔각형과 사각형',
          '카이로 오각형',
          '대각선 사각형',
          '동심원',
          '여러 층',
          '구',
          '정육면체 겉면',
        ],
      },
      outlines: { title: '윤곽', labels: ['전체', '삼각형', '육각형', '원', '별'] },
      algorithms: { title: '알고리즘' },
      bridges: { title: '일부 미로에 다리 넣기' },
      smallest: { title: '첫 미로의 가로 칸 수' },
      largest: { title: '마지막 미로의 가로 칸 수' },
      easiest: { title: '첫 미로의 난이도' },
      hardest: { title: '마지막 미로의 난이도' },
      perPage: { title: '한 쪽에 넣을 미로', labels: ['1개', '2개', '4개'] },
      answers: { title: '뒤에 정답 싣기' },
      titlePage: { title: '표지' },
      nameLine: { title: '이름과 날짜 칸' },
      codes: { title: '코드 인쇄' },
      paper: koPaper,
      margin: { title: '여백 (mm)' },
      color: koColor,
      floor: koFloor,
      solutionColor: koSolutionColor,
      lineWidth: koLineWidth,
      language: koLanguage,
      font: koFont,
    },
  },
};

/** @param {any} mw @returns {boolean} */
function hasAim(mw) {
  try {
    return typeof mw.aim === 'function' && typeof mw.blank === 'function';
  } catch {
    return false;
  }
}

/**
 * A book of mazes as PDF: a title page, numbered mazes whose difficulty and size rise from the first to the last, with
 * stars for how hard they are and the code from which `mw.generate` makes each again, and the answers, four on
 * a page. The mazes are made by `mw.aim`, which mazewright/small has not. The same options give
 * the same bytes. Rejects with a MazeError for letters that no font has, and when the signal aborts. Cost: that of
 * `mw.aim` per maze, some milliseconds each.
 * @param {MazeMaker} mw what `createMazewright` returned
 * @param {BookOptions} [options]
 * @returns {Promise<Uint8Array>}
 */
export async function toBook(mw, options) {
  const all = readOptions('toBook', [...params, ...CALLS], options);
  if (!hasAim(mw)) {
    fail('mw', `mw must be what createMazewright returns, with aim; got ${describe(mw)}`);
  }
  for (const [low, high] of [
    ['smallest', 'largest'],
    ['easiest', 'hardest'],
  ]) {
    if (all[low] > all[high]) {
      fail(high, `${high} must be at least ${low}, ${all[low]}; got ${all[high]}`);
    }
  }
  const { language, font, paper, margin } = all;
  const words = WORDS[/** @type {keyof typeof WORDS} */ (language)];
  const [title, subtitle, author] = [all.title, all.subtitle, all.author].map(printable);
  const cover = { title: title || words.bookTitle, subtitle, author };
  const document = await openDocument({ ...cover, language, font });
  // Letters that are missing are found before the mazes are made.
  for (const text of [...Object.values(cover), words.answers]) document.ruler.check(text);

  const puzzles = await makePuzzles(mw, all);
  const perPage = /** @type {import('./print/book/puzzle-pages.js').PerPage} */ (
    Number(all.perPage)
  );
  const size = sheetSize(paper);
  const box = withinMargin(size, margin);
  let page = 0;
  const addSheet = () => {
    page += 1;
    const sheet = document.addSheet(size);
    drawPageNumber(sheet, box, page);
    return sheet;
  };
  if (all.titlePage) {
    page += 1;
    const drawing = drawingOf(makeCover(mw, all), { solution: false });
    const front = { ...cover, count: puzzles.length, drawing, nameLine: all.nameLine };
    drawTitlePage(document.addSheet(size), box, front, all, words);
  }
  for (let i = 0; i < puzzles.length; i += perPage) {
    drawPuzzles(addSheet(), box, puzzles.slice(i, i + perPage), { ...all, perPage }, all, words);
  }
  for (let i = 0; all.answers && i < puzzles.length; i += 4) {
    drawAnswers(addSheet(), box, puzzles.slice(i, i + 4), all, words);
  }
  return document.finish();
}
