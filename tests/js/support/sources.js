import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../../', import.meta.url);

/** @param {string} path in the repository */
export const read = (path) => readFileSync(new URL(path, root), 'utf8');

/**
 * Files of a folder and its folders, in a fixed order, with paths from the repository's folder.
 * @param {string} folder
 * @param {RegExp} pattern
 */
export function filesIn(folder, pattern) {
  return readdirSync(new URL(folder, root), { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
    .filter((name) => pattern.test(name))
    .sort();
}

/**
 * C++ or JavaScript with its comments taken out; `//` within an address is not one.
 * @param {string} source
 */
export const withoutComments = (source) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[^:'"`])\/\/.*$/gm, '$1');

/**
 * The end of the bracket that opens at a place.
 * @param {string} source
 * @param {number} open
 */
export function closing(source, open) {
  let depth = 0;
  for (let i = open; i < source.length; i += 1) {
    if ('([{'.includes(source[i])) depth += 1;
    if (')]}'.includes(source[i])) depth -= 1;
    if (depth === 0) return i;
  }
  return source.length;
}

/**
 * What a letter parts in a text of balanced brackets; within brackets it parts nothing.
 * @param {string} text
 * @param {string} separator
 */
export function splitAt(text, separator) {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('([{'.includes(letter)) depth += 1;
    if (')]}'.includes(letter)) depth -= 1;
    if (letter === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/**
 * Argument lists in which more than one argument draws a random number.
 * @param {string} source C++
 */
export function callsWithTwoDraws(source) {
  const code = withoutComments(source);
  // By itself, or by a function that is given the stream.
  const draw = /\.\s*(next|below|pick|flip)\s*\(|\w\([^()]*\brandom\b/;
  return (
    [...code.matchAll(/\w\(/g)]
      .map(({ index }) => code.slice(index + 2, closing(code, index + 1)))
      // A lambda's body is not an argument list: its statements have an order.
      .filter((list) => !list.includes(';'))
      .filter((list) => splitAt(list, ',').filter((part) => draw.test(part)).length > 1)
  );
}
