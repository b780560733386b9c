import { ChunkFolder } from '../files.js';
import { formatsOf } from '../formats.js';
import { chunksOf, readShard } from '../shards.js';
import { readPair, UsageError } from '../usage.js';

/** @typedef {import('mazewright').Mazewright} Mazewright */
/** @typedef {import('mazewright').World} World */

const help = `usage: mazewright world --algorithm <id> --seed <seed> --out <folder> [options]
       mazewright world --code <code> --out <folder> [options]

Writes chunks of a world, a file each: chunk_<x>_<y>.json, and world.json with the world's code. A
chunk depends on nothing but the world and its place, so shards on many machines write what one run
would, byte for byte. A file that is there is not written again.

The world
  --algorithm <id>     what makes the inside of the chunks
  --seed <seed>        a whole number, or any text
  --chunk <cells>      cells a side of a chunk, 2 to 1024; 32
  --levels <n>         the world is 2^n chunks wide and high; as many as make 2^32 cells
  --endless            without an edge
  --mode <mode>        standard or original
  --param <id>=<value> a parameter of the algorithm; may be given again
  --code <code>        all of these, as world.code tells them

What to write
  --from <x>,<y>       the first chunk; 0,0. A negative one: --from=-4,-4
  --to <x>,<y>         the last chunk, included; the world's last
  --shard <i>/<n>      only every n-th chunk, row by row, from chunk i on; 0/1
  --out <folder>       made if it is not there
  --format <id>        json, or an export of the library: text, svg, png; json`;

/** What `mw.world` takes as it stands. */
const plain = ['algorithm', 'mode', 'endless'];
const numbers = ['chunk', 'levels'];
const ofWorld = [...plain, ...numbers, 'seed', 'param'];

/**
 * A number where it looks like one: the text of the same digits is another seed, and only a code
 * tells it.
 * @param {string} text
 */
function readSeed(text) {
  if (!/^-?\d+$/.test(text)) return text;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

/**
 * Values by the kinds that the algorithm's row tells; what it has not is left to the library.
 * @param {Mazewright} mw
 * @param {Record<string, any>} values
 */
function readParams(mw, { algorithm, param = [] }) {
  const row = mw.catalog.generators.find(({ id }) => id === algorithm);
  return Object.fromEntries(
    param.map((/** @type {string} */ text) => {
      const [, id, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
      if (!id) throw new UsageError(`--param must be id=value; got ${JSON.stringify(text)}`);
      const kind = row?.params.find((one) => one.id === id)?.kind;
      if (kind === 'boolean' && /^(true|false)$/.test(value)) return [id, value === 'true'];
      const isNumber = (kind === 'integer' || kind === 'share') && value.trim() !== '';
      return [id, isNumber ? Number(value) : value];
    }),
  );
}

/**
 * @param {Mazewright} mw
 * @param {Record<string, any>} values
 * @returns {any} what `mw.world` takes
 */
function worldOptions(mw, values) {
  if (values.code !== undefined) {
    const stray = ofWorld.find((key) => values[key] !== undefined);
    if (stray) throw new UsageError(`--${stray} must be left out beside --code`);
    return values.code;
  }
  for (const key of ['algorithm', 'seed']) {
    if (values[key] === undefined) throw new UsageError(`--${key} or --code must be given`);
  }
  const entries = [...plain, ...numbers]
    .filter((key) => values[key] !== undefined)
    .map((key) => [key, numbers.includes(key) ? Number(values[key] || Number.NaN) : values[key]]);
  const params = readParams(mw, values);
  return { ...Object.fromEntries(entries), seed: readSeed(values.seed), params };
}

/**
 * @param {World} world
 * @param {Record<string, any>} values
 * @returns {import('../shards.js').Chunks}
 */
function readChunks(world, values) {
  if (world.endless && (!values.from || !values.to)) {
    throw new UsageError('--from and --to must be given in an endless world');
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
    throw new UsageError(`--from ${from} must not lie behind --to ${to}`);
  }
  return { from, to };
}

/**
 * Runs a call whose problems are the caller's.
 * @template T
 * @param {() => T} call
 * @returns {T}
 */
function asked(call) {
  try {
    return call();
  } catch (error) {
    throw new UsageError(/** @type {Error} */ (error).message);
  }
}

/** @type {import('../main.js').Command} */
export const world = {
  name: 'world',
  about: 'writes chunks of a world, all of them or a shard',
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
    const { createMazewright } = await import('mazewright');
    const mw = await createMazewright();
    if (!values.out) throw new UsageError('--out must be given: the folder to write to');
    const formats = formatsOf(mw);
    const format = formats.find(({ id }) => id === (values.format ?? formats[0].id));
    if (!format) {
      const known = formats.map(({ id }) => id).join(', ');
      throw new UsageError(`--format must be one of ${known}; got ${values.format}`);
    }
    const options = worldOptions(mw, values);
    const made = asked(() => mw.world(options));
    const part = readShard(values.shard ?? '0/1');
    const chunks = readChunks(made, values);
    const folder = new ChunkFolder(values.out, made.code);
    for (const [cx, cy] of chunksOf(chunks, part)) {
      folder.add(`chunk_${cx}_${cy}.${format.extension}`, () => format.write(made, cx, cy));
    }
    const { written, present } = folder;
    console.log(`${made.code} ${part.shard}/${part.shards}: ${written} written, ${present} there`);
  },
};
