/**
 * How much of their work tests do. Those that try many seeds or combinations ask here how many: all of
 * them in `npm test -- seeds`, a part otherwise, always the same one.
 */
import { test } from 'node:test';
import { DIVISORS, formIn, includes } from '../../../web/build/suites/forms.js';

const form = formIn(process.env);
const divisor = DIVISORS[form];

/** Whether all are tried: what only all of them show together is then asserted. */
export const isAll = form === 'seeds';

/** Whether this is `npm test -- full` or more: for combinations that are left to it. */
export const isFull = includes(form, 'full');

/**
 * A test that is left to `npm test -- full`. A whole file is left to it by its tag instead.
 * @type {typeof test}
 */
export const testInFull = /** @type {any} */ (isFull ? test : () => {});

/**
 * The first of a list, such as one shape or language for a test that is the same for each; all of them in
 * `npm test -- full`.
 * @template T
 * @param {readonly T[]} all
 * @returns {readonly T[]}
 */
export const firstOf = (all) => (isFull ? all : all.slice(0, 1));

/**
 * How many seeds, rounds or samples of `all` to try.
 * @param {number} all
 * @param {number} [least] of them, where there are as many
 */
export const seeds = (all, least = 2) => Math.min(all, Math.max(least, Math.ceil(all / divisor)));

/**
 * The combinations of a list to try, evenly spread over it.
 * @template T
 * @param {readonly T[]} all
 * @param {number} [least] how many, where there are as many
 * @param {number} [turn] another number begins elsewhere in the list
 * @returns {readonly T[]}
 */
export function some(all, least = 2, turn = 0) {
  const count = seeds(all.length, least);
  if (count === all.length) return all;
  const at = (i) => Math.floor((i * all.length) / count) + turn;
  return Array.from({ length: count }, (_, i) => all[at(i) % all.length]);
}

/**
 * The same of each kind of a list.
 * @template T
 * @param {readonly T[]} all
 * @param {(one: T) => unknown} kindOf
 * @param {number} [least] how many of each, where there are as many
 */
export function someOfEach(all, kindOf, least = 3) {
  if (isAll) return all;
  const kinds = [...new Set(all.map(kindOf))];
  return kinds.flatMap((kind, turn) => {
    const own = all.filter((one) => kindOf(one) === kind);
    return some(own, least, turn);
  });
}
