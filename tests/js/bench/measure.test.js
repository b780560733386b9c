/** What the benchmark asks its contestants, with contestants whose times are made up. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measure } from '../../bench/measure.js';

const PLAN = { sizes: [10, 20], rounds: 4, sampleMs: 0, warmMs: 7, budgetMs: 1e6, limitMs: 30_000 };

/** @param {object[]} queried @param {(request: any) => any} answer */
function caseOf(queried, name, kind, answer) {
  const contestant = {
    async query(request) {
      queried.push({ name, ...request });
      return answer(request);
    },
  };
  return { task: 'task', name, kind, row: 3, contestant, known: [] };
}

const square =
  (ns) =>
  ({ size }) => ({ ns: ns * size ** 2 });

test('every round asks each case once, with other seeds than the round before', async () => {
  const queried = [];
  const cases = [
    caseOf(queried, 'a', 'ours', square(5)),
    caseOf(queried, 'b', 'native', square(4)),
    caseOf(queried, 'c', 'peer', square(50)),
  ];
  const results = await measure(cases, PLAN, () => {});
  const first = queried.filter(({ size }) => size === 10);
  assert.deepEqual(
    first.map(({ name, what }) => name + what[0]).join(' '),
    'aw bw cw at bt ct at bt ct at bt ct at bt ct',
  );
  const seeds = first.filter(({ what, name }) => what === 'time' && name === 'a');
  assert.equal(new Set(seeds.map(({ seed }) => seed)).size, 4);
  assert.ok(first.every(({ row }) => row === 3));
  assert.deepEqual(
    results.map(({ name, size, nsPerCell, rounds }) => [name, size, nsPerCell, rounds]),
    [
      ['a', 10, 5, 4],
      ['b', 10, 4, 4],
      ['c', 10, 50, 4],
      ['a', 20, 5, 4],
      ['b', 20, 4, 4],
      ['c', 20, 50, 4],
    ],
  );
});

test('the median of the samples counts, and their spread', async () => {
  const times = [1, 100, 200, 300, 10_000];
  const answer = () => ({ ns: times.shift() });
  const [result] = await measure(
    [caseOf([], 'a', 'ours', answer)],
    { ...PLAN, sizes: [10] },
    () => {},
  );
  assert.equal(result.nsPerCell, 2.5);
  assert.ok(result.spread > 0);
});

test('short calls are repeated, long ones sampled less often', async () => {
  const queried = [];
  const plan = { ...PLAN, sizes: [10], rounds: 9, sampleMs: 1, budgetMs: 10 };
  const cases = [
    caseOf(queried, 'short', 'ours', () => ({ ns: 1000 })),
    caseOf(queried, 'long', 'ours', () => ({ ns: 9e6 })),
    caseOf(queried, 'longest', 'ours', () => ({ ns: 11e6 })),
    caseOf(queried, 'peer', 'peer', () => ({ ns: 9e6 })),
  ];
  const results = await measure(cases, plan, () => {});
  const repeats = queried.filter(({ what }) => what === 'time').map((r) => [r.name, r.repeats]);
  assert.deepEqual(Object.fromEntries(repeats), { short: 1000, long: 1, longest: 1, peer: 1 });
  assert.deepEqual(
    results.map(({ rounds }) => rounds),
    [9, 3, 1, 1],
  );
});

test('a peer that would take too long is left out and said to be; ours is not', async () => {
  const queried = [];
  const slow = ({ size }) => ({ ns: 1e5 * size ** 4 });
  const plan = { ...PLAN, sizes: [10, 20, 40] };
  const cases = [caseOf(queried, 'ours', 'ours', slow), caseOf(queried, 'peer', 'peer', slow)];
  const results = await measure(cases, plan, () => {});
  const last = results.filter(({ size }) => size === 40);
  assert.equal(last[0].nsPerCell, 1e5 * 40 ** 2);
  assert.equal(last[1].note, 'left out: about 300 s');
  assert.ok(!queried.some(({ name, size }) => name === 'peer' && size === 40));
});

test('an answer without a time is a note, and no sample', async () => {
  let calls = 0;
  const dies = () => (++calls === 3 ? { note: 'ended by SIGKILL' } : { ns: 1 });
  const cases = [
    caseOf([], 'dies', 'peer', dies),
    caseOf([], 'refuses', 'ours', () => ({ note: 'invalid-size' })),
  ];
  const results = await measure(cases, { ...PLAN, sizes: [10] }, () => {});
  assert.deepEqual(
    results.map(({ note, nsPerCell }) => [note, nsPerCell]),
    [
      ['ended by SIGKILL', undefined],
      ['invalid-size', undefined],
    ],
  );
});

test('pilots are made by peers only and give no result', async () => {
  const queried = [];
  const cases = [
    caseOf(queried, 'ours', 'ours', square(1)),
    caseOf(queried, 'peer', 'peer', square(1)),
  ];
  const results = await measure(cases, { ...PLAN, sizes: [10, 90] }, () => {});
  assert.deepEqual(
    queried.filter(({ size }) => size === 30).map(({ name, what }) => [name, what]),
    [['peer', 'warm']],
  );
  assert.deepEqual([...new Set(results.map(({ size }) => size))], [10, 90]);
});
