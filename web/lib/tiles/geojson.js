import { seamsIn, wallsIn } from './lines.js';
import { showsCells } from './pyramid.js';

/** @typedef {import('./worlds.js').TileWorld} TileWorld */
/** @typedef {import('../world/seams.js').SeamLine} SeamLine */
/** @typedef {import('./pyramid.js').Tile} Tile */
/** @typedef {import('../world/places.js').WorldCell} WorldCell */
/** @typedef {[number, number]} Point */

/** @param {number} x @param {number} y @param {number} length @param {boolean} upright @returns {Point[]} */
const segment = (x, y, length, upright) => [[x, y], upright ? [x, y + length] : [x + length, y]];

/** @param {unknown[]} features @param {number[]} [bbox] */
const collection = (features, bbox) =>
  `${JSON.stringify({
    type: 'FeatureCollection',
    ...(bbox ? { bbox } : {}),
    features,
  })}\n`;

/** @param {string} type @param {unknown} coordinates @param {Record<string, unknown>} properties */
const feature = (type, coordinates, properties) => ({
  ...{ type: 'Feature', properties, geometry: { type, coordinates } },
});

/**
 * What a tile shows, as GeoJSON in cells of the world, y down: its walls, or its seams with their doors open.
 * Source: RFC 7946, but for the reference system.
 * @param {TileWorld} world
 * @param {Tile} tile
 */
export function geoJsonOf(world, tile) {
  const { x, y, width, height } = tile.area;
  const bbox = [x, y, x + width, y + height];
  if (width === 0 || height === 0) return collection([]);
  if (!showsCells(tile)) return collection(seamsIn(world, tile).map(seamFeature), bbox);
  const walls = wallsIn(world, tile).map((wall) =>
    segment(wall.x, wall.y, wall.length, wall.upright),
  );
  return collection([feature('MultiLineString', walls, { kind: 'walls' })], bbox);
}

/** @param {SeamLine} seam */
function seamFeature({ level, x, y, length, upright, door }) {
  if (door === null) {
    return feature('MultiLineString', [segment(x, y, length, upright)], { kind: 'seam', level });
  }
  const [dx, dy] = upright ? [0, 1] : [1, 0];
  const after = door + 1;
  const parts = [
    segment(x, y, door, upright),
    segment(x + after * dx, y + after * dy, length - after, upright),
  ];
  const closed = parts.filter(([from, to]) => from[0] !== to[0] || from[1] !== to[1]);
  const opening = [x + (door + 0.5) * dx, y + (door + 0.5) * dy];
  return feature('MultiLineString', closed, { kind: 'seam', level, door: opening });
}

/**
 * A route as GeoJSON: a line through the centres of its cells, with the corners only.
 * @param {Iterable<WorldCell>} cells
 */
export function routeJson(cells) {
  /** @type {Point[]} */
  const corners = [];
  let length = -1;
  for (const { x, y } of cells) {
    const point = /** @type {Point} */ ([x + 0.5, y + 0.5]);
    length += 1;
    const [before, last] = corners.slice(-2);
    const isStraight =
      last !== undefined &&
      ((before[0] === last[0] && last[0] === point[0]) ||
        (before[1] === last[1] && last[1] === point[1]));
    if (isStraight) corners[corners.length - 1] = point;
    else corners.push(point);
  }
  // A line has two points or more.
  if (corners.length === 1) corners.push(corners[0]);
  return collection([feature('LineString', corners, { kind: 'route', length })]);
}
