import { describe } from '../util/describe.js';
import { Refusal } from './refusal.js';

/** @typedef {'png' | 'svg' | 'json'} TileFormat */
/** @typedef {import('../world/places.js').WorldCell} WorldCell */

/**
 * What a request asks for.
 * @typedef {{ kind: 'tile', code: string, z: number, x: number, y: number, format: TileFormat }
 *   | { kind: 'route', code: string, from: WorldCell, to: WorldCell }
 *   | { kind: 'world', code: string }} Address
 */

const FORMS =
  '/{code}/{z}/{x}/{y}.png, .svg or .json, /{code}/route.json?from=x,y&to=x,y, or /{code}/world.json';

/** One way to write a number: no sign but -, no zeros before it. */
const NUMBER = '(?:0|-?[1-9]\\d{0,15})';
const TILE = new RegExp(`^/([^/]+)/(${NUMBER})/(${NUMBER})/(${NUMBER})\\.(png|svg|json)$`);
const OTHER = /^\/([^/]+)\/(route|world)\.json$/;
const CELL = new RegExp(`^(${NUMBER}),(${NUMBER})$`);

/**
 * Reads the address of a request, in any spelling: with percent-encoding, slashes and dots that change nothing.
 * Throws a Refusal for one of no form.
 * @param {string} address
 * @returns {Address}
 */
export function readAddress(address) {
  const { pathname, searchParams } = urlOf(address);
  const path = decoded(pathname).replaceAll(/\/{2,}/g, '/');
  const tile = TILE.exec(path);
  if (tile) {
    checkQuery(searchParams, []);
    const [code, ...place] = tile.slice(1, 5);
    const [z, x, y] = place.map(Number);
    return { kind: 'tile', code, z, x, y, format: /** @type {TileFormat} */ (tile[5]) };
  }
  const [, code, kind] = OTHER.exec(path) ?? [];
  if (kind === undefined) throw new Refusal(404, `an address is ${FORMS}, with whole numbers`);
  if (kind === 'world') {
    checkQuery(searchParams, []);
    return { kind, code };
  }
  checkQuery(searchParams, ['from', 'to']);
  return {
    ...{ kind: 'route', code },
    from: cellOf('from', searchParams.getAll('from')),
    to: cellOf('to', searchParams.getAll('to')),
  };
}

/**
 * Whether a request has the address in the spelling of an answer. A fragment is no part of a request.
 * @param {string} address a whole URL
 * @param {string} canonical path and query
 */
export const isSpelled = (address, canonical) =>
  address.replace(/#.*/s, '').replace(/^[a-z][\w+.-]*:\/\/[^/]*/i, '') === canonical;

/** @param {URLSearchParams} query @param {readonly string[]} keys */
function checkQuery(query, keys) {
  for (const key of query.keys()) {
    if (keys.includes(key)) continue;
    const most = keys.length === 0 ? 'has no query' : `has ${keys.join(' and ')} only`;
    throw new Refusal(404, `this address ${most}; got ${describe(key)}`);
  }
}

/** @param {string} address */
function urlOf(address) {
  try {
    return new URL(address);
  } catch {
    throw new Refusal(400, 'the address of the request must be a whole URL');
  }
}

/** Without percent-encoding. An encoded slash is no slash. @param {string} path */
function decoded(path) {
  try {
    return path.split('/').map(decodedPart).join('/');
  } catch {
    throw new Refusal(400, 'the code of the world must be the code of mw.world(options)');
  }
}

/** @param {string} part */
const decodedPart = (part) => decodeURIComponent(part.replaceAll(/%2f/gi, '%252F'));

/** @param {string} key @param {readonly string[]} texts @returns {WorldCell} */
function cellOf(key, texts) {
  const [, x, y] = (texts.length === 1 && CELL.exec(texts[0])) || [];
  if (x === undefined || y === undefined) {
    throw new Refusal(400, `${key} must be one cell x,y of the world, such as ${key}=3,4`);
  }
  return { x: Number(x), y: Number(y) };
}
