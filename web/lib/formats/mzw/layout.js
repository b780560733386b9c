/**
 * The layout of .mzw, version 1. Numbers are little-endian and without a sign.
 *
 * | from | bytes | what                                                                        |
 * | ---: | ----: | --------------------------------------------------------------------------- |
 * |    0 |     3 | `MZW`                                                                       |
 * |    3 |     1 | the version as a digit, `1`                                                 |
 * |    4 |     4 | CRC-32 (ISO 3309, as in PNG) of all bytes from 8 on                         |
 * |    8 |    16 | the id of the shape in ASCII, then zeros                                    |
 * |   24 |    12 | width, height, levels                                                       |
 * |   36 |     4 | cells                                                                       |
 * |   40 |     8 | start and end; 0xffffffff for none                                          |
 * |   48 |     2 | bit i: plane i of `PLANES` follows                                          |
 * |   50 |     1 | bits per cell of the passages: 8 as in the maze; 4 or 2 south, east and up  |
 * |      |       | only, the first cell in the lowest bits                                     |
 * |   51 |     1 | 1: cells are tiles (a dungeon); 0: walls stand between them                 |
 * |   52 |       | the parts: the rest of the maze as JSON in UTF-8, then the planes in order   |
 *
 * A part: its bytes when inflated (4), its bytes here (4), and raw deflate (RFC 1951).
 * @module
 */

export const HEADER = 52;
export const VERSION = '1';
export const NO_CELL = 0xffffffff;
/** Where the bytes of the checksum begin. */
export const CHECKED_FROM = 8;
export const SHAPE_LENGTH = 16;

/** More cells have no maze of this library. */
export const MAX_CELLS = 2 ** 28;

/** Deflate cannot make more of a byte: 258 bytes take two codes of one bit at least. */
export const MAX_RATIO = 1032;

/** The typed arrays of a maze in the order of their bits; those of a graph by `graph.`. */
export const PLANES = /** @type {const} */ ([
  { id: 'passages', type: Uint8Array, perCell: true },
  { id: 'oneWays', type: Uint8Array, perCell: true },
  { id: 'kinds', type: Uint8Array, perCell: true },
  { id: 'mask', type: Uint8Array, perCell: true },
  { id: 'bridges', type: Uint32Array, perCell: false },
  { id: 'steps', type: Uint32Array, perCell: false },
  { id: 'graph.edges', type: Uint32Array, perCell: false },
  { id: 'graph.positions', type: Int32Array, perCell: false },
]);

/** The fields that are JSON. */
export const FIELDS = /** @type {const} */ ([
  ...['code', 'algorithm', 'shapeParams', 'seed', 'version', 'mode', 'exits', 'params', 'passes'],
  ...['rooms', 'doors', 'things', 'tree'],
]);
