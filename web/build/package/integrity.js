import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What pages load; the program runs in Node only. @param {string} path */
const isForPages = (path) => /\.(js|wasm)$/.test(path) && !/^cli\b/.test(path);

/** A file as `integrity` of HTML names it. @param {Uint8Array} bytes */
export const integrityOf = (bytes) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Writes integrity.json: the hash of every script and .wasm of a folder, by its path in it.
 * @param {string} folder
 */
export function writeIntegrity(folder) {
  const paths = readdirSync(folder, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter(isForPages)
    .sort();
  const hashes = paths.map((path) => [path, integrityOf(readFileSync(join(folder, path)))]);
  const text = JSON.stringify(Object.fromEntries(hashes), null, 2);
  writeFileSync(join(folder, 'integrity.json'), `${text}\n`);
}
