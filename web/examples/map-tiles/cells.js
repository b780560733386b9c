// Cells as one writes them, and in the address of the page.
import { texts, written } from './texts.js';

/** Whether a world has a cell. One without an edge has them all. */
export const inside = ({ width }, { x, y }) =>
  width === null || (x >= 0 && y >= 0 && x < width && y < width);

export const nameOf = ({ x, y }) => `${x}, ${y}`;

/** The middle of a cell, with y first, as Leaflet has it. */
export const middleOf = ({ x, y }) => [y + 0.5, x + 0.5];

/** The cell that a text names, or what is wrong with it. */
export function readCell(world, text) {
  const [, x, y] = /^\s*(-?\d{1,15})[\s,]+(-?\d{1,15})\s*$/.exec(text) ?? [];
  if (x === undefined) return { cell: null, problem: texts.notCell };
  const cell = { x: Number(x), y: Number(y) };
  return { cell, problem: inside(world, cell) ? null : texts.outside(written(world.width - 1)) };
}

/** #z/x/y, and the two ends of a route: #z/x/y/x,y/x,y. */
const HASH =
  /^#(\d{1,2})\/(-?\d{1,15}(?:\.\d{1,2})?)\/(-?\d{1,15}(?:\.\d{1,2})?)(?:\/(-?\d{1,15}),(-?\d{1,15})\/(-?\d{1,15}),(-?\d{1,15}))?$/;

/** The place and the ends of a route that the address says. */
export function readHash() {
  const [, z, x, y, ...ends] = HASH.exec(location.hash) ?? [];
  if (z === undefined) return null;
  const [fromX, fromY, toX, toY] = ends.map(Number);
  const place = { z: Number(z), x: Number(x), y: Number(y) };
  if (ends[0] === undefined) return place;
  return { ...place, from: { x: fromX, y: fromY }, to: { x: toX, y: toY } };
}
