import { ChunkFolder } from '../files.js';
import { formatsOf } from '../formats.js';
import { idsText } from '../rows.js';
import { chunkCount, chunksOf, readShard } from '../shards.js';
import { orUsageError, readPair, UsageError } from '../usage.js';
import { readParams, readSeed } from '../values.js';

/** @typedef {import('mazewright/dungeons').Mazewright} Mazewright */
/** @typedef {import('mazewright/dungeons').World} World */

/** @type {import('../main.js').Command['help']} */
const help = (mw) => `usage: mazewright world --algorithm <id> --out <folder> [options]
       mazewright world --code <code> --out <folder> [options]

Writes chunks of a world, one file per chunk: chunk_<x>_<y>.json, and world.json with the world's
code. A chunk depends only on the world and its place, so shards on many machines write the same
bytes as a single run. Files that exist are kept.

The world
  --algorithm <id>     generator of the chunks
  --seed <seed>        a whole number, or any text; default: a random one. Shards need it or a code
  --chunk <cells>      cells per side of a chunk, 2 to 1024; default 32
  --levels <n>         2^n chunks per side; default: as many as give at most 2^32 cells per side
  --endless            a world without an edge
  --mode <mode>        standard or original; default standard
  --param <id>=<value> a parameter of the algorithm; may be repeated
  --code <code>        a world.code, instead of all options above

The files
  --from <x>,<y>       the first chunk; default 0,0. Negative numbers: --from=-4,-4
  --to <x>,<y>         the last chunk, included; default: the last one of the world
  --shard <i>/<n>      every n-th chunk, row by row, beginning with chunk i; default 0/1
  --out <folder>       the folder to write to; created if it does not exist
  --format <id>        one of the formats below; default json

${idsText(mw, ['algorithms', 'formats'])}

mazewright list algorithms describes them and their parameters.`;

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
 * @returns {any} what `mw.world` takes
 */
function worldOptions(mw, values) {
  if (values.code !== undefined) {
    const extra = ofWorld.find((key) => values[key] !== undefined);
    if (extra) throw new UsageError(`--${extra} must be left out with --code`);
    return values.code;
  }
  if (values.seed === undefined && values.shard !== undefined) {
    throw new UsageError('--seed or --code must be given with --shard, for shards of one world');
  }
  const entries = [...plain, ...numbers]
    .filter((key) => values[key] !== undefined)
    .map((key) => [key, numbers.includes(key) ? Number(values[key] || Number.NaN) : values[key]]);
  const row = mw.catalog.generators.find(({ id }) => id === values.algorithm);
  const params = readParams('param', row, values.param ?? []);
  const seed = values.seed === undefined ? {} : { seed: readSeed(values.seed) };
  return { ...Object.fromEntries(entries), ...seed, params };
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

/** @type {import('../main.js').Command} */
export const world = {
  name: 'world',
  about: 'writes the chunks of a world, or a shard of them, as files',
  help,
  options: {
    ...Object.fromEntries(
      [
        'algorithm',
        'seed',
        'chunk',
        'levels',
        'mode',
        'code',
        'from',
        'to',
        'shard',
        'out',
        'format',
      ].map((name) => [name, { type: 'string' }]),
    ),
    endless: { type: 'boolean' },
    param: { type: 'string', multiple: true },
  },
  async run(values) {
    const { createMazewright } = await import('mazewright/dungeons');
    const mw = await createMazewright();
    const missing = needed.filter(([, keys]) => keys.every((key) => !values[key]));
    if (missing.length > 0) {
      throw new UsageError(`world: ${missing.map(([text]) => text).join(' and ')} must be given`);
    }
    const formats = formatsOf(mw);
    const format = formats.find(({ id }) => id === (values.format ?? formats[0].id));
    if (!format) {
      const known = formats.map(({ id }) => id).join(', ');
      throw new UsageError(`--format must be one of ${known}; got ${values.format}`);
    }
    const options = worldOptions(mw, values);
    const made = orUsageError(() => mw.world(options));
    const part = readShard(values.shard ?? '0/1');
    const chunks = readChunks(made, values);
    askForSize(made, values, chunkCount(chunks) / part.shards);
    const folder = new ChunkFolder(values.out, made.code);
    for (const [cx, cy] of chunksOf(chunks, part)) {
      folder.add(`chunk_${cx}_${cy}.${format.extension}`, () => format.write(made, cx, cy));
    }
    const { written, kept } = folder;
    console.log(`${made.code} ${part.shard}/${part.shards}: ${written} written, ${kept} kept`);
  },
};
