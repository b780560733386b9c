// Mazes that come row by row are the mazes that come whole.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMazewright, MazeError } from 'mazewright';

const mw = await createMazewright();
const streamed = mw.catalog.generators.filter(({ rows }) => rows);

/** @param {Iterable<Uint8Array>} rows */
const joined = (rows) => Buffer.concat([...rows]);

/**
 * Parameters beside the defaults: each at its ends.
 * @param {import('../../../web/lib/options/types.js').Catalog['generators'][number]} row
 * @returns {Record<string, number | string | boolean>[]}
 */
function paramsOf(row) {
  const others = row.params.flatMap(({ id, values, min, max }) =>
    (values ?? [min, max]).map((value) => ({ [id]: /** @type {any} */ (value) })),
  );
  return [{}, ...others];
}

/**
 * @param {unknown} options
 * @param {string} code
 * @param {string} field
 */
function refuses(options, code, field) {
  assert.throws(
    () => mw.rows(/** @type {any} */ (options)),
    (error) => {
      assert.ok(error instanceof MazeError, String(error));
      assert.deepEqual([error.code, error.field], [code, field], error.message);
      return true;
    },
  );
}

test('the row algorithms can be streamed', () => {
  assert.ok(streamed.length >= 3, streamed.map(({ id }) => id).join());
});

for (const row of streamed) {
  for (const mode of row.modes) {
    test(`${row.id} (${mode}): rows of any height are the maze of that height`, () => {
      for (const params of mode === 'original' ? [{}] : paramsOf(row)) {
        for (const [width, height] of [
          [1, 1],
          [1, 5],
          [5, 1],
          [2, 2],
          [63, 4],
          [64, 3],
          [65, 7],
          [130, 40],
        ]) {
          for (const seed of [1, 'rows', 2n ** 63n]) {
            const options = /** @type {any} */ ({
              algorithm: row.id,
              mode,
              params,
              width,
              height,
              seed,
            });
            const rows = mw.rows(options);
            assert.deepEqual(
              [rows.algorithm, rows.width, rows.height, rows.mode],
              [row.id, width, height, mode],
            );
            const maze = mw.generate(options);
            assert.ok(
              joined(rows).equals(Buffer.from(maze.passages.buffer)),
              `${JSON.stringify(params)} ${width} x ${height}`,
            );
            assert.deepEqual(rows.next(), { done: true, value: undefined });
          }
        }
      }
    });
  }

  test(`${row.id}: without an end it begins like every higher maze`, () => {
    const options = /** @type {any} */ ({ algorithm: row.id, width: 300, seed: 'endless' });
    const whole = mw.generate({ ...options, height: 700 }).passages;
    let y = 0;
    for (const cells of mw.rows(options)) {
      assert.deepEqual(cells, whole.slice(300 * y, 300 * (y + 1)), `row ${y}`);
      if (++y === 699) break;
    }
  });
}

test('streams do not know of each other, and of nothing else that is called', () => {
  const all = streamed.map(({ id }) => ({
    stream: mw.rows({ algorithm: id, width: 70, seed: 5 }),
    /** @type {Uint8Array[]} */
    rows: [],
    id,
  }));
  for (let i = 0; i < 2000; ++i) {
    for (const { stream, rows } of all) rows.push(/** @type {Uint8Array} */ (stream.next().value));
    if (i % 100 === 0) mw.generate({ algorithm: 'wilson', width: 20, height: 20, seed: i });
  }
  for (const { rows, id } of all) {
    const alone = mw.rows({ algorithm: id, width: 70, seed: 5 });
    for (const cells of rows) assert.deepEqual(alone.next().value, cells);
  }
});

test('three hundred thousand rows keep the memory of a few', () => {
  for (const { id } of streamed) {
    const stream = mw.rows({ algorithm: id, width: 1000, seed: 9 });
    let open = 0;
    const take = (/** @type {number} */ count) => {
      for (let i = 0; i < count; ++i)
        open += /** @type {Uint8Array} */ (stream.next().value)[i % 1000];
      return process.memoryUsage().rss;
    };
    take(2000);
    const before = take(2000);
    const after = take(300_000);
    assert.ok(open > 0);
    // All of these rows would be 300 MB; what nobody collected yet is far less.
    assert.ok(after - before < 150e6, `${id}: ${before} to ${after}`);
  }
});

test('what a row cannot be is refused', () => {
  const good = { algorithm: streamed[0].id, width: 5, seed: 1 };
  refuses({ ...good, algorithm: 'wilson' }, 'invalid-option', 'algorithm');
  refuses({ ...good, algorithm: 'none' }, 'unknown-algorithm', 'algorithm');
  for (const width of [undefined, 0, -1, 1.5, Number.NaN, '5', 5n, {}, Number.POSITIVE_INFINITY]) {
    refuses({ ...good, width }, 'invalid-size', 'width');
  }
  refuses({ ...good, width: 2 ** 24 + 1 }, 'too-large', 'width');
  for (const height of [0, -1, 1.5, Number.NaN, '5', 5n, null, Number.NEGATIVE_INFINITY, 2 ** 53]) {
    refuses({ ...good, height }, 'invalid-size', 'height');
  }
  for (const key of [
    'shape',
    'levels',
    'mask',
    'start',
    'end',
    'exits',
    'steps',
    'parts',
    'maxCells',
    'passes',
    'count',
    'close',
    'x=y',
  ]) {
    refuses({ ...good, [key]: 1 }, 'invalid-option', key);
  }
  refuses({ ...good, params: { nothing: 1 } }, 'invalid-option', 'params.nothing');
  refuses({ ...good, params: 7 }, 'invalid-option', 'params');
  refuses({ ...good, seed: 1.5 }, 'invalid-seed', 'seed');
  refuses({ ...good, mode: 'other' }, 'invalid-option', 'mode');
  for (const options of [null, undefined, 5, 'binaryTree', []])
    refuses(options, 'invalid-option', 'options');
  const hostile = {
    ...good,
    get width() {
      throw new Error('no');
    },
  };
  refuses(hostile, 'invalid-option', 'options');
  assert.equal(mw.rows(good).next().value?.length, 5);
});
