/**
 * A 64-bit number by its halves.
 * @typedef {{ high: number, low: number }} Key
 */

/** FNV-1a begins with this. */
const START = { high: 0xcbf29ce4, low: 0x84222325 };

/**
 * The key of a text of ASCII, or with `before` of a text that goes on after one: `hashText` of
 * cpp/mazewright/base/random.hpp. Cost: O(length).
 * @param {string} text
 * @param {Key} [before]
 * @returns {Key}
 */
export function hashText(text, before = START) {
  let { high, low } = before;
  for (let i = 0; i < text.length; ++i) {
    // Times 2^40 + 0x1b3.
    low = (low ^ text.charCodeAt(i)) >>> 0;
    const product = low * 0x1b3;
    high = (high * 0x1b3 + Math.floor(product / 2 ** 32) + ((low << 8) >>> 0)) >>> 0;
    low = product >>> 0;
  }
  return { high, low };
}

/**
 * The key of a whole number: its two's complement.
 * @param {number} number a safe integer
 * @returns {Key}
 */
export const keyOf = (number) => ({
  high: Math.floor(number / 2 ** 32) >>> 0,
  low: number >>> 0,
});
