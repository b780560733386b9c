import { readPair, UsageError } from './usage.js';

/**
 * A rectangle of chunks, both corners included.
 * @typedef {{ from: [number, number], to: [number, number] }} Chunks
 */

/**
 * @param {string} text `i/n`, i counted from 0
 * @returns {{ shard: number, shards: number }}
 */
export function readShard(text) {
  const [shard, shards] = readPair('shard', text, '/', 'i/n, such as 0/4');
  if (shards < 1 || shard < 0 || shard >= shards) {
    throw new UsageError(`--shard must be from 0/n to n-1/n; got ${JSON.stringify(text)}`);
  }
  return { shard, shards };
}

/** @param {Chunks} chunks */
export const chunkCount = ({ from, to }) => (to[0] - from[0] + 1) * (to[1] - from[1] + 1);

/**
 * Every n-th chunk, row by row from the first one: shards are alike in size and cost.
 * @param {Chunks} chunks
 * @param {{ shard: number, shards: number }} part
 * @returns {Generator<[number, number], void, undefined>}
 */
export function* chunksOf(chunks, { shard, shards }) {
  const { from, to } = chunks;
  const width = to[0] - from[0] + 1;
  const count = chunkCount(chunks);
  if (!Number.isSafeInteger(count)) {
    throw new UsageError('--from and --to must enclose fewer than 2^53 chunks');
  }
  for (let i = shard; i < count; i += shards) {
    yield [from[0] + (i % width), from[1] + Math.floor(i / width)];
  }
}
