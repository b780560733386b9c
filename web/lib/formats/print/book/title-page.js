import { drawPicture } from '../draw-picture.js';
import { Path } from '../sheet.js';
import { fitLines } from '../text-lines.js';

/** @typedef {import('../sheet.js').Sheet} Sheet */
/** @typedef {import('../paper.js').Box} Box */
/** @typedef {import('../words.js').Words} Words */

const TITLE_SIZES = [54, 48, 42, 36, 32, 28, 24, 20];

/**
 * Draws the page at the front: title, subtitle, a maze, how many there are, the author, and a line for the
 * name of the owner.
 * @param {Sheet} sheet
 * @param {Box} box
 * @param {{ title: string, subtitle: string, author: string, count: number, drawing: import('../draw-picture.js').Drawing,
 *   nameLine: boolean }} cover
 * @param {import('../draw-picture.js').MazeStyle} style
 * @param {Words} words
 */
export function drawTitlePage(
  sheet,
  box,
  { title, subtitle, author, count, drawing, nameLine },
  style,
  words,
) {
  const middle = box.x + box.width / 2;
  let y = box.y + 0.06 * box.height;
  const write = (
    /** @type {string} */ text,
    /** @type {{ sizes: number[], most: number, use?: 'bold' | 'regular' }} */ how,
  ) => {
    if (text === '') return;
    const { size, lines } = fitLines(sheet, text, { ...how, width: box.width });
    for (const line of lines) {
      y += size;
      sheet.text(line, middle, y, { size, use: how.use, align: 'center' });
      y += 0.25 * size;
    }
  };
  write(title, { sizes: TITLE_SIZES, most: 2, use: 'bold' });
  y += 8;
  write(subtitle, { sizes: [20, 18, 16, 14], most: 2 });

  const bottom = box.y + box.height;
  const foot = nameLine ? 110 : 70;
  const top = y + 24;
  const high = Math.min(bottom - foot - 24 - top, box.width);
  const gap = (bottom - foot - 24 - top - high) / 2;
  drawPicture(sheet, { ...box, y: top + gap, height: high }, drawing, style);

  y = bottom - foot;
  write(words.mazes(count), { sizes: [16], most: 1 });
  y += 4;
  write(author, { sizes: [16, 14, 12], most: 1 });
  if (!nameLine) return;
  const size = 13;
  const line = 190;
  const wide = sheet.textWidth(words.owner, size) + 8 + line;
  const left = middle - wide / 2;
  sheet.text(words.owner, left, bottom - 6, { size });
  const rule = new Path().move(left + wide - line, bottom - 4).line(left + wide, bottom - 4);
  sheet.path(rule, { stroke: '#000000', width: 0.6 });
}
