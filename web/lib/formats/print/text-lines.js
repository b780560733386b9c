/** Measures texts: a sheet does, too. @typedef {{ textWidth(text: string, size: number, use?: FontUse): number }} Measure */
/** @typedef {import('./fonts.js').FontUse} FontUse */

/**
 * Breaks a text into lines of a width: between words, and within a word that is too long for a line.
 * @param {Measure} ruler
 * @param {string} text
 * @param {{ size: number, use?: FontUse, width: number }} style
 * @returns {string[]}
 */
export function linesOf(ruler, text, { size, use, width }) {
  const fits = (/** @type {string} */ line) => ruler.textWidth(line, size, use) <= width;
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    const longer = last === '' ? word : `${last} ${word}`;
    if (fits(longer)) {
      lines[lines.length - 1] = longer;
      continue;
    }
    if (last !== '') lines.push('');
    for (const letter of word) {
      const line = lines[lines.length - 1] + letter;
      if (fits(line) || line === letter) lines[lines.length - 1] = line;
      else lines.push(letter);
    }
  }
  return lines;
}

/**
 * The largest size at which a text has few enough lines, and these.
 * @param {Measure} ruler
 * @param {string} text
 * @param {{ sizes: readonly number[], use?: FontUse, width: number, most: number }} style sizes: from
 *   large to small; with the last one there may be more lines
 */
export function fitLines(ruler, text, { sizes, use, width, most }) {
  for (const size of sizes) {
    const lines = linesOf(ruler, text, { size, use, width });
    if (lines.length <= most || size === sizes[sizes.length - 1]) return { size, lines };
  }
  throw new RangeError('no sizes');
}
