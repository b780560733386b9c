/** @typedef {import('./worlds.js').TileWorld} TileWorld */
/** @typedef {import('../world/seams.js').SeamLine} SeamLine */
/** @typedef {import('./pyramid.js').Tile} Tile */

/**
 * A wall between cells, `length` cells long, from the corner (x, y) of a cell.
 * @typedef {{ x: number, y: number, length: number, upright: boolean }} Wall
 */

/** Pixels between the seams of the lowest level that a tile shows. */
const MIN_SPACING = 8;

/**
 * The walls of the open cells of a tile, joined to lines as long as they are. Walls on the rim belong to the
 * tiles of both sides. Cost: that of `world.lines`.
 * @param {TileWorld} world
 * @param {Tile} tile
 * @returns {Wall[]}
 */
export function wallsIn(world, { area }) {
  const { x, y, width, height } = area;
  const flat = new Uint8Array(width * (height + 1));
  const upright = new Uint8Array(height * (width + 1));
  const lines = world.lines(area);
  for (let i = 0; i < lines.length; i += 4) {
    const left = Math.min(lines[i], lines[i + 2]);
    const top = Math.min(lines[i + 1], lines[i + 3]);
    if (lines[i] === lines[i + 2]) upright[left * height + top] = 1;
    else flat[top * width + left] = 1;
  }
  return [
    ...runsOf(flat, width).map(({ line, from, length }) => ({
      ...{ x: x + from, y: y + line, length, upright: false },
    })),
    ...runsOf(upright, height).map(({ line, from, length }) => ({
      ...{ x: x + line, y: y + from, length, upright: true },
    })),
  ];
}

/**
 * The runs of equal values that are not 0, line by line.
 * @param {Uint8Array} values
 * @param {number} width of a line
 */
export function runsOf(values, width) {
  /** @type {{ line: number, from: number, length: number, value: number }[]} */
  const runs = [];
  for (let line = 0; line * width < values.length; ++line) {
    const row = values.subarray(line * width, (line + 1) * width);
    for (let from = 0, to = 0; from < width; from = to) {
      const value = row[from];
      while (to < width && row[to] === value) ++to;
      if (value !== 0) runs.push({ line, from, length: to - from, value });
    }
  }
  return runs;
}

/**
 * The lowest level whose seams a tile shows: they are at least 8 pixels apart, so that a tile has at most
 * some thousand, whatever the zoom.
 * @param {TileWorld} world
 * @param {Tile} tile
 */
export function lowestLevel({ chunkSize }, { scale }) {
  let level = 1;
  while (chunkSize * 2 ** (level - 1) * scale < MIN_SPACING) ++level;
  return level;
}

/**
 * The seams of the world that a tile shows.
 * @param {TileWorld} world
 * @param {Tile} tile
 * @returns {readonly SeamLine[]} lowest level first
 */
export function seamsIn(world, tile) {
  const { area } = tile;
  if (area.width === 0 || area.height === 0) return [];
  return world.seamsIn(area, lowestLevel(world, tile));
}
