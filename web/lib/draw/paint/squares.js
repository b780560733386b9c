import { mixed } from '../colors/mixed.js';
import { EAST, NORTH, SOUTH, WEST } from '../geometry/squares.js';
import { plotPath } from './squares-path.js';

/** @import { Context } from '../context.js' */
/** @import { Fit } from '../geometry/fit.js' */
/** @import { Target } from './squares-path.js' */

/**
 * What is drawn of the cells of a maze of plain squares. Colours are packed pixels.
 * @typedef {object} SquaresLook
 * @property {(cell: number) => number} colorOf the floor; 0 draws nothing
 * @property {(cell: number) => 0 | 1 | 2} rankOf whose walls are drawn: 0 none, 1 in `line`, 2 in `ink`
 * @property {(cell: number, direction: number) => boolean} isOpen
 * @property {number} ink
 * @property {number} line
 * @property {ArrayLike<number> | null} [path] of adjacent cells, drawn over the floor
 * @property {number} [pathColor]
 */

/** Device pixels of a cell from which walls are opaque; in smaller cells they would be most of the picture. */
const OPAQUE = 4;
/** Device pixels of a cell below which a pixel shows a cell instead of a part of one. */
const SAMPLED = 2;
/** How much darker a pixel is for a wall of its cell, per device pixel of a cell. */
const SHADE = 0.12;
/** Pixels between two yields: some milliseconds. */
const SLICE = 40_000;

/**
 * Draws the cells and walls of a maze of plain squares, in steps, into a part of the canvas. Writes
 * every pixel once: the time depends on the part, not on the maze (1000 x 700 pixels: 5 to 10 ms).
 * @param {Context} pen
 * @param {Fit} at
 * @param {SquaresLook} look
 * @param {{ left: number, top: number, right: number, bottom: number }} [part] in device pixels; the
 *   whole canvas
 */
export function* paintSquares(pen, at, look, part) {
  const { cell, half, wall } = at;
  const edge = cell < SAMPLED ? 0 : wall;
  const left = Math.max(0, at.left - half, part?.left ?? 0);
  const top = Math.max(0, at.top - half, part?.top ?? 0);
  const right = Math.min(
    at.width,
    at.left + Math.round(at.columns * cell) - half + edge,
    part?.right ?? at.width,
  );
  const bottom = Math.min(
    at.height,
    at.top + Math.round(at.rows * cell) - half + edge,
    part?.bottom ?? at.height,
  );
  if (left >= right || top >= bottom) return;
  const image = pen.createImageData(right - left, bottom - top);
  const target = { pixels: new Uint32Array(image.data.buffer), left, top, right, bottom };
  yield* (cell < SAMPLED ? samples : rows)(target, at, look);
  if (look.path) yield* plotPath(target, at, look.path, look.pathColor ?? 0);
  pen.putImageData(image, left, top);
}

/**
 * One cell per pixel, darker for each of its walls.
 * @param {Target} target @param {Fit} at @param {SquaresLook} look
 */
function* samples({ pixels, left, top, right, bottom }, at, look) {
  const { cell, columns, rows: count } = at;
  const width = right - left;
  const column = new Int32Array(width);
  for (let x = 0; x < width; x += 1) {
    const place = Math.floor((left + x + 0.5 - at.left) / cell);
    column[x] = Math.min(columns - 1, Math.max(0, place));
  }
  const shade = SHADE * cell;
  /** Colours with one and two walls. @type {Map<number, number[]>} */
  const darker = new Map();
  for (let y = top; y < bottom; y += 1) {
    const row = Math.min(count - 1, Math.max(0, Math.floor((y + 0.5 - at.top) / cell)));
    const from = (y - top) * width;
    for (let x = 0; x < width; x += 1) {
      const index = row * columns + column[x];
      const color = look.colorOf(index);
      const rank = look.rankOf(index);
      if (rank === 0) {
        pixels[from + x] = color;
        continue;
      }
      const walls = (look.isOpen(index, NORTH) ? 0 : 1) + (look.isOpen(index, WEST) ? 0 : 1);
      let shades = darker.get(color);
      if (!shades) {
        shades = [0, 1, 2].map((n) => mixed(color, look.ink, n * shade));
        darker.set(color, shades);
      }
      pixels[from + x] = shades[walls];
    }
    if ((y * width) % SLICE < width) yield;
  }
}

/**
 * Floors and walls. Pixel rows between two walls are equal: one is made and copied.
 * @param {Target} target @param {Fit} at @param {SquaresLook} look
 */
function* rows({ pixels, left, top, right, bottom }, at, look) {
  const { cell, half, wall, columns, rows: count } = at;
  const width = right - left;
  const { colorOf, rankOf, isOpen, ink, line } = look;
  const strength = Math.min(1, cell / OPAQUE);
  const first = Math.max(0, Math.floor((left - at.left) / cell) - 1);
  const last = Math.min(columns, Math.ceil((right - at.left) / cell) + 1);
  /** Where columns begin, in pixels of the part. */
  const starts = new Int32Array(last - first + 2);
  for (let i = 0; i < starts.length; i += 1) {
    starts[i] = at.left + Math.round((first + i) * cell) - left;
  }
  const yOf = (/** @type {number} */ row) => at.top + Math.round(row * cell);

  /** The rank of the wall between two cells; -1 for a cell that is not there. */
  const wallRank = (
    /** @type {number} */ a,
    /** @type {number} */ b,
    /** @type {number} */ there,
    /** @type {number} */ back,
  ) => {
    const rankA = a < 0 ? 0 : rankOf(a);
    const rankB = b < 0 ? 0 : rankOf(b);
    if (rankA === 2 && !isOpen(a, there)) return 2;
    if (rankB === 2 && !isOpen(b, back)) return 2;
    if (rankA === 1 && !isOpen(a, there)) return 1;
    return rankB === 1 && !isOpen(b, back) ? 1 : 0;
  };
  const cellAt = (/** @type {number} */ column, /** @type {number} */ row) =>
    column < 0 || row < 0 || column >= columns || row >= count ? -1 : row * columns + column;
  /** The ranks of the walls at the left of the cells of a row, and above them. */
  const besideOf = (/** @type {number} */ row) => {
    const ranks = new Uint8Array(last - first + 1);
    if (row < 0 || row >= count) return ranks;
    for (let i = 0; i < ranks.length; i += 1) {
      ranks[i] = wallRank(cellAt(first + i - 1, row), cellAt(first + i, row), EAST, WEST);
    }
    return ranks;
  };
  const aboveOf = (/** @type {number} */ row) => {
    const ranks = new Uint8Array(last - first);
    for (let i = 0; i < ranks.length; i += 1) {
      ranks[i] = wallRank(cellAt(first + i, row - 1), cellAt(first + i, row), SOUTH, NORTH);
    }
    return ranks;
  };

  const fill = (
    /** @type {number} */ base,
    /** @type {number} */ from,
    /** @type {number} */ to,
    /** @type {number} */ rank,
  ) => {
    const color = rank === 2 ? ink : line;
    const end = base + Math.min(width, to);
    for (let i = base + Math.max(0, from); i < end; i += 1) {
      pixels[i] = strength === 1 ? color : mixed(pixels[i], color, strength);
    }
  };
  const floor = (/** @type {number} */ y, /** @type {number} */ row) => {
    if (row < 0 || row >= count) return;
    const base = (y - top) * width;
    for (let column = first; column < Math.min(last, columns); column += 1) {
      const color = colorOf(row * columns + column);
      if (color === 0) continue;
      const end = base + Math.min(width, starts[column - first + 1]);
      for (let i = base + Math.max(0, starts[column - first]); i < end; i += 1) pixels[i] = color;
    }
  };
  /** Makes the pixel row `y` and copies it to those up to `end`. */
  const stripe = (
    /** @type {number} */ y,
    /** @type {number} */ end,
    /** @type {(y: number) => void} */ make,
  ) => {
    const [from, to] = [Math.max(top, y), Math.min(bottom, end)];
    if (from >= to) return;
    make(from);
    const base = (from - top) * width;
    for (let next = from + 1; next < to; next += 1) {
      pixels.copyWithin((next - top) * width, base, base + width);
    }
  };

  const from = Math.max(0, Math.floor((top - at.top) / cell) - 1);
  const to = Math.min(count, Math.ceil((bottom - at.top) / cell) + 1);
  let before = besideOf(from - 1);
  for (let row = from; row <= to; row += 1) {
    const beside = besideOf(row);
    const above = aboveOf(row);
    const ranks = [1, 2].filter((rank) =>
      [above, beside, before].some((walls) => walls.includes(rank)),
    );
    /** Walls above the row: pieces along it and the ends of walls that meet it, darker ones last. */
    const beam = (/** @type {number} */ y) => {
      const base = (y - top) * width;
      for (const rank of ranks) {
        for (let i = 0; i < above.length; i += 1) {
          if (above[i] !== rank) continue;
          const joins = i > 0 && above[i - 1] === rank;
          fill(base, starts[i] - half + (joins ? wall : 0), starts[i + 1] - half + wall, rank);
        }
        for (let i = 0; i < beside.length; i += 1) {
          const isEnd = Math.max(beside[i], before[i]) === rank;
          const isDone = (i > 0 && above[i - 1] >= rank) || (i < above.length && above[i] >= rank);
          if (isEnd && !isDone) fill(base, starts[i] - half, starts[i] - half + wall, rank);
        }
      }
    };
    const y = yOf(row);
    stripe(y - half, y, (line) => {
      floor(line, row - 1);
      beam(line);
    });
    stripe(y, y - half + wall, (line) => {
      floor(line, row);
      beam(line);
    });
    if (row < count) {
      stripe(y - half + wall, yOf(row + 1) - half, (line) => {
        floor(line, row);
        const base = (line - top) * width;
        for (const rank of ranks) {
          for (let i = 0; i < beside.length; i += 1) {
            if (beside[i] === rank) fill(base, starts[i] - half, starts[i] - half + wall, rank);
          }
        }
      });
    }
    before = beside;
    if ((row * cell * width) % SLICE < cell * width) yield;
  }
}
