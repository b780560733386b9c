/** Paths from text and strokes, for wishes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { imageMask, pathFromPoints, pathFromText, textMask } from 'mazewright/mask';
import { MazeError, mw } from '../support/load.js';
import { Random } from '../support/random.js';

/** No cell twice, each a neighbour of the one before. */
function assertSimple(path, { width, height }, what) {
  assert.equal(new Set(path).size, path.length, `${what}: a cell comes twice`);
  for (const [i, cell] of path.entries()) {
    assert.ok(cell < width * height, what);
    if (i === 0) continue;
    const [a, b] = [cell, path[i - 1]];
    const isBeside =
      Math.abs(a - b) === width ||
      (Math.abs(a - b) === 1 && Math.floor(a / width) === Math.floor(b / width));
    assert.ok(isBeside, `${what}: ${b} to ${a}`);
  }
}

const characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!?.,:-+/#&*='()ÀÉÊÑĪĂĠÄÅŐŠ";

test('every character is walked around once, at every scale', () => {
  for (const character of characters) {
    for (const scale of [1, 2, 3]) {
      const size = { width: 10 * scale + 8, height: 2 * (10 * scale + 1) + 6 };
      const path = pathFromText(character, { ...size, scale });
      assertSimple(path, size, `${character} ${scale}`);
      const { width } = size;
      assert.equal(path[0] % width, 0);
      assert.equal(path.at(-1) % width, width - 1);
      // Every pixel of the font is on the path with its four cells.
      const { mask, width: columns, height: rows } = textMask(character, { scale });
      const on = new Set(path);
      const kept = [...mask.keys()].filter((i) => mask[i] === 1);
      const [left, right] = [Math.min, Math.max].map((most) =>
        most(...kept.map((i) => i % columns)),
      );
      const line = Math.floor(path[0] / width);
      const first = Math.floor((width - 2 * (right - left + 1)) / 2);
      for (const i of kept) {
        const [x, y] = [(i % columns) - left, Math.floor(i / columns)];
        for (const [dx, dy] of [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ]) {
          const row = line - 2 * (rows + 1) + 2 * y + dy;
          assert.ok(on.has(row * width + first + 2 * x + dx), `${character} ${scale}: ${x} ${y}`);
        }
      }
    }
  }
});

test('it is the only solution of a maze that wishes for it', () => {
  for (const [text, size, scale] of [
    ['MAZE', { width: 52, height: 22 }, 1],
    ['Hello 42', { width: 110, height: 20 }, 1],
    ['Q?!', { width: 70, height: 40 }, 2],
  ]) {
    const path = pathFromText(text, { ...size, scale });
    assertSimple(path, size, text);
    for (const algorithm of ['wilson', 'prim', 'recursiveBacktracker']) {
      const maze = mw.generate({
        algorithm,
        ...size,
        seed: text,
        passes: [{ id: 'wishes', path }],
      });
      assert.deepEqual(maze.solve().path, path, text);
      assert.equal(maze.stats().perfect, true);
      assert.deepEqual([maze.start, maze.end], [path[0], path.at(-1)]);
      assert.deepEqual(mw.generate(maze.code).passages, maze.passages);
    }
  }
});

test('the smallest size that a refusal names is enough', () => {
  for (const text of ['I', 'MAZE', 'A B', '10.5']) {
    for (const scale of [1, 2]) {
      const least = {};
      for (const [field, other] of [
        ['width', 'height'],
        ['height', 'width'],
      ]) {
        try {
          pathFromText(text, { [field]: 1, [other]: 1000, scale });
          assert.fail('it was not refused');
        } catch (error) {
          assert.ok(error instanceof MazeError);
          assert.equal(error.field, field);
          least[field] = Number(/at least (\d+)/.exec(error.message)?.[1]);
        }
      }
      assertSimple(pathFromText(text, { ...least, scale }), least, text);
      assert.throws(
        () => pathFromText(text, { ...least, width: least.width - 1, scale }),
        MazeError,
      );
      assert.throws(
        () => pathFromText(text, { ...least, height: least.height - 1, scale }),
        MazeError,
      );
    }
  }
});

test('other scripts are drawn by the caller, whatever their parts', () => {
  const rows = [
    '.####..#',
    '....#..#',
    '....#.##',
    '...#...#',
    '........',
    '.#######',
    '........',
    '..####..',
  ];
  const data = rows.flatMap((row) =>
    [...row].flatMap((pixel) => [0, 0, 0, pixel === '#' ? 255 : 0]),
  );
  const drawn = imageMask({ data, width: 8, height: 8 }, { width: 8, height: 8 });
  const asked = [];
  const draw = (character) => {
    asked.push(character);
    return character === '가' ? drawn : null;
  };
  const size = { width: 60, height: 50 };
  for (const scale of [1, 2])
    assertSimple(pathFromText('가A', { ...size, scale, draw }), size, `${scale}`);
  assert.deepEqual(asked, ['가', 'A', '가', 'A']);
  const random = new Random(4n);
  for (let k = 0; k < 200; k++) {
    const [width, height] = [1 + random.below(9), 1 + random.below(9)];
    const mask = Uint8Array.from({ length: width * height }, () => Number(random.below(3) === 0));
    mask[random.below(mask.length)] = 1;
    const path = pathFromText('가', { ...size, draw: () => ({ mask, width, height }) });
    assertSimple(path, size, `${k}`);
    assert.ok(path.length >= 60 + 4 * mask.filter((bit) => bit === 1).length, `${k}`);
  }
});

test('a stroke is the cells between its points, without its loops', () => {
  const size = { width: 12, height: 10 };
  const through = (...points) => [
    ...pathFromPoints(
      points.map(([x, y]) => ({ x, y })),
      size,
    ),
  ];
  assert.deepEqual(through([2, 3]), [38]);
  assert.deepEqual(through([0, 0], [3, 0]), [0, 1, 2, 3]);
  assert.deepEqual(through([0.9, 0.2], [0.1, 2.7]), [0, 12, 24]);
  assert.deepEqual(through([0, 0], [4, 0], [4, 2], [2, 2], [2, 0]), [0, 1, 2]);
  assert.deepEqual(through([0, 0], [3, 0], [1, 0], [1, 1]), [0, 1, 13]);
  const random = new Random(9n);
  for (let k = 0; k < 300; k++) {
    const points = Array.from({ length: 1 + random.below(6) }, () => ({
      x: random.below(1200) / 100,
      y: random.below(1000) / 100,
    }));
    const path = pathFromPoints(points, size);
    assertSimple(path, size, JSON.stringify(points));
    const cellOf = ({ x, y }) => Math.floor(y) * 12 + Math.floor(x);
    assert.deepEqual([path[0], path.at(-1)], [cellOf(points[0]), cellOf(points.at(-1))]);
    if (points.length !== 2) continue;
    const [a, b] = points.map(({ x, y }) => [Math.floor(x), Math.floor(y)]);
    assert.equal(path.length, 1 + Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]));
    for (const cell of path) {
      const [x, y] = [cell % 12, Math.floor(cell / 12)];
      const off = Math.abs((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]));
      assert.ok(off <= Math.hypot(b[0] - a[0], b[1] - a[1]), `${k}: ${x} ${y}`);
    }
    const maze = mw.generate({
      algorithm: 'wilson',
      ...size,
      seed: k,
      passes: [{ id: 'wishes', path }],
    });
    if (path.length > 1) assert.deepEqual(maze.solve().path, path);
  }
});

test('what makes no path is refused', () => {
  const size = { width: 60, height: 40 };
  for (const [call, field] of [
    [() => pathFromText(7, size), 'text'],
    [() => pathFromText('', size), 'text'],
    [() => pathFromText('   ', size), 'text'],
    [() => pathFromText('가', size), 'text'],
    [() => pathFromText('A\nB', size), 'text'],
    [() => pathFromText('A'), 'options'],
    [() => pathFromText('A', { ...size, scale: 0 }), 'scale'],
    [() => pathFromText('A', { ...size, width: 1.5 }), 'width'],
    [() => pathFromText('A', { ...size, draw: 1 }), 'draw'],
    [() => pathFromText('A', { ...size, draw: () => 7 }), 'draw'],
    [() => pathFromPoints([], size), 'points'],
    [() => pathFromPoints('x', size), 'points'],
    [() => pathFromPoints([{ x: 60, y: 0 }], size), 'points.0'],
    [
      () =>
        pathFromPoints(
          [
            { x: 0, y: 0 },
            { x: 0, y: Number.NaN },
          ],
          size,
        ),
      'points.1',
    ],
    [() => pathFromPoints([{ x: 0, y: 0 }], { width: 3 }), 'height'],
  ]) {
    assert.throws(call, (error) => error instanceof MazeError && error.field === field, field);
  }
  assert.throws(() => pathFromText('A', { ...size, other: 1 }), MazeError);
});
