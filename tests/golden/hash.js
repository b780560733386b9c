/**
 * FNV-1a 64 of a maze, as 16 hex digits: the bytes of its passages, then of its kinds and of its
 * one-way passages when it has any, then start and end as four bytes each, lowest first, ffffffff for none. No imports: the
 * page's tests run it in a browser.
 */
export function hashOf({ passages, kinds, oneWays, start, end }) {
  let hash = 0xcbf29ce484222325n;
  const feed = (byte) => {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  };
  for (const byte of passages) feed(byte);
  for (const byte of kinds ?? []) feed(byte);
  for (const byte of oneWays ?? []) feed(byte);
  for (const cell of [start, end]) {
    for (const shift of [0, 8, 16, 24]) feed(((cell ?? 0xffffffff) >>> shift) & 255);
  }
  return hash.toString(16).padStart(16, '0');
}

/** The lines of golden.txt as [{ code, hash }]. */
export function parseGolden(text) {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [code, hash] = line.split(' ');
      return { code, hash };
    });
}
