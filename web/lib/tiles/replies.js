import { hashText } from '../util/seed-key.js';

/**
 * What a handler reads of a request. Every Request of the web platform is one.
 * @typedef {object} TileRequest
 * @property {string} url a whole URL
 * @property {string} method
 * @property {{ get(name: string): string | null }} headers
 */

/** The Response of the platform; without its types, what all of them have. @typedef {typeof globalThis extends { Response: { prototype: infer Platform } } ? Platform : TileAnswer} TileResponse */

/**
 * What every Response has.
 * @typedef {object} TileAnswer
 * @property {number} status
 * @property {{ get(name: string): string | null }} headers
 * @property {() => Promise<ArrayBuffer>} arrayBuffer
 * @property {() => Promise<string>} text
 */

/** Raised with every change of what an address answers: a tag is made of both. */
const VERSION = 1;

const METHODS = 'GET, HEAD, OPTIONS';

/** Pages of any origin may use an answer, isolated ones too. */
const COMMON = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** An answer never changes, because a world's code and a place say all of it. */
const KEPT = { 'cache-control': 'public, max-age=31536000, immutable' };

/**
 * The strong ETag of an address: the answer follows from it.
 * @param {string} address in its one spelling
 */
export function tagOf(address) {
  const { high, low } = hashText(encodeURI(address));
  const digits = [high, low].map((half) => half.toString(16).padStart(8, '0'));
  return `"${VERSION}-${digits.join('')}"`;
}

/**
 * Whether a request has an answer already. Weak comparison, as RFC 9110, 13.1.2, asks for.
 * @param {string} header If-None-Match
 * @param {string} tag
 */
export const hasTag = (header, tag) =>
  Array.from(header.matchAll(/"[\x21\x23-\x7e\x80-\xff]*"/g), ([one]) => one).includes(tag);

/**
 * @param {string} tag
 * @returns {Response} 304
 */
export const unchanged = (tag) =>
  new Response(null, { status: 304, headers: { ...COMMON, ...KEPT, etag: tag } });

/**
 * @param {import('../options/types.js').Bytes} body
 * @param {string} type
 * @param {string} tag
 * @param {boolean} isHead without the body
 * @returns {Response}
 */
export const found = (body, type, tag, isHead) =>
  new Response(isHead ? null : body, {
    status: 200,
    headers: {
      ...{ ...COMMON, ...KEPT, etag: tag },
      ...{ 'content-type': type, 'content-length': String(body.length) },
    },
  });

/**
 * A sentence. It is not kept: another release or other limits may answer otherwise.
 * @param {number} status
 * @param {string} sentence
 * @param {boolean} isHead
 * @returns {Response}
 */
export const refused = (status, sentence, isHead) =>
  new Response(isHead ? null : `${sentence}\n`, {
    status,
    headers: {
      ...COMMON,
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      ...(status === 405 ? { allow: METHODS } : {}),
    },
  });

/**
 * Leads another spelling to the one that is answered. It is not kept: a cache may hold both under one key.
 * @param {string} canonical
 * @returns {Response} 301
 */
export const moved = (canonical) =>
  new Response(null, {
    status: 301,
    headers: { ...COMMON, 'cache-control': 'no-store', location: canonical },
  });

/** @returns {Response} to OPTIONS, and to what a browser asks before a request with If-None-Match */
export const options = () =>
  new Response(null, {
    status: 204,
    headers: {
      ...COMMON,
      ...{ allow: METHODS, 'access-control-allow-methods': METHODS },
      ...{ 'access-control-allow-headers': '*', 'access-control-max-age': '86400' },
    },
  });
