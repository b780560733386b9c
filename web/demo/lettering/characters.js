/**
 * The characters that the page's own font has, in two files: Latin texts need the small one only. The build
 * makes the files of them.
 */

/** @typedef {'latin' | 'hangul'} FontFile */

/** The letters of English, digits and signs. The font has no accented letters. */
const LATIN = [[0x20, 0x7e]];
const LATIN_SIGNS = '¡¢£¥§©«®°±·»¿×÷ÆØßæø';
const SIGNS = '–—‘’“”…₩€←↑→↓■□▲△▶▷▼▽◀◁◆◇○◎●★☆♠♡♣♥';
/** Single letters of Hangul, and all of its syllables. */
const HANGUL = [
  [0x3131, 0x3163],
  [0x3165, 0x318e],
  [0xac00, 0xd7a3],
];

const codesOf = (/** @type {string} */ text) =>
  Array.from(text, (each) => Number(each.codePointAt(0)));
const within = (/** @type {number[][]} */ ranges) =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));

const latin = [...within(LATIN), ...codesOf(LATIN_SIGNS)];

/** The code points in each file. */
export const CHARACTERS = { latin, hangul: [...latin, ...codesOf(SIGNS), ...within(HANGUL)] };

/** @type {Record<FontFile, Set<number>>} */
const known = { latin: new Set(CHARACTERS.latin), hangul: new Set(CHARACTERS.hangul) };

/** Macs give Hangul in parts of syllables. @param {string} text */
export const composed = (text) => text.normalize('NFC');

/** The characters of a text that a file has not. @param {string} text @param {FontFile} file */
export const missingIn = (text, file) =>
  Array.from(composed(text)).filter((each) => !known[file].has(Number(each.codePointAt(0))));

/** The smallest file that has all characters of a text; null if none has. @param {string} text @returns {FontFile | null} */
export function fileFor(text) {
  if (missingIn(text, 'latin').length === 0) return 'latin';
  return missingIn(text, 'hangul').length === 0 ? 'hangul' : null;
}
