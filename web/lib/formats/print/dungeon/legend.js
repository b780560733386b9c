import { stairsSign } from '../../picture/contents.js';
import { drawFigures, symbolsOf } from '../symbols.js';
import { linesOf } from '../text-lines.js';
import { placeText, thingsText } from './rooms.js';

/** @typedef {import('../sheet.js').Sheet} Sheet */
/** @typedef {import('../paper.js').Box} Box */
/** @typedef {import('../words.js').Words} Words */
/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./rooms.js').Place} Place */
/** @typedef {import('../../../looks/palette.js').Palette} Palette */

/**
 * An entry of the legend: a heading, or what a number or a symbol stands for.
 * @typedef {{ heading: string } | { label: string, text: string } | import('../symbols.js').PrintedSymbol} Entry
 */

/** A line of the legend: an entry, or a line of its text. @typedef {{ entry: Entry, text: string, isFirst: boolean }} Line */

/**
 * The entries of the legend of a dungeon: its places, what is in corridors, and the symbols of its map.
 * @param {Plan} plan
 * @param {{ places: readonly Place[], corridors: readonly import('../../../options/types.js').Thing[] }} found
 * @param {Palette} palette
 * @param {Words} words
 * @returns {Entry[]}
 */
export function entriesOf(plan, { places, corridors }, palette, words) {
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
  const symbols = symbolEntries(plan, palette, words);
  if (symbols.length > 0) entries.push({ heading: words.symbols }, ...symbols);
  return entries;
}

/** @param {Plan} plan @param {Palette} palette @param {Words} words @returns {Entry[]} */
function symbolEntries({ doors, stairs, things }, palette, words) {
  const at = { x: 0, y: 0, size: 1 };
  const steps = [
    stairs.some(({ up }) => up) && { isDown: false, text: words.symbol.stairsUp },
    stairs.some(({ up, down }) => down && !up) && { isDown: true, text: words.symbol.stairsDown },
  ];
  return [
    ...symbolsOf({ doors, things }, palette, words),
    ...steps.flatMap((own) =>
      own ? [{ sign: stairsSign(own.isDown, at, palette), text: own.text }] : [],
    ),
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
 * @param {number} size of the font
 * @returns {readonly Line[]} the lines for which no column has room
 */
export function drawLegend(sheet, lines, columns, size) {
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
        if (isFirst) drawLabel(sheet, entry, column.x, y, size);
        sheet.text(text, column.x + LABEL * size, y, { size });
      }
      next += 1;
    }
  }
  return lines.slice(next);
}

/** @param {Sheet} sheet @param {Exclude<Entry, { heading: string }>} entry @param {number} x @param {number} y @param {number} size */
function drawLabel(sheet, entry, x, y, size) {
  const right = x + (LABEL - 0.6) * size;
  if ('label' in entry) {
    sheet.text(entry.label, right, y, { size, use: 'bold', align: 'right' });
    return;
  }
  const to = { left: right - 0.55 * size, top: y - 0.33 * size, scale: 1.25 * size };
  sheet.within(to, () => drawFigures(sheet, entry.sign));
}
