/** @typedef {import('./pictures.js').SizedMask} SizedMask */

/**
 * A character of a text: its pixels, which take scale x scale cells each, and the cells of its box.
 * @typedef {{ glyph: SizedMask, line: number, left: number, top: number }} Letter
 */

/** The first and the last pixel of each row of pixels, null in an empty one. @typedef {readonly ({ first: number, last: number } | null)[]} Spans */

/**
 * Joins characters in a row by lines of one cell: from the right side of each to the left side of the
 * next one, at the rows where they are nearest, or from the end of a line of text to the beginning of
 * the next. A line touches only the two characters that it joins, and no other line. `start` is a cell
 * on the left of the first character, `end` one on the right of the last. Cost: O(characters).
 * @param {SizedMask} picture its mask is changed
 * @param {readonly Letter[]} letters none empty, in reading order; lines of text are at least three
 *   cells apart
 * @param {number} scale cells per side of a pixel
 * @param {number} lineGap cells between lines of text
 * @returns {SizedMask & { start: number, end: number }}
 */
export function joinLetters(picture, letters, scale, lineGap) {
  const { mask, width } = picture;
  const middle = scale >> 1;
  /** @param {readonly [x: number, y: number][]} corners */
  const draw = (corners) => {
    let [x, y] = corners[0];
    for (const [toX, toY] of corners) {
      for (; x !== toX; x += Math.sign(toX - x)) mask[y * width + x] = 1;
      for (; y !== toY; y += Math.sign(toY - y)) mask[y * width + x] = 1;
    }
  };
  const all = letters.map(({ glyph }) => spansOf(glyph));
  for (const [i, to] of letters.entries()) {
    const spans = all[i];
    /** The middle of a pixel. @param {Letter} letter @param {number} x @param {number} y @returns {[number, number]} */
    const cell = ({ left, top }, x, y) => [left + x * scale + middle, top + y * scale + middle];
    for (const [above, below] of splits(spans)) {
      // A column of both, or the nearest ones.
      const [x, under] = nearestColumns(to.glyph, above, below);
      const row = (above + below) >> 1;
      draw([cell(to, x, above), cell(to, x, row), cell(to, under, row), cell(to, under, below)]);
      // The dots of Ä lie side by side.
      for (const dot of dotsOf(to.glyph, above, x)) {
        draw([cell(to, dot, above), cell(to, dot, row), cell(to, under, row)]);
      }
    }
    if (i === 0) continue;
    const [from, fromSpans] = [letters[i - 1], all[i - 1]];
    if (from.line === to.line) {
      const [out, into] = nearestRows(fromSpans, spans);
      const a = cell(from, lastOf(fromSpans[out]), out);
      const b = cell(to, firstOf(spans[into]), into);
      const bend = from.left + from.glyph.width * scale + middle;
      draw([a, [bend, a[1]], [bend, b[1]], b]);
    } else {
      const out = fromSpans.findLastIndex((span) => span !== null);
      const into = spans.findIndex((span) => span !== null);
      const a = cell(from, lastOf(fromSpans[out]), out);
      const b = cell(to, firstOf(spans[into]), into);
      const bend = from.top + from.glyph.height * scale + (lineGap >> 1);
      draw([a, [a[0], bend], [b[0], bend], b]);
    }
  }
  const last = letters.length - 1;
  const [left, right] = [Math.min(...all[0].map(firstOf)), Math.max(...all[last].map(lastOf))];
  const high = all[0].findIndex((span) => firstOf(span) === left);
  const low = all[last].findLastIndex((span) => lastOf(span) === right);
  const [startX, startY] = [letters[0].left + left * scale, letters[0].top + high * scale];
  const [endX, endY] = [
    letters[last].left + (right + 1) * scale - 1,
    letters[last].top + (low + 1) * scale - 1,
  ];
  return { ...picture, start: startY * width + startX, end: endY * width + endX };
}

const firstOf = (/** @type {Spans[number]} */ span) => span?.first ?? Number.POSITIVE_INFINITY;
const lastOf = (/** @type {Spans[number]} */ span) => span?.last ?? -1;

/** @param {SizedMask} glyph @returns {Spans} */
function spansOf({ mask, width, height }) {
  return Array.from({ length: height }, (_, y) => {
    const row = mask.subarray(y * width, (y + 1) * width);
    const first = row.indexOf(1);
    return first < 0 ? null : { first, last: row.lastIndexOf(1) };
  });
}

/** The pixels of two rows that are nearest, the leftmost such ones. @param {SizedMask} glyph @param {number} above @param {number} below */
function nearestColumns({ mask, width }, above, below) {
  const [from, to] = [above, below].map((row) =>
    [...mask.subarray(row * width, (row + 1) * width).keys()].filter((x) => mask[row * width + x]),
  );
  const pairs = from.flatMap((x) => to.map((under) => [x, under]));
  return pairs.reduce((best, pair) =>
    Math.abs(pair[0] - pair[1]) < Math.abs(best[0] - best[1]) ? pair : best,
  );
}

/** Where runs of pixels in a row begin, left out that of a pixel. @param {SizedMask} glyph @param {number} row @param {number} pixel */
function dotsOf({ mask, width }, row, pixel) {
  const pixels = mask.subarray(row * width, (row + 1) * width);
  const own = pixels.lastIndexOf(0, pixel) + 1;
  return [...pixels.keys()].filter((x) => x !== own && pixels[x] && !pixels[x - 1]);
}

/** Where empty rows part a character: the row above them and the one below. @param {Spans} spans @returns {[above: number, below: number][]} */
function splits(spans) {
  const rows = [...spans.keys()].filter((row) => spans[row] !== null);
  return rows.slice(1).flatMap((below, i) => {
    const above = rows[i];
    return below - above > 1 ? [[above, below]] : [];
  });
}

/** The rows at which a line between two characters is shortest, the lowest such ones. @param {Spans} from @param {Spans} to @returns {[number, number]} */
function nearestRows(from, to) {
  let [best, out, into] = [Number.POSITIVE_INFINITY, 0, 0];
  for (let a = from.length - 1; a >= 0; --a) {
    for (let b = to.length - 1; b >= 0; --b) {
      if (!from[a] || !to[b]) continue;
      const length = firstOf(to[b]) - lastOf(from[a]) + Math.abs(a - b);
      if (length < best) [best, out, into] = [length, a, b];
    }
  }
  return [out, into];
}
