import { Advice } from './shell.js';

/** The variable of the environment that says how many seconds of silence are a standstill. */
const VARIABLE = 'MAZEWRIGHT_PATIENCE';
const SECONDS = 180;

/**
 * How long tests wait for a sign of life, in milliseconds. Silence is counted and never what the work takes:
 * a busy machine is slow, not wrong.
 * @param {NodeJS.ProcessEnv} [env]
 * @throws {Advice} if the variable is not a number above 0
 */
export function patience(env = process.env) {
  const seconds = Number(env[VARIABLE] ?? SECONDS);
  if (seconds > 0 && seconds < Infinity) return seconds * 1000;
  throw new Advice(`${VARIABLE} must be a number of seconds above 0, got '${env[VARIABLE]}'`);
}
