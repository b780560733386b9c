import { Advice } from '../util/shell.js';

/**
 * How many of their seeds tests try: all of them, those of `npm test`, or a few.
 * @typedef {'full' | 'normal' | 'quick'} Seeds
 */

/** @type {readonly Seeds[]} */
const ALL = ['full', 'normal', 'quick'];

/** The variable of the environment that tells test files. */
const VARIABLE = 'MAZEWRIGHT_SEEDS';

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Seeds}
 * @throws {Advice} if the variable has another value
 */
export function seedsOf(env) {
  const given = env[VARIABLE] ?? 'normal';
  const seeds = ALL.find((one) => one === given);
  if (seeds) return seeds;
  throw new Advice(`${VARIABLE} must be ${ALL.join(', ')}, got '${given}'`);
}

/** The environment of test files. @param {Seeds} seeds */
export const environment = (seeds) => ({ [VARIABLE]: seeds });

/**
 * Reads the arguments of `npm test`: `quick` or `full` may come first, then words that name tests.
 * @param {readonly string[]} args
 * @returns {{ seeds: Seeds, words: readonly string[] }}
 */
export function formOf([first, ...rest]) {
  const seeds = ALL.find((one) => one === first && one !== 'normal');
  if (seeds) return { seeds, words: rest };
  return { seeds: 'normal', words: first === undefined ? [] : [first, ...rest] };
}
