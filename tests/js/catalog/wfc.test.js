/** Wave function collapse: every window of the result occurs in the sample, whatever the sample. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seedOf } from '../support/cases.js';
import { assertSameMaze } from '../support/checker.js';
import { piecesOf } from '../support/dungeon-checker.js';
import { mw } from '../support/load.js';
import { learn } from '../support/reference/wfc.js';
import { tileSamples } from '../support/samples.js';

const algorithm = 'wfc';
const row = mw.catalog.generators.find(({ id }) => id === algorithm);
const usual = Object.fromEntries(row.params.map(({ id, default: value }) => [id, value]));
const SEEDS = 1000;

/** The windows of a dungeon, each as its kinds in a row. */
function windowsOf({ kinds, width, height }, side) {
  const found = new Set();
  for (let y = 0; y + side <= height; y++) {
    for (let x = 0; x + side <= width; x++) {
      let key = '';
      for (let i = 0; i < side * side; i++) {
        key += kinds[(y + Math.floor(i / side)) * width + x + (i % side)];
      }
      found.add(key);
    }
  }
  return found;
}

/** Fails unless every window is one of the sample, the edge is rock and, if asked, all is one piece. */
function assertFromSample(maze, params, what) {
  const { keys } = learn(params.sample, params);
  for (const key of windowsOf(maze, params.pattern)) {
    assert.ok(keys.has(key), `${what}: ${key} is not in the sample\n${maze.text()}`);
  }
  for (const [cell, kind] of maze.kinds.entries()) {
    const [x, y] = [cell % maze.width, Math.floor(cell / maze.width)];
    const isEdge = x === 0 || y === 0 || x === maze.width - 1 || y === maze.height - 1;
    assert.ok(!isEdge || kind === 0, `${what}: edge`);
  }
  assert.ok(maze.kinds.some((kind) => kind !== 0));
  if (params.connected) assert.equal(piecesOf(maze), 1, `${what}\n${maze.text()}`);
}

for (const [style, sample] of Object.entries(tileSamples)) {
  test(`${style}: every pattern is one of the sample, and all floor is one piece`, (t) => {
    let refused = 0;
    for (let index = 0; index < SEEDS; index++) {
      const pattern = 3 - (index % 4 === 3 ? 1 : 0);
      const params = { ...usual, sample, pattern };
      const options = { algorithm, width: 28, height: 20, seed: seedOf(index), params };
      let maze = null;
      try {
        maze = mw.generate(options);
      } catch ({ code, field, message }) {
        assert.deepEqual([code, field], ['invalid-option', 'params.sample'], message);
        refused++;
        continue;
      }
      assertFromSample(maze, params, `${style} ${index}`);
    }
    t.diagnostic(`${refused} of ${SEEDS} seeds refused`);
    assert.equal(refused, 0);
  });
}

test('parameters: symmetry, wrapped samples, fixed floor, a least share of floor', () => {
  for (const [index, sample] of Object.values(tileSamples).entries()) {
    for (const more of [
      { symmetry: 'none' },
      { symmetry: 'mirrored', wrap: true },
      { open: [100, 131, 290] },
      { leastFloor: 0.2 },
      { connected: false },
    ]) {
      const params = { ...usual, sample, ...more };
      const options = { algorithm, width: 30, height: 24, seed: index, params };
      const problem = mw.check(options);
      if (problem) {
        assert.deepEqual([problem.code, problem.field], ['invalid-option', 'params.sample']);
        assert.throws(() => mw.generate(options), { name: 'MazeError', ...problem });
        continue;
      }
      const maze = mw.generate(options);
      assertFromSample(maze, params, JSON.stringify(more));
      for (const cell of params.open) assert.notEqual(maze.kinds[cell], 0);
      const floor = maze.kinds.reduce((sum, kind) => sum + Number(kind !== 0), 0);
      assert.ok(floor >= Math.round(params.leastFloor * maze.cellCount));
    }
  }
});

test('a sample goes into the code and comes back', () => {
  for (const sample of Object.values(tileSamples)) {
    const options = { algorithm, width: 24, height: 24, seed: 5, params: { sample } };
    const maze = mw.generate(options);
    assert.equal(maze.params.sample, sample);
    const again = mw.generate(maze.code);
    assertSameMaze(again, maze, maze.code);
    assert.equal(again.code, maze.code);
    assert.equal(again.params.sample, sample);
    assert.equal(mw.options(maze.code).params.sample, sample);
  }
  const plain = mw.generate({ algorithm, width: 24, height: 24, seed: 5 });
  const given = mw.generate({ algorithm, width: 24, height: 24, seed: 5, params: usual });
  assert.equal(given.code, plain.code);
  assert.ok(!plain.code.includes('~p.'));
});

test('samples that cannot be read or used are refused, with the line', () => {
  const refusals = {
    '###\n#x#\n###': /line 2.*use lines/,
    '###\n##\n###': /line 2/,
    '###\n###\n##': /line 3/,
    '': /line 1/,
    '\n\n\n': /line 1/,
    '##\n##': /at least 3 lines of 3/,
    '가나다\n###\n###': /line 1/,
    '#\0#\n###\n###': /line 1/,
    '###\n###\n###': /64 attempts/,
    '...\n...\n...': /64 attempts/,
  };
  for (const [sample, expected] of Object.entries(refusals)) {
    const options = { algorithm, width: 12, height: 12, seed: 1, params: { sample } };
    const problem = mw.check(options);
    assert.equal(problem?.code, 'invalid-option', JSON.stringify(sample));
    assert.equal(problem.field, 'params.sample');
    assert.match(problem.message, expected);
    assert.throws(() => mw.generate(options), { name: 'MazeError', ...problem });
  }
  const lines = mw.generate({
    ...{ algorithm, width: 24, height: 24, seed: 5 },
    params: { sample: `${tileSamples.rooms.replaceAll('\n', '\r\n')}\r\n` },
  });
  assertFromSample(lines, { ...usual, sample: tileSamples.rooms }, 'lines of another system');
  for (const open of [[0], [12], [143], [144], [4_000_000_000]]) {
    const options = { algorithm, width: 12, height: 12, seed: 1, params: { open } };
    assert.equal(mw.check(options)?.field, 'params.open', `${open}`);
  }
});
