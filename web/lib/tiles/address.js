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
 * Reads the address of a request. Throws a Refusal for one of no form.
 * @param {string} address
 * @returns {Address}
 */
export function readAddress(address) {
  const url = urlOf(address);
  const tile = TILE.exec(url.pathname);
  if (tile) {
    const [z, x, y] = tile.slice(2, 5).map(Number);
    return {
      ...{ kind: 'tile', code: codeOf(tile[1]), z, x, y },
      format: /** @type {TileFormat} */ (tile[5]),
    };
  }
  const [, text, kind] = OTHER.exec(url.pathname) ?? [];
  if (kind === undefined) throw new Refusal(404, `an address is ${FORMS}, with whole numbers`);
  const code = codeOf(text);
  if (kind === 'world') return { kind, code };
  const { searchParams } = url;
  return {
    ...{ kind: 'route', code },
    from: cellOf('from', searchParams.getAll('from')),
    to: cellOf('to', searchParams.getAll('to')),
  };
}

/** @param {string} address */
function urlOf(address) {
  try {
    return new URL(address);
  } catch {
    throw new Refusal(400, 'the address of the request must be a whole URL');
  }
}

/** @param {string} text */
function codeOf(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Refusal(400, 'the code of the world must be the code of mw.world(options)');
  }
}

/** @param {string} key @param {readonly string[]} texts @returns {WorldCell} */
function cellOf(key, texts) {
  const [, x, y] = (texts.length === 1 && CELL.exec(texts[0])) || [];
  if (x === undefined || y === undefined) {
    throw new Refusal(400, `${key} must be one cell x,y of the world, such as ${key}=3,4`);
  }
  return { x: Number(x), y: Number(y) };
}
