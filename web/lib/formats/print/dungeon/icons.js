import { Path } from '../sheet.js';

/** @typedef {import('../sheet.js').Paint} Paint */
/** @typedef {import('../../../options/types.js').Door} Door */
/** @typedef {import('../../../options/types.js').Thing} Thing */

/** What a symbol is painted with: its ink, and the paper that shows through. @typedef {{ ink: string, paper: string }} Inks */
/** @typedef {{ path: Path, paint: Paint }} Stroke */

/** Corners in hundredths of a cell from its middle. @param {...number} numbers @returns {[number, number][]} */
const corners = (...numbers) =>
  Array.from({ length: numbers.length / 2 }, (_, i) => [
    numbers[2 * i] / 100,
    numbers[2 * i + 1] / 100,
  ]);

/** @param {...number} numbers */
const polygon = (...numbers) => new Path().polygon(corners(...numbers));

/** @param {...number} numbers of several lines, four numbers each */
function strokes(...numbers) {
  const path = new Path();
  const points = corners(...numbers);
  for (const [i, [x, y]] of points.entries()) i % 2 === 0 ? path.move(x, y) : path.line(x, y);
  return path;
}

const LINE = 0.07;

/**
 * The symbols of things, around the middle of a cell, in sides of a cell.
 * @type {Record<Thing['role'], (inks: Inks) => Stroke[]>}
 */
export const THING_ICONS = {
  entrance: ({ ink, paper }) => [
    { path: new Path().circle(0, 0, 0.36), paint: { fill: paper, stroke: ink, width: LINE } },
    { path: polygon(-18, -10, 18, -10, 0, 22), paint: { fill: ink } },
  ],
  exit: ({ ink, paper }) => [
    { path: new Path().circle(0, 0, 0.36), paint: { fill: ink, stroke: ink, width: LINE } },
    { path: polygon(-18, 10, 18, 10, 0, -22), paint: { fill: paper } },
  ],
  key: ({ ink }) => [
    { path: new Path().circle(-0.2, 0.14, 0.14), paint: { stroke: ink, width: 0.09 } },
    {
      path: strokes(-6, 14, 36, 14, 32, 14, 32, 30, 20, 14, 20, 27),
      paint: { stroke: ink, width: 0.09 },
    },
  ],
  boss: ({ ink }) => [
    {
      path: polygon(-34, 26, -38, -20, -17, 0, 0, -30, 17, 0, 38, -20, 34, 26),
      paint: { fill: ink },
    },
  ],
  treasure: ({ ink, paper }) => [
    {
      path: new Path().rectangle(-0.32, -0.2, 0.64, 0.44),
      paint: { fill: paper, stroke: ink, width: LINE },
    },
    { path: strokes(-32, -2, 32, -2), paint: { stroke: ink, width: LINE } },
    { path: new Path().rectangle(-0.07, -0.08, 0.14, 0.16), paint: { fill: ink } },
  ],
  monster: ({ ink, paper }) => [
    { path: new Path().circle(0, -0.06, 0.28), paint: { fill: ink } },
    { path: new Path().rectangle(-0.15, 0.1, 0.3, 0.22), paint: { fill: ink } },
    {
      path: new Path().circle(-0.11, -0.05, 0.075).circle(0.11, -0.05, 0.075),
      paint: { fill: paper },
    },
    { path: strokes(-5, 20, -5, 33, 5, 20, 5, 33), paint: { stroke: paper, width: 0.04 } },
  ],
};

/**
 * The symbols of doors, whose passage leads from left to right. A secret one has a letter S besides.
 * @type {Record<Door['state'], (inks: Inks) => Stroke[]>}
 */
export const DOOR_ICONS = {
  open: ({ ink }) => [
    {
      path: new Path().rectangle(-0.12, -0.5, 0.24, 0.16).rectangle(-0.12, 0.34, 0.24, 0.16),
      paint: { fill: ink },
    },
  ],
  closed: ({ ink, paper }) => [
    { path: strokes(0, -50, 0, 50), paint: { stroke: ink, width: 0.1 } },
    {
      path: new Path().rectangle(-0.14, -0.32, 0.28, 0.64),
      paint: { fill: paper, stroke: ink, width: LINE },
    },
  ],
  locked: ({ ink, paper }) => [
    { path: strokes(0, -50, 0, 50), paint: { stroke: ink, width: 0.1 } },
    {
      path: new Path().rectangle(-0.14, -0.32, 0.28, 0.64),
      paint: { fill: ink, stroke: ink, width: LINE },
    },
    { path: new Path().circle(0, 0, 0.08), paint: { fill: paper } },
  ],
  secret: ({ ink }) => [
    { path: strokes(-14, -50, -14, 50, 14, -50, 14, 50), paint: { stroke: ink, width: LINE } },
  ],
};

/**
 * Stairs: steps that grow narrower the way down.
 * @param {boolean} isDown
 * @returns {(inks: Inks) => Stroke[]}
 */
export const stairsIcon =
  (isDown) =>
  ({ ink }) => {
    const steps = [-36, -18, 0, 18, 36].flatMap((y, i) => {
      const half = isDown ? 38 - 7 * i : 10 + 7 * i;
      return [-half, y, half, y];
    });
    return [{ path: strokes(...steps), paint: { stroke: ink, width: 0.08 } }];
  };
