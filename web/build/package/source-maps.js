import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { root } from '../util/shell.js';

/**
 * Keeps in the map of a bundle what leads to web/, whose lib and cli are in the package. What emcc
 * wrote, the bytes and other packages have no source that a user could read.
 * @param {string} path of the .map file
 */
export function keepOwnSources(path) {
  const map = JSON.parse(readFileSync(path, 'utf8'));
  const isOwn = (/** @type {string} */ source) =>
    relative(root, resolve(dirname(path), source)).startsWith('web/');
  const sources = map.sources.filter(isOwn);
  const places = map.sources.map((/** @type {string} */ source) => sources.indexOf(source));
  const mappings = decode(map.mappings).map((line) =>
    line.map(([column, source = -1, ...position]) => {
      const place = places[source] ?? -1;
      return place < 0 ? [column] : [column, place, ...position];
    }),
  );
  const kept = { ...map, sources, mappings: encode(/** @type {any} */ (mappings)) };
  writeFileSync(path, JSON.stringify(kept));
}
