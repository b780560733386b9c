/**
 * The least and greatest value of every option of every row and format, on the smallest maze that takes
 * the row: it works, or is refused as too large with the limit; one beyond is refused. A few seconds.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formats } from 'mazewright/formats';
import { MazeError, mw } from '../support/load.js';
import { plainRow } from '../support/shapes.js';

const { algorithms = mw.catalog.generators, passes, solvers, shapes } = mw.catalog;
const plain = plainRow().id;

/** Sizes from the least; the greatest rooms need the last. */
const SIZES = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 24, 40, 80];

/** The sizes of the least mazes with these options, on each shape of a list. @returns {object[]} options */
function leastOf(options, ids) {
  const found = [];
  for (const id of ids) {
    const { minLevels, graph } = shapes.find((row) => row.id === id);
    if (graph) continue;
    const all = { algorithm: plain, shape: id, levels: minLevels, seed: 1, ...options };
    const sizes = SIZES.flatMap((size) => [
      [size, size],
      [size, size + 1],
      [size + 1, size],
    ]);
    const least = sizes
      .map(([width, height]) => ({ ...all, width, height }))
      .find((each) => mw.check(each) === null);
    if (least) found.push(least);
  }
  return found;
}

/**
 * Values to try of an option: the least and the greatest, and those one beyond. Texts have grammars, and only
 * their length is tried.
 */
function extremes({ kind, min, max, step }) {
  if (kind === 'text') return { good: [], bad: ['x'.repeat(max + 1)] };
  if (min === undefined || max === undefined) return { good: [], bad: [] };
  const by = kind === 'integer' ? 1 : (step ?? 1e-3);
  return { good: [min, max], bad: [min - by, max + by] };
}

/** What a call throws; null if it works. @param {() => unknown} call */
async function errorOf(call) {
  try {
    await call();
    return null;
  } catch (error) {
    return error;
  }
}

/** Whether an error says how much there may be: as too large, or of an option that depends on others or the maze. */
const isLimit = ({ code, message }) =>
  code === 'too-large' ? /\d/.test(message) : /must be (at most|at least|below) \d/.test(message);

/**
 * Tries the extremes of all options of a row. A good value may need another option at its own extreme, as
 * the least side of rooms needs the greatest, or a larger maze.
 * @param {string} name
 * @param {readonly any[]} params
 * @param {((own: object) => unknown)[]} calls with mazes from the least
 * @returns {Promise<{ count: number, found: string[] }>}
 */
async function tryAll(name, params, calls) {
  let count = 0;
  const found = [];
  // What a text describes may not allow a value.
  const isOfText = (error) =>
    params.some(({ id, kind }) => kind === 'text' && error?.field === `params.${id}`);
  for (const param of params) {
    const { good, bad } = extremes(param);
    const partners = params
      .filter(({ id }) => id !== param.id)
      .flatMap((other) => extremes(other).good.map((value) => ({ [other.id]: value })));
    for (const value of good) {
      count += 1;
      let first = null;
      let works = false;
      for (const [call, own] of [{}, ...partners].flatMap((own) =>
        calls.map((call) => [call, own]),
      )) {
        const error = await errorOf(() => call({ ...own, [param.id]: value }));
        first ??= error;
        works = error === null || isLimit(error);
        if (error && (!(error instanceof MazeError) || error.code === 'internal')) {
          found.push(`${name} ${param.id}: ${value} throws ${error.stack}`);
        }
        if (works || isOfText(first)) break;
      }
      if (!works && !isOfText(first))
        found.push(`${name} ${param.id}: ${value}: ${first?.message}`);
    }
    for (const value of bad) {
      count += 1;
      const error = await errorOf(() => calls[0]({ [param.id]: value }));
      const shown = typeof value === 'string' ? `${value.length} characters` : value;
      if (error instanceof MazeError && error.code !== 'internal') continue;
      found.push(`${name} ${param.id}: ${shown}: ${error ? error.stack : 'is taken'}`);
    }
  }
  return { count, found };
}

/** That many calls were made, and none was wrong. @param {{ count: number, found: string[] }[]} results @param {number} least */
function check(results, least) {
  assert.deepEqual(
    results.flatMap(({ found }) => found),
    [],
  );
  const count = results.reduce((sum, each) => sum + each.count, 0);
  assert.ok(count >= least, `${count} calls`);
}

test('algorithms', async () => {
  const results = [];
  for (const row of algorithms) {
    const [least] = leastOf({ algorithm: row.id }, row.shapes);
    assert.ok(least, row.id);
    const larger = SIZES.filter((size) => size > least.width).map((size) => ({
      ...least,
      width: size,
      height: size,
    }));
    const calls = [least, ...larger.slice(-2)].map(
      (options) => (params) => mw.generate({ ...options, params }),
    );
    results.push(await tryAll(row.id, row.params, calls));
  }
  check(results, 100);
});

test('passes', async () => {
  const results = [];
  for (const row of passes) {
    const wanted = [plain, ...algorithms.map(({ id }) => id)].find((algorithm) => {
      const own = { algorithm, passes: [{ id: row.id }] };
      return leastOf(own, row.shapes.slice(0, 1)).length > 0;
    });
    assert.ok(wanted, row.id);
    const [least] = leastOf({ algorithm: wanted, passes: [{ id: row.id }] }, row.shapes);
    const larger = { ...least, width: 80, height: 80 };
    const calls = [least, larger].map(
      (options) => (own) => mw.generate({ ...options, passes: [{ id: row.id, ...own }] }),
    );
    results.push(await tryAll(row.id, row.params, calls));
  }
  check(results, 50);
});

test('solvers', async () => {
  const maze = mw.generate(leastOf({}, ['square'])[0]);
  const results = [];
  for (const row of solvers) {
    const call = (params) => maze.solve({ solver: row.id, ...params });
    results.push(await tryAll(row.id, row.params, [call]));
  }
  check(results, 4);
});

test('shapes', async () => {
  for (const { id, minLevels, maxLevels, graph } of shapes) {
    if (graph) continue;
    const base = { algorithm: plain, seed: 1, width: 2, height: 2, levels: minLevels, shape: id };
    for (const own of [{ width: 0 }, { height: 0 }, { levels: minLevels - 1 }]) {
      const error = await errorOf(() => mw.generate({ ...base, ...own }));
      assert.ok(error instanceof MazeError, `${id} ${JSON.stringify(own)}`);
    }
    assert.equal(mw.generate({ ...base, levels: Math.min(maxLevels, 40) }).shape, id);
    const error = await errorOf(() => mw.generate({ ...base, levels: maxLevels + 1 }));
    assert.ok(error instanceof MazeError, id);
  }
});

test('formats', async () => {
  const results = [];
  for (const row of formats) {
    const steps = row.needsSteps ? { steps: true } : {};
    const ids = shapes.map(({ id }) => id);
    const mazes = leastOf(steps, ids)
      .map((options) => mw.generate(options))
      .filter((maze) => !row.problem(maze));
    const calls = mazes.map((maze) => (own) => row.write(maze, own));
    results.push(await tryAll(row.id, row.params, calls));
  }
  check(results, 200);
});

test('formats of the core, and its drawings', async () => {
  const calls = ['square', 'cube']
    .flatMap((id) => leastOf({}, [id]))
    .map((options) => mw.generate(options))
    .map((maze) => (id) => (own) => maze.export(id, own));
  const results = [];
  for (const { id, params } of mw.catalog.exports) {
    results.push(
      await tryAll(
        id,
        params,
        calls.map((call) => call(id)),
      ),
    );
  }
  check(results, 20);
});

test('the highest walls of a scene are as high as told', async () => {
  const maze = mw.generate(leastOf({}, ['square'])[0]);
  const obj = formats.find(({ id }) => id === 'obj').write(maze, { height: 11 });
  const heights = obj.match(/^v .*$/gm).map((line) => Number(line.split(' ')[2]));
  assert.equal(Math.max(...heights), 11);
});
