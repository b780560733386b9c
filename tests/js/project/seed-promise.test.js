/** The vectors of web/docs/seed-promise.md, against the tests' own random source and the library. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';
import { fnv1a, keyOf, Random } from '../support/random.js';
import { read } from '../support/sources.js';
import { ReferenceWorld } from '../support/world.js';

const [, text] = /```json\n([\s\S]*?)```/.exec(read('web/docs/seed-promise.md'));
const vectors = JSON.parse(text);

const hex = (number) => number.toString(16).padStart(16, '0');
const hashOf = (string) => fnv1a(new TextEncoder().encode(string));

test('keys of seeds', () => {
  for (const { seed, key } of vectors.keys) assert.equal(hex(keyOf(seed)), key, String(seed));
});

test('random numbers, each list from the beginning of the stream', () => {
  const { seed, next, below, belowThreeThousandMillion, pick, firstOfStreamExits } = vectors.draws;
  const stream = () => new Random(keyOf(seed));
  const numbers = stream();
  assert.deepEqual(
    next.map(() => hex(numbers.next())),
    next,
  );
  const bounded = stream();
  for (const [bound, drawn] of below) assert.equal(bounded.below(bound), drawn, `below(${bound})`);
  const large = stream();
  const drawn = belowThreeThousandMillion.map(() => large.below(3_000_000_000));
  assert.deepEqual(drawn, belowThreeThousandMillion);
  const picking = stream();
  for (const [set, picked] of pick) assert.equal(picking.pick(set), picked, String(set));
  assert.equal(hex(new Random(keyOf(seed) ^ hashOf('exits')).next()), firstOfStreamExits);
});

test('codes: the library writes and reads them, and their check follows the grammar', () => {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  for (const { code, options } of vectors.codes) {
    const hash = hashOf(code.slice(0, -3));
    const check = [40n, 46n, 52n].map((shift) => digits[Number((hash >> shift) & 63n)]);
    assert.equal(code.slice(-3), check.join(''), code);
    const made = mw.generate(options);
    assert.equal(made.code, code);
    assert.deepEqual(mw.generate(code).passages, made.passages);
  }
});

test('worlds: seeds and doors of chunks', () => {
  for (const { options, chunk, seed, doors } of vectors.worlds) {
    const reference = new ReferenceWorld(options);
    assert.equal(String(reference.chunkSeed(...chunk)), seed);
    const sides = ['north', 'south', 'west', 'east'];
    const expected = reference
      .doors(...chunk)
      .map(({ direction, cell }) => [sides[direction], cell]);
    assert.deepEqual(expected, doors);
    const world = mw.world(options);
    assert.equal(BigInt(world.chunk(...chunk).seed), BigInt(seed));
    assert.deepEqual(
      world.doors(...chunk).map(({ direction, cell }) => [direction, cell]),
      doors,
    );
  }
});
