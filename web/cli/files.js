import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
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
 * Writes a file as a whole, and the folders above it that are missing: a call that fails or is killed leaves the
 * file that was there, and a killed one a file that begins with a dot and ends in .part. What is no file, such as
 * a device or a pipe, is written to. Throws an Error that names the file.
 * @param {string} file
 * @param {string | Uint8Array} content
 */
export function writeWhole(file, content) {
  try {
    makeFolder(dirname(file));
    const old = statSync(file, { throwIfNoEntry: false });
    if (!old) replaceFile(file, content, undefined);
    // Links stay links.
    else if (old.isFile()) replaceFile(realpathSync(file), content, old.mode);
    else writeFileSync(file, content);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw new Error(`${file} cannot be written: ${message.replace(/, \w+( '.*)?$/s, '')}`);
  }
}

/** Codes of systems that let nobody put another file in the place of an old one. */
const FIXED = ['EACCES', 'EBUSY', 'EPERM', 'EXDEV'];

/** @param {string} file @param {string | Uint8Array} content @param {number | undefined} mode of the old file */
function replaceFile(file, content, mode) {
  // Short: the name of the file may be as long as the file system allows.
  const part = join(dirname(file), `.${randomUUID().slice(0, 8)}.part`);
  try {
    writeFileSync(part, content, { flag: 'wx', flush: true });
    if (mode !== undefined) chmodSync(part, mode);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    if (mode === undefined || !FIXED.includes(code)) throw error;
    writeFileSync(file, content);
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
    if (!existsSync(path)) writeWhole(path, about);
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
    const path = join(this.#folder, name);
    if (existsSync(path)) {
      this.kept += 1;
      return;
    }
    writeWhole(path, await content());
    this.written += 1;
  }
}
