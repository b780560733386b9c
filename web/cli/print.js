import { fstatSync, writeFileSync } from 'node:fs';

/** Whether the standard output is a file or a device, which takes all at once. @param {import('./library.js').Streams['stdout']} stdout */
function isFile({ isTTY, fd }) {
  // A stream that stands for the standard output has no descriptor.
  if (isTTY || fd === undefined) return false;
  const stat = fstatSync(fd);
  return stat.isFile() || stat.isCharacterDevice();
}

/**
 * Writes to the standard output. Throws an Error where a disk is full: the stream of Node would end the process,
 * or leave out the rest in silence.
 * @param {import('./library.js').Streams['stdout']} stdout
 * @param {string | Uint8Array} content
 */
export function print(stdout, content) {
  if (!isFile(stdout)) return void stdout.write(content);
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
