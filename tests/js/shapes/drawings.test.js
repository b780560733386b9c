/** Tiles, wall lines, cubes, boxes and SVG against the passages they are drawn from. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finishedRows, mazes, nameOf, Tally } from '../support/cases.js';
import { asciiText, tilesOf } from '../support/drawing.js';
import { gridOf } from '../support/grid.js';
import { mw } from '../support/load.js';
import { wellFormed } from '../support/xml.js';

const SMALL = [
  [1, 1],
  [1, 40],
  [40, 1],
  [2, 2],
  [21, 13],
  [40, 40],
];

const rows = finishedRows();

/** Element by element; deepEqual tells of a difference, at many times the cost. */
function assertSameNumbers(actual, expected, name) {
  let same = actual.length === expected.length;
  for (let i = 0; same && i < actual.length; i++) same = actual[i] === expected[i];
  if (!same) assert.deepEqual([...actual], [...expected], name);
}

test('tiles are the thick form, at any widths', (t) => {
  const tally = new Tally();
  for (const { row, options, maze, index } of mazes(
    { rows, seeds: 8, exits: ['corners'] },
    tally,
  )) {
    const name = nameOf(options);
    const plain = maze.tiles();
    const expected = tilesOf(maze);
    assert.deepEqual([plain.width, plain.height], [expected.width, expected.height], name);
    assertSameNumbers(plain.data, expected.data, name);
    const floor = plain.data.filter((kind) => kind !== 0).length;
    if (row.perfect) assert.equal(floor, 2 * maze.cellCount - 1, name);
    if (row.kind === 'dungeon' || maze.cellCount > 2000) continue;

    const [corridor, wall] = [1 + (index % 3), 1 + ((index >> 1) % 4)];
    const thick = maze.tiles({ corridor, wall });
    assert.equal(thick.width, maze.width * corridor + (maze.width + 1) * wall, name);
    assert.equal(thick.height, maze.height * corridor + (maze.height + 1) * wall, name);
    const spread = (size) =>
      Array.from({ length: size }, (_, i) =>
        new Array(i % 2 === 1 ? corridor : wall).fill(i),
      ).flat();
    const [columns, lines] = [spread(plain.width), spread(plain.height)];
    const stretched = lines.flatMap((y) => columns.map((x) => plain.data[y * plain.width + x]));
    assertSameNumbers(thick.data, stretched, name);
  }
  tally.report(t);
});

/** Sides of open cells that no passage crosses, as 'x1 y1 x2 y2' with the lower end first. */
function wallsOf(maze) {
  const { mask } = gridOf(maze);
  const walls = new Set();
  for (let cell = 0; cell < mask.length; cell++) {
    if (!mask[cell]) continue;
    const x = cell % maze.width;
    const y = (cell - x) / maze.width;
    const sides = [
      [x, y, x + 1, y],
      [x, y + 1, x + 1, y + 1],
      [x, y, x, y + 1],
      [x + 1, y, x + 1, y + 1],
    ];
    for (const [direction, side] of sides.entries()) {
      if (!(maze.passages[cell] & (1 << direction))) walls.add(side.join(' '));
    }
  }
  return [...walls].sort();
}

test('lines are the sides without a passage, each once', (t) => {
  const tally = new Tally();
  for (const { options, maze } of mazes({ rows, seeds: 6, exits: ['corners'] }, tally)) {
    const lines = maze.lines();
    assert.ok(lines instanceof Float32Array);
    const drawn = [];
    for (let i = 0; i < lines.length; i += 4) {
      const [x1, y1, x2, y2] = lines.subarray(i, i + 4);
      const forward = x1 < x2 || y1 < y2;
      drawn.push((forward ? [x1, y1, x2, y2] : [x2, y2, x1, y1]).join(' '));
    }
    assert.deepEqual(drawn.sort(), wallsOf(maze), nameOf(options));
  }
  tally.report(t);
});

function cubesOf(isWall, width, height, tall, color) {
  const cubes = [];
  for (let x = 0; x < height; x++) {
    for (let y = 0; y < width; y++) {
      for (let z = 1; isWall(x, y) && z <= tall; z++) cubes.push(x, y, z, color);
    }
  }
  return cubes;
}

test('blocks are the walls of the tiles, or of the text, in order', (t) => {
  const tally = new Tally();
  for (const { options, maze, index } of mazes({ rows, sizes: SMALL, seeds: 4 }, tally)) {
    const name = nameOf(options);
    const tiles = tilesOf(maze);
    const isWall = (x, y) => tiles.data[x * tiles.width + y] === 0;
    const [height, color] = [1 + index, 5 * index];
    const close = maze.blocks({ height, color });
    assert.ok(close instanceof Int32Array);
    const walls = (tall, paint) => cubesOf(isWall, tiles.width, tiles.height, tall, paint);
    assertSameNumbers(close, walls(height, color), name);
    assertSameNumbers(maze.blocks(), walls(2, 9), name);

    const rows = asciiText(maze).split('\n');
    const isCorner = (x, y) => !maze.dungeon && x % 2 === 0 && y % 4 === 0;
    const isSign = (x, y) => '-+|#'.includes(rows[x][y]) && (!isCorner(x, y) || isWall(x, y / 2));
    const spread = cubesOf(isSign, rows[0].length, rows.length - 1, 2, 9);
    assertSameNumbers(maze.blocks({ spread: 2 }), spread, name);
  }
  tally.report(t);
});

test('boxes fill exactly the walls of the tiles, from the floor up', (t) => {
  const tally = new Tally();
  for (const { options, maze, index } of mazes(
    { rows, sizes: SMALL, seeds: 5, exits: ['corners'] },
    tally,
  )) {
    const name = nameOf(options);
    const height = 1 + index;
    const boxes = maze.boxes({ height });
    const { width, data } = tilesOf(maze);
    const filled = new Array(data.length).fill(0);
    for (let i = 0; i < boxes.length; i += 6) {
      const [x, y, z, sx, sy, sz] = boxes.subarray(i, i + 6);
      assert.deepEqual([y, sy], [0, height], name);
      for (let row = z; row < z + sz; row++) {
        for (let column = x; column < x + sx; column++) filled[row * width + column]++;
      }
    }
    const walls = data.map((kind) => Number(kind === 0));
    assertSameNumbers(filled, walls, name);
    assert.ok(boxes.length / 6 <= walls.filter((wall) => wall === 1).length);

    // With z up the scene is rotated about x by a quarter turn: (x, y, z) goes to (x, -z, y).
    const turned = maze.boxes({ height, up: 'z' });
    const rotated = [];
    for (let i = 0; i < boxes.length; i += 6) {
      const [x, y, z, sx, sy, sz] = boxes.subarray(i, i + 6);
      rotated.push(x, 0 - (z + sz), y, sx, sz, sy);
    }
    assertSameNumbers(turned, rotated, name);
  }
  tally.report(t);
});

test('svg is well-formed, with and without its parts', (t) => {
  const tally = new Tally();
  const sizes = [...SMALL, [101, 101]];
  for (const { options, maze } of mazes(
    { rows, sizes, seeds: 3, exits: ['farthest', 'none'] },
    tally,
  )) {
    const svg = maze.svg();
    const elements = wellFormed(svg);
    assert.equal(elements[0].name, 'svg', nameOf(options));
    assert.equal(elements[0].attributes.xmlns, 'http://www.w3.org/2000/svg');
    assert.match(elements[0].attributes.viewBox, /^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/);
    assert.equal(maze.export('svg', {}), svg);
  }
  const maze = mw.generate({ algorithm: 'prim', width: 9, height: 9, seed: 1 });
  const count = (o) => wellFormed(maze.svg(o)).length;
  assert.ok(count({ solution: true }) > count({ solution: false }));
  assert.notEqual(maze.svg({ exits: true }), maze.svg({ exits: false }));
  tally.report(t);
});

test('a corner of tiles is wall where a wall ends at it, and floor where none does', () => {
  const open = mw.blank({ width: 3, height: 3, open: true }).tiles();
  const inner = [...open.data].filter((_, i) => {
    const [x, y] = [i % open.width, Math.floor(i / open.width)];
    return Math.min(x, y) > 0 && x < open.width - 1 && y < open.height - 1;
  });
  assert.deepEqual([...new Set(inner)], [1], 'an open field has no pillars');
  let corners = 0;
  for (let seed = 0; seed < 20; seed++) {
    const passes = [{ id: 'rooms' }, { id: 'braid' }];
    const maze = mw.generate({ algorithm: 'wilson', width: 12, height: 9, seed, passes });
    const { width, height, data } = maze.tiles();
    for (let y = 2; y < height - 1; y += 2) {
      for (let x = 2; x < width - 1; x += 2) {
        const sides = [data[y * width + x - 1], data[y * width + x + 1]];
        sides.push(data[(y - 1) * width + x], data[(y + 1) * width + x]);
        const isOpen = sides.every((side) => side !== 0);
        assert.equal(data[y * width + x] !== 0, isOpen, `${maze.code} ${x} ${y}`);
        corners += Number(isOpen);
      }
    }
  }
  assert.ok(corners > 20, `${corners}`);
});
