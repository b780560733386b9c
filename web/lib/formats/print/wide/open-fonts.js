import { loaded } from '../../../util/load-part.js';
import { WIDE_FONTS } from './letters.js';

/** How the file of each row is loaded. @satisfies {Record<import('./letters.js').WideFontRow['id'], () => Promise<object>>} */
const LOADS = {
  european: () => import('./european.js'),
  hangul: () => import('./hangul.js'),
};

/** Whether the file of a font can have a letter. @param {import('./letters.js').WideFontRow} row @param {string} letter */
function mayHave({ ranges }, letter) {
  const code = /** @type {number} */ (letter.codePointAt(0));
  return ranges.some(([first, last]) => first <= code && code <= last);
}

/**
 * The files of fonts that can have some of the letters, in the order of the table. Rejects if a file cannot be loaded.
 * @param {readonly string[]} letters
 */
export async function wideFontsFor(letters) {
  const rows = WIDE_FONTS.filter((row) => letters.some((letter) => mayHave(row, letter)));
  const files = await loaded(Promise.all(rows.map(({ id }) => LOADS[id]())));
  return files.map((file) => file.default);
}
