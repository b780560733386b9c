/** PNG read by another reader, and its pixels against the passages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';
import { readPng } from '../support/png.js';
import { groundName, grounds, plainRow } from '../support/shapes.js';

const plain = plainRow();
const [WALL, FLOOR, GROUND, PATH] = ['#102030', '#e0f0ff', '#ffffff', '#ff4000'];
const colors = { color: WALL, floor: FLOOR, background: GROUND, solutionColor: PATH };
/** The shades of floor over background: what is seen where no wall is. */
const bare = new Set(
  [0, 1, 2, 3, 4].map((part) => {
    const mixed = [1, 3, 5].map((at) => {
      const [under, over] = [GROUND, FLOOR].map((color) =>
        Number.parseInt(color.slice(at, at + 2), 16),
      );
      const value = Math.floor((under * (4 - part) + over * part + 2) / 4);
      return value.toString(16).padStart(2, '0');
    });
    return `#${mixed.join('')}`;
  }),
);
const isOpen = (maze, cell) => (maze.kinds ?? maze.mask)?.[cell] !== 0;

/** Where the drawing of each cell lies in pixels: its centre, and the middle of each edge. */
function placesOf(maze, cell, stroke) {
  const { points, sides, starts } = maze.polygons();
  const [left, top] = [0, 1].map((axis) => {
    let least = Number.POSITIVE_INFINITY;
    for (let one = 0; one < maze.cellCount; one++) {
      if (!isOpen(maze, one)) continue;
      for (let i = starts[one]; i < starts[one + 1]; i++) {
        least = Math.min(least, points[2 * i + axis]);
      }
    }
    return least;
  });
  const pixel = (x, y) =>
    [x - left, y - top].map((length) => Math.floor(length * cell + stroke / 2));
  return Array.from({ length: maze.cellCount }, (_, one) => {
    const corners = [];
    for (let i = starts[one]; i < starts[one + 1]; i++) {
      corners.push({ x: points[2 * i], y: points[2 * i + 1], side: sides[i] });
    }
    const mean = (key) => corners.reduce((sum, corner) => sum + corner[key], 0) / corners.length;
    const edges = corners.map(({ x, y, side }, i) => {
      const next = corners[(i + 1) % corners.length];
      const [dx, dy] = [next.x - x, next.y - y];
      return { side, length: Math.hypot(dx, dy), at: pixel(x + dx / 2, y + dy / 2) };
    });
    return { centre: pixel(mean('x'), mean('y')), edges };
  });
}

test('squares have clean lines: walls and floor, nothing between', () => {
  for (const [cell, stroke] of [
    [16, 2],
    [9, 3],
    [5, 1],
    [4, 2],
  ]) {
    const maze = mw.generate({ algorithm: 'wilson', width: 13, height: 9, seed: 4, exits: 'none' });
    const picture = readPng(maze.png({ cell, stroke, ...colors }));
    assert.deepEqual([picture.width, picture.height], [13 * cell + stroke, 9 * cell + stroke]);
    assert.deepEqual([...picture.palette].sort(), [WALL, FLOOR].sort());
    assert.equal(picture.depth, 1);
    for (let y = 0; y < picture.height; y++) {
      for (let x = 0; x < picture.width; x++) {
        const [inX, inY] = [x % cell < stroke, y % cell < stroke];
        const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
        const at = (c, r) => (c >= 0 && c < 13 && r >= 0 && r < 9 ? r * 13 + c : null);
        const shut = (a, direction) => a === null || !maze.isOpen(a, direction);
        let isWall = false;
        if (inX && inY) {
          isWall =
            (shut(at(column, row - 1), 'west') && row > 0) ||
            (shut(at(column, row), 'west') && row < 9) ||
            (shut(at(column - 1, row), 'north') && column > 0) ||
            (shut(at(column, row), 'north') && column < 13);
        } else if (inX) {
          isWall = column === 13 || shut(at(column, row), 'west');
        } else if (inY) {
          isWall = row === 9 || shut(at(column, row), 'north');
        }
        assert.equal(picture.at(x, y), isWall ? WALL : FLOOR, `${cell} ${stroke}: ${x}, ${y}`);
      }
    }
  }
});

test('on every shape a wall is drawn where no passage is, and nothing else is', (t) => {
  let compared = 0;
  const drawn = new Set();
  for (const { row, options, refused } of [...grounds()]) {
    const base = { algorithm: plain.id, ...options, seed: 2, exits: 'none' };
    if (refused || row.graph || mw.check(base)) continue;
    const passes = [{ id: 'sparsify', rounds: 1 }];
    for (const maze of [mw.generate(base), mw.generate({ ...base, passes })]) {
      const what = groundName({ options });
      const picture = readPng(maze.png({ cell: 40, stroke: 2, ...colors }));
      for (const [cell, { centre, edges }] of placesOf(maze, 40, 2).entries()) {
        if (!isOpen(maze, cell)) continue;
        assert.equal(picture.at(...centre), FLOOR, `${what}: centre of ${cell}`);
        for (const { side, length, at } of edges) {
          // Where passages bend walls (zeta), an edge may be cut; short ones hide in their ends.
          if (side === 255 || length < 0.25 || row.id === 'zeta') continue;
          const seen = picture.at(...at);
          assert.equal(bare.has(seen), maze.isOpen(cell, side), `${what}: ${cell} ${side} ${seen}`);
          compared++;
        }
      }
      drawn.add(row.id);
    }
  }
  t.diagnostic(`${compared} sides on ${[...drawn].join(', ')}`);
  assert.ok(compared > 10000, `${compared}`);
});

test('the solution is drawn, and only there; given-up cells are background', () => {
  for (const shape of ['square', 'hex', 'polar']) {
    const base = { algorithm: 'prim', shape, width: 12, height: 9, seed: 7 };
    const maze = mw.generate({ ...base, passes: [{ id: 'sparsify', rounds: 2 }] });
    const path = new Set(maze.solve().path);
    const picture = readPng(maze.png({ cell: 24, solution: true, ...colors }));
    for (const [cell, { centre }] of placesOf(maze, 24, 2).entries()) {
      const wanted = path.has(cell) ? PATH : FLOOR;
      if (isOpen(maze, cell)) assert.equal(picture.at(...centre), wanted, `${shape} ${cell}`);
      else if (centre[0] >= 0 && centre[0] < picture.width && centre[1] < picture.height) {
        assert.equal(picture.at(...centre), GROUND, `${shape} ${cell}`);
      }
    }
  }
});

test('entrance and exit are gaps', () => {
  const maze = mw.generate({ algorithm: 'prim', width: 6, height: 5, seed: 1 });
  const open = readPng(maze.png(colors));
  // The outer half of a line lies beyond the floor.
  assert.deepEqual([open.at(8, 0), open.at(8, 1)], [GROUND, FLOOR]);
  assert.equal(open.at(6 * 16, 4 * 16 + 8), FLOOR);
  const shut = readPng(maze.png({ exits: false, ...colors }));
  assert.equal(shut.at(8, 0), WALL);
  assert.equal(shut.at(6 * 16, 4 * 16 + 8), WALL);
});

test('bytes: a Uint8Array of its own, by both names, and limits', () => {
  const maze = mw.generate({ algorithm: 'prim', width: 200, height: 200, seed: 1 });
  const bytes = maze.png();
  assert.ok(bytes instanceof Uint8Array);
  assert.equal(bytes.byteLength, bytes.buffer.byteLength);
  assert.deepEqual(maze.export('png'), bytes);
  const { width, height, depth } = readPng(bytes);
  assert.ok(bytes.length < (width * height * depth) / 8 / 3, 'packed to less than a third');
  assert.throws(() => maze.png({ cell: 200 }), { code: 'too-large' });
  assert.throws(() => maze.png({ cell: 1 }), { field: 'cell' });
  assert.throws(() => maze.png({ floor: 'blue' }), { field: 'floor' });
  for (const row of mw.catalog.exports) {
    assert.equal(maze.export(row.id) instanceof Uint8Array, row.binary, row.id);
  }
});
