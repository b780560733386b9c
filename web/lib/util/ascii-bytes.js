const BYTES = 256;

/**
 * Bytes as ASCII text, which means the same in every charset.
 * @typedef {object} AsciiBytes
 * @property {string} text per byte one character, or a prefix and one character; line breaks between
 *   bytes
 * @property {string} alphabet the single characters, then the two prefixes
 * @property {string} order all bytes in hexadecimal; the single characters stand for the first of
 *   them, behind the first prefix for those that follow, behind the second for the rest
 */

/**
 * Reads what web/build/package/ascii-bytes.js wrote. Cost: O(text).
 * @param {AsciiBytes} ascii
 * @returns {BufferSource}
 */
export function readAsciiBytes({ text, alphabet, order }) {
  const singles = alphabet.length - 2;
  // A prefix is above all ranks: what it adds to the rank of the character behind it, and BYTES.
  const ranks = new Uint16Array(128).fill(BYTES);
  for (let i = 0; i < alphabet.length; ++i) {
    ranks[alphabet.charCodeAt(i)] = i < singles ? i : BYTES + singles * (1 + i - singles);
  }
  const ordered = Uint8Array.from({ length: BYTES }, (_, rank) =>
    Number.parseInt(order.slice(2 * rank, 2 * rank + 2), 16),
  );
  const bytes = new Uint8Array(text.length);
  let length = 0;
  let added = 0;
  for (let i = 0; i < text.length; ++i) {
    const rank = ranks[text.charCodeAt(i)];
    if (rank >= BYTES) {
      added = rank - BYTES;
      continue;
    }
    bytes[length++] = ordered[added + rank];
    added = 0;
  }
  return bytes.subarray(0, length);
}
