import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './server.js';

/** Gzipped kilobytes of some files of the page together. @param {Iterable<string>} paths only their names count */
export function kilobytesOf(paths) {
  let bytes = 0;
  for (const path of paths) {
    const file = readFileSync(join(root, 'build/page/assets', basename(path)));
    bytes += gzipSync(file, { level: 9 }).length;
  }
  return bytes / 1024;
}
