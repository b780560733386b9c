import { randomInt } from 'node:crypto';
import { writeWhole } from './files.js';
import { forFormat } from './formats.js';
import { interruptible } from './interrupt.js';
import { nameOf, namesOf, PLACEHOLDERS } from './many/names.js';
import { makeMany } from './many/pool.js';
import { seedsFrom } from './many/seeds.js';
import { outputOptions, readFormat, usualFormat, writeOutput } from './output.js';
import { sayHowLong, startProgress } from './terminal.js';
import { orUsageError, orUsageErrorLater, UsageError } from './usage.js';
import { readWhole } from './values.js';

/** @typedef {import('./library.js').Library} Library */
/** @typedef {import('./command.js').Option} Option */
/** @typedef {import('./output.js').Wanted} Wanted */

/** Most files of a call. */
const MAX_COUNT = 1_000_000;

/** More workers than any machine has processors do no good. */
const MAX_JOBS = 256;

/** Seeds that are drawn are below it: those that follow are safe integers. */
const MAX_DRAWN = 2 ** 47;

/** The options of commands that generate, for one file or many. @type {readonly Option[]} */
export const filesOptions = [
  ...outputOptions.filter(({ name }) => name !== 'out'),
  {
    name: 'out',
    value: '<file>',
    values: 'files',
    about: `such as maze.svg or mazes/{seed}.svg, with ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}; its folder is made; default: the standard output`,
  },
  {
    name: 'count',
    value: '<n>',
    about:
      'many mazes, a file each, named by {seed} or {n}: of seed 5 those of 5, 6, 7 ..., of seed a those of a-1, a-2 ...; files that exist are written anew',
  },
  {
    name: 'jobs',
    value: '<n>',
    about: 'workers that make them; the files are the same; default 1',
  },
];

/**
 * Writes the maze of some options, or many of them.
 * @param {Library} library
 * @param {Record<string, any>} values
 * @param {Record<string, any> | { code: string, more: Record<string, any> }} options
 */
export async function writeMazes(library, values, options) {
  const wanted = readFormat(library.formats, values);
  if (values.count !== undefined) return writeMany(library, values, options, wanted);
  if (values.jobs !== undefined) throw new UsageError('--jobs must be given with --count');
  const { mw, streams } = library;
  /** @type {[options: any, more?: any]} */
  const asked =
    'code' in options
      ? [options.code, forFormat(options.more, wanted?.format)]
      : [forFormat(options, wanted?.format)];
  const maze = orUsageError(() => {
    sayHowLong(streams.stderr, mw.work(...asked));
    return mw.generate(...asked);
  });
  const file = values.out === undefined ? undefined : nameOf(values.out, maze, 1, 1);
  const { format, given } = wanted ?? usualFormat(library, maze);
  const content = await orUsageErrorLater(() => format.write(maze, given));
  if (!('code' in options) && values.seed === undefined) {
    streams.stderr.write(`seed ${maze.seed}, code ${maze.code}\n`);
  }
  writeOutput(library, content, file);
}

/** What a file of a maze is named by. @param {Record<string, any>} options */
const factsOf = ({ shape, levels = 1, ...options }) => ({
  ...options,
  shape: shape?.id ?? 'square',
  levels,
});

/**
 * @param {Library} library
 * @param {Record<string, any>} values
 * @param {Record<string, any>} options
 * @param {Wanted | null} wanted
 */
async function writeMany({ mw, streams: { stderr } }, values, options, wanted) {
  const count = readWhole('count', values.count, 1, MAX_COUNT);
  const jobs = readWhole('jobs', values.jobs ?? '1', 1, MAX_JOBS);
  if ('code' in options) throw new UsageError('--count must be left out with --code');
  const { out } = values;
  if (out === undefined || !wanted) {
    throw new UsageError(
      '--out with the ending of a format must be given with --count, such as mazes/{seed}.svg',
    );
  }
  const first = options.seed ?? randomInt(MAX_DRAWN);
  const seeds = seedsFrom(first, count);
  const each = seeds.map((seed) => factsOf({ ...options, seed }));
  const names = namesOf(out, each);
  for (const seed of [seeds[0], seeds[count - 1]]) {
    const problem = mw.check(/** @type {any} */ ({ ...options, seed }));
    if (problem) throw new UsageError(problem.message);
  }
  if (options.seed === undefined) stderr.write(`seed ${first}\n`);
  const { format, given } = wanted;
  const task = { options, format: format.id, given };
  await interruptible(async (signal) => {
    const progress = startProgress(stderr, count);
    try {
      await makeMany(
        jobs,
        task,
        seeds,
        (content, i) => {
          writeWhole(names[i], content);
          progress.step();
        },
        signal,
      );
    } finally {
      progress.stop();
    }
  });
}
