/** Printable characters that no quote, backslash, template or HTML script gives a meaning to. */
const PRINTABLE = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i))
  .filter((character) => !'\'"`\\$<'.includes(character))
  .join('');
const PREFIXES = PRINTABLE.slice(-2);
const SINGLE = PRINTABLE.slice(0, -2);
/** Node prints the line of an error that nobody caught, and minified code is one line. */
const LINE = 1000;

/**
 * Bytes as ASCII text, which means the same in every charset. The commonest bytes are one character
 * each, the others a prefix and one character; lines are broken between bytes. Gzipped, core.wasm
 * weighs 1 % more so than bare; as escaped characters 6 %, in base64 29 %.
 * @param {Uint8Array} bytes
 * @returns {{ text: string, alphabet: string, order: string }} alphabet: the single characters, then
 *   the prefixes; order: all bytes in hexadecimal, the commonest first
 */
export function asciiOf(bytes) {
  const counts = new Uint32Array(256);
  for (const byte of bytes) counts[byte] += 1;
  const order = Array.from(counts.keys()).sort((a, b) => counts[b] - counts[a] || a - b);
  /** @type {string[]} */
  const codes = [];
  for (const [rank, byte] of order.entries()) {
    const prefix = ['', ...PREFIXES][Math.floor(rank / SINGLE.length)];
    codes[byte] = prefix + SINGLE[rank % SINGLE.length];
  }
  const lines = Array.from({ length: Math.ceil(bytes.length / LINE) }, (_, i) =>
    Array.from(bytes.subarray(i * LINE, (i + 1) * LINE), (byte) => codes[byte]).join(''),
  );
  return {
    text: lines.map((line) => `\n${line}`).join(''),
    alphabet: PRINTABLE,
    order: Buffer.from(order).toString('hex'),
  };
}
