import { argv, env } from 'node:process';
import { SingleBar } from 'cli-progress';
import pico from 'picocolors';

/** @typedef {import('node:tty').WriteStream} Stream */

/** Whether a stream is a terminal that somebody watches. @param {Stream} stream */
const isWatched = ({ isTTY }) =>
  isTTY === true && env.TERM !== 'dumb' && ['', 'false'].includes(env.CI ?? '');

/** The option against colours, which errors in the other words obey as well. */
export const NO_COLOR = 'no-color';

/**
 * Colours for a terminal. For every other stream, with --no-color, and with the variables NO_COLOR and CI,
 * these functions change nothing. See https://no-color.org.
 * @param {Stream} stream
 */
export const colorsOf = (stream) =>
  pico.createColors(isWatched(stream) && !env.NO_COLOR && !argv.includes(`--${NO_COLOR}`));

/**
 * A bar on the standard error for what takes long. Without a terminal it does nothing.
 * @param {Stream} stderr
 * @param {number} total
 * @param {string} things what is made
 * @returns {{ step(): void, stop(): void }}
 */
export function startProgress(stderr, total, things = 'files') {
  const bar = new SingleBar({
    format: `{bar} {value}/{total} ${things}, {eta_formatted} left`,
    stream: stderr,
    barCompleteChar: '#',
    barIncompleteChar: '.',
    gracefulExit: false,
    clearOnComplete: true,
    noTTYOutput: false,
  });
  if (!isWatched(stderr) || total < 2) return { step() {}, stop() {} };
  bar.start(total, 0);
  return { step: () => bar.increment(), stop: () => bar.stop() };
}

/** How many steps of `mw.work` are made in a second: what its documentation says. */
const STEPS_PER_SECOND = 2e7;

/** From this many seconds on it is said how long a maze may take. */
const LONG_SECONDS = 5;

/**
 * Says on the standard error how long a maze may take. Without a terminal it does nothing.
 * @param {Stream} stderr
 * @param {number} work as `mw.work` tells it
 */
export function sayHowLong(stderr, work) {
  const seconds = work / STEPS_PER_SECOND;
  if (!isWatched(stderr) || seconds < LONG_SECONDS) return;
  const time = seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} minutes`;
  stderr.write(`this may take up to ${time}, mostly far less; Ctrl+C ends it\n`);
}
