import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { hasMethods } from '../util/has-methods.js';
import { isSpelled, readAddress } from './address.js';
import { contentOf } from './content.js';
import { readLimits } from './limits.js';
import { Memory } from './memory.js';
import { Refusal } from './refusal.js';
import { found, hasTag, moved, options, refused, tagOf, unchanged } from './replies.js';
import { Worlds } from './worlds.js';

/** @typedef {import('./limits.js').TileLimits} TileLimits */
/** @typedef {import('./replies.js').TileRequest} TileRequest */
/** @typedef {import('./replies.js').TileResponse} TileResponse */
/** @typedef {import('./worlds.js').WorldMaker} WorldMaker */

/**
 * Answers requests for maps of worlds: `/{code}/{z}/{x}/{y}.png`, `.svg` or `.json`,
 * `/{code}/route.json?from=x,y&to=x,y` and `/{code}/world.json`. An answer follows from its address alone, so
 * every cache may keep it for ever. An address in another spelling is answered by status 301 and the one that it
 * has. What is wrong with a request is a sentence with status 400, 404 or 405; the promise never rejects. What
 * was answered or refused last is kept, 4 MB of it. Throws a MazeError for limits that are none. Cost of an
 * answer: the chunks that the tile touches, at most `limits.cells`; where cells have less than two pixels, none.
 * @param {WorldMaker} mw what `createMazewright` gives, but for `mazewright/small`
 * @param {TileLimits} [limits]
 * @returns {(request: TileRequest) => Promise<TileResponse>}
 * @example
 * const handler = createTileHandler(mw, { cells: 65536, codeLength: 200, work: 2 ** 28, worlds: 4 });
 * const { code } = mw.world({ algorithm: 'wilson', seed: 'hello' });
 * const request = new Request(`https://example.com/${code}/28/5/7.png`);
 * (await handler(request)).status; // 200
 */
export function createTileHandler(mw, limits) {
  if (!hasMethods(mw, ['world'])) {
    const entries = 'mazewright, mazewright/dungeons or mazewright/streaming';
    fail('mw', `mw must be what createMazewright of ${entries} gives; got ${describe(mw)}`);
  }
  const known = readLimits(limits);
  const worlds = new Worlds(mw, known);
  const memory = new Memory();
  return async (request) => /** @type {any} */ (answer(request, worlds, memory, known));
}

/**
 * @param {TileRequest} request
 * @param {Worlds} worlds
 * @param {Memory} memory
 * @param {Required<TileLimits>} limits
 * @returns {Response}
 */
function answer(request, worlds, memory, limits) {
  let isHead = false;
  try {
    const { method, url, header } = readRequest(request);
    if (method === 'OPTIONS') return options();
    isHead = method === 'HEAD';
    if (!isHead && method !== 'GET') {
      throw new Refusal(405, 'the method of the request must be GET, HEAD or OPTIONS');
    }
    const address = readAddress(url);
    const content = contentOf(address, worlds.get(address.code), limits);
    if (!isSpelled(url, content.canonical)) return moved(content.canonical);
    const tag = tagOf(content.canonical);
    if (hasTag(header, tag)) return unchanged(tag);
    const bytes = memory.answer(content, refusalOf);
    if (header === '*') return unchanged(tag);
    return found(bytes, content.type, tag, isHead);
  } catch (error) {
    const { status, message } = refusalOf(error);
    return refused(status, message, isHead);
  }
}

/**
 * Reads a request once.
 * @param {TileRequest} request
 * @returns {{ method: string, url: string, header: string }}
 */
function readRequest(request) {
  try {
    const { method, url, headers } = request;
    const header = headers.get('if-none-match') ?? '';
    return { method: `${method}`, url: `${url}`, header: `${header}`.trim() };
  } catch {
    throw new Refusal(400, 'the request must have a method, a whole URL and headers');
  }
}

/** Statuses of a MazeError that is not about the address. @type {Record<string, number>} */
const FAILURES = { 'out-of-memory': 503, internal: 500 };

/** @param {unknown} error */
function refusalOf(error) {
  if (error instanceof Refusal) return error;
  const { name, code = '', message } = /** @type {Error & { code?: string }} */ (error ?? {});
  if (name === 'MazeError') return new Refusal(FAILURES[code] ?? 400, message);
  return new Refusal(500, 'the tile could not be made');
}
