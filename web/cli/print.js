import { fstatSync, writeFileSync } from 'node:fs';
import { stdout } from 'node:process';

/** Whether the standard output is a file or a device, which takes all at once. */
function isFile() {
  if (stdout.isTTY) return false;
  const stat = fstatSync(stdout.fd);
  return stat.isFile() || stat.isCharacterDevice();
}

/**
 * Writes to the standard output. Throws an Error where a disk is full: the stream of Node would end the process,
 * or leave out the rest in silence.
 * @param {string | Uint8Array} content
 */
export function print(content) {
  if (!isFile()) return void stdout.write(content);
  try {
    writeFileSync(stdout.fd, content);
  } catch (error) {
    throw unwritable(error);
  }
}

/** @param {unknown} error */
export function unwritable(error) {
  const { message } = /** @type {Error} */ (error);
  return new Error(`the standard output cannot be written: ${message.replace(/, \w+$/, '')}`);
}
