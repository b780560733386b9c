/** @typedef {import('mazewright/dungeons').Seed} Seed */

/**
 * The seeds of many mazes: from a number on, one after the other; of a text, with a hyphen and the number
 * of the maze from 1. So each maze can be made alone again.
 * @param {Seed} first
 * @param {number} count
 * @returns {Seed[]}
 */
export const seedsFrom = (first, count) =>
  Array.from({ length: count }, (_, i) => {
    if (typeof first === 'string') return `${first}-${i + 1}`;
    const seed = BigInt(first) + BigInt(i);
    const number = Number(seed);
    return Number.isSafeInteger(number) ? number : seed;
  });
