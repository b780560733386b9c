import { cellAt, middleOf } from 'mazewright/draw';

/** @import { Box } from '../../camera/camera.js' */
/** @import { Geometry } from 'mazewright/draw' */

/** Pixels of a number: its height, the width of a digit, and what is around it. */
export const NUMBER = { font: 13, height: 16, digit: 8.5, around: 5 };
/** Pixels by which a number may be larger than its room. */
const SLACK = 3;
/** Cells nearest to the middle of a room that are tried. */
const MAX_TRIES = 80;
/** Rows of places around a room that are tried. */
const RINGS = 3;

/** @typedef {{ x: number, y: number }} Point in units of the drawing */

/**
 * Where the numbers of rooms stand: in the room, as near to its middle as what must stay visible allows,
 * else beside it, rather on rock than on floor. A number that would cover something everywhere is left
 * out.
 * @param {readonly { number: number, cells: readonly number[] }[]} rooms
 * @param {{ geometry: Geometry, isFloor(cell: number): boolean, obstacles: readonly Box[] }} map
 *   obstacles: what numbers may not cover, in units of the drawing
 * @param {number} scale pixels per unit
 * @returns {Map<number, Point>} the middle of each number
 */
export function numberPlaces(rooms, { geometry, isFloor, obstacles }, scale) {
  /** @type {Box[]} */
  const taken = [];
  /** @type {Map<number, Point>} */
  const found = new Map();
  const boxAt = (/** @type {Point} */ { x, y }, /** @type {number} */ number) => {
    const wide = (NUMBER.around + NUMBER.digit * String(number).length) / 2 / scale;
    const high = NUMBER.height / 2 / scale;
    return { left: x - wide, top: y - high, right: x + wide, bottom: y + high };
  };
  const isFree = (/** @type {Box} */ box, /** @type {readonly Box[]} */ near) =>
    !near.some((other) => overlap(box, other)) && !taken.some((other) => overlap(box, other));
  const put = (/** @type {number} */ number, /** @type {Point} */ point) => {
    found.set(number, point);
    taken.push(boxAt(point, number));
  };

  const all = rooms.map((room) => {
    const around = boundsOf(geometry, room.cells);
    const { right, bottom } = boxAt({ x: 0, y: 0 }, room.number);
    const margin = 2 * (RINGS + 1);
    const reach = grown(around, margin * right, margin * bottom);
    return { ...room, around, near: obstacles.filter((each) => overlap(reach, each)) };
  });
  for (const { number, cells, around, near } of all) {
    const inside = insideOf(geometry, cells, around);
    const freeIn = (/** @type {Box} */ limits) =>
      inside.find((each) => {
        const box = boxAt(each, number);
        return isWithin(box, limits) && isFree(box, near);
      });
    // On a wall only where the room has no better place.
    const point = freeIn(around) ?? freeIn(grown(around, SLACK / scale, SLACK / scale));
    if (point) put(number, point);
  }
  for (const { number, around, near } of all) {
    if (found.has(number)) continue;
    const size = boxAt({ x: 0, y: 0 }, number);
    const free = besides(around, size).filter((each) => isFree(boxAt(each, number), near));
    const covered = free.map((each) => floorUnder(boxAt(each, number), geometry, isFloor));
    const best = covered.indexOf(Math.min(...covered));
    if (best >= 0) put(number, free[best]);
  }
  return found;
}

/** @param {Box} a @param {Box} b */
const overlap = (a, b) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** @param {Box} inner @param {Box} outer */
const isWithin = (inner, outer) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** @param {Box} box @param {number} wide @param {number} high @returns {Box} */
const grown = ({ left, top, right, bottom }, wide, high) => ({
  left: left - wide,
  top: top - high,
  right: right + wide,
  bottom: bottom + high,
});

/** The box around cells. @param {Geometry} geometry @param {readonly number[]} cells @returns {Box} */
function boundsOf(geometry, cells) {
  const half = geometry.unit / 2;
  const points = cells.map((cell) => middleOf(geometry, cell));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return grown(
    {
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      bottom: Math.max(...ys),
    },
    half,
    half,
  );
}

/** The middle of a room and those of its cells, the nearest to it first. @param {Geometry} geometry @param {readonly number[]} cells @param {Box} around @returns {Point[]} */
function insideOf(geometry, cells, { left, top, right, bottom }) {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const points = cells.map((cell) => {
    const [cellX, cellY] = middleOf(geometry, cell);
    return { x: cellX, y: cellY, far: Math.hypot(cellX - x, cellY - y) };
  });
  points.sort((a, b) => a.far - b.far);
  return [{ x, y }, ...points.slice(0, MAX_TRIES)];
}

/** Places in rings around a room, the nearest first. @param {Box} around @param {Box} size of a number in the origin @returns {Point[]} */
function besides(around, { right: wide, bottom: high }) {
  /** @type {Point[]} */
  const points = [];
  const [middleX, middleY] = [(around.left + around.right) / 2, (around.top + around.bottom) / 2];
  for (let ring = 0; ring < RINGS; ring += 1) {
    const { left, top, right, bottom } = grown(around, (1 + ring) * wide, (1 + ring) * high);
    for (const share of [0, 0.5, -0.5, 1, -1]) {
      const x = middleX + (share * (right - left)) / 2;
      const y = middleY + (share * (bottom - top)) / 2;
      points.push({ x, y: top }, { x, y: bottom }, { x: left, y }, { x: right, y });
    }
  }
  return points;
}

/** How many of nine points of a box lie on floor. @param {Box} box @param {Geometry} geometry @param {(cell: number) => boolean} isFloor */
function floorUnder({ left, top, right, bottom }, geometry, isFloor) {
  let count = 0;
  for (const x of [left, (left + right) / 2, right]) {
    for (const y of [top, (top + bottom) / 2, bottom]) {
      const cell = cellAt(geometry, x, y);
      if (cell !== null && isFloor(cell)) count += 1;
    }
  }
  return count;
}
