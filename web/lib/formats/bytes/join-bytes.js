/** @param {readonly ArrayLike<number>[]} parts @returns {import('../../options/types.js').Bytes} */
export function joinBytes(parts) {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
