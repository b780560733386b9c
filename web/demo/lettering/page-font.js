import hangul from '#fonts/hangul.woff?url';
import latin from '#fonts/latin.woff?url';
import { outlinePen } from './outline-pen.js';
import { openFont } from './outlines.js';
import { readWoff } from './woff.js';

/** @import { FontFile } from './characters.js' */

const ADDRESSES = { latin, hangul };

/** Fetches a file of the page's font. @param {FontFile} file */
export async function fetchPen(file) {
  const answer = await fetch(ADDRESSES[file]);
  if (!answer.ok) throw new Error(`the font was answered with ${answer.status}`);
  return outlinePen(openFont(await readWoff(new Uint8Array(await answer.arrayBuffer()))));
}
