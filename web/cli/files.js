import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from './usage.js';

/**
 * Makes a folder and those above it that are missing. Node's own way never ends where a system refuses folders
 * with ENOENT, as below /proc.
 * @param {string} folder
 */
export function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
}

/**
 * Writes a file as a whole: a call that is killed leaves only a file that begins with a dot and ends in
 * .part.
 * @param {string} folder
 * @param {string} name
 * @param {string | Uint8Array} content
 */
export function writeWhole(folder, name, content) {
  const part = join(folder, `.${name}.${randomUUID()}.part`);
  try {
    writeFileSync(part, content);
    renameSync(part, join(folder, name));
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** A folder of chunks of one world, whose code is in `world.json`. */
export class ChunkFolder {
  #folder;
  written = 0;
  /** Files that existed before. */
  kept = 0;

  /**
   * Opens the folder, or creates it.
   * @param {string} folder
   * @param {string} code of the world
   */
  constructor(folder, code) {
    this.#folder = folder;
    makeFolder(folder);
    const about = `${JSON.stringify({ world: code })}\n`;
    const path = join(folder, 'world.json');
    if (!existsSync(path)) writeWhole(folder, 'world.json', about);
    else if (readFileSync(path, 'utf8') !== about) {
      throw new UsageError(
        `--out must be a folder that has no chunks of another world; got ${folder}`,
      );
    }
  }

  /**
   * Writes a file unless it exists.
   * @param {string} name
   * @param {() => string | Uint8Array | Promise<string | Uint8Array>} content
   */
  async add(name, content) {
    if (existsSync(join(this.#folder, name))) {
      this.kept += 1;
      return;
    }
    writeWhole(this.#folder, name, await content());
    this.written += 1;
  }
}
