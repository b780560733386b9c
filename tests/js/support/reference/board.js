/** What every reference starts from: a grid with no passages and the cells that take part. */
import { keyOf, Random } from '../random.js';
import { plainGrid } from './slots.js';

/** Directions that lead along a row, by name; the flat hexagon's rows have no straight way. */
const SIDEWAYS = ['west', 'east', 'counterclockwise', 'clockwise'];
const SLANTING = ['northWest', 'southEast', 'northEast', 'southWest'];

function sidewaysOf({ shape, names }) {
  const along = shape === 'hex' && names.includes('north') ? SLANTING : SIDEWAYS;
  return new Set([...names.keys()].filter((direction) => along.includes(names[direction])));
}

/** The cells of every row, a row being the cells of one y and level, in the order of the cells. */
function rowsOf(places) {
  const rows = new Map();
  for (const [cell, { y, level }] of places.entries()) {
    const name = `${level} ${y}`;
    if (!rows.has(name)) rows.set(name, []);
    rows.get(name).push(cell);
  }
  return [...rows.values()];
}

/** `options.grid` and `options.random` are made from the other options when left out. */
export function newBoard(options) {
  const grid = options.grid ?? plainGrid(options);
  const random = options.random ?? new Random(keyOf(options.seed));
  const { slots, kept } = grid;
  const passages = new Uint8Array(slots.length);
  const cells = [...slots.keys()].filter((cell) => kept[cell]);
  return {
    grid,
    width: options.width,
    height: options.height,
    mask: kept,
    places: grid.places,
    rows: rowsOf(grid.places),
    sideways: sidewaysOf(grid),
    directionCount: grid.names.length,
    passages,
    cells,
    order: [],
    random,
    neighbour: (cell, direction) => slots[cell][direction]?.to ?? -1,
    back: (cell, direction) => slots[cell][direction].back,
    carve(cell, direction) {
      const { to, back } = slots[cell][direction];
      passages[cell] |= 1 << direction;
      passages[to] |= 1 << back;
      this.order.push([cell, direction]);
    },
    /** Directions whose neighbour is in the grid and passes the test, lowest first. */
    directions(cell, accept = () => true) {
      const found = [];
      const ways = slots[cell];
      for (let direction = 0; direction < ways.length; direction++) {
        if (ways[direction] && accept(ways[direction].to)) found.push(direction);
      }
      return found;
    },
    randomCell: () => cells[random.below(cells.length)],
  };
}
