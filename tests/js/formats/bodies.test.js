/** Bodies of round shapes as they are printed: closed, of the radius that was asked for, with every way open. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unzipSync } from 'fflate';
import { printSize, to3mf, toGlb, toObj, toStl } from 'mazewright/formats';
import { MazeError, mw } from '../support/load.js';
import { seeds } from '../support/seeds.js';
import { measureSolid, parseStl } from '../support/solids.js';

/** Every shape whose floor bends, with sizes and, where it has a closed surface, its radius by a sum of its own. */
const BODIES = [
  { shape: 'sphere', size: [10, 8], distances: ([x, y, z]) => Math.hypot(x, y, z) },
  { shape: 'cubeSurface', size: [4, 4], distances: (at) => Math.max(...at.map(Math.abs)) },
  {
    shape: { id: 'square', wrap: 'torus' },
    size: [12, 6],
    distances: ([x, y]) => Math.hypot(x, y),
  },
  {
    shape: { id: 'square', wrap: 'cylinder' },
    size: [12, 5],
    distances: ([x, y]) => Math.hypot(x, y),
  },
  { shape: { id: 'square', wrap: 'moebius' }, size: [9, 4], distances: null },
];

const made = BODIES.flatMap(({ shape, size: [width, height], distances }) =>
  Array.from({ length: seeds(8, 2) }, (_, seed) => {
    const passes = [[], [{ id: 'braid' }], [{ id: 'braid' }, { id: 'oneWay' }]][seed % 3];
    const options = { algorithm: 'wilson', shape, width, height, seed, passes };
    const name = `${JSON.stringify(shape)}, seed ${seed}`;
    return { name, distances, maze: mw.generate(options) };
  }),
);

const cornersOf = (bytes) => parseStl(bytes).triangles.map(([, ...corners]) => corners);

/** The corners about the middle of the box around them. */
function centred(corners) {
  const ends = [0, 1, 2].map((axis) => {
    const all = corners.map((at) => at[axis]);
    return [all, all].map((list, i) =>
      list.reduce((a, b) => (i ? Math.max(a, b) : Math.min(a, b))),
    );
  });
  return corners.map((at) => at.map((place, axis) => place - (ends[axis][0] + ends[axis][1]) / 2));
}

test('a body is one closed solid, as large as printSize says', async () => {
  for (const { name, maze } of made) {
    const bytes = await toStl(maze);
    const { volume, max } = measureSolid(cornersOf(bytes), name);
    assert.ok(volume > 0, name);
    const { width, depth, height, parts } = printSize(maze);
    assert.equal(parts, 1, name);
    [width, depth, height].forEach((size, axis) => {
      assert.ok(Math.abs(max[axis] - size) < 1e-3, `${name}: ${max}`);
    });
  }
});

test('its floor lies at the radius, and walls end above it', async () => {
  const [radius, height] = [40, 1.5];
  for (const { name, maze, distances } of made) {
    if (!distances) continue;
    const options = { radius, height, thickness: 0.8, floor: 1 };
    const corners = cornersOf(await toStl(maze, options)).flat();
    const found = centred(corners).map(distances);
    const most = found.reduce((a, b) => Math.max(a, b));
    // Walls of a torus need not stand on its outer rim all round; marks are lower than walls.
    assert.ok(Math.abs(most - radius - height) < 0.3, `${name}: ${most}`);
    const floor = found.filter((distance) => Math.abs(distance - radius) < 0.25);
    assert.ok(floor.length > 20, `${name}: ${floor.length} of ${found.length}`);
    if (maze.shape !== 'sphere') continue;
    const marks = Math.min(0.6, height / 2);
    for (const distance of found) {
      const level = [0, marks, height].find((each) => Math.abs(distance - radius - each) < 0.1);
      assert.notEqual(level, undefined, `${name}: a corner ${distance} from the middle`);
    }
  }
});

/**
 * The regions of the floor of a sphere: triangles at the radius, joined over their sides; marks count as floor, as
 * one rolls over them.
 */
function regionsOf(triangles, radius, wall) {
  const middle = centred(triangles.flat());
  const isFloor = (i) =>
    [0, 1, 2].every((j) => Math.hypot(...middle[3 * i + j]) < radius + (2 * wall) / 3);
  const parents = triangles.map((_, i) => i);
  const rootOf = (i) => {
    let root = i;
    while (parents[root] !== root) root = parents[root];
    return root;
  };
  const sides = new Map();
  triangles.forEach((corners, i) => {
    if (!isFloor(i)) return;
    corners.forEach((corner, j) => {
      const key = [String(corner), String(corners[(j + 1) % 3])].sort().join('|');
      if (sides.has(key)) parents[rootOf(i)] = rootOf(sides.get(key));
      else sides.set(key, i);
    });
  });
  return new Set(triangles.flatMap((_, i) => (isFloor(i) ? [rootOf(i)] : []))).size;
}

test('a way in the maze is a way on the sphere, and a wall is none', async () => {
  const options = { radius: 40, height: 2, thickness: 0.8 };
  for (const { name, maze } of made) {
    if (maze.shape !== 'sphere') continue;
    assert.equal(regionsOf(cornersOf(await toStl(maze, options)), 40, 2), 1, name);
    const links = maze.links();
    const [from, to] = links;
    const edits = [{ cell: from, direction: maze.directionTo(from, to), open: false }];
    if (maze.stats().loops > 0) continue;
    const cut = mw.edit(maze, edits);
    assert.equal(regionsOf(cornersOf(await toStl(cut, options)), 40, 2), 2, name);
  }
});

test('the map of a body is printed where it is asked for', async () => {
  for (const { name, maze } of made) {
    const { height } = printSize(maze, { body: false, floor: 1, height: 5 });
    assert.equal(height, 6, name);
    measureSolid(cornersOf(await toStl(maze, { body: false })), name);
    assert.throws(() => printSize(maze, { body: false, radius: 10 }), { field: 'radius' });
  }
});

test('3MF holds the same body, and scenes have the radius', async () => {
  for (const { name, maze } of made) {
    const model = new TextDecoder().decode(unzipSync(await to3mf(maze))['3D/3dmodel.model']);
    const count = cornersOf(await toStl(maze)).length;
    assert.equal(model.match(/<triangle /g).length, count, name);
    const obj = toObj(maze, { radius: 30, height: 0.2 });
    const floor = obj.slice(obj.indexOf('o floor'), obj.indexOf('o walls'));
    const places = floor.match(/^v .*$/gm).map((line) => line.split(' ').slice(1).map(Number));
    if (maze.shape === 'sphere') {
      const most = Math.max(...places.map((at) => Math.hypot(...at)));
      assert.ok(Math.abs(most - 30) < 0.01, `${name}: ${most}`);
    }
    assert.ok(toGlb(maze, { radius: 30 }).length > 0);
    const map = toObj(maze, { body: false });
    const flat = map.slice(map.indexOf('o floor'), map.indexOf('o walls'));
    assert.ok(
      flat.match(/^v .*$/gm).every((line) => line.split(' ')[2] === '0'),
      name,
    );
  }
});

test('floor and walls of a scene of a body are closed', () => {
  for (const { name, maze } of made) {
    const obj = toObj(maze);
    const corners = obj.match(/^v .*$/gm).map((line) => line.slice(2));
    for (const part of ['floor', 'walls']) {
      const sides = new Map();
      const text = obj.slice(obj.indexOf(`o ${part}\n`)).split('\no ')[1 - 1];
      for (const [, ...face] of text.matchAll(/^f (\d+)\S* (\d+)\S* (\d+)/gm)) {
        const at = face.map((index) => corners[index - 1]);
        at.forEach((from, i) => {
          const to = at[(i + 1) % 3];
          sides.set(`${from}|${to}`, (sides.get(`${from}|${to}`) ?? 0) + 1);
        });
      }
      assert.ok(sides.size > 0, `${name}: ${part}`);
      for (const [side, times] of sides) {
        const [from, to] = side.split('|');
        assert.equal(sides.get(`${to}|${from}`), times, `${name}: an open side of ${part}`);
      }
    }
  }
});

test('what makes no body is refused with the option and its limit', async () => {
  const [{ maze }] = made;
  const torus = made.find(({ maze: { shapeParams } }) => shapeParams.wrap === 'torus').maze;
  const flat = mw.generate({ algorithm: 'wilson', width: 5, height: 4, seed: 1 });
  for (const [one, options, field] of [
    [maze, { thickness: 3.99 }, 'thickness'],
    [maze, { radius: 1000, height: 200 }, 'radius'],
    [torus, { height: 100 }, 'height'],
    [flat, { radius: 5 }, 'radius'],
    [maze, { radius: -1 }, 'radius'],
    [maze, { body: 1 }, 'body'],
  ]) {
    await assert.rejects(toStl(one, options), (error) => {
      assert.ok(error instanceof MazeError, error.stack);
      assert.equal(error.field, field, error.message);
      return true;
    });
  }
  const { message } = await toStl(torus, { height: 100 }).catch((error) => error);
  const most = Number(/at most ([\d.]+)/.exec(message)[1]);
  measureSolid(cornersOf(await toStl(torus, { height: most - 0.05 })), 'the highest walls');
});
