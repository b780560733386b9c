/**
 * mw.random: the draws of the core, compared with its own figures (tests/cpp/random_test.cpp) and with the
 * second implementation in tests/js/support/random.js.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMazewright as createMain } from 'mazewright';
import { createMazewright as createStreaming } from 'mazewright/streaming';
import { badNumbers, detached, revoked, strangers, throwing } from '../support/hostile-values.js';
import { mw } from '../support/load.js';
import { assertRefused, forEachValue, refusalOf } from '../support/quiet.js';
import { keyOf, Random } from '../support/random.js';

/** Whether a value is an array or a typed array. A revoked proxy throws. */
function isList(value) {
  try {
    return Array.isArray(value) || ArrayBuffer.isView(value);
  } catch {
    return false;
  }
}

const SEEDS = [
  ...[0, 1, 7, -1, -0, 2 ** 31, 2 ** 32, 2 ** 32 + 5, Number.MAX_SAFE_INTEGER],
  ...[Number.MIN_SAFE_INTEGER, 5n, -(2n ** 63n), 2n ** 64n - 1n, 2n ** 53n + 1n],
  ...['', 'hello', '7', 'a b%41', '미로', '😀', 'é\u0000', 'x'.repeat(1000)],
];

const BOUNDS = [
  ...[1, 2, 3, 6, 7, 100, 840, 65535, 65536, 65537, 2 ** 31, 2 ** 31 + 1, 3000000000],
  2 ** 32 - 1,
];

test('the figures of the test in C++', () => {
  const { next } = mw.random('hello');
  const numbers = [10052311018514311404n, 10051304312589139751n, 619587897259036896n];
  for (const number of numbers) assert.equal(next(), Number(number >> 11n) / 2 ** 53);
  const { integer } = mw.random(7);
  assert.deepEqual([6, 100, 840, 3000000000].map(integer), [4, 27, 705, 2943293174]);
  assert.deepEqual(mw.random(7).shuffle([0, 1, 2, 3, 4, 5, 6, 7]), [5, 2, 7, 1, 3, 4, 6, 0]);
});

test('next and integer draw as the second implementation, whatever the seed', () => {
  for (const seed of SEEDS) {
    const random = mw.random(seed);
    const wanted = new Random(keyOf(seed));
    for (let round = 0; round < 20; ++round) {
      assert.equal(random.next(), Number(wanted.next() >> 11n) / 2 ** 53, String(seed));
      for (const n of BOUNDS) {
        assert.equal(random.integer(n), wanted.below(n), `${String(seed)}: ${n}`);
      }
      assert.equal(random.integer(2 ** 32), Number(wanted.next() >> 32n));
      const state = wanted.state.map((word) => word.toString(16).padStart(16, '0')).join('');
      assert.equal(random.state, state);
    }
  }
});

/** A state whose next draw has a given upper half: the draw is solved for the second number of the state. */
function stateDrawing(high) {
  const inverse = (odd) => {
    let found = odd;
    for (let i = 0; i < 6; ++i) found = BigInt.asUintN(64, found * (2n - odd * found));
    return found;
  };
  const rotated = BigInt.asUintN(64, (BigInt(high) << 32n) * inverse(9n));
  const back = (rotated >> 7n) | BigInt.asUintN(64, rotated << 57n);
  const second = BigInt.asUintN(64, back * inverse(5n));
  return [1n, second, 3n, 4n].map((word) => word.toString(16).padStart(16, '0')).join('');
}

test('integer draws again where a number would be more probable than others', () => {
  // A draw is rejected if the lower half of its product with n is below 2^32 % n.
  for (const n of [3, 3 * 2 ** 30, 2 ** 31 + 1, 2 ** 32 - 1]) {
    const rejected = 2 ** 32 % n;
    for (const high of [0, 1, 2, 2 ** 31, 2 ** 32 - 1, Math.ceil(2 ** 32 / n)]) {
      const low = Number((BigInt(high) * BigInt(n)) & 0xffffffffn);
      const state = stateDrawing(high);
      const wanted = new Random(0n);
      wanted.state = state.match(/.{16}/g).map((word) => BigInt(`0x${word}`));
      const random = mw.random({ state });
      assert.equal(random.integer(n), wanted.below(n), `${n} ${high}`);
      const once = new Random(0n);
      once.state = state.match(/.{16}/g).map((word) => BigInt(`0x${word}`));
      assert.equal(Number(once.next() >> 32n), high);
      const isAgain =
        random.state !== once.state.map((w) => w.toString(16).padStart(16, '0')).join('');
      assert.equal(isAgain, low < rejected, `${n} ${high}`);
    }
  }
});

test('pick draws one index; shuffle is a copy in the order of Fisher-Yates from the front', () => {
  const lists = [
    ['a'],
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
    Array.from({ length: 100 }, (_, i) => i),
    Uint32Array.from({ length: 31 }, (_, i) => i * i),
    Float64Array.of(0.5, Number.NaN, -0),
  ];
  for (const list of lists) {
    const before = list.slice();
    const random = mw.random('lists');
    const wanted = new Random(keyOf('lists'));
    for (let round = 0; round < 30; ++round) {
      assert.equal(random.pick(list), list[wanted.below(list.length)]);
      const order = list.slice();
      for (let i = 0; i + 1 < order.length; ++i) {
        const other = i + wanted.below(order.length - i);
        [order[i], order[other]] = [order[other], order[i]];
      }
      assert.deepEqual(random.shuffle(list), order);
      assert.deepEqual(list, before);
    }
  }
  const random = mw.random(1);
  const { state } = random;
  assert.deepEqual(random.shuffle([]), []);
  assert.deepEqual(random.shuffle(['a']), ['a']);
  assert.equal(random.state, state, 'nothing to decide draws nothing');
});

test('the state, as text, as JSON and as a clone, goes on with the same numbers', () => {
  const random = mw.random('saved');
  for (let i = 0; i < 50; ++i) {
    const ways = [
      mw.random({ state: random.state }),
      mw.random(JSON.parse(JSON.stringify(random))),
      mw.random(structuredClone({ state: random.state })),
    ];
    const number = random.next();
    for (const way of ways) {
      assert.equal(way.next(), number);
      assert.equal(way.state, random.state);
    }
  }
  assert.deepEqual(Object.keys(JSON.parse(JSON.stringify(random))), ['state']);
});

test('sources do not share a position, and functions work by themselves', () => {
  const [one, other] = [mw.random(3), mw.random(3)];
  const { next, integer } = one;
  const numbers = [next(), next(), integer(10)];
  assert.deepEqual([other.next(), other.next(), other.integer(10)], numbers);
  assert.ok(Object.isFrozen(one));
});

test('without a seed sources differ', () => {
  const states = Array.from({ length: 20 }, () => mw.random().state);
  assert.equal(new Set(states).size, 20);
});

test('wrong seeds and states are refused, and the next call is right', () => {
  const wanted = mw.random(1).next();
  // An object is a state, if it has one.
  const seeds = [
    ...strangers().filter((value) => typeof value !== 'object' || isList(value) || !value),
    ...[...badNumbers, 2 ** 53, -(2 ** 53), 1e300, 2n ** 64n, -(2n ** 63n) - 1n, 10n ** 50n],
    ...['\ud800', 'a\udfff', new Uint8Array(8)],
  ];
  forEachValue(seeds, (seed, name) => {
    assertRefused(() => mw.random(seed), 'invalid-seed', 'seed', `seed = ${name}`);
    assert.equal(mw.random(1).next(), wanted);
  });
  forEachValue(strangers(), (seed, name) => {
    refusalOf(() => mw.random(seed), `seed = ${name}`);
    assert.equal(mw.random(1).next(), wanted);
  });
  const { state } = mw.random(1);
  const states = [
    ...strangers(),
    ...['', '0'.repeat(64), state.slice(1), `${state}0`, `${state}\n`, state.toUpperCase()],
    ...[`g${state.slice(1)}`, ` ${state.slice(1)}`, 5, 5n],
  ];
  forEachValue(states, (value, name) => {
    assertRefused(() => mw.random({ state: value }), 'invalid-option', 'state', `state = ${name}`);
  });
  assertRefused(() => mw.random({ state, seed: 1 }), 'invalid-option', 'seed', 'two options');
  assertRefused(() => mw.random({}), 'invalid-option', 'state', 'no state');
});

test('wrong arguments are refused and draw nothing', () => {
  const random = mw.random(9);
  const { state } = random;
  const bounds = [...strangers(), ...badNumbers, undefined, 0, -1, 2 ** 32 + 1, '6', 6n];
  forEachValue(bounds, (n, name) => {
    assertRefused(() => random.integer(n), 'invalid-option', 'n', `n = ${name}`);
  });
  const lists = [
    ...strangers(),
    ...badNumbers,
    undefined,
    'abc',
    new Set([1]),
    { length: 1, 0: 1 },
  ].filter((value) => !isList(value));
  lists.push(new DataView(new ArrayBuffer(8)), new ArrayBuffer(8));
  forEachValue(lists, (list, name) => {
    for (const call of ['pick', 'shuffle']) {
      assertRefused(() => random[call](list), 'invalid-option', 'list', `${call} ${name}`);
    }
  });
  const throwingArray = new Proxy([1, 2], {
    get() {
      throw new RangeError('from the trap');
    },
  });
  for (const list of [[], new Uint8Array(0), detached(), throwingArray]) {
    assertRefused(() => random.pick(list), 'invalid-option', 'list', 'pick');
  }
  for (const list of [throwingArray, revoked(), throwing()]) {
    assertRefused(() => random.shuffle(list), 'invalid-option', 'list', 'shuffle');
  }
  assert.equal(random.state, state);
});

test('streaming has it; the others say what to import', async () => {
  const streaming = await createStreaming();
  assert.equal(streaming.random('hello').next(), mw.random('hello').next());
  const main = await createMain();
  assert.match(refusalOf(() => main.random(1), 'mazewright').message, /mazewright\/dungeons/);
});
