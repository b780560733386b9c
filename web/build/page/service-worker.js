import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Not needed to use the page: each game is a page of its own, and the writer of PDF with its fonts, 1 MB gzipped,
 * is loaded when somebody takes a PDF.
 */
const LEFT_OUT =
  /^(sw\.js|licenses\.txt|preview\.png|games\/.*|assets\/(pdf-library|fontkit|latin-fonts|european|hangul)[^/]*\.js)$/;

/** @param {Buffer | string} bytes */
const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * Writes the files of a built page and their version, the hash of all of them, into its service worker.
 * @param {string} folder
 */
export function writeServiceWorker(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !LEFT_OUT.test(path))
    .sort();
  const files = Object.fromEntries(
    paths.map((path) => [path, hashOf(readFileSync(join(folder, path)))]),
  );
  // The address of the page itself, without a file name.
  files['./'] = files['index.html'];
  const worker = join(folder, 'sw.js');
  const text = readFileSync(worker, 'utf8');
  const made = text
    .replace(/^const VERSION = .*;$/m, `const VERSION = '${hashOf(JSON.stringify(files))}';`)
    .replace(/^const FILES = .*;$/m, `const FILES = ${JSON.stringify(files)};`);
  if (!made.includes(hashOf(JSON.stringify(files))))
    throw new Error('sw.js has no constant VERSION');
  writeFileSync(worker, made);
}
