import { buildIndex, measure } from 'mazewright/draw';
import { maxBytes } from './memory.js';
import { rowOf } from './row-of.js';
import { mazeOf } from './wanted.js';

/** @import { Mazewright } from 'mazewright/dungeons' */

/** Cells of a side of the maze that is measured. */
const SIDE = 16;
/** Bytes per cell: passages, mask, kinds, neighbours but for their table, and distances. */
const PLANES = 8;

/** Bytes per cell of each shape. @type {Map<string, number>} */
const known = new Map();

/** Bytes of the typed arrays of a record. @param {object} record @returns {number} */
const bytesOf = (record) =>
  Object.values(record).reduce((sum, item) => {
    if (ArrayBuffer.isView(item)) return sum + item.byteLength;
    return typeof item === 'object' && item !== null ? sum + bytesOf(item) : sum;
  }, 0);

/** Bytes per cell that a maze of a shape needs on the page, measured at a small maze. @param {Mazewright} mw @param {{ id: string }} shape */
function bytesPerCell(mw, shape) {
  const row = rowOf(mw.catalog.shapes, shape.id);
  const generator = /** @type {import('mazewright/dungeons').GeneratorRow} */ (
    mw.catalog.generators.find(({ shapes }) => shapes.includes(row.id))
  );
  const levels = Math.max(1, row.minLevels);
  const options = { algorithm: generator.id, shape: row.id, width: SIDE, height: SIDE, levels };
  const maze = mazeOf(mw, { ...options, seed: 1 });
  const measured = measure(maze.polygons());
  const lines = maze.lines({ seams: true });
  const drawn = bytesOf({ ...measured, index: buildIndex(measured), lines });
  return drawn / maze.cellCount + 4 * maze.directions.length + PLANES;
}

/**
 * The most cells that the page shows of a shape; Infinity for shapes of squares, whose only limit is
 * that of the library, and for graphs, whose text is the limit.
 * @param {Mazewright} mw
 * @param {{ id: string }} shape
 */
export function maxCells(mw, shape) {
  const { tiles, graph } = rowOf(mw.catalog.shapes, shape.id);
  if (tiles || graph) return Number.POSITIVE_INFINITY;
  let bytes = known.get(shape.id);
  if (bytes === undefined) {
    bytes = bytesPerCell(mw, shape);
    known.set(shape.id, bytes);
  }
  return Math.floor(maxBytes() / bytes);
}
