/**
 * Every shape's cells and neighbours from its geometry or definition alone. A tiling takes
 * { width, height, levels, nodes, edges } and the shape's parameters and gives { count, pairs }.
 */
import { pairsAtDistance, pairsBySides, placesOf } from './geometry.js';
import { cubeSurfaceTiling, polarCounts, ringTiling, sphereCounts } from './rounds.js';

/** Points that are neighbours when they are one apart. */
const unitApart = (points) => pairsAtDistance(points, 1 - 1e-6, 1 + 1e-6);

const sheet = (pairsOf) => (size, params) => {
  const places = placesOf(size);
  return { count: places.length, pairs: pairsOf(places, size, params) };
};

/** Sheets of graph paper whose edges are glued by arithmetic modulo their size. */
function glued(places, { width, height }, { wrap = 'none' }) {
  const pairs = new Set();
  for (const [cell, { x, y }] of places.entries()) {
    let [toX, toY, below] = [x + 1, y, y + 1];
    if (toX === width && wrap !== 'none') {
      toX = 0;
      if (wrap === 'moebius') toY = height - 1 - y;
    }
    if (below === height && wrap === 'torus') below = 0;
    const others = [
      [toX, toY],
      [x, below],
    ];
    for (const [otherX, otherY] of others) {
      const other = otherY * width + otherX;
      if (otherX < width && otherY < height && other !== cell) {
        pairs.add([Math.min(cell, other), Math.max(cell, other)].join());
      }
    }
  }
  return [...pairs].map((pair) => pair.split(',').map(Number));
}

/** Middles of hexagons one wide; every second row, or column, is half a cell further. */
function hexagons(places, _size, { orientation }) {
  const depth = Math.sqrt(3) / 2;
  return unitApart(
    places.map(({ x, y }) =>
      orientation === 'flat' ? [x * depth, y + (x % 2) / 2] : [x + (y % 2) / 2, y * depth],
    ),
  );
}

/** Bricks two long, each as six corners: the joints of its rows and of the next ones. */
function bricks(places) {
  return pairsBySides(
    places.map(({ x, y }) => {
      const left = 2 * x + (y % 2);
      const along = [left, left + 1, left + 2];
      return [...along.map((at) => [at, y]), ...along.reverse().map((at) => [at, y + 1])];
    }),
  );
}

/** Corners on a lattice half a side wide; up when x + y is even. */
function triangles(places) {
  return pairsBySides(
    places.map(({ x, y }) => {
      const [point, base] = (x + y) % 2 === 0 ? [y, y + 1] : [y + 1, y];
      return [
        [x, base],
        [x + 1, point],
        [x + 2, base],
      ];
    }),
  );
}

/** Octagons around the middles with x + y even, squares around the others. */
function octagonsAndSquares(places) {
  const octagon = [3, 7, 7, 3, -3, -7, -7, -3].map((dx, i, all) => [dx, all[(i + 6) % 8]]);
  const square = [3, 3, -3, -3].map((dx, i, all) => [dx, all[(i + 3) % 4]]);
  return pairsBySides(
    places.map(({ x, y }) =>
      ((x + y) % 2 === 0 ? octagon : square).map(([dx, dy]) => [10 * x + dx, 10 * y + dy]),
    ),
  );
}

/**
 * The corners of the snub square tiling, whose dual the Cairo tiling is: squares of side 1, each
 * turned by 15 degrees one way or the other, in the middle of which the blocks with x + y odd lie.
 */
function snubSquares(places) {
  const pitch = Math.cos(Math.PI / 12);
  return unitApart(
    places.map(({ x, y }) => {
      // The cell is the upper left or the upper right corner of such a block.
      const [left, dx] = (x + y) % 2 === 1 ? [x, -0.5] : [x - 1, 0.5];
      const turn = ((Math.abs(left) % 2 === 1 ? 1 : -1) * Math.PI) / 12;
      const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
      const middle = [(left + 0.5) * pitch, (y + 0.5) * pitch];
      return [middle[0] + dx * cosine + 0.5 * sine, middle[1] + dx * sine - 0.5 * cosine];
    }),
  );
}

export const tilings = {
  square: sheet(glued),
  hex: sheet(hexagons),
  triangle: sheet(triangles),
  brick: sheet(bricks),
  upsilon: sheet(octagonsAndSquares),
  cairo: sheet(snubSquares),
  zeta: sheet((places) =>
    pairsAtDistance(
      places.map(({ x, y }) => [x, y]),
      1,
      1.5,
    ),
  ),
  cube: sheet((places) => unitApart(places.map(({ x, y, level }) => [x, y, level]))),
  polar: (size, params) => ringTiling(polarCounts(size, params)),
  sphere: (size) => ringTiling(sphereCounts(size)),
  cubeSurface: cubeSurfaceTiling,
  graph: ({ nodes, edges }) => ({ count: nodes, pairs: edges }),
};

/** The tiling of a shape as a maze was made on it, without the cells that its mask takes out. */
export function tilingOf({ shape, shapeParams, mask, ...size }, nodes, edges) {
  const { count, pairs } = tilings[shape]({ ...size, nodes, edges }, shapeParams);
  return { count, pairs: pairs.filter(([a, b]) => !mask || (mask[a] && mask[b])) };
}
