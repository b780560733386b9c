/** Rooms and corridors on a lattice of cells with walls of one tile between them. */

const [ROOM, CORRIDOR] = [1, 3];
/** North, south, west, east. */
export const STEPS = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
];

export function latticeOf({ width, height, params }) {
  const pitch = params.corridor + 1;
  const offset = (side) => 1 + (((side - 1) % pitch) >> 1);
  return {
    columns: Math.floor((width - 1) / pitch),
    rows: Math.floor((height - 1) / pitch),
    /** The tiles of cells from (x, y) on: of `across` by `down` of them. */
    rect: (x, y, across = 1, down = 1) => ({
      x: offset(width) + x * pitch,
      y: offset(height) + y * pitch,
      width: across * pitch - 1,
      height: down * pitch - 1,
    }),
  };
}

/** Rooms in cells, until they cover the share or the tries are used up. */
export function placeRooms({ columns, rows }, params, gap, random) {
  const pitch = params.corridor + 1;
  const least = Math.ceil((params.minRoom + 1) / pitch);
  const longest = Math.floor((params.maxRoom + 1) / pitch);
  const most = Math.max(least, Math.min(longest, columns, rows));
  const wanted = Math.floor((columns * rows * Math.round(params.rooms * 1000) + 500) / 1000);
  const tries = 16 + 4 * Math.floor((columns * rows) / ((least + most) >> 1) ** 2);
  const between = (low, high) => low + random.below(high - low + 1);
  const placed = [];
  let covered = 0;
  for (let i = 0; i < tries && (i === 0 || covered < wanted); i++) {
    const w = between(least, most);
    const h = between(Math.max(least, (w + 1) >> 1), Math.min(most, 2 * w));
    const [x, y] = [between(0, columns - w), between(0, rows - h)];
    const isNear = (o) =>
      x < o.x + o.w + gap && o.x < x + w + gap && y < o.y + o.h + gap && o.y < y + h + gap;
    if (placed.some(isNear)) continue;
    placed.push({ x, y, w, h });
    covered += w * h;
  }
  return placed;
}

/**
 * The kinds of the tiles: rooms, and of the other cells those in `floor` and the walls in `open`, keys
 * "x,y,direction" with a direction of 1 or 3.
 */
export function kindsOf({ width, height }, lattice, rooms, floor, open) {
  const kinds = new Uint8Array(width * height);
  const fill = (rect, kind) => {
    for (let y = rect.y; y < rect.y + rect.height; y++) {
      for (let x = rect.x; x < rect.x + rect.width; x++) kinds[y * width + x] = kind;
    }
  };
  for (const cell of floor)
    fill(lattice.rect(cell % lattice.columns, Math.floor(cell / lattice.columns)), CORRIDOR);
  for (const key of open) {
    const [x, y, direction] = key.split(',').map(Number);
    const cell = lattice.rect(x, y);
    if (direction === 1) fill({ ...cell, y: cell.y + cell.height, height: 1 }, CORRIDOR);
    else fill({ ...cell, x: cell.x + cell.width, width: 1 }, CORRIDOR);
  }
  const own = rooms.map(({ x, y, w, h }) => lattice.rect(x, y, w, h));
  for (const room of own) fill(room, ROOM);
  return { kinds, rooms: own };
}

/** By cell the number of its room, or -1. */
export function roomMap({ columns, rows }, placed) {
  const map = new Array(columns * rows).fill(-1);
  for (const [index, { x, y, w, h }] of placed.entries()) {
    for (let j = y; j < y + h; j++) for (let i = x; i < x + w; i++) map[j * columns + i] = index;
  }
  return map;
}
