import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../util/shell.js';

const folder = join(root, 'build', 'cache');

/**
 * The result of slow work, which is done only if its inputs changed since the last time.
 * @param {string} name of the result
 * @param {readonly (Uint8Array | string)[]} inputs all that the result depends on
 * @param {() => Promise<Uint8Array>} work
 * @returns {Promise<Uint8Array>}
 */
export async function cached(name, inputs, work) {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input.length}\n`).update(input);
  const [file, keyFile] = [name, `${name}.key`].map((each) => join(folder, each));
  const key = hash.digest('hex');
  const isKnown = existsSync(file) && existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key;
  if (isKnown) return readFileSync(file);
  mkdirSync(folder, { recursive: true });
  // A build that ends in between must not leave the old key beside the new result.
  rmSync(keyFile, { force: true });
  const result = await work();
  writeFileSync(file, result);
  writeFileSync(keyFile, key);
  return result;
}
