/** How the goals are judged, on made-up runs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GOALS, LIMITS } from '../../bench/goals.js';
import * as judge from '../../bench/judge.js';
import { memoryVerdicts, solveVerdicts, startVerdicts } from '../../bench/judge-process.js';
import { REASONS } from '../../bench/reasons.js';
import { outcome, section } from '../../bench/report.js';
import { mw } from '../support/load.js';

const result = (task, kind, size, nsPerCell, name = kind) => ({
  task,
  kind,
  size,
  name,
  nsPerCell,
});

/** A run in which everyone takes `scale` times what they took in the run of the goals. */
const runOf = (scale) =>
  GOALS.flatMap(({ task, goal, goalAt4000, peers }) => [
    result(task, 'ours', 250, goal * scale),
    result(task, 'ours', 1000, goal * scale),
    result(task, 'ours', 4000, (goalAt4000 ?? goal) * scale),
    ...peers.map(({ name, ns, size = 1000 }) => result(task, 'peer', size, ns * scale, name)),
  ]);

test('every goal is about something that the catalog has', () => {
  const { generators, solvers } = mw.catalog;
  const tasks = [...generators.map(({ id }) => id), ...solvers.map(({ id }) => `solve ${id}`)];
  for (const { task } of GOALS) assert.ok(tasks.includes(task), task);
  assert.ok(tasks.includes(LIMITS.solve.task));
});

test('what takes its goal on a machine of any speed has reached it', () => {
  for (const scale of [0.3, 1, 2.5]) {
    const verdicts = judge.goalVerdicts(runOf(scale));
    assert.equal(verdicts.length, GOALS.length + GOALS.filter((goal) => goal.goalAt4000).length);
    for (const { about, limit, is } of verdicts) {
      assert.ok(Math.abs(is / limit - 1) < 1e-9, `${about}: ${is} of ${limit}`);
    }
    assert.ok(Math.abs(judge.machineScale(runOf(scale)).scale / scale - 1) < 1e-9);
  }
});

test('what takes twice its goal is two times off', () => {
  const slow = runOf(1).map((each) =>
    each.kind === 'ours' ? { ...each, nsPerCell: each.nsPerCell * 2 } : each,
  );
  for (const verdict of judge.goalVerdicts(slow)) assert.equal(outcome(verdict), '2.00x off');
});

test('without a peer of both runs a goal is not judged', () => {
  const alone = runOf(1).filter(({ kind }) => kind === 'ours');
  assert.equal(judge.machineScale(alone), null);
  for (const verdict of judge.goalVerdicts(alone)) assert.equal(outcome(verdict), 'not measured');
});

test('other generators stand beside the fastest peer at the largest size that one made', () => {
  const generators = [{ id: 'own' }, { id: 'alone' }, { id: GOALS[0].task }];
  const results = [
    result('own', 'ours', 250, 10),
    result('own', 'ours', 1000, 12),
    result('own', 'peer', 250, 9, 'fast but small'),
    result('own', 'peer', 1000, 480, 'slow'),
    result('own', 'peer', 1000, 240, 'fast'),
    { ...result('own', 'peer', 4000, undefined, 'fast'), note: 'left out' },
    result('alone', 'ours', 250, 10),
    result(GOALS[0].task, 'ours', 250, 1),
    result(GOALS[0].task, 'peer', 250, 1),
  ];
  assert.deepEqual(judge.peerVerdicts(results, generators), [
    { about: 'own', limit: 1 / 20, is: 12 / 240, against: 'fast at 1000' },
  ]);
});

test('the native build counts where it is furthest ahead', () => {
  const results = [1000, 4000].flatMap((size) => [
    result('a', 'ours', size, size === 1000 ? 30 : 22),
    result('a', 'native', size, 20),
  ]);
  const [verdict, ...others] = judge.nativeVerdicts(results, [{ id: 'a' }, { id: 'b' }]);
  assert.deepEqual(verdict, { about: 'a', limit: 1.25, is: 1.5, against: 'native at 1000' });
  assert.deepEqual(others, []);
});

test('growth is asked of rows that say O(cells)', () => {
  const results = ['a', 'b'].flatMap((task) => [
    result(task, 'ours', 25, 100),
    result(task, 'ours', 250, 10),
    result(task, 'ours', 4000, 14),
    result(task, 'native', 4000, 99),
  ]);
  const generators = [
    { id: 'a', cost: 'O(cells)' },
    { id: 'b', cost: 'O(cells log cells)' },
  ];
  assert.deepEqual(judge.growthVerdicts(results, generators), [
    { about: 'a', limit: 1.3, is: 1.4, against: 'a cell at 250' },
  ]);
});

test('start-up, memory and solving are plain figures', () => {
  const start = (ready, first) => ({ ready: { median: ready }, first: { median: first } });
  const results = [
    result('a', 'ours', 25, 16),
    result('b', 'ours', 25, 32),
    result('solve bfs', 'ours', 4000, 21),
  ];
  const ids = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  const starts = [start(4, 1), start(6, 3), start(5, 2)];
  assert.deepEqual(
    startVerdicts(starts, results, ids).map(({ is }) => is),
    [5, 2, 3, 0.015, 0.02],
  );
  const memory = [
    { algorithm: 'a', size: 0, peak: 60 },
    { algorithm: 'a', size: 4000, peak: 150 },
  ];
  assert.deepEqual(
    memoryVerdicts(memory).map(({ is, limit }) => [is, limit]),
    [[150, 200]],
  );
  assert.deepEqual(
    solveVerdicts(results).map(({ is, limit }) => [is, limit]),
    [[21, 20]],
  );
});

test('a goal that was missed is told with its reason, or that nobody knows it', () => {
  const verdict = (about, is) => ({ about, limit: 1, is, against: 'ms' });
  const verdicts = [verdict('a', 1), verdict('b', 2), verdict('c', 3), verdict('d', 4)];
  const reasons = [{ goals: ['a', 'b', 'd', 'z'], why: 'the moon' }];
  const [head, ...lines] = section('All', [...verdicts, verdict('e', null)], reasons).split('\n');
  assert.equal(head, 'All: 1 of 5 reached');
  assert.deepEqual(lines.slice(-4), [
    '',
    'Why not:',
    '- b, d: the moon',
    '- c: not looked into yet',
  ]);
  assert.doesNotMatch(section('All', [verdict('a', 1)], reasons), /moon|Why/);
});

test('every reason is about something that is measured', () => {
  const { generators, solvers } = mw.catalog;
  const known = [...generators.map(({ id }) => id), ...solvers.map(({ id }) => `solve ${id}`)];
  const starts = startVerdicts([], [], []).map(({ about }) => about);
  for (const reasons of Object.values(REASONS)) {
    for (const about of reasons.flatMap(({ goals }) => goals)) {
      assert.ok(known.includes(about) || starts.includes(about), about);
    }
  }
});
