// The picture of the tileset, pixel by pixel. Walls and floors are drawn by rules, so that tiles meet
// without a seam; objects are pictures of letters.
import { ART, COLORS, LOCKS } from './art.js';
import { COLUMNS, LOCK_COLORS, ROWS, TILE, TILE_NAMES, TILES, WALL_MASKS } from './tileset.js';

/** @typedef {(x: number, y: number) => string} Painter the letter of a pixel of a tile */

const LETTERS = Object.keys(COLORS);

/** The colours of the picture: those of letters, then two of each lock. */
export const PALETTE = [...Object.values(COLORS), ...LOCKS.flat()];

/** The rows from which on a wall shows its front, if none stands south of it. */
const FRONT = 9;
const LAST = TILE - 1;

/** A number below `most` that looks drawn by chance. @param {number} x @param {number} y @param {number} salt @param {number} most */
function grain(x, y, salt, most) {
  const mixed = Math.imul(
    Math.imul(x + 17 * salt, 0x9e3779b1) ^ Math.imul(y + 5, 0x85ebca6b),
    0xc2b2ae35,
  );
  return (mixed >>> 9) % most;
}

/** Bricks of a front, in courses of three rows. @type {Painter} */
function brick(x, y) {
  const course = Math.floor((y - FRONT - 1) / 3);
  if (y === FRONT || y === LAST) return 'k';
  if ((y - FRONT - 1) % 3 === 2) return 'q';
  const along = (x + (course % 2) * 4) % 8;
  if (along === 0) return 'q';
  if ((y - FRONT - 1) % 3 === 0) return along === 1 ? 't' : 's';
  return along === 7 ? 'S' : grain(x >> 3, course, 3, 2) ? 's' : 'S';
}

/**
 * A wall from above, lit from the north-west; where nothing joins it in the south one sees its front.
 * @param {number} mask
 * @returns {Painter}
 */
function wall(mask) {
  const [n, ne, e, se, s, sw, w, nw] = Array.from({ length: 8 }, (_, bit) => (mask >> bit) & 1);
  return (x, y) => {
    if (!s && y >= FRONT) return (!w && x === 0) || (!e && x === LAST) ? 'k' : brick(x, y);
    const isWestEdge = !w || (x <= 1 && ((!nw && n && y === 0) || (!sw && s && y >= FRONT - 1)));
    const isEastEdge = !e || (!ne && n && y === 0) || (!se && s && y >= FRONT - 1);
    if ((isWestEdge && x === 0) || (isEastEdge && x === LAST) || (!n && y === 0)) return 'k';
    if ((isWestEdge && x === 1) || (!n && y === 1)) return 'V';
    if (w && n && !nw && x <= 1 && y <= 1) return 'V';
    if (e && n && !ne && x === LAST && y === 1) return 'V';
    if (!s && y === FRONT - 1) return 'V';
    return grain(x, y, 1, 9) === 0 ? 'u' : 'U';
  };
}

/** Flagstones, two by two. @param {number} variant @returns {Painter} */
const flagstones = (variant) => (x, y) => {
  const row = y >> 3;
  const [along, down] = [(x + row * 4) & 7, y & 7];
  if (along === 7 || down === 7) return 'e';
  if (along === 0 || down === 0) return 'F';
  if (variant === 1 && Math.abs(x - y + 2) < 1 && x > 3 && x < 12) return 'e';
  if (variant === 2 && grain(x, y, 7, 6) === 0) return 'e';
  return grain(x, y, 2, 23) === 0 ? 'e' : 'f';
};

/** Trodden ground with small stones. @param {number} variant @returns {Painter} */
const cobbles = (variant) => (x, y) => {
  const row = y >> 2;
  const [along, down] = [(x + (row % 2) * 3) % 6, y & 3];
  const stone = grain(Math.floor((x + (row % 2) * 3) / 6), row, variant + 11, 3);
  if (along === 5 || down === 3) return 'a';
  if (stone === 0) return grain(x, y, 4, 5) === 0 ? 'a' : 'c';
  return down === 0 ? 'C' : 'c';
};

/** @type {Record<string, (variant: number) => Painter>} */
const PAINTERS = {
  ground: () => (x, y) => (grain(x, y, 5, 7) === 0 ? 'g' : 'a'),
  room: flagstones,
  corridor: cobbles,
  passage: () => (x, y) => (grain(x, y, 6, 5) === 0 ? 'a' : grain(x, y, 8, 7) === 0 ? 'C' : 'c'),
  doorway: () => (x, y) =>
    (y & 3) === 3 ? 'a' : (y & 3) === 0 ? 'F' : grain(x, y, 9, 13) ? 'e' : 'a',
  landing: () => (x, y) => {
    const rim = Math.min(x, y, LAST - x, LAST - y);
    return rim === 0 ? 'e' : rim === 1 ? 'F' : rim === 3 ? 'e' : 'f';
  },
  tunnel: () => (x, y) => ((y & 3) === 3 || (x + (y >> 2) * 3) % 6 === 5 ? 'q' : 'g'),
  bridgeOverWestEast: () => bridge,
  bridgeOverNorthSouth: () => (x, y) => bridge(y, x),
  arrowEast: () => (x, y) => ART_OF.arrowEast(x, y),
  arrowWest: () => (x, y) => ART_OF.arrowEast(LAST - x, y),
  arrowSouth: () => (x, y) => ART_OF.arrowEast(y, x),
  arrowNorth: () => (x, y) => ART_OF.arrowEast(LAST - y, x),
  secretDoor: () => secret(wall(4 | 64)),
  secretDoorSideways: () => secret(wall(1 | 16)),
};

/** Planks from north to south, with rails, over a tunnel from west to east. @type {Painter} */
function bridge(x, y) {
  const side = Math.min(x, LAST - x);
  if (side === 0) return 'x';
  if (side === 1) return 'k';
  if (side === 2) return (y & 7) === 3 ? 'k' : 'O';
  if (side === 3) return 'd';
  return (y & 3) === 3 ? 'd' : (y & 3) === 0 ? 'O' : grain(x >> 2, y, 12, 4) ? 'o' : 'd';
}

/** A wall with a crack, which is all that gives a secret door away. @param {Painter} painter @returns {Painter} */
const secret = (painter) => (x, y) => {
  const crack = 8 + ((y >> 1) % 2) - (y % 5 === 0 ? 1 : 0);
  return x === crack && y > 2 && y < LAST ? 'k' : painter(x, y);
};

/** @type {Readonly<Record<string, Painter>>} */
const ART_OF = Object.fromEntries(
  Object.entries(ART).map(([name, text]) => {
    const rows = text.trim().split('\n');
    return [name, (/** @type {number} */ x, /** @type {number} */ y) => rows[y][x]];
  }),
);

/** The painter of a tile, and which of the tiles of its name it is. @param {number} tile @returns {[Painter, number]} */
function painterOf(tile) {
  if (tile < WALL_MASKS.length) return [wall(WALL_MASKS[tile]), 0];
  const name = TILE_NAMES.get(tile);
  if (!name) return [() => '.', 0];
  const place = tile - TILES[name];
  return [PAINTERS[name]?.(place) ?? ART_OF[name], place];
}

/**
 * The picture of the tileset: a number of PALETTE per pixel.
 * @param {number} scale pixels per pixel of the drawing
 * @returns {{ width: number, height: number, data: Uint8Array }}
 */
export function drawTiles(scale) {
  const [width, height] = [COLUMNS * TILE * scale, ROWS * TILE * scale];
  const data = new Uint8Array(width * height);
  for (let tile = 0; tile < COLUMNS * ROWS; ++tile) {
    const [painter, place] = painterOf(tile);
    const lock = LETTERS.length + 2 * (place % LOCK_COLORS);
    const [left, top] = [
      (tile % COLUMNS) * TILE * scale,
      Math.floor(tile / COLUMNS) * TILE * scale,
    ];
    for (let y = 0; y < TILE * scale; ++y) {
      for (let x = 0; x < TILE * scale; ++x) {
        const letter = painter(Math.floor(x / scale), Math.floor(y / scale));
        const color = letter === 'L' ? lock : letter === 'D' ? lock + 1 : LETTERS.indexOf(letter);
        data[(top + y) * width + left + x] = color;
      }
    }
  }
  return { width, height, data };
}
