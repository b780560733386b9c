/** Units per em in which lines are measured. */
export const SIZE = 100;
/** Share of a line's height between two lines. */
const GAP = 0.25;
const MAX_LINES = 4;
/** A text without blanks is broken only if it has more characters. */
const MAX_WORD = 8;
/** Letters are stretched to fill a size, by this factor at most. */
const MAX_STRETCH = 2.4;

/** A line of text, drawn with its baseline's left end at x, y; the middle of all lines is 0, 0. @typedef {{ text: string, x: number, y: number }} Line */

/**
 * How texts are drawn, in units of SIZE per em: how far the ink of a line reaches from its baseline's left
 * end, and lines drawn black around the middle of a picture, stretched.
 * @typedef {{ inkOf(text: string): { left: number, right: number, above: number, below: number },
 *   draw(lines: readonly Line[], scale: { across: number, down: number }, width: number,
 *     height: number): import('mazewright/mask').Picture }} Pen
 */

/**
 * A text in the number of lines at which its characters are largest in a size.
 * @param {Pen} pen
 * @param {string} text
 * @param {number} width
 * @param {number} height
 * @returns {{ lines: Line[], box: { wide: number, high: number }, em: number }} box: in units; em: the
 *   height of a character, in the unit of the size
 */
export function bestLines(pen, text, width, height) {
  const all = Array.from({ length: MAX_LINES }, (_, i) => linesOf(text, i + 1)).filter(
    (lines) => lines.length > 0,
  );
  return all
    .map((lines) => placed(pen, lines))
    .map(({ lines, box }) => {
      const scale = Math.min(width / box.wide, height / box.high);
      return { lines, box, em: SIZE * scale };
    })
    .reduce((best, each) => (each.em > best.em ? each : best));
}

/**
 * A picture of a text in as many lines as make it largest, stretched over the whole size.
 * @param {Pen} pen
 * @param {string} text
 * @param {number} width
 * @param {number} height
 */
export function drawText(pen, text, width, height) {
  const { lines, box } = bestLines(pen, text, width, height);
  // Without ink, as a text of blanks.
  if (box.wide <= 0 || box.high <= 0) return pen.draw([], { across: 1, down: 1 }, width, height);
  const [across, down] = [width / box.wide, height / box.high];
  const most = Math.min(across, down) * MAX_STRETCH;
  const scale = { across: Math.min(across, most), down: Math.min(down, most) };
  return pen.draw(lines, scale, width, height);
}

/** A text broken into a number of lines, none if it cannot be. @param {string} text @param {number} count @returns {string[]} */
function linesOf(text, count) {
  const words = text.trim().split(/\s+/);
  if (count === 1) return [text];
  const characters = Array.from(text);
  if (words.length === 1) {
    if (characters.length <= MAX_WORD) return [];
    const most = Math.ceil(characters.length / count);
    return Array.from({ length: count }, (_, i) =>
      characters.slice(i * most, (i + 1) * most).join(''),
    ).filter((line) => line !== '');
  }
  if (words.length < count) return [];
  const most = characters.length / count;
  /** @type {string[]} */
  const lines = [];
  for (const word of words) {
    const last = lines.at(-1);
    const isFull =
      last === undefined || (last.length + word.length / 2 > most && lines.length < count);
    if (isFull) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** Lines centred one below the other, by the extent of their ink. @param {Pen} pen @param {string[]} texts @returns {{ lines: Line[], box: { wide: number, high: number } }} */
function placed(pen, texts) {
  const inks = texts.map((text) => ({ text, ...pen.inkOf(text) }));
  const wide = Math.max(...inks.map(({ left, right }) => left + right));
  const heights = inks.map(({ above, below }) => above + below);
  const gap = GAP * SIZE * (texts.length - 1);
  const high = heights.reduce((sum, each) => sum + each, 0) + gap;
  let y = -high / 2;
  const lines = inks.map(({ text, left, right, above, below }) => {
    const line = { text, x: (left - right) / 2, y: y + above };
    y += above + below + GAP * SIZE;
    return line;
  });
  return { lines, box: { wide, high } };
}
