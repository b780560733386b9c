/** More pairs gain nothing: what deflate saves by each symbol that is left pays for it no longer. */
const MOST = 56;

/** @param {number[]} symbols @returns {number | undefined} first << 8 | second */
function commonestPair(symbols) {
  const counts = new Uint32Array(1 << 16);
  let best;
  for (let i = 1; i < symbols.length; ++i) {
    const pair = (symbols[i - 1] << 8) | symbols[i];
    counts[pair] += 1;
    if (best === undefined || counts[pair] > counts[best]) best = pair;
  }
  return best;
}

/** @param {number[]} symbols @param {number} pair @param {number} by */
function replacePair(symbols, pair, by) {
  const replaced = [];
  for (let i = 0; i < symbols.length; ++i) {
    const isPair = symbols[i] === pair >> 8 && symbols[i + 1] === (pair & 255);
    replaced.push(isPair ? by : symbols[i]);
    if (isPair) ++i;
  }
  return replaced;
}

/**
 * Replaces the commonest pair of bytes by a byte that does not occur, again and again (byte pair
 * encoding: P. Gage, A New Algorithm for Data Compression, 1994).
 * @param {number[]} bytes
 * @returns {{ symbols: number[], pairs: number[] }} pairs: for each replacement the byte, and the two
 *   that it stands for, which may be replacements too
 */
export function mergePairs(bytes) {
  const used = new Set(bytes);
  const unused = Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => !used.has(byte));
  let symbols = bytes;
  const pairs = [];
  for (const by of unused.slice(0, MOST)) {
    const pair = commonestPair(symbols);
    if (pair === undefined) break;
    symbols = replacePair(symbols, pair, by);
    pairs.push(by, pair >> 8, pair & 255);
  }
  return { symbols, pairs };
}
