/**
 * Pixels across a length; an excess of less than a sample needs no pixel of its own.
 * @param {number} length
 */
export const across = (length) => Math.max(1, Math.ceil(length - 0.125));
