/** Least distance of the walker to a side of a cell: half its width and half a wall. */
const REACH = 0.28;
/** Links round places to hundredths, so a walker at a wall may come back this much nearer. */
const ROUNDED = 0.005;
/** Longer moves are divided, so that none jumps over a wall. */
const PIECE = 0.1;
const [NORTH, SOUTH, WEST, EAST] = [0, 1, 2, 3];

/** @typedef {import('./terrain.js').Walker} Walker */
/** @typedef {(x: number, y: number, direction: number) => boolean} IsOpen */

/** The direction nearest to an angle. @param {number} turn */
export const facing = (turn) => [NORTH, EAST, SOUTH, WEST][((Math.round(turn / 90) % 4) + 4) % 4];

/** An angle from 0 to 360. @param {number} turn */
export const normal = (turn) => ((turn % 360) + 360) % 360;

/** The walker, moved to the middle of its cell if a wall is too near. @param {Walker} walker @param {IsOpen} isOpen @returns {Walker} */
export function settled(walker, isOpen) {
  const [x, y] = [Math.floor(walker.x), Math.floor(walker.y)];
  const [inX, inY] = [walker.x - x, walker.y - y];
  const least = REACH - ROUNDED;
  const sides = [inY < least, inY > 1 - least, inX < least, inX > 1 - least];
  const near = [NORTH, SOUTH, WEST, EAST].filter((side) => sides[side]);
  const isFree = near.length < 2 && near.every((side) => isOpen(x, y, side));
  return isFree ? walker : { ...walker, x: x + 0.5, y: y + 0.5 };
}

/** The walker in the middle of the next cell of a direction, or of its own if there is no passage. @param {Walker} walker @param {number} direction @param {IsOpen} isOpen @returns {Walker} */
export function stepped(walker, direction, isOpen) {
  const [x, y] = [Math.floor(walker.x), Math.floor(walker.y)];
  const open = isOpen(x, y, direction);
  const right = open ? [0, 0, -1, 1][direction] : 0;
  const down = open ? [-1, 1, 0, 0][direction] : 0;
  return { ...walker, x: x + right + 0.5, y: y + down + 0.5 };
}

/**
 * Moves the walker, along walls and never through one. Near an opening it is guided into it.
 * @param {Walker} walker
 * @param {number} right in cells
 * @param {number} down
 * @param {IsOpen} isOpen
 * @returns {Walker}
 */
export function moved(walker, right, down, isOpen) {
  const pieces = Math.max(1, Math.ceil(Math.max(Math.abs(right), Math.abs(down)) / PIECE));
  let now = walker;
  for (let i = 0; i < pieces; i += 1) {
    now = along(now, right / pieces, isOpen);
    const turned = along({ ...now, x: now.y, y: now.x }, down / pieces, flipped(isOpen));
    now = { ...now, x: turned.y, y: turned.x };
  }
  return now;
}

/** The passages with x and y exchanged. @param {IsOpen} isOpen @returns {IsOpen} */
const flipped = (isOpen) => (x, y, direction) => isOpen(y, x, direction ^ 2);

/** Moves the walker to the right or left. @param {Walker} walker @param {number} by @param {IsOpen} isOpen @returns {Walker} */
function along(walker, by, isOpen) {
  if (by === 0) return walker;
  const [x, y] = [Math.floor(walker.x), Math.floor(walker.y)];
  const side = by > 0 ? EAST : WEST;
  const [inX, inY] = [walker.x - x, walker.y - y];
  const next = inX + by;
  const isFree = next >= REACH && next <= 1 - REACH;
  const goesBack = Math.abs(next - 0.5) < Math.abs(inX - 0.5);
  if (isFree || goesBack) return { ...walker, x: walker.x + by };
  const edge = x + (by > 0 ? 1 - REACH : REACH);
  const stop = by > 0 ? Math.min(edge, walker.x + by) : Math.max(edge, walker.x + by);
  const blocked = { ...walker, x: by > 0 ? Math.max(walker.x, stop) : Math.min(walker.x, stop) };
  if (!isOpen(x, y, side)) return blocked;
  const beyond = inY < REACH ? NORTH : inY > 1 - REACH ? SOUTH : null;
  const to = { ...walker, x: walker.x + by };
  if (beyond === null || isClear(x, y, side, beyond, isOpen)) return to;
  const middle = beyond === NORTH ? REACH : 1 - REACH;
  const lead = Math.max(-Math.abs(by), Math.min(Math.abs(by), middle - inY));
  return { ...blocked, y: walker.y + lead };
}

/** Whether no wall stands at a corner of a cell. @param {number} x @param {number} y @param {number} side @param {number} beyond @param {IsOpen} isOpen */
function isClear(x, y, side, beyond, isOpen) {
  const [right, down] = [side === EAST ? 1 : -1, beyond === SOUTH ? 1 : -1];
  return isOpen(x, y, beyond) && isOpen(x + right, y, beyond) && isOpen(x, y + down, side);
}
