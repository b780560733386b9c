import { hashText } from '../util/seed-key.js';

/** Of the URL-safe base64 of codes. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Makes the codes of mazes that differ in their seeds only, from one of them: the seed is its fifth
 * segment, and check digits end it (web/docs/seed-promise.md). In the core a code took half the time of
 * a small maze.
 * @param {string} code
 * @returns {(segment: string) => string} of the segment of a seed
 */
export function codesLike(code) {
  const segments = code.split('~');
  const head = `${segments.slice(0, 4).join('~')}~`;
  const tail = ['', ...segments.slice(5, -1), ''].join('~');
  const before = hashText(head);
  return (segment) => {
    const rest = segment + tail;
    const { high } = hashText(rest, before);
    // Bits 40 to 57 of the hash.
    const digit = (/** @type {number} */ shift) => DIGITS[(high >>> shift) & 63];
    return head + rest + digit(8) + digit(14) + digit(20);
  };
}
