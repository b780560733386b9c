/** `mazewright/small`: fewer rows, the same bytes. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createMazewright } from 'mazewright/small';
import { hashOf, parseGolden } from '../../golden/hash.js';
import { mw } from '../support/load.js';

const small = await createMazewright();
const lines = parseGolden(
  readFileSync(new URL('../../golden/golden.txt', import.meta.url), 'utf8'),
);
const NEEDS = /" needs 'mazewright(\/dungeons)?'; this entry does not have it$/;
const idsOf = (rows) => rows.map(({ id }) => id);

test('its rows are rows of mazewright, in the same order and with the same texts', () => {
  for (const [table, rows] of Object.entries(small.catalog)) {
    const ids = new Set(idsOf(rows));
    assert.ok(ids.size > 0 || mw.catalog[table].length === 0, table);
    const same = mw.catalog[table].filter(({ id }) => ids.has(id));
    const known = { shapes: idsOf(small.catalog.shapes), ends: idsOf(small.catalog.passes) };
    const wanted = same.map((row) => {
      const lists = Object.entries(known).filter(([list]) => list in row);
      const kept = lists.map(([list, own]) => [list, row[list].filter((id) => own.includes(id))]);
      return { ...row, ...Object.fromEntries(kept) };
    });
    assert.deepEqual(rows, wanted, table);
  }
  assert.deepEqual(idsOf(small.catalog.exits), idsOf(mw.catalog.exits));
  // The one that calls take if none is named.
  assert.equal(small.catalog.solvers[0].id, mw.catalog.solvers[0].id);
  const texts = mw.catalog.exports.filter(({ binary }) => !binary);
  assert.deepEqual(idsOf(small.catalog.exports), idsOf(texts));
});

test('every golden line of its rows gives its bytes, every other is refused', (t) => {
  const algorithms = new Set(idsOf(small.catalog.generators));
  const shapes = new Set(idsOf(small.catalog.shapes));
  const passes = new Set(idsOf(small.catalog.passes));
  let made = 0;
  for (const { code, hash } of lines) {
    const { algorithm, shape, passes: own = [] } = mw.options(code);
    const id = typeof shape === 'object' ? shape.id : shape;
    const hasPasses = own.every((pass) => passes.has(pass.id));
    if (algorithms.has(algorithm) && shapes.has(id) && hasPasses) {
      const maze = small.generate(code);
      assert.equal(hashOf(maze), hash, code);
      assert.equal(maze.code, code);
      made += 1;
    } else {
      assert.throws(
        () => small.generate(code),
        (error) => error instanceof Error && NEEDS.test(error.message),
        code,
      );
    }
  }
  assert.ok(made > 0);
  t.diagnostic(`${made} of ${lines.length} golden mazes`);
});

test('everything drawn from a maze is the same', () => {
  for (const { id: algorithm } of small.catalog.generators) {
    const options = { algorithm, width: 24, height: 20, seed: `small ${algorithm}`, steps: true };
    const [ours, theirs] = [small, mw].map((library) => library.generate(options));
    assert.deepEqual(structuredClone(ours), structuredClone(theirs), algorithm);
    for (const read of [
      (maze) => maze.solve(),
      (maze) => maze.stats(),
      (maze) => maze.text(),
      (maze) => maze.svg({ solution: true }),
      (maze) => maze.lines(),
      (maze) => maze.polygons(),
    ]) {
      assert.deepEqual(read(ours), read(theirs), `${algorithm} ${read}`);
    }
  }
});

test('an id that only mazewright has is refused with a message that says so', () => {
  const size = { width: 20, height: 20, seed: 1 };
  const missing = (table) =>
    idsOf(mw.catalog[table]).find((id) => !idsOf(small.catalog[table]).includes(id));
  const algorithm = small.catalog.generators[0].id;
  for (const [field, options] of [
    ['algorithm', { algorithm: missing('generators'), ...size }],
    ['passes', { algorithm, passes: [{ id: missing('passes') }], ...size }],
  ]) {
    const problem = small.check(options);
    assert.match(problem?.field ?? '', new RegExp(`^${field}`));
    assert.match(problem.message, NEEDS);
    assert.ok(!(mw.check(options)?.message ?? '').includes('needs'));
  }
  const maze = small.generate({ algorithm, ...size });
  const solver = missing('solvers');
  for (const call of [() => maze.export(missing('exports')), () => maze.solve({ solver })]) {
    assert.throws(call, NEEDS, `${call}`);
  }
  const { code } = mw.generate({ algorithm: missing('generators'), ...size });
  assert.throws(() => small.generate(code), {
    name: 'MazeError',
    message: NEEDS,
  });
});
