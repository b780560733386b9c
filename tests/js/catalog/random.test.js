/** The tests' own random source, checked with published vectors before anything leans on it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fnv1a, glibcRand, keyOf, Random, splitMixAt } from '../support/random.js';

test('SplitMix64 gives the published outputs for 1234567', () => {
  const expected = [
    6457827717110365317n,
    3203168211198807973n,
    9817491932198370423n,
    4593380528125082431n,
    16408922859458223821n,
  ];
  assert.deepEqual(
    expected.map((_, index) => splitMixAt(1234567n, index)),
    expected,
  );
});

test('xoshiro256** gives the published outputs for the state 1, 2, 3, 4', () => {
  const random = new Random(0n);
  random.state = [1n, 2n, 3n, 4n];
  const expected = [11520n, 0n, 1509978240n, 1215971899390074240n];
  assert.deepEqual(
    expected.map(() => random.next()),
    expected,
  );
});

test('FNV-1a gives the published hashes', () => {
  const hash = (text) => fnv1a(new TextEncoder().encode(text));
  assert.equal(hash(''), 0xcbf29ce484222325n);
  assert.equal(hash('a'), 0xaf63dc4c8601ec8cn);
  assert.equal(hash('foobar'), 0x85944171f73967e8n);
});

test('glibc rand after srand(1) begins as every glibc does', () => {
  const rand = glibcRand(1);
  assert.deepEqual([rand(), rand(), rand()], [1804289383, 846930886, 1681692777]);
});

test('a negative number is its two’s complement', () => {
  assert.equal(keyOf(-1), (1n << 64n) - 1n);
  assert.equal(keyOf(-(2n ** 63n)), 1n << 63n);
});

test('below stays in range, reaches every value and is even', () => {
  const random = new Random(7n);
  const counts = new Array(6).fill(0);
  for (let i = 0; i < 60000; i++) counts[random.below(6)]++;
  // Each count is binomial, sd 91; six standard deviations.
  for (const count of counts) assert.ok(Math.abs(count - 10000) < 6 * 91.3, String(counts));
});
