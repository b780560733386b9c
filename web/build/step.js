import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
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

/**
 * One hash over the names and bytes of files and folders.
 * @param {string[]} paths
 */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {number} start */
export const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/**
 * Does a piece of work unless its inputs are as they were the last time and its outputs are there.
 * @param {{
 *   name: string,
 *   inputs: string[],
 *   outputs: string[],
 *   work: () => Promise<string | void>,
 * }} step inputs and outputs are paths in the repository; work may give back a note to print
 * @returns {Promise<boolean>} whether there was anything to do
 */
export async function step({ name, inputs, outputs, work }) {
  const stamp = join(root, 'build', 'stamps', name.replaceAll(/\W+/g, '-'));
  const hash = hashOf(inputs);
  const done =
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash &&
    outputs.every((output) => existsSync(join(root, output)));
  if (done) return false;
  const start = performance.now();
  process.stdout.write(`${name} ... `);
  const note = await work().catch((error) => {
    process.stdout.write('failed\n');
    throw error;
  });
  process.stdout.write(`${secondsSince(start)}${note ? `, ${note}` : ''}\n`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}
