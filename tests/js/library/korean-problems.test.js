// mazewright/ko: a Korean sentence for what people can get wrong, with no name of the code in it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMazewright } from 'mazewright';
import { koreanProblem } from 'mazewright/ko';
import { pathFromText } from 'mazewright/mask';
import { problemOf } from '../support/quiet.js';

/** @import { MazeError } from 'mazewright' */

const mw = await createMazewright();
const { generators, shapes, passes, exports, solvers } = mw.catalog;

/** Words that Korean texts use in Latin letters. */
const WORDS = /\b(CSS|BSP|SVG|PNG|UTF-8|ASCII|AI|d14)\b/g;

const NUMBERS = [Number.NaN, 0, -1, -1e9, 0.5, 1.5, 1e9, 2 ** 60, Number.POSITIVE_INFINITY];

/** Values that a field may hold, right and wrong ones. @param {any} param */
function valuesOf({ kind, max }) {
  if (kind === 'integer' || kind === 'share') return NUMBERS;
  if (kind === 'boolean') return [null, 'yes'];
  if (kind === 'text') return ['가'.repeat(max), 'x', 3];
  return ['', 'nothing', '#12', 7];
}

const base = { algorithm: generators[0].id, width: 8, height: 8, seed: 1 };

/** @returns {Generator<MazeError | null>} */
function* problems() {
  const make = (/** @type {any} */ options) =>
    problemOf(() => mw.generate({ ...base, ...options }));
  for (const field of ['width', 'height', 'levels']) {
    for (const value of NUMBERS) yield make({ [field]: value });
  }
  yield make({ width: 5000, height: 5000 });
  for (const seed of [Number.NaN, 0.5, 2 ** 60, 2n ** 80n, '\ud800']) yield make({ seed });
  for (const { id } of passes) {
    for (const row of generators) {
      for (const mode of row.modes) yield make({ algorithm: row.id, mode, passes: [{ id }] });
    }
    for (const shape of shapes) yield make({ shape: shape.id, passes: [{ id }] });
  }
  const arrows = { passes: [{ id: 'braid' }, { id: 'oneWay' }] };
  yield make({ ...arrows, exits: 'none' });
  yield make({ passes: [{ id: 'oneWay' }, { id: 'braid' }] });
  for (const plane of [[1, 2], [256], 'x']) {
    yield make({ algorithm: 'growingTree', passes: [{ id: 'texture', plane }] });
  }
  const directed = mw.generate(/** @type {any} */ ({ ...base, ...arrows }));
  for (const { id } of solvers) {
    yield problemOf(() => directed.solve(/** @type {any} */ ({ solver: id })));
  }
  yield problemOf(() => directed.difficulty());
  for (const edits of ['A', 'AA', '____', '?', 5]) yield make({ edits });
  const diagonals = mw.generate({ ...base, algorithm: 'prim', shape: 'zeta' });
  for (const open of [true, false]) {
    const all = Array.from(diagonals.passages.keys(), (cell) =>
      [5, 7].map((direction) => ({ cell, direction, open })),
    ).flat();
    const real = all.filter(({ cell, direction }) => diagonals.neighbour(cell, direction) !== null);
    yield problemOf(() => mw.edit(diagonals, real));
  }
  yield problemOf(() => mw.apply(directed, [{ id: 'braid' }], 1));
  for (const size of [
    { width: 9, height: 99 },
    { width: 99, height: 9 },
  ]) {
    yield problemOf(() => pathFromText('MAZE', size));
  }
  for (const row of generators) {
    const algorithm = row.id;
    for (const param of row.params) {
      for (const value of valuesOf(param)) yield make({ algorithm, params: { [param.id]: value } });
    }
    const numbers = row.params.filter(({ kind }) => kind === 'integer' || kind === 'share');
    yield make({ algorithm, params: Object.fromEntries(numbers.map(({ id }) => [id, 0])) });
    for (const { id, max = 0 } of numbers) {
      yield make({ algorithm, mode: 'original', params: { [id]: max } });
    }
    yield make({ algorithm, mode: 'original', shape: 'hex' });
    for (const shape of shapes) {
      for (const [width, height] of [
        [7, 7],
        [7, 8],
        [1, 8],
        [8, 1],
        [1, 1],
      ]) {
        yield make({ algorithm, shape: shape.id, width, height });
      }
      yield make({ algorithm, shape: shape.id, levels: 4 });
      yield make({ algorithm, shape: shape.id, width: 4000, height: 4000, levels: 4 });
      for (const param of shape.params) {
        for (const value of [...valuesOf(param), ...(param.values ?? [])]) {
          yield make({ algorithm, shape: { id: shape.id, [param.id]: value } });
        }
      }
    }
    yield make({ algorithm, mask: new Uint8Array(64) });
    yield make({ algorithm, mask: new Uint8Array(9).fill(1) });
    yield make({ algorithm, mask: Uint8Array.from({ length: 64 }, (_, i) => i % 2) });
    for (const start of [-1, 99, 0.5]) yield make({ algorithm, start });
    yield make({ algorithm, start: 0, end: 0 });
  }
  const subdivide = { id: 'polar', subdivide: false };
  yield make({ shape: subdivide, width: 1 });
  for (const edges of [
    [[0, 0]],
    [
      [0, 1],
      [2, 3],
    ],
    [
      [0, 1],
      [1, 0],
    ],
    [[0, 9_999_999]],
  ]) {
    yield make({ shape: { id: 'graph', edges } });
  }
  yield make({ shape: { id: 'graph', edges: Array.from({ length: 9 }, (_, i) => [0, i + 1]) } });
  const maze = mw.generate(base);
  for (const { id, params } of exports) {
    for (const param of params) {
      for (const value of valuesOf(param)) {
        yield problemOf(() => maze.export(id, /** @type {any} */ ({ [param.id]: value })));
      }
    }
  }
  for (const { id, params } of solvers) {
    for (const param of params) {
      yield problemOf(() => maze.solve(/** @type {any} */ ({ solver: id, [param.id]: 'x' })));
    }
  }
  const aim = (/** @type {any} */ targets, /** @type {any} */ more = {}, tries = 1) =>
    problemOf(() => mw.aim({ ...base, ...more }, targets, { tries }));
  yield aim({});
  yield aim({ nothing: 5 });
  for (const figure of ['solution', 'deadEnds', 'turns', 'loops', 'difficulty']) {
    for (const value of NUMBERS) {
      yield aim({ [figure]: value });
      yield aim({ [figure]: [5, value] });
      yield aim({ [figure]: 5 }, {}, value);
    }
    for (const value of ['', null, [], [1], [1.2, 1.8]]) yield aim({ [figure]: value });
    yield aim({ [figure]: 5 }, { exits: 'none' });
  }
  for (const { id } of generators) {
    for (const value of NUMBERS) {
      const world = (/** @type {any} */ options) =>
        problemOf(() => mw.world({ algorithm: id, seed: 1, ...options }));
      yield world({ chunk: value });
      yield world({ levels: value });
      yield world({ chunk: 2 });
    }
  }
}

test('every problem of a form has a Korean sentence without names of the code', () => {
  const sentences = new Map();
  for (const problem of problems()) {
    if (problem) sentences.set(koreanProblem(problem), problem.message);
  }
  assert.ok(sentences.size > 30, `${sentences.size} sentences`);
  for (const [sentence, message] of sentences) {
    assert.match(sentence, /[가-힣].*[.?]$/s, message);
    assert.doesNotMatch(sentence.replace(WORDS, ''), /[A-Za-z{}]|\d{4}/, `${message}: ${sentence}`);
  }
});

test('a sentence says the range', () => {
  for (const { id: algorithm, params } of generators) {
    for (const { id, kind, min, max } of params) {
      if (kind !== 'integer') continue;
      const wrong = /** @type {any} */ (mw.check({ ...base, algorithm, params: { [id]: -1e9 } }));
      const [from, to] = [min, max].map((end) => Number(end).toLocaleString('ko'));
      assert.equal(koreanProblem(wrong), `${from}에서 ${to}까지의 정수를 써 주세요.`);
    }
  }
});

test('a sentence says what would work, not only that the value does not', () => {
  const general = new Set();
  for (const problem of problems()) {
    if (!problem) continue;
    const { code, field, message } = problem;
    if (koreanProblem(problem) === koreanProblem({ code, field, message: '' }))
      general.add(message);
  }
  assert.deepEqual([...general], []);
});
