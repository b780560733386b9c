/** onStep: the steps of a maze's film, told while it is generated; the maze is that without it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMazewright as createMain } from 'mazewright';
import { createMazewright as createSmall } from 'mazewright/small';
import { mazes, nameOf, Tally } from '../support/cases.js';
import { strangers } from '../support/hostile-values.js';
import { mw } from '../support/load.js';
import { openPool, refusalOf as rejectionOf } from '../support/pool.js';
import { assertRefused, BASE, forEachValue } from '../support/quiet.js';

const OPTIONS = { algorithm: 'wilson', width: 9, height: 7, seed: 'steps' };

/** The steps of a film from its beginning. */
function stepsOf(maze) {
  const film = mw.film(maze);
  return Array.from({ length: film.length }, (_, at) => film.step(at));
}

const dataOf = (maze) => ({ ...maze });

test('every generator and mode: the steps of its film, and the maze that is made without', (t) => {
  const tally = new Tally();
  const sizes = [
    [1, 1],
    [12, 9],
  ];
  for (const { options, maze } of mazes({ sizes, seeds: 2, exits: ['corners'] }, tally)) {
    const told = [];
    const made = mw.generate(options, { onStep: (step) => told.push(step) });
    assert.equal(made.steps, null);
    assert.deepEqual(dataOf(made), dataOf(maze), nameOf(options));
    assert.deepEqual(told, stepsOf(mw.generate({ ...options, steps: true })), nameOf(options));
  }
  tally.report(t);
});

test('every shape, with passes and with a code', () => {
  for (const { id, graph, minLevels } of mw.catalog.shapes) {
    const shape = graph
      ? {
          id,
          edges: [
            [0, 1],
            [1, 2],
            [2, 0],
            [2, 3],
          ],
        }
      : id;
    const size = graph ? {} : { width: 6, height: 6, levels: minLevels };
    const options = { algorithm: 'prim', shape, ...size, seed: 5, passes: [{ id: 'braid' }] };
    const wanted = mw.generate({ ...options, steps: true });
    for (const source of [options, wanted.code]) {
      const told = [];
      const made = mw.generate(source, { onStep: (step) => told.push(step) });
      assert.deepEqual(told, stepsOf(wanted), id);
      assert.deepEqual(dataOf(made), { ...dataOf(wanted), steps: null }, id);
    }
  }
});

test('the passages that the steps open and close are those of the maze', () => {
  for (const algorithm of ['kruskal', 'recursiveDivision', 'reverseDelete']) {
    const open = new Set();
    const nameOfPassage = ({ cells }) => [...cells].sort((a, b) => a - b).join();
    const onStep = (step) => {
      if (step.operation === 'carve') open.add(nameOfPassage(step));
      if (step.operation === 'fill') open.delete(nameOfPassage(step));
    };
    const maze = mw.generate({ ...OPTIONS, algorithm }, { onStep });
    const links = maze.links();
    const wanted = Array.from({ length: links.length / 2 }, (_, i) =>
      nameOfPassage({ cells: links.subarray(2 * i, 2 * i + 2) }),
    );
    assert.deepEqual([...open].sort(), wanted.sort());
  }
});

test('a maze keeps its steps if the option says so', () => {
  const wanted = mw.generate({ ...OPTIONS, steps: true });
  let count = 0;
  const onStep = () => {
    count += 1;
  };
  assert.deepEqual(mw.generate({ ...OPTIONS, steps: true }, { onStep }).steps, wanted.steps);
  assert.deepEqual(mw.generate(wanted.code, { onStep, steps: true }).steps, wanted.steps);
  assert.equal(mw.generate(wanted.code, { onStep, maxCells: 100 }).steps, null);
  assert.equal(count, 3 * wanted.steps.length);
});

test('what it throws ends the call, and the next one is right', () => {
  const wanted = mw.generate(OPTIONS);
  for (const reason of [new RangeError('enough'), 'enough', undefined, null, 0]) {
    let count = 0;
    const onStep = () => {
      count += 1;
      if (count === 5) throw reason;
    };
    let thrown = 'nothing';
    try {
      mw.generate(OPTIONS, { onStep });
    } catch (error) {
      thrown = error;
    }
    assert.equal(thrown, reason);
    assert.equal(count, 5);
    assert.deepEqual(dataOf(mw.generate(OPTIONS)), dataOf(wanted));
  }
});

test('it may use the library', () => {
  const wanted = mw.generate(OPTIONS);
  const inner = [];
  const onStep = ({ cell }) => inner.push(mw.generate({ ...BASE, seed: cell }).code);
  assert.deepEqual(dataOf(mw.generate(OPTIONS, { onStep })), dataOf(wanted));
  assert.ok(inner.length > 60);
  assert.equal(
    inner.at(-1),
    mw.generate({ ...BASE, seed: Number(inner.at(-1).match(/~n(\d+)~/)[1]) }).code,
  );
});

test('what is no function is refused, and so is what belongs to the options', () => {
  const functions = (value) => typeof value === 'function';
  const values = [...strangers(), 5, 'draw', 5n].filter((value) => !functions(value));
  forEachValue(values, (onStep, name) => {
    for (const source of [OPTIONS, mw.generate(OPTIONS).code]) {
      const call = () => mw.generate(source, { onStep });
      assertRefused(call, 'invalid-option', 'onStep', `onStep = ${name}`);
    }
  });
  const onStep = () => assert.fail('a refused call has no steps');
  assertRefused(() => mw.generate(OPTIONS, { onStep, steps: true }), 'invalid-option', 'steps', '');
  assertRefused(() => mw.generate(OPTIONS, { onstep: onStep }), 'invalid-option', 'onstep', '');
  assertRefused(() => mw.generate({ ...OPTIONS, onStep }), 'invalid-option', 'onStep', '');
  const wrong = { ...OPTIONS, width: 0 };
  assertRefused(() => mw.generate(wrong, { onStep }), 'invalid-size', 'width', '');
});

test('every entry has it', async () => {
  const wanted = stepsOf(mw.generate({ ...OPTIONS, steps: true }));
  for (const create of [createMain, createSmall]) {
    const told = [];
    const library = await create();
    library.generate(OPTIONS, { onStep: (step) => told.push(step) });
    assert.deepEqual(told, wanted);
  }
});

test('a pool tells the steps here when the worker is done; what they throw rejects', async () => {
  const pool = await openPool({ size: 1 });
  const wanted = mw.generate({ ...OPTIONS, steps: true });
  for (const source of [OPTIONS, wanted.code]) {
    const told = [];
    const made = await pool.generate(source, { onStep: (step) => told.push(step) });
    assert.deepEqual(told, stepsOf(wanted));
    assert.deepEqual(dataOf(made), { ...dataOf(wanted), steps: null });
  }
  const reason = new RangeError('enough');
  const onStep = () => {
    throw reason;
  };
  assert.equal(await rejectionOf(pool.generate(OPTIONS, { onStep })), reason);
  assert.deepEqual(dataOf(await pool.generate(OPTIONS)), { ...dataOf(wanted), steps: null });
  const { field } = await rejectionOf(pool.generate(OPTIONS, { onStep: 5 }));
  assert.equal(field, 'onStep');
});
