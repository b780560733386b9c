import { linesOf } from '../text-lines.js';
import { drawSymbol } from './draw-map.js';
import { DOOR_ICONS, stairsIcon, THING_ICONS } from './icons.js';
import { placeText, thingsText } from './rooms.js';

/** @typedef {import('../sheet.js').Sheet} Sheet */
/** @typedef {import('../paper.js').Box} Box */
/** @typedef {import('../words.js').Words} Words */
/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./rooms.js').Place} Place */
/** @typedef {(inks: import('./icons.js').Inks) => import('./icons.js').Stroke[]} Icon */

/**
 * An entry of the legend: a heading, or what a number or a symbol stands for.
 * @typedef {{ heading: string } | { label: string, text: string } | { icon: Icon, letter?: string, text: string }} Entry
 */

/** A line of the legend: an entry, or a line of its text. @typedef {{ entry: Entry, text: string, isFirst: boolean }} Line */

/**
 * The entries of the legend of a dungeon: its places, what is in corridors, and the symbols of its map.
 * @param {Plan} plan
 * @param {{ places: readonly Place[], corridors: readonly import('../../../options/types.js').Thing[] }} found
 * @param {Words} words
 * @returns {Entry[]}
 */
export function entriesOf(plan, { places, corridors }, words) {
  /** @type {Entry[]} */
  const entries = [];
  if (places.length > 0) {
    entries.push({ heading: places.some(({ size }) => size) ? words.rooms : words.inside });
  }
  for (const place of places) {
    entries.push({ label: String(place.number), text: placeText(place, words) });
  }
  if (corridors.length > 0) {
    entries.push({ heading: words.corridors }, { label: '', text: thingsText(corridors, words) });
  }
  const symbols = symbolsOf(plan, words);
  if (symbols.length > 0) entries.push({ heading: words.symbols }, ...symbols);
  return entries;
}

/** @param {Plan} plan @param {Words} words @returns {Entry[]} */
function symbolsOf({ doors, stairs, things }, words) {
  const states = new Set(doors.map(({ door }) => door.state));
  const roles = new Set(things.map(({ role }) => role));
  return [
    .../** @type {const} */ (['open', 'closed', 'locked', 'secret'])
      .filter((state) => states.has(state))
      .map((state) => ({
        icon: DOOR_ICONS[state],
        letter: state === 'secret' ? 'S' : undefined,
        text: words.symbol[state],
      })),
    ...(stairs.some(({ up }) => up)
      ? [{ icon: stairsIcon(false), text: words.symbol.stairsUp }]
      : []),
    ...(stairs.some(({ up, down }) => down && !up)
      ? [{ icon: stairsIcon(true), text: words.symbol.stairsDown }]
      : []),
    .../** @type {const} */ (['entrance', 'exit', 'boss', 'key', 'treasure', 'monster'])
      .filter((role) => roles.has(role))
      .map((role) => ({ icon: THING_ICONS[role], text: words.symbol[role] })),
  ];
}

/** Measures of a legend, in sizes of its font. */
const LINE = 1.35;
const LABEL = 2.2;
const HEADING = 1.15;

/**
 * The lines of a legend in columns of a width.
 * @param {import('../text-lines.js').Measure} ruler @param {readonly Entry[]} entries @param {number} size of the font @param {number} width
 * @returns {Line[]}
 */
export function legendLines(ruler, entries, size, width) {
  /** @type {Line[][]} */
  const lines = entries.map((entry, i) => {
    if ('heading' in entry) {
      const heading = { entry, text: entry.heading, isFirst: true };
      // An empty line comes before it.
      return i === 0 ? [heading] : [{ entry, text: '', isFirst: true }, heading];
    }
    const texts = linesOf(ruler, entry.text, { size, width: width - LABEL * size });
    return texts.map((text, line) => ({ entry, text, isFirst: line === 0 }));
  });
  return lines.flat();
}

/** The height of so many lines in points. @param {number} count @param {number} size */
export const legendHeight = (count, size) => count * LINE * size;

/** How many lines go into a height. @param {number} height @param {number} size */
export const linesWithin = (height, size) => Math.floor(height / (LINE * size) + 1e-9);

/**
 * Writes lines into columns, which are filled one after the other.
 * @param {Sheet} sheet
 * @param {readonly Line[]} lines
 * @param {readonly Box[]} columns
 * @param {{ size: number, color: string }} style
 * @returns {readonly Line[]} the lines for which no column has room
 */
export function drawLegend(sheet, lines, columns, { size, color }) {
  let next = 0;
  for (const column of columns) {
    const rows = linesWithin(column.height, size);
    for (let row = 0; row < rows && next < lines.length; row += 1) {
      if (row === 0 && lines[next].text === '' && 'heading' in lines[next].entry) next += 1;
      const { entry, text, isFirst } = lines[next];
      // A heading is not the last line of a column.
      if ('heading' in entry && row === rows - 1 && rows > 1 && next < lines.length - 1) break;
      const y = column.y + (row + 1) * LINE * size - 0.35 * size;
      if ('heading' in entry) {
        sheet.text(text, column.x, y, { size: HEADING * size, use: 'bold' });
      } else {
        if (isFirst) drawLabel(sheet, entry, column.x, y, size, color);
        sheet.text(text, column.x + LABEL * size, y, { size });
      }
      next += 1;
    }
  }
  return lines.slice(next);
}

/** @param {Sheet} sheet @param {Exclude<Entry, { heading: string }>} entry @param {number} x @param {number} y @param {number} size @param {string} color */
function drawLabel(sheet, entry, x, y, size, color) {
  const right = x + (LABEL - 0.6) * size;
  if ('label' in entry) {
    sheet.text(entry.label, right, y, { size, use: 'bold', align: 'right' });
    return;
  }
  const middle = /** @type {[number, number]} */ ([right - 0.55 * size, y - 0.33 * size]);
  drawSymbol(sheet, entry.icon, middle, 1.25 * size, { ink: color, paper: '#ffffff' });
  if (entry.letter) {
    sheet.text(entry.letter, middle[0], y, {
      size: 0.75 * size,
      use: 'bold',
      align: 'center',
      color,
    });
  }
}
