import { Advice } from '../util/shell.js';

/**
 * The commands, each with all that those before it run: what needs the package only; what everybody runs;
 * all but seeds; all of it.
 * @typedef {'quick' | 'test' | 'full' | 'seeds'} Form
 */

/** @type {readonly Form[]} */
export const FORMS = ['quick', 'test', 'full', 'seeds'];

/** What counts of seeds and combinations are divided by. @type {Readonly<Record<Form, number>>} */
export const DIVISORS = { quick: 64, test: 64, full: 16, seeds: 1 };

/** Whether a command runs what another one runs. @param {Form} form @param {Form} other */
export const includes = (form, other) => FORMS.indexOf(form) >= FORMS.indexOf(other);

/** The variable of the environment that tells test files. */
const VARIABLE = 'MAZEWRIGHT_SEEDS';

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Form}
 * @throws {Advice} if the variable has another value
 */
export function formIn(env) {
  const given = env[VARIABLE] ?? 'test';
  const form = FORMS.find((one) => one === given);
  if (form) return form;
  throw new Advice(`${VARIABLE} must be ${FORMS.join(', ')}, got '${given}'`);
}

/** The environment of test files. @param {Form} form */
export const environment = (form) => ({ [VARIABLE]: form });

/**
 * Reads the arguments of `npm test`: `quick`, `full` or `seeds` may come first, then words that name tests.
 * @param {readonly string[]} args
 * @returns {{ form: Form, words: readonly string[] }}
 */
export function formOf([first, ...rest]) {
  const form = FORMS.find((one) => one === first && one !== 'test');
  if (form) return { form, words: rest };
  return { form: 'test', words: first === undefined ? [] : [first, ...rest] };
}
