/** Fields of view and light: symmetric, and equal to their definitions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawn, randomTiles } from '../support/dungeons.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { sightReference, squaresSeen } from '../support/reference/sight.js';

const clearIn =
  ({ width, height, kinds }) =>
  (x, y) =>
    x >= 0 && x < width && y >= 0 && y < height && kinds[y * width + x] !== 0;

test('on 1,000 random maps of squares the view is its definition, and symmetric', (t) => {
  const random = new Random(17n);
  let compared = 0;
  for (let round = 0; round < 1000; round++) {
    const [width, height] = [1 + random.below(21), 1 + random.below(17)];
    const maze = randomTiles(random, width, height, random.below(60));
    const floor = [...maze.kinds.keys()].filter((cell) => maze.kinds[cell] !== 0);
    if (floor.length === 0) continue;
    const radius = random.below(14);
    for (let i = 0; i < 2; i++) {
      const from = random.pick(floor);
      const view = maze.view(from, { radius });
      assert.deepEqual(view, squaresSeen(maze, clearIn(maze), from, radius), `${round}: ${from}`);
      compared += 1;
    }
    const views = new Map(floor.map((cell) => [cell, maze.view(cell, { radius })]));
    for (const [a, seen] of views) {
      for (const b of floor) assert.equal(seen[b], views.get(b)[a], `${round}: ${a} and ${b}`);
    }
  }
  t.diagnostic(`${compared} views`);
});

test('on other shapes one sees along lines that touch no wall', (t) => {
  const random = new Random(23n);
  const shapes = mw.catalog.shapes.filter(({ id }) => !['graph', 'cube'].includes(id));
  let compared = 0;
  let withRooms = 0;
  for (const { id: shape } of shapes) {
    for (let seed = 0; seed < 8; seed++) {
      const size = shape === 'cubeSurface' ? 4 : 7;
      const rooms = { id: 'rooms', number: 3, min: 2, max: 4 };
      const made = { algorithm: 'prim', shape, width: size, height: size, seed, passes: [rooms] };
      // Without walls around a corner, lines may go through it.
      const maze = mw.generate(mw.check(made) === null ? made : { ...made, passes: [] });
      withRooms += maze.rooms?.length ?? 0;
      const see = sightReference(maze);
      const through = Array.from(maze.passages, () => Number(random.below(4) > 0));
      for (let i = 0; i < 6; i++) {
        const from = random.below(maze.cellCount);
        const radius = random.below(7);
        const what = `${shape} ${seed}: ${from}, ${radius}`;
        assert.deepEqual(maze.view(from, { radius }), see(from, radius), what);
        const clear = (cell) => through[cell] !== 0;
        assert.deepEqual(maze.view(from, { radius, through }), see(from, radius, clear), what);
        compared += 2;
      }
      const views = Array.from(maze.passages, (_, cell) => maze.view(cell, { radius: 5 }));
      for (const [a, seen] of views.entries()) {
        for (const [b, other] of views.entries()) assert.equal(seen[b], other[a], `${a} and ${b}`);
      }
    }
  }
  assert.ok(withRooms > 100, `${withRooms} rooms`);
  t.diagnostic(`${compared} views, ${withRooms} rooms`);
});

/** Two corridors and a door in some state between them. */
const withDoor = (state) =>
  drawn([
    '#########',
    `#@..${{ open: '/', closed: '+', secret: 's', locked: '1' }[state]}..>#`,
    '#########',
  ]);

test('doors block sight unless they are open, or all or own cells let it through', () => {
  for (const state of ['open', 'closed', 'secret', 'locked']) {
    const maze = withDoor(state);
    const row = (view) => [...view.slice(9, 18)].join('');
    const far = '111111110';
    const rim = '111111111';
    assert.equal(row(maze.view(10, { radius: 20 })), state === 'open' ? rim : '111110000', state);
    assert.equal(row(maze.view(10, { radius: 20, through: 'doors' })), rim);
    assert.equal(row(maze.view(10, { radius: 20, through: new Uint8Array(27) })), '111000000');
    assert.equal(row(maze.view(10, { radius: 6, through: 'doors' })), far);
    const plane = Uint8Array.from(maze.kinds);
    plane[13] = 0;
    assert.equal(row(maze.view(10, { radius: 20, through: plane })), '111110000');
    assert.equal(row(maze.view(10, { radius: 20, through: [...plane] })), '111110000');
  }
});

test('a result may be filled again', () => {
  const maze = withDoor('open');
  const into = new Uint8Array(27).fill(7);
  assert.equal(maze.view(10, { radius: 3, into }), into);
  assert.deepEqual(into, maze.view(10, { radius: 3 }));
  assert.equal(maze.light([{ cell: 10 }], { into }), into);
  assert.deepEqual(into, maze.light([{ cell: 10 }]));
});

test('light falls off with the square of the distance, adds up and stops at walls', () => {
  const random = new Random(29n);
  const other = ['square', 'hex', 'polar'].map((shape) =>
    mw.generate({
      algorithm: 'prim',
      shape,
      width: 9,
      height: 9,
      seed: 3,
      passes: [{ id: 'braid', share: 1 }],
    }),
  );
  for (let round = 0; round < 60; round++) {
    const maze = round < 40 ? randomTiles(random, 19, 15, 25) : other[round % 3];
    /** On the lattice of 1/4096. */
    const middle = (cell) => {
      const corners = Array.from(maze.polygon(cell), (n) => Math.round(n * 4096));
      return [0, 1].map((axis) => {
        const own = corners.filter((_, i) => i % 2 === axis);
        return Math.round(own.reduce((sum, n) => sum + n, 0) / own.length);
      });
    };
    const sources = Array.from({ length: 1 + random.below(4) }, () => ({
      cell: random.below(maze.cellCount),
      radius: random.below(8),
      strength: 1 + random.below(255),
    }));
    const expected = new Uint8Array(maze.cellCount);
    for (const { cell, radius, strength } of sources) {
      const [x, y] = middle(cell);
      for (const [to, isSeen] of maze.view(cell, { radius }).entries()) {
        if (isSeen === 0) continue;
        const [toX, toY] = middle(to);
        const square = (toX - x) ** 2 + (toY - y) ** 2;
        const end = (4096 * (radius + 1)) ** 2;
        const more = Math.floor((strength * (end - square)) / end);
        expected[to] = Math.min(255, expected[to] + more);
      }
    }
    assert.deepEqual(maze.light(sources), expected, `${round}`);
  }
  assert.deepEqual(other[0].light([]), new Uint8Array(81));
});

test('wrong options of view and light are refused', () => {
  const maze = withDoor('open');
  for (const [call, field] of [
    [() => maze.view(99), 'cell'],
    [() => maze.view(10, { radius: -1 }), 'radius'],
    [() => maze.view(10, { radius: 1.5 }), 'radius'],
    [() => maze.view(10, { through: 'walls' }), 'through'],
    [() => maze.view(10, { through: [1, 2] }), 'through'],
    [() => maze.view(10, { into: new Uint8Array(3) }), 'into'],
    [() => maze.view(10, { into: [] }), 'into'],
    [() => maze.view(10, { range: 3 }), 'range'],
    [() => maze.light(3), 'sources'],
    [() => maze.light([{ cell: 99 }]), 'sources[0].cell'],
    [() => maze.light([{ cell: 9, radius: 5000 }]), 'sources[0].radius'],
    [() => maze.light([{ cell: 9, strength: 0 }]), 'sources[0].strength'],
    [() => maze.light([{ cell: 9, power: 1 }]), 'power'],
  ]) {
    assert.throws(call, (error) => error.name === 'MazeError' && error.field === field, field);
  }
});
