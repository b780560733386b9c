/** @typedef {import('mazewright/dungeons').Mazewright} Mazewright */
/** @typedef {import('mazewright/dungeons').World} World */

/**
 * How a chunk becomes a file: as data, or as one of the library's exports.
 * @typedef {{ id: string, extension: string,
 *   write: (world: World, cx: number, cy: number) => string | Uint8Array }} Format
 */

/** @param {Uint8Array | null} bytes */
const base64 = (bytes) => bytes && Buffer.from(bytes).toString('base64');

/**
 * Everything about a chunk: passages as one byte per cell, row by row (bits: 1 north, 2 south, 4 west,
 * 8 east), without the doors; kinds likewise (0 rock, 1 room, 3 and 4 corridors), null in a maze. Both
 * in base64.
 * @type {Format}
 */
const json = {
  id: 'json',
  extension: 'json',
  write(world, cx, cy) {
    const { passages, kinds } = world.chunk(cx, cy);
    const doors = world.doors(cx, cy);
    const size = world.chunkSize;
    const data = { cx, cy, size, doors, passages: base64(passages), kinds: base64(kinds) };
    return `${JSON.stringify({ world: world.code, ...data })}\n`;
  },
};

/**
 * @param {Mazewright} mw
 * @returns {Format[]} the first one is the default
 */
export const formatsOf = (mw) => [
  json,
  ...mw.catalog.exports.map(({ id, extension, binary }) => ({
    id,
    extension,
    /** @param {World} world @param {number} cx @param {number} cy */
    write(world, cx, cy) {
      const file = world.chunk(cx, cy).export(id);
      return binary ? file : `${file}\n`;
    },
  })),
];
