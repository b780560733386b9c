import { readCell } from '../options/cells.js';
import { neighbourAndBack, neighboursOf } from './neighbours.js';
import { positionOf } from './positions.js';

/** @import { Place } from '../options/types.js' */
/** @import { OwnMaze } from './inside.js' */
/** @typedef {import('./neighbours.js').Neighbours} Neighbours */
/** @typedef {{ x: number, y: number }} Position */
/** @typedef {(a: Position, b: Position) => number} Formula */

/**
 * Of hexagons in columns of which every second one is shifted down, by their axial coordinates.
 * Source: A. Patel, "Hexagonal grids", Red Blob Games.
 * @type {Formula}
 */
const inColumns = (a, b) => {
  const column = b.x - a.x;
  const row = b.y - (b.x >> 1) - (a.y - (a.x >> 1));
  return Math.max(Math.abs(column), Math.abs(row), Math.abs(column + row));
};

/** @type {Formula} */
const inRows = (a, b) => inColumns({ x: a.y, y: a.x }, { x: b.y, y: b.x });

/**
 * The formula of a shape whose distances follow from the positions of cells, if the grid has no mask
 * and no glued edges. On other grids a search finds them.
 * @param {{ shape: string, shapeParams: Readonly<Record<string, unknown>>, mask: Uint8Array | null }} maze
 * @returns {Formula | null}
 */
function formulaOf({ shape, shapeParams, mask }) {
  if (mask) return null;
  if (shape === 'hex') return shapeParams.orientation === 'flat' ? inColumns : inRows;
  if (shape === 'square' && shapeParams.wrap === 'none') {
    return (a, b) => Math.abs(b.x - a.x) + Math.abs(b.y - a.y);
  }
  return null;
}

/** Which side of a search has reached a cell. */
const FROM = 1;
const TO = 2;

/** Cells per page of marks. */
const PAGE = 4096;

/** Read for every page in which no cell is marked. */
const BLANK = new Uint8Array(PAGE);

/** A mark per cell, in pages that are made when they are needed: most searches are short. */
class Marks {
  #pages;

  /** @param {number} cells */
  constructor(cells) {
    this.#pages = new Array(Math.ceil(cells / PAGE)).fill(BLANK);
  }

  /** @param {number} cell @returns {number} 0 without a mark */
  get(cell) {
    return this.#pages[(cell / PAGE) >>> 0][cell % PAGE];
  }

  /** @param {number} cell @param {number} mark */
  set(cell, mark) {
    const page = (cell / PAGE) >>> 0;
    if (this.#pages[page] === BLANK) this.#pages[page] = new Uint8Array(PAGE);
    this.#pages[page][cell % PAGE] = mark;
  }
}

/**
 * The fewest steps between two cells along neighbours, by breadth-first search from both ends at
 * once, the smaller ring first. Cost: O(cells nearer than half of the distance).
 * Source: I. Pohl, "Bi-directional search", Machine Intelligence 6, 1971.
 * @param {Neighbours} neighbours
 * @param {number} from
 * @param {number} to
 * @returns {number} Infinity if no steps lead there
 */
function searchDistance(neighbours, from, to) {
  if (from === to) return 0;
  const { exits } = neighbours;
  const reached = new Marks(exits.length);
  reached.set(from, FROM);
  reached.set(to, TO);
  const rings = [
    { mark: FROM, cells: [from] },
    { mark: TO, cells: [to] },
  ];
  for (let steps = 1; ; ++steps) {
    const ring = rings[0].cells.length <= rings[1].cells.length ? rings[0] : rings[1];
    const next = [];
    for (const cell of ring.cells) {
      for (let bits = exits[cell]; bits !== 0; bits &= bits - 1) {
        const neighbour = neighbourAndBack(neighbours, cell, 31 - Math.clz32(bits & -bits)) >>> 3;
        const mark = reached.get(neighbour);
        if (mark === ring.mark) continue;
        if (mark !== 0) return steps;
        reached.set(neighbour, ring.mark);
        next.push(neighbour);
      }
    }
    if (next.length === 0) return Number.POSITIVE_INFINITY;
    ring.cells = next;
  }
}

/**
 * The fewest steps between two cells on the bare grid; see `maze.cellDistance`.
 * @param {OwnMaze} maze
 * @param {Place} a
 * @param {Place} b
 * @returns {number}
 */
export function cellDistance(maze, a, b) {
  const [from, to] = [readCell(maze, 'a', a), readCell(maze, 'b', b)];
  const formula = formulaOf(maze);
  return formula
    ? formula(positionOf(maze, from), positionOf(maze, to))
    : searchDistance(neighboursOf(maze), from, to);
}
