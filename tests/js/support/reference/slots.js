/**
 * A grid as slots: slots[cell][direction] is { to, back } or undefined. Beside them the names of
 * the directions; by cell its place, whether the grid keeps it, the directions of its sides, and its
 * drawn corners with the side that begins there.
 */
import { DIRECTIONS, neighbourOf } from '../grid.js';
import { fnv1a, keyOf, Random } from '../random.js';
import { Coins } from './chance.js';

/** The sides of a square, clockwise: north, east, south, west. */
const squareCorners = [
  { side: 0, from: [0, 0], to: [1, 0] },
  { side: 3, from: [1, 0], to: [1, 1] },
  { side: 1, from: [1, 1], to: [0, 1] },
  { side: 2, from: [0, 1], to: [0, 0] },
];

/** Flat squares, built from nothing but their definition. */
export function plainGrid({ width, height, mask = null }) {
  const size = { width, height, mask };
  const cells = [...Array(width * height).keys()];
  const slotsOf = (cell) =>
    DIRECTIONS.map((_name, direction) => {
      const to = neighbourOf(size, cell, direction);
      return to < 0 ? undefined : { to, back: direction ^ 1 };
    });
  return {
    shape: 'square',
    names: DIRECTIONS,
    slots: cells.map(slotsOf),
    places: cells.map((cell) => ({ x: cell % width, y: Math.floor(cell / width), level: 0 })),
    kept: cells.map((cell) => !mask || mask[cell] === 1),
    sides: cells.map(() => [0, 1, 2, 3]),
    corners: cells.map(() => squareCorners),
  };
}

/** The grid of a maze of any shape, asked cell by cell. */
export function gridFrom(maze) {
  // Hexagons with their points up have no way north or south, which come last.
  const isPointy = maze.shapeParams.orientation === 'pointy';
  const names = isPointy ? maze.directions.slice(0, 6) : maze.directions;
  const cells = [...Array(maze.cellCount).keys()];
  const { sides, starts, points } = maze.polygons();
  const at = (corner) => [points[2 * corner], points[2 * corner + 1]];
  const cornersOf = (cell) =>
    Array.from({ length: starts[cell + 1] - starts[cell] }, (_, i) => {
      const corner = starts[cell] + i;
      const next = corner + 1 === starts[cell + 1] ? starts[cell] : corner + 1;
      return { side: sides[corner], from: at(corner), to: at(next) };
    });
  const isSide = (side) => side !== 255;
  const slotsOf = (cell) =>
    names.map((_name, direction) => {
      const to = maze.neighbour(cell, direction);
      return to === null ? undefined : { to, back: maze.back(cell, direction) };
    });
  return {
    shape: maze.shape,
    names,
    slots: cells.map(slotsOf),
    places: cells.map((cell) => maze.positionOf(cell)),
    kept: cells.map((cell) => !maze.mask || maze.mask[cell] === 1),
    sides: cells.map((cell) => [...sides.slice(starts[cell], starts[cell + 1])].filter(isSide)),
    corners: cells.map(cornersOf),
  };
}

/**
 * Zeta: of the two diagonals of every block of two by two one goes, by a fair coin from the stream
 * "shape", blocks in the order of their first cells; heads leaves the one to the south-east.
 */
export function thinned(grid, seed) {
  if (grid.shape !== 'zeta') return grid;
  const coins = new Coins(new Random(keyOf(seed) ^ fnv1a(new TextEncoder().encode('shape'))));
  const [southEast, southWest] = ['southEast', 'southWest'].map((name) => grid.names.indexOf(name));
  const slots = grid.slots.map((own) => [...own]);
  const drop = (cell, direction) => {
    const { to, back } = slots[cell][direction];
    slots[cell][direction] = undefined;
    slots[to][back] = undefined;
  };
  for (const cell of slots.keys()) {
    if (!slots[cell][southEast] || !slots[cell + 1][southWest]) continue;
    if (coins.flip()) drop(cell + 1, southWest);
    else drop(cell, southEast);
  }
  return { ...grid, slots };
}

/** The connected parts by their first cells: [{ cells, grid }], each grid numbered from 0. */
export function partsOf(grid) {
  const seen = new Set();
  const parts = [];
  for (const first of grid.slots.keys()) {
    if (!grid.kept[first] || seen.has(first)) continue;
    const part = new Set([first]);
    for (const cell of part) {
      for (const slot of grid.slots[cell]) if (slot) part.add(slot.to);
    }
    for (const cell of part) seen.add(cell);
    const cells = [...part].sort((a, b) => a - b);
    const number = new Map(cells.map((cell, index) => [cell, index]));
    const renumber = (slot) => slot && { ...slot, to: number.get(slot.to) };
    const slots = cells.map((cell) => grid.slots[cell].map(renumber));
    const places = cells.map((cell) => grid.places[cell]);
    parts.push({ cells, grid: { ...grid, slots, places, kept: cells.map(() => true) } });
  }
  return parts;
}
