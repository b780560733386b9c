import { hashOf } from './hash.js';

/**
 * The hash of a chunk: that of hash.js over its passages, its kinds when it has any, and for north,
 * south, west and east the door's cell as four bytes, lowest first, ffffffff for none; then start and
 * end.
 */
export function chunkHash({ passages, kinds, start, end }, doors) {
  const cells = [0, 1, 2, 3].map(
    (direction) => doors.find((door) => door.direction === direction)?.cell ?? 0xffffffff,
  );
  const places = cells.flatMap((cell) => [0, 8, 16, 24].map((shift) => (cell >>> shift) & 255));
  return hashOf({ passages: [...passages, ...(kinds ?? []), ...places], kinds: null, start, end });
}

/** The lines of worlds.txt as [{ code, cx, cy, hash }]. */
export function parseWorlds(text) {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [code, cx, cy, hash] = line.split(' ');
      return { code, cx: Number(cx), cy: Number(cy), hash };
    });
}
