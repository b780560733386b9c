import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './shell.js';

/**
 * The files under a path of the repository, in a fixed order.
 * @param {string} path
 * @returns {string[]}
 */
export function filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}
