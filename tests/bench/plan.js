/**
 * What is measured and how often.
 * @typedef {{ sizes: number[], rounds: number, sampleMs: number, warmMs: number, budgetMs: number,
 *   limitMs: number }} Plan
 *   sizes: cells a side; rounds: at most so many samples of a case at a size; sampleMs: short calls
 *   are repeated until a sample takes so long; budgetMs: of long calls only as many samples as fit,
 *   at least three of ours unless one alone takes longer; limitMs: a peer that should take longer
 *   than this is left out, and one that takes twice as long is ended
 */

/** @type {Plan} */
export const FULL = {
  sizes: [25, 250, 1000, 4000],
  rounds: 15,
  sampleMs: 5,
  warmMs: 200,
  budgetMs: 2500,
  limitMs: 8000,
};

/** @type {Plan} */
export const QUICK = {
  sizes: [25, 250],
  rounds: 5,
  sampleMs: 2,
  warmMs: 50,
  budgetMs: 500,
  limitMs: 2000,
};

/** Above this step from size to size peers make one maze between, to estimate how they grow. */
const LARGEST_STEP = 4;

/** The sizes in order; `pilot` ones are only for the estimates. @param {readonly number[]} sizes */
export const withPilots = (sizes) =>
  sizes.flatMap((size, i) => {
    const before = sizes[i - 1];
    const far = before !== undefined && size > LARGEST_STEP * before;
    const between = { size: Math.round(Math.sqrt(before * size)), pilot: true };
    return [...(far ? [between] : []), { size, pilot: false }];
  });
