/*
 * The page without a network: a copy of all its files. The build writes version and files, with their
 * SHA-256, into the two constants.
 *
 * Each version has a cache of its own, filled completely before the version is used, and only with the
 * files of that version. It is first used when no page of the last version is open any more, so no page
 * ever gets files of two versions.
 */
const VERSION = '';
/** @type {Record<string, string>} */
const FILES = {};

/** @typedef {Event & { request: Request, waitUntil(work: Promise<unknown>): void, respondWith(answer: Promise<Response>): void }} WorkerEvent */

/** This file's global scope, for which the checker has other types. @type {any} */
const worker = self;
const PREFIX = `mazewright ${worker.registration.scope} `;
const CACHE = PREFIX + VERSION;

/** @param {BufferSource} bytes */
async function hashOf(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Fetches a file past the browser's own cache; throws if it is not the one of this version.
 * @param {Cache} cache
 * @param {[path: string, hash: string]} file
 */
async function keep(cache, [path, hash]) {
  const response = await fetch(path, { cache: 'reload' });
  if (!response.ok || (await hashOf(await response.clone().arrayBuffer())) !== hash) {
    throw new Error(`${path} is of another version`);
  }
  await cache.put(path, response);
}

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all(Object.entries(FILES).map((file) => keep(cache, file)));
}

async function removeOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

worker.addEventListener('install', (/** @type {WorkerEvent} */ event) =>
  event.waitUntil(install()),
);
worker.addEventListener('activate', (/** @type {WorkerEvent} */ event) =>
  event.waitUntil(removeOthers()),
);
worker.addEventListener('fetch', (/** @type {WorkerEvent} */ event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(worker.registration.scope)) {
    event.respondWith(answer(event.request));
  }
});
