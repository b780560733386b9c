import { geoJsonOf, routeJson } from './geojson.js';
import { pictureOf } from './picture.js';
import { pngOf } from './png.js';
import {
  CELL_PIXELS,
  chunksOf,
  generatedCells,
  maxZoomOf,
  rangeOf,
  showsCells,
  TILE_PIXELS,
  tileOf,
} from './pyramid.js';
import { Refusal } from './refusal.js';
import { svgOf } from './svg.js';

/** @typedef {import('./address.js').Address} Address */
/** @typedef {import('./worlds.js').KnownWorld} KnownWorld */
/** @typedef {import('./worlds.js').TileWorld} TileWorld */
/** @typedef {import('../options/types.js').Bytes} Bytes */
/** What is refused. @typedef {{ cells: number }} Limits */

/**
 * What an address answers: its one spelling from the first slash on, the type, what makes the bytes, and what
 * that generates: where it fails for one answer, it fails for all of the same chunks.
 * @typedef {{ canonical: string, type: string, chunks: string, body: () => Bytes }} Content
 */

const TYPES = /** @type {const} */ ({
  png: 'image/png',
  svg: 'image/svg+xml',
  json: 'application/geo+json',
});

/** @param {string} text */
const bytesOf = (text) => /** @type {Bytes} */ (new TextEncoder().encode(text));

/**
 * Throws a Refusal for what the world has not, or what costs more than a limit.
 * @param {Address} address
 * @param {KnownWorld} known
 * @param {Limits} limits
 * @returns {Content}
 */
export function contentOf(address, known, limits) {
  if (address.kind === 'tile') return tileContent(address, known, limits);
  if (address.kind === 'route') return routeContent(address, known, limits);
  return worldContent(known, limits);
}

/** @param {Extract<Address, { kind: 'tile' }>} address @param {KnownWorld} known @param {Limits} limits @returns {Content} */
function tileContent({ z, x, y, format }, known, limits) {
  const { world, isDungeon } = known;
  const deepest = maxZoomOf(world);
  if (z < 0 || z > deepest) {
    throw new Refusal(404, `z must be from 0 to ${deepest} in this world; got ${z}`);
  }
  const { first, end } = rangeOf(world, z);
  if (x < first || x >= end || y < first || y >= end) {
    const range = `from ${first} to ${end - 1}`;
    throw new Refusal(404, `x and y must be ${range} at zoom ${z} of this world; got ${x}, ${y}`);
  }
  const tile = tileOf(world, { z, x, y });
  if (showsCells(tile)) checkCost(generatedCells(world, tile.area), limits, 'this tile');
  const write = {
    png: () => pngOf(pictureOf(world, tile, isDungeon)),
    svg: () => bytesOf(svgOf(pictureOf(world, tile, isDungeon))),
    json: () => bytesOf(geoJsonOf(world, tile)),
  };
  const canonical = `/${world.code}/${z}/${x}/${y}.${format}`;
  const chunks = showsCells(tile)
    ? `${world.code} ${Object.values(chunksOf(world, tile.area))}`
    : canonical;
  return { canonical, type: TYPES[format], chunks, body: write[format] };
}

/** @param {Extract<Address, { kind: 'route' }>} address @param {KnownWorld} known @param {Limits} limits @returns {Content} */
function routeContent({ from, to }, known, limits) {
  const { world } = known;
  const chunkCells = world.chunkSize ** 2;
  checkCost(chunkCells, limits, 'a chunk on this route');
  const chunks = Math.floor(limits.cells / chunkCells);
  const query = `from=${from.x},${from.y}&to=${to.x},${to.y}`;
  const canonical = `/${world.code}/route.json?${query}`;
  const body = () => {
    const length = world.distance(from, to, { chunks });
    if (length === null) {
      const advice = 'choose cells that are nearer to each other';
      throw new Refusal(400, `this route leads through more than ${chunks} chunks; ${advice}`);
    }
    return bytesOf(routeJson(world.route(from, to)));
  };
  return { canonical, type: TYPES.json, chunks: canonical, body };
}

/** @param {KnownWorld} known @param {Limits} limits @returns {Content} */
function worldContent(known, limits) {
  const { world } = known;
  checkCost(world.chunkSize ** 2, limits, 'a chunk of this world');
  const body = () => {
    const { code, algorithm, chunkSize, levels, endless, start, end } = world;
    const width = endless ? null : world.width;
    const map = { tileSize: TILE_PIXELS, minZoom: 0, maxZoom: maxZoomOf(world) };
    const facts = { code, algorithm, chunkSize, levels, endless, width, height: width, start, end };
    return bytesOf(`${JSON.stringify({ ...facts, ...map, cellSize: CELL_PIXELS })}\n`);
  };
  const canonical = `/${world.code}/world.json`;
  return { canonical, type: 'application/json', chunks: canonical, body };
}

/**
 * Refuses what costs more than a limit, before anything is generated.
 * @param {number} cells that are generated
 * @param {Limits} limits
 * @param {string} what
 */
function checkCost(cells, limits, what) {
  if (cells <= limits.cells) return;
  const most = `at most ${limits.cells} are generated for an answer here`;
  throw new Refusal(400, `${what} takes ${cells} cells, whole chunks; ${most}`);
}
