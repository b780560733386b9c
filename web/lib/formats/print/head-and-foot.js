import { drawSymbolRow, symbolRows } from './symbols.js';
import { fitLines, linesOf } from './text-lines.js';

/** @typedef {import('./sheet.js').Sheet} Sheet */
/** @typedef {import('./paper.js').Box} Box */
/** @typedef {import('./text-lines.js').Measure} Measure */

const TITLE_SIZES = [22, 20, 18, 16, 14, 12];
const TITLE_LINES = 2;
const TITLE_GAP = 12;
const CODE_SIZE = 6.5;
const NOTE_SIZE = 9;
/** Heights of lines in sizes of their font. */
const CODE_LINE = 1.3;
const NOTE_LINE = 1.35;
const SYMBOL_LINE = 1.7;
const FOOT_GAP = 8;
const GREY = '#555555';
/** Codes of mazes that were changed by hand are long; more lines than these would take the place of the maze. */
const MOST_CODE_LINES = 6;

/**
 * The lines of a head, which has a title, and its height.
 * @param {Measure} ruler @param {Box} box @param {string} title
 */
function headOf(ruler, { width }, title) {
  if (title === '') return { lines: [], size: 0, height: 0 };
  const fit = fitLines(ruler, title, { sizes: TITLE_SIZES, use: 'bold', width, most: TITLE_LINES });
  return { ...fit, height: fit.lines.length * fit.size * 1.2 + TITLE_GAP };
}

/** Writes a title at the top of a box. @param {Sheet} sheet @param {Box} box @param {string} title */
export function drawHead(sheet, box, title) {
  const { lines, size } = headOf(sheet, box, title);
  for (const [i, line] of lines.entries()) {
    sheet.text(line, box.x + box.width / 2, box.y + size * (0.8 + 1.2 * i), {
      size,
      use: 'bold',
      align: 'center',
    });
  }
}

/** What a foot has: symbols, lines of notes, and the code below them. @typedef {{ symbols?: readonly import('./symbols.js').PrintedSymbol[], notes: readonly string[], code: string | null }} Foot */

/** @param {Measure} ruler @param {Box} box @param {Foot} foot */
function footOf(ruler, { width }, { symbols = [], notes, code }) {
  const rows = symbolRows(ruler, symbols, NOTE_SIZE, width);
  const noteLines = notes.flatMap((note) => linesOf(ruler, note, { size: NOTE_SIZE, width }));
  const codeLines =
    code === null ? [] : linesOf(ruler, code, { size: CODE_SIZE, use: 'code', width });
  // Part of a code is of no use.
  const shown = codeLines.length > MOST_CODE_LINES ? [] : codeLines;
  const height =
    rows.length * SYMBOL_LINE * NOTE_SIZE +
    noteLines.length * NOTE_LINE * NOTE_SIZE +
    shown.length * CODE_LINE * CODE_SIZE;
  return { rows, noteLines, codeLines: shown, height: height > 0 ? height + FOOT_GAP : 0 };
}

/** Writes symbols, notes and a code at the bottom of a box. @param {Sheet} sheet @param {Box} box @param {Foot} foot */
export function drawFoot(sheet, box, foot) {
  const { rows, noteLines, codeLines, height } = footOf(sheet, box, foot);
  const middle = box.x + box.width / 2;
  let y = box.y + box.height - height + (height > 0 ? FOOT_GAP : 0);
  for (const row of rows) {
    y += SYMBOL_LINE * NOTE_SIZE;
    drawSymbolRow(sheet, row, middle, y - 0.45 * NOTE_SIZE, NOTE_SIZE);
  }
  const write = (
    /** @type {readonly string[]} */ lines,
    /** @type {number} */ step,
    /** @type {import('./sheet.js').TextStyle} */ style,
  ) => {
    for (const line of lines) {
      y += step;
      sheet.text(line, middle, y - 0.3 * style.size, { ...style, align: 'center' });
    }
  };
  write(noteLines, NOTE_LINE * NOTE_SIZE, { size: NOTE_SIZE });
  write(codeLines, CODE_LINE * CODE_SIZE, { size: CODE_SIZE, use: 'code', color: GREY });
}

/** What a box has left between its head and its foot. @param {Measure} ruler @param {Box} box @param {string} title @param {Foot} foot @returns {Box} */
export function bodyOf(ruler, box, title, foot) {
  const head = headOf(ruler, box, title).height;
  return { ...box, y: box.y + head, height: box.height - head - footOf(ruler, box, foot).height };
}
