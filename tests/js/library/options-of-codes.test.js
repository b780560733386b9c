/** A code's options have that code again: for every row with any of its options, and for any graph. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawCase } from '../../fuzz/cases.js';
import { Fitting } from '../../fuzz/fitting.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { seeds } from '../support/seeds.js';

/** @returns {string} the code of a maze, after that of its options was compared with it */
function assertKept(options, what) {
  const { code } = mw.generate(options);
  const read = mw.options(code);
  assert.equal(mw.generate(read).code, code, `${what}: options of ${code}`);
  assert.deepEqual(mw.options(mw.generate(read).code), read, what);
  return code;
}

test('every row with any options', (t) => {
  const fitting = new Fitting(mw.catalog);
  let made = 0;
  const met = new Set();
  for (let number = 0; number < seeds(20_000, 600); number++) {
    const { options, world } = drawCase(fitting, 5, number);
    if (world || mw.check(options)) continue;
    assertKept(options, `case ${number}`);
    made++;
    for (const { id } of options.passes ?? []) met.add(id);
    met.add(options.algorithm).add(options.shape?.id ?? options.shape ?? 'square');
  }
  const { generators, shapes, passes } = mw.catalog;
  const missing = [...generators, ...shapes, ...passes].filter(({ id }) => !met.has(id));
  t.diagnostic(`${made} codes`);
  assert.deepEqual(
    missing.map(({ id }) => id),
    [],
  );
});

test('positions of a graph, scaled once', () => {
  const random = new Random(34n);
  const whole = () => random.below(2001) - 1000;
  const coordinates = [
    whole,
    () => whole() / 7,
    () => whole() * 1e5,
    () => whole() / 1e6,
    () => 5,
    () => 1024 * random.below(5),
  ];
  const rounds = seeds(2000, 120);
  let made = 0;
  for (let round = 0; round < rounds; round++) {
    const nodes = 1 + random.below(6);
    const place = coordinates[round % coordinates.length];
    const positions = Array.from({ length: nodes }, () => [place(), place()]);
    const path = Array.from({ length: nodes - 1 }, (_, node) => [node, node + 1]);
    const edges = path.filter(() => random.below(4) > 0);
    const shape = { id: 'graph', nodes, edges, positions };
    const options = { algorithm: 'wilson', shape, seed: 1, exits: 'none', parts: 'each' };
    if (mw.check(options)) continue;
    made++;
    assertKept(options, JSON.stringify(shape));
    const { graph } = mw.generate(options);
    const again = { ...options, shape: { id: 'graph', nodes, edges: [], ...graph } };
    assert.deepEqual(mw.generate(again).graph, graph, JSON.stringify(shape));
  }
  assert.ok(made > rounds / 2, `${made} of ${rounds}`);
});
