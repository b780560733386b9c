/** @typedef {import('mazewright/dungeons').Mazewright} Mazewright */
/** @typedef {import('mazewright/dungeons').Maze} Maze */
/** @typedef {import('mazewright/dungeons').World} World */
/** @typedef {import('mazewright/formats').FormatRow} FormatRow */
/** @typedef {import('mazewright/formats').FormatParam} FormatParam */
/** @typedef {import('mazewright/formats').FeatureId} FeatureId */
/** @typedef {import('mazewright/formats').LossesByValue} LossesByValue */

/**
 * A format of files, from wherever its row is.
 * @typedef {object} Format
 * @property {string} id
 * @property {string} title
 * @property {string} about
 * @property {string} extension without a dot
 * @property {boolean} binary
 * @property {readonly FeatureId[]} loses what its files do not show
 * @property {LossesByValue} [losesBy] the same for the values of an option
 * @property {boolean} [needsSteps] whether mazes must be generated with `steps: true`
 * @property {readonly Readonly<Param>[]} params
 * @property {(maze: Maze) => { code: string, message: string } | null} problem why it cannot hold a maze
 * @property {(maze: Maze, options: Record<string, any>) => any} write a text or bytes, or a promise of them
 */

/** @typedef {import('mazewright/dungeons').Param | FormatParam} Param */

/**
 * A row of the catalog.
 * @param {import('mazewright/dungeons').Catalog['exports'][number]} row
 * @returns {Format}
 */
const ofCatalog = (row) => ({
  ...row,
  problem(maze) {
    try {
      maze.export(row.id);
      return null;
    } catch (error) {
      const { code, message } = /** @type {{ code: string, message: string }} */ (error);
      return code === 'unsupported-shape' ? { code, message } : null;
    }
  },
  write: (maze, options) => maze.export(row.id, options),
});

/**
 * The formats of `mazewright/formats` and those of the catalog that it lacks, in the order of menus: JSON,
 * those of the catalog, all others.
 * @param {Mazewright} mw
 * @param {readonly Readonly<FormatRow>[]} rows
 * @returns {readonly Format[]}
 */
export function formatsOf(mw, rows) {
  const own = /** @type {readonly Format[]} */ (rows);
  const all = [
    ...own.filter(({ id }) => id === 'json'),
    ...mw.catalog.exports.map(ofCatalog),
    ...own,
  ];
  return [...new Map(all.map((format) => [format.id, format])).values()];
}

/**
 * The options of a maze with those that its format needs.
 * @param {Record<string, any>} options
 * @param {Format | undefined} format
 */
export const forFormat = (options, format) =>
  format?.needsSteps ? { ...options, steps: true } : options;

/**
 * How a chunk of a world becomes a file.
 * @typedef {{ id: string, extension: string, params: Format['params'],
 *   write: (world: World, cx: number, cy: number, options: Record<string, any>) => any }} ChunkFormat
 */

/** @param {Uint8Array | null} bytes */
const base64 = (bytes) => bytes && Buffer.from(bytes).toString('base64');

/**
 * Everything about a chunk: passages as one byte per cell, row by row (bits: 1 north, 2 south, 4 west,
 * 8 east), without the doors; kinds likewise (0 rock, 1 room, 3 and 4 corridors), null in a maze. Both
 * in base64.
 * @type {ChunkFormat}
 */
const chunkJson = {
  id: 'json',
  extension: 'json',
  params: [],
  write(world, cx, cy) {
    const { passages, kinds } = world.chunk(cx, cy);
    const doors = world.doors(cx, cy);
    const size = world.chunkSize;
    const data = { cx, cy, size, doors, passages: base64(passages), kinds: base64(kinds) };
    return `${JSON.stringify({ world: world.code, ...data })}\n`;
  },
};

/**
 * The formats of chunks. JSON is another one than that of mazes: it has the doors. Texts of formats that
 * the catalog has end with one more line feed, as they always did: a folder may be half full.
 * @param {import('./library.js').Library} library
 * @returns {ChunkFormat[]} the first one is the default
 */
export const chunkFormatsOf = ({ mw, formats }) => [
  chunkJson,
  ...formats
    .filter(({ id }) => id !== chunkJson.id)
    .map((format) => ({
      id: format.id,
      extension: format.extension,
      params: format.params,
      /** @type {ChunkFormat['write']} */
      async write(world, cx, cy, options) {
        const file = await format.write(world.chunk(cx, cy), options);
        const ends = !format.binary && mw.catalog.exports.some(({ id }) => id === format.id);
        return ends ? `${file}\n` : file;
      },
    })),
];
