// What the signs of doors and things on a printed maze stand for, in rows below it.

import { doorSign, thingSign } from '../picture/contents.js';
import { Path } from './sheet.js';

/** @typedef {import('./sheet.js').Sheet} Sheet */
/** @typedef {import('./text-lines.js').Measure} Measure */
/** @typedef {import('./words.js').Words} Words */
/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('../picture/contents.js').Filled} Filled */
/** @typedef {import('../../looks/palette.js').Palette} Palette */

/** The figures of a sign, around the origin, and what it stands for. @typedef {{ sign: Filled[], text: string }} PrintedSymbol */

const STATES = /** @type {const} */ (['open', 'closed', 'locked', 'secret']);
/** The roles of things in the order of legends. */
export const ROLES = /** @type {const} */ ([
  'entrance',
  'exit',
  'boss',
  'key',
  'treasure',
  'monster',
]);

/** Sizes of the font: of a sign, from it to its text, and from one symbol to the next. */
const [SIGN, GAP, APART] = [1.3, 0.5, 1.6];

/**
 * The symbols of the doors and things of a maze, each once.
 * @param {Pick<Maze, 'doors' | 'things'>} maze
 * @param {Palette} palette
 * @param {Words} words
 * @returns {PrintedSymbol[]}
 */
export function symbolsOf({ doors, things }, palette, { symbol }) {
  const states = new Set((doors ?? []).map(({ state }) => state));
  const roles = new Set((things ?? []).map(({ role }) => role));
  const at = { x: 0, y: 0, size: 1 };
  return [
    ...STATES.filter((state) => states.has(state)).map((state) => ({
      sign: doorSign({ cell: 0, state }, { ...at, angle: 0 }, palette, false),
      text: symbol[state],
    })),
    ...ROLES.filter((role) => roles.has(role)).map((role) => ({
      sign: thingSign(/** @type {any} */ ({ role }), at, palette, false),
      text: symbol[role],
    })),
  ];
}

/**
 * Symbols in rows of a width.
 * @param {Measure} ruler @param {readonly PrintedSymbol[]} symbols @param {number} size of the font @param {number} width
 * @returns {{ symbols: PrintedSymbol[], width: number }[]}
 */
export function symbolRows(ruler, symbols, size, width) {
  /** @type {{ symbols: PrintedSymbol[], width: number }[]} */
  const rows = [];
  for (const symbol of symbols) {
    const own = (SIGN + GAP) * size + ruler.textWidth(symbol.text, size);
    const row = rows.at(-1);
    const wide = row ? row.width + APART * size + own : 0;
    if (row && wide <= width) {
      row.symbols.push(symbol);
      row.width = wide;
    } else rows.push({ symbols: [symbol], width: own });
  }
  return rows;
}

/**
 * Draws a row of symbols around a middle.
 * @param {Sheet} sheet @param {{ symbols: readonly PrintedSymbol[], width: number }} row @param {number} middle @param {number} y of the line on which the letters stand
 * @param {number} size
 */
export function drawSymbolRow(sheet, row, middle, y, size) {
  let x = middle - row.width / 2;
  for (const { sign, text } of row.symbols) {
    const to = { left: x + (SIGN / 2) * size, top: y - 0.35 * size, scale: SIGN * size };
    sheet.within(to, () => drawFigures(sheet, sign));
    x += (SIGN + GAP) * size;
    sheet.text(text, x, y, { size });
    x += sheet.textWidth(text, size) + APART * size;
  }
}

/** Draws figures, in the units of a drawing. @param {Sheet} sheet @param {readonly Filled[]} layers */
export function drawFigures(sheet, layers) {
  for (const { fill, lines } of layers) {
    const path = new Path();
    for (const line of lines) path.through(line).close();
    sheet.path(path, { fill });
  }
}
