/** Points of PDF, 1/72 inch, in a millimetre. */
const POINTS = 72 / 25.4;

/** A length of millimetres in points. @param {number} millimetres */
export const mm = (millimetres) => millimetres * POINTS;

/** A part of a page in points, from its upper left corner. @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** Sheets of paper in points, upright. Sources: ISO 216; ANSI/ASME Y14.1. */
const SIZES = {
  A4: { width: mm(210), height: mm(297) },
  Letter: { width: 612, height: 792 },
};

/** @typedef {keyof typeof SIZES} Paper */

export const PAPERS = /** @type {Paper[]} */ (Object.keys(SIZES));

/**
 * The size of a sheet in points.
 * @param {Paper} paper
 * @param {boolean} [isWide] turned to landscape
 */
export function sheetSize(paper, isWide = false) {
  const { width, height } = SIZES[paper];
  return isWide ? { width: height, height: width } : { width, height };
}

/** What is left of a sheet within margins of millimetres. @param {{ width: number, height: number }} size @param {number} margin @returns {Box} */
export const withinMargin = ({ width, height }, margin) => ({
  x: mm(margin),
  y: mm(margin),
  width: width - 2 * mm(margin),
  height: height - 2 * mm(margin),
});

/**
 * A box cut into equal slots, row by row.
 * @param {Box} box
 * @param {number} columns
 * @param {number} rows
 * @param {number} gap between slots, in points
 * @returns {Box[]}
 */
export function slotsOf(box, columns, rows, gap) {
  const width = (box.width - (columns - 1) * gap) / columns;
  const height = (box.height - (rows - 1) * gap) / rows;
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: box.x + (i % columns) * (width + gap),
    y: box.y + Math.floor(i / columns) * (height + gap),
    width,
    height,
  }));
}
