import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './shell.js';

/** A path as CMake and this script write it alike. @param {string} path */
const real = (path) =>
  (existsSync(path) ? realpathSync(path) : resolve(path)).replaceAll('\\', '/');

/**
 * Deletes a build folder that CMake made elsewhere, as in a copied or moved clone: CMake refuses it.
 * @param {string} folder of the repository, or any path
 */
export function deleteForeignBuild(folder) {
  const path = resolve(root, folder);
  const cache = join(path, 'CMakeCache.txt');
  if (!existsSync(cache)) return;
  const text = readFileSync(cache, 'utf8');
  const entryOf = (/** @type {string} */ key) =>
    new RegExp(`^${key}:INTERNAL=(.*)$`, 'm').exec(text)?.[1].trim() ?? '';
  const isOwn =
    real(entryOf('CMAKE_CACHEFILE_DIR')) === real(path) &&
    real(entryOf('CMAKE_HOME_DIRECTORY')) === real(root);
  if (isOwn) return;
  console.log(`${folder} was built in another folder: it is built anew`);
  rmSync(path, { recursive: true, force: true });
}
