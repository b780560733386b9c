import { drawingOf, drawPicture } from '../draw-picture.js';
import { bodyOf, drawFoot } from '../head-and-foot.js';
import { notesOf } from '../notes.js';
import { slotsOf } from '../paper.js';
import { Path } from '../sheet.js';
import { MOST_STARS } from './puzzles.js';

/** @typedef {import('../sheet.js').Sheet} Sheet */
/** @typedef {import('../paper.js').Box} Box */
/** @typedef {import('../words.js').Words} Words */
/** @typedef {import('../draw-picture.js').MazeStyle} MazeStyle */
/** @typedef {import('./puzzles.js').Puzzle} Puzzle */

/** Columns and rows of so many puzzles on a page. */
const ARRANGEMENTS = /** @type {const} */ ({ 1: [1, 1], 2: [1, 2], 4: [2, 2] });

/** @typedef {keyof typeof ARRANGEMENTS} PerPage */

const GAP = 24;

/**
 * Draws puzzles on a page: each with its number, stars for its difficulty, what one has to know about it, and
 * its code.
 * @param {Sheet} sheet
 * @param {Box} box
 * @param {readonly Puzzle[]} puzzles
 * @param {{ perPage: PerPage, nameLine: boolean, codes: boolean }} choices
 * @param {MazeStyle} style
 * @param {Words} words
 */
export function drawPuzzles(sheet, box, puzzles, { perPage, nameLine, codes }, style, words) {
  const named = nameLine ? 30 : 0;
  if (nameLine) drawNameLine(sheet, box, words);
  const area = { ...box, y: box.y + named, height: box.height - named };
  const [columns, rows] = ARRANGEMENTS[perPage];
  const slots = slotsOf(area, columns, rows, GAP);
  for (const [i, { number, stars, maze }] of puzzles.entries()) {
    const size = perPage === 1 ? 26 : 17;
    const slot = slots[i];
    sheet.text(String(number), slot.x, slot.y + 0.78 * size, { size, use: 'bold' });
    drawStars(sheet, slot.x + slot.width, slot.y + 0.45 * size, 0.55 * size, stars);
    const head = 1.25 * size;
    const below = { ...slot, y: slot.y + head, height: slot.height - head };
    const drawing = drawingOf(maze, { solution: false });
    const foot = { notes: notesOf(maze, drawing.openings, words), code: codes ? maze.code : null };
    const body = bodyOf(sheet, below, '', foot);
    drawPicture(sheet, body, drawing, style);
    drawFoot(sheet, below, foot);
  }
}

/**
 * Draws the answers of puzzles, four on a page.
 * @param {Sheet} sheet
 * @param {Box} box
 * @param {readonly Puzzle[]} puzzles at most four
 * @param {MazeStyle} style
 * @param {Words} words
 */
export function drawAnswers(sheet, box, puzzles, style, words) {
  sheet.text(words.answers, box.x + box.width / 2, box.y + 16, {
    size: 18,
    use: 'bold',
    align: 'center',
  });
  const area = { ...box, y: box.y + 34, height: box.height - 34 };
  const slots = slotsOf(area, 2, 2, GAP);
  for (const [i, { number, maze }] of puzzles.entries()) {
    const slot = slots[i];
    sheet.text(String(number), slot.x, slot.y + 11, { size: 14, use: 'bold' });
    const body = { ...slot, y: slot.y + 18, height: slot.height - 18 };
    drawPicture(sheet, body, drawingOf(maze, { solution: true }), style);
  }
}

/** Writes the number of a page at its foot. @param {Sheet} sheet @param {Box} box @param {number} number */
export function drawPageNumber(sheet, box, number) {
  const y = box.y + box.height + 16;
  sheet.text(String(number), box.x + box.width / 2, y, {
    size: 9,
    align: 'center',
    color: '#555555',
  });
}

/** Lines for a name and a date. @param {Sheet} sheet @param {Box} box @param {Words} words */
function drawNameLine(sheet, box, words) {
  const size = 11;
  const y = box.y + size;
  const rules = new Path();
  const write = (
    /** @type {string} */ text,
    /** @type {number} */ from,
    /** @type {number} */ to,
  ) => {
    sheet.text(text, from, y, { size });
    rules.move(from + sheet.textWidth(text, size) + 6, y + 2).line(to, y + 2);
  };
  const right = box.x + box.width;
  write(words.name, box.x, box.x + 0.6 * box.width);
  write(words.date, box.x + 0.66 * box.width, right);
  sheet.path(rules, { stroke: '#000000', width: 0.5 });
}

/** Stars that say how hard a puzzle is, ending at x. @param {Sheet} sheet @param {number} right @param {number} y @param {number} size @param {number} full */
function drawStars(sheet, right, y, size, full) {
  for (let i = 0; i < MOST_STARS; i += 1) {
    const x = right - (MOST_STARS - i - 0.5) * 1.2 * size;
    const corners = Array.from({ length: 10 }, (_, corner) => {
      const radius = (corner % 2 === 0 ? 0.5 : 0.21) * size;
      const angle = (corner * Math.PI) / 5;
      return /** @type {[number, number]} */ ([
        x + radius * Math.sin(angle),
        y - radius * Math.cos(angle),
      ]);
    });
    const fill = i < full ? '#333333' : undefined;
    sheet.path(new Path().polygon(corners), { fill, stroke: '#333333', width: 0.6 });
  }
}
