import { typedSeed } from '../../lib/util/typed-seed.js';
import { EXAMPLES } from '../config.js';
import { ChunkFolder } from '../files.js';
import { chunkFormatsOf } from '../formats.js';
import { interruptible } from '../interrupt.js';
import { maxWorkRow, readMaxWork } from '../max-work.js';
import { chooseFormat } from '../output.js';
import { print } from '../print.js';
import { chunkCount, chunksOf, readShard } from '../shards.js';
import { startProgress } from '../terminal.js';
import { orUsageError, orUsageErrorLater, readPair, UsageError } from '../usage.js';
import { readParams } from '../values.js';

/** @typedef {import('../library.js').Mazewright} Mazewright */
/** @typedef {import('mazewright/dungeons').World} World */

/** @type {readonly import('../command.js').Option[]} */
const worldOptionRows = [
  {
    name: 'algorithm',
    value: '<id>',
    values: 'algorithms',
    about: 'generator of the chunks',
  },
  {
    name: 'seed',
    value: '<seed>',
    about: 'a whole number, or any text; default: a random one. Shards need it or a code',
  },
  { name: 'chunk', value: '<cells>', about: 'cells per side of a chunk, 2 to 1024; default 32' },
  {
    name: 'levels',
    value: '<n>',
    about: '2^n chunks per side; default: as many as give at most 2^32 cells per side',
  },
  { name: 'endless', about: 'a world without an edge' },
  {
    name: 'mode',
    value: '<mode>',
    values: ['standard', 'original'],
    about: 'standard or original; default standard',
  },
  {
    name: 'param',
    value: '<id>=<value>',
    multiple: true,
    about: 'a parameter of the algorithm; may be repeated',
  },
  { name: 'code', value: '<code>', about: 'a world.code, instead of all options above' },
  { ...maxWorkRow, about: 'refuses a world whose chunks may take more steps; default: no limit' },
];

/** @type {readonly import('../command.js').Option[]} */
const fileOptionRows = [
  {
    name: 'from',
    value: '<x>,<y>',
    about: 'the first chunk; default 0,0. Negative numbers: --from=-4,-4',
  },
  {
    name: 'to',
    value: '<x>,<y>',
    about: 'the last chunk, included; default: the last one of the world',
  },
  {
    name: 'shard',
    value: '<i>/<n>',
    about: 'every n-th chunk, row by row, beginning with chunk i; default 0/1',
  },
  {
    name: 'out',
    value: '<folder>',
    values: 'folders',
    about: 'the folder to write to; created if it does not exist',
  },
  {
    name: 'format',
    value: '<format>',
    values: 'formats',
    about: 'one of the formats below, such as svg,cell=10; default json',
  },
  { name: 'json', about: 'the last line as JSON: the code, the shard, and the files' },
];

/** Most files that are written unless the size of the world or the last chunk is given. */
const MAX_UNASKED = 2 ** 20;

/** What every call needs, and what stands for it. @type {readonly [text: string, keys: readonly string[]][]} */
const needed = [
  ['--algorithm <id> or --code <code>', ['algorithm', 'code']],
  ['--out <folder>', ['out']],
];

/** Options that `mw.world` takes unchanged. */
const plain = ['algorithm', 'mode', 'endless'];
const numbers = ['chunk', 'levels'];
const ofWorld = [...plain, ...numbers, 'seed', 'param'];

/**
 * @param {Mazewright} mw
 * @param {Record<string, any>} values
 * @returns {World}
 */
function worldOf(mw, values) {
  if (values.code !== undefined) {
    const extra = ofWorld.find((key) => values[key] !== undefined);
    if (extra) throw new UsageError(`--${extra} must be left out with --code`);
    return mw.world(values.code, readMaxWork(values));
  }
  if (values.seed === undefined && values.shard !== undefined) {
    throw new UsageError('--seed or --code must be given with --shard, for shards of one world');
  }
  const entries = [...plain, ...numbers]
    .filter((key) => values[key] !== undefined)
    .map((key) => [key, numbers.includes(key) ? Number(values[key] || Number.NaN) : values[key]]);
  const row = mw.catalog.generators.find(({ id }) => id === values.algorithm);
  const params = readParams('param', row, values.param ?? []);
  const seed = values.seed === undefined ? {} : { seed: typedSeed(values.seed) };
  const options = { ...Object.fromEntries(entries), ...seed, params, ...readMaxWork(values) };
  return mw.world(/** @type {any} */ (options));
}

/**
 * @param {World} world
 * @param {Record<string, any>} values
 * @returns {import('../shards.js').Chunks}
 */
function readChunks(world, values) {
  if (world.endless && (!values.from || !values.to)) {
    throw new UsageError('--from and --to must be given with --endless');
  }
  const last = 2 ** (world.levels ?? 0) - 1;
  const want = 'a chunk x,y, such as 0,0';
  const from = readPair('from', values.from ?? '0,0', ',', want);
  const to = readPair('to', values.to ?? `${last},${last}`, ',', want);
  for (const [option, [cx, cy]] of Object.entries({ from, to })) {
    try {
      world.doors(cx, cy);
    } catch (error) {
      throw new UsageError(`--${option}: ${/** @type {Error} */ (error).message}`);
    }
  }
  if (from[0] > to[0] || from[1] > to[1]) {
    throw new UsageError(`--from must not be greater than --to, ${to}; got ${from}`);
  }
  return { from, to };
}

/** @param {World} world @param {Record<string, any>} values @param {number} count of files */
function askForSize({ levels }, values, count) {
  if (levels === null || count <= MAX_UNASKED || values.levels || values.to) return;
  const what = values.code === undefined ? '--levels <n> or --to <x>,<y>' : '--to <x>,<y>';
  throw new UsageError(
    `world: ${what} must be given: this world has ${levels} levels, 2^${2 * levels} chunks, a file each`,
  );
}

/** @type {import('../command.js').Command} */
export const world = {
  name: 'world',
  about: 'writes the chunks of a world, or a shard of them, as files',
  usage: ['--algorithm <id> --out <folder> [options]', '--code <code> --out <folder> [options]'],
  intro: `Writes chunks of a world, one file per chunk: chunk_<x>_<y>.json, and world.json with the world's
code. A chunk depends only on the world and its place, so shards on many machines write the same
bytes as a single run. Files that exist are kept.`,
  words: [],
  groups: () => [
    { title: 'The world', options: worldOptionRows },
    { title: 'The files', options: fileOptionRows },
  ],
  kinds: ['algorithms', 'formats'],
  examples: () => [
    {
      line: `mazewright world --algorithm ${EXAMPLES.maze} --seed 5 --levels 2 --out world`,
      about: 'sixteen chunks of 32 by 32 cells',
    },
    {
      line: `mazewright world --algorithm ${EXAMPLES.maze} --seed 5 --endless --from=-1,-1 --to 1,1 --format svg --out drawings`,
      about: 'nine drawings around the origin',
    },
  ],
  async run(library, values) {
    const { mw, streams } = library;
    const missing = needed.filter(([, keys]) => keys.every((key) => !values[key]));
    if (missing.length > 0) {
      throw new UsageError(`world: ${missing.map(([text]) => text).join(' and ')} must be given`);
    }
    const formats = chunkFormatsOf(library);
    const { format, given } = chooseFormat(formats, values.format ?? formats[0].id);
    const made = orUsageError(() => worldOf(mw, values));
    const part = readShard(values.shard ?? '0/1');
    const chunks = readChunks(made, values);
    const count = Math.ceil((chunkCount(chunks) - part.shard) / part.shards);
    askForSize(made, values, chunkCount(chunks) / part.shards);
    const folder = new ChunkFolder(values.out, made.code);
    await interruptible(async (signal) => {
      const progress = startProgress(streams.stderr, count);
      try {
        for (const [cx, cy] of chunksOf(chunks, part)) {
          const name = `chunk_${cx}_${cy}.${format.extension}`;
          await folder.add(name, () => orUsageErrorLater(() => format.write(made, cx, cy, given)));
          progress.step();
          // Lets a signal in.
          await new Promise((resolve) => setImmediate(resolve));
          signal.throwIfAborted();
        }
      } finally {
        progress.stop();
      }
    });
    const { written, kept } = folder;
    const { code } = made;
    print(
      streams.stdout,
      values.json
        ? `${JSON.stringify({ code, ...part, written, kept })}\n`
        : `${code} ${part.shard}/${part.shards}: ${written} written, ${kept} kept\n`,
    );
  },
};
