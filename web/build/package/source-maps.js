import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { root } from '../util/shell.js';

/**
 * Keeps in the map of a bundle what leads to web/, whose lib and cli are in the package. What emcc
 * wrote, the bytes and other packages have no source that a user could read: one entry ends what comes before.
 * @param {string} path of the .map file
 */
export function keepOwnSources(path) {
  const map = JSON.parse(readFileSync(path, 'utf8'));
  const isOwn = (/** @type {string} */ source) =>
    relative(root, resolve(dirname(path), source)).startsWith('web/');
  const sources = map.sources.filter(isOwn);
  const places = map.sources.map((/** @type {string} */ source) => sources.indexOf(source));
  /** Those that are left, with their new places. @type {Map<string, number>} */
  const names = new Map();
  const placeOfName = (/** @type {number} */ old) => {
    const name = map.names[old];
    if (!names.has(name)) names.set(name, names.size);
    return /** @type {number} */ (names.get(name));
  };
  const mappings = decode(map.mappings).map((line) =>
    line
      .map(([column, source = -1, row = 0, from = 0, name = -1]) => {
        const place = places[source] ?? -1;
        if (place < 0) return [column];
        return [column, place, row, from, ...(name < 0 ? [] : [placeOfName(name)])];
      })
      .filter((segment, i, all) => segment.length > 1 || (all[i - 1]?.length ?? 1) > 1),
  );
  const kept = {
    ...map,
    sources,
    names: [...names.keys()],
    mappings: encode(/** @type {any} */ (mappings)),
  };
  writeFileSync(path, JSON.stringify(kept));
}
