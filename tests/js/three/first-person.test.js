/** `FirstPerson` in mazes of every shape: it goes where passages lead, and nowhere else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FirstPerson, MazeError, mazeObject } from 'mazewright/three';
import { PerspectiveCamera, Quaternion, Vector3 } from 'three';
import { strangers, throwing } from '../support/hostile-values.js';
import { mw } from '../support/load.js';
import { keyOf, Random } from '../support/random.js';
import { seeds } from '../support/seeds.js';

const CASES = [
  { shape: 'square', walls: 'blocks' },
  { shape: 'square', walls: 'thin' },
  { shape: { id: 'square', wrap: 'torus' }, walls: 'thin' },
  { shape: 'hex', walls: 'thin' },
  { shape: 'triangle', walls: 'thin' },
  { shape: 'polar', walls: 'thin' },
  { shape: 'sphere', walls: 'thin', size: { width: 12, height: 6 } },
  { shape: 'cubeSurface', walls: 'thin', size: { width: 4, height: 4 } },
  { shape: 'cube', walls: 'thin', size: { levels: 2 } },
];
const nameOf = ({ shape, walls }) => `${JSON.stringify(shape)} ${walls}`;

const mazeOf = ({ shape, size }, options = {}) =>
  mw.generate({ algorithm: 'wilson', shape, width: 7, height: 6, seed: 5, ...size, ...options });

const walkIn = (maze, walls, options) => {
  const object = mazeObject(maze, { walls, quality: 'low', style: 'plain' });
  const camera = new PerspectiveCamera(70, 1, 0.03, 100);
  return new FirstPerson(camera, object, options);
};

/** Whole numbers below a bound, the same in every run. */
const draws = (seed) => {
  const random = new Random(keyOf(seed));
  return (bound) => Number(random.below(bound));
};

/** The pairs of cells that passages join, both ways. */
function passagesOf(maze) {
  const links = maze.links();
  const found = new Set();
  for (let i = 0; i < links.length; i += 2) {
    found.add(`${links[i]} ${links[i + 1]}`).add(`${links[i + 1]} ${links[i]}`);
  }
  return found;
}

for (const each of CASES) {
  test(`${nameOf(each)}: 10,000 random moves cross no wall`, () => {
    const maze = mazeOf(each);
    const walk = walkIn(maze, each.walls);
    const passages = passagesOf(maze);
    const below = draws(7);
    const visited = new Set([walk.cell]);
    let last = walk.cell;
    walk.addEventListener('enter', ({ cell }) => {
      assert.ok(passages.has(`${last} ${cell}`), `${last} to ${cell}`);
      last = cell;
      visited.add(cell);
    });
    for (let i = 0; i < seeds(10_000, 2_000); i += 1) {
      if (i % 40 === 0) {
        walk.controls = {
          forward: below(3) - 0.5,
          right: below(3) - 1,
          turn: (below(5) - 2) / 2,
          look: below(3) - 1,
        };
        if (each.size?.levels) walk.climb(below(2) === 0);
      }
      walk.update(0.05);
      const { position, quaternion } = walk.camera;
      assert.ok([...position, ...quaternion.toArray()].every(Number.isFinite));
      assert.ok(Math.abs(walk.pitch) <= 80);
    }
    assert.ok(visited.size > 3, `${visited.size} cells`);
  });

  test(`${nameOf(each)}: it passes every passage, in small moves and in steps`, () => {
    const maze = mazeOf(each);
    const walk = walkIn(maze, each.walls);
    const links = maze.links();
    let passed = 0;
    for (let i = 0; i < links.length; i += 2) {
      for (const [from, to] of [
        [links[i], links[i + 1]],
        [links[i + 1], links[i]],
      ]) {
        const isStairs =
          each.shape === 'cube' && maze.positionOf(from).level !== maze.positionOf(to).level;
        walk.put(from);
        if (isStairs) {
          walk.climb(maze.positionOf(to).level > maze.positionOf(from).level);
          assert.equal(walk.cell, to);
          continue;
        }
        let reached = false;
        for (let turn = 0; turn < 72 && !reached; turn += 1) {
          walk.put(from);
          walk.look(5 * turn);
          walk.step({ forward: 1 });
          reached = walk.cell === to;
        }
        assert.ok(reached, `a step from ${from} to ${to}`);
        // Where the step looked, small moves lead too.
        reached = false;
        for (let turn = 0; turn < 72 && !reached; turn += 1) {
          walk.put(from);
          walk.look(5 * turn);
          walk.controls = { forward: 1, right: 0, turn: 0, look: 0 };
          for (let j = 0; j < 60 && walk.cell === from; j += 1) walk.update(0.05);
          reached = walk.cell === to;
        }
        assert.ok(reached, `from ${from} to ${to}`);
        passed += 1;
      }
    }
    assert.ok(passed > 20);
  });
}

test('blocks: the camera stays on floor tiles, away from their walls', () => {
  for (const algorithm of ['wilson', 'scatteredRooms', 'caves']) {
    const maze = mw.generate({ algorithm, width: 24, height: 24, seed: 2 });
    const walk = walkIn(maze, 'blocks');
    const { width, height, data } = maze.tiles();
    const below = draws(3);
    for (let i = 0; i < seeds(10_000, 2_000); i += 1) {
      if (i % 30 === 0) walk.look(below(360));
      walk.controls.forward = 1;
      walk.update(0.1);
      const { x, z } = walk.camera.position;
      // Half the width of the walker, but for what the camera stands behind the eyes.
      for (const [right, down] of [
        [0, 0],
        [0.24, 0],
        [-0.24, 0],
        [0, 0.24],
        [0, -0.24],
      ]) {
        const [column, row] = [Math.floor(x + right), Math.floor(z + down)];
        assert.ok(column >= 0 && row >= 0 && column < width && row < height);
        assert.notEqual(data[row * width + column], 0, `${algorithm}: ${x} ${z}`);
      }
    }
  }
});

test('a locked door stops who has no key, until it is open', () => {
  let tried = 0;
  for (let seed = 1; seed < 30 && tried < 2; seed += 1) {
    const passes = [{ id: 'doors' }, { id: 'locksAndKeys' }];
    const maze = mw.generate({ algorithm: 'scatteredRooms', width: 30, height: 30, seed, passes });
    const door = maze.doors?.find(({ state }) => state === 'locked');
    if (!door) continue;
    for (const walls of ['blocks', 'thin']) {
      const walk = walkIn(maze, walls);
      const beside = maze.directions
        .map((_, d) => (maze.isOpen(door.cell, d) ? maze.neighbour(door.cell, d) : null))
        .filter((cell) => cell !== null);
      const enters = () =>
        beside.some((from) =>
          [0, 90, 180, 270].some((turn) => {
            walk.put(from);
            walk.look(turn);
            walk.step({ forward: 1 });
            return walk.cell === door.cell;
          }),
        );
      assert.equal(enters(), false);
      const open = maze.doors.map((each) =>
        each.cell === door.cell ? { ...each, state: 'open' } : each,
      );
      walk.object.update({ doors: open });
      assert.equal(enters(), true);
      tried += 1;
    }
  }
  assert.ok(tried >= 2);
});

test('a locked door in the passage of a maze stops a step from both sides, and no other step', () => {
  let tried = 0;
  for (let seed = 1; seed < 30 && tried < 4; seed += 1) {
    const passes = [{ id: 'rooms' }, { id: 'doors' }, { id: 'locksAndKeys' }];
    const maze = mw.generate({ algorithm: 'wilson', width: 14, height: 12, seed, passes });
    const door = maze.doors?.find(({ state }) => state === 'locked');
    if (!door) continue;
    const beyond = maze.neighbour(door.cell, door.direction);
    for (const walls of ['blocks', 'thin']) {
      const walk = walkIn(maze, walls);
      const furnished = walk.object.children.some(({ name }) => name === 'furniture');
      assert.ok(furnished, 'the doors are not shown');
      const leads = (from, to) =>
        [0, 90, 180, 270].some((turn) => {
          walk.put(from);
          walk.look(turn);
          walk.step({ forward: 1 });
          return walk.cell === to;
        });
      const ways = [
        [door.cell, beyond],
        [beyond, door.cell],
      ];
      const other = maze.directions
        .map((_, d) => (d !== door.direction && maze.isOpen(door.cell, d) ? d : null))
        .filter((d) => d !== null && !walk.object.isLocked(door.cell, maze.neighbour(door.cell, d)))
        .map((d) => maze.neighbour(door.cell, d));
      for (const [from, to] of ways) assert.equal(leads(from, to), false);
      for (const to of other) assert.equal(leads(door.cell, to), true);
      walk.object.update({ doors: maze.doors.map((each) => ({ ...each, state: 'open' })) });
      for (const [from, to] of ways) assert.equal(leads(from, to), true);
      tried += 1;
    }
  }
  assert.ok(tried >= 4);
});

test('nobody goes against a one-way passage', () => {
  for (const each of CASES) {
    const plain = mazeOf(each);
    const maze = mw.apply(mw.apply(plain, [{ id: 'braid' }], 1), [{ id: 'oneWay', share: 1 }], 1);
    const walk = walkIn(maze, each.walls);
    const isAllowed = (from, to) =>
      maze.directions.some(
        (_, d) =>
          maze.neighbour(from, d) === to &&
          maze.isOpen(from, d) &&
          ((maze.oneWays[from] >> d) & 1) === 0,
      );
    for (let cell = 0; cell < maze.cellCount; cell += 1) {
      for (let turn = 0; turn < 24; turn += 1) {
        walk.put(cell);
        walk.look(15 * turn);
        walk.step({ forward: 1 });
        if (walk.cell !== cell) assert.ok(isAllowed(cell, walk.cell), `${cell} to ${walk.cell}`);
      }
    }
  }
});

test('events tell of moves, cells and the end', () => {
  const maze = mw.generate({ algorithm: 'wilson', width: 5, height: 1, seed: 1 });
  const walk = walkIn(maze, 'blocks');
  const told = [];
  for (const type of ['move', 'enter', 'arrive']) {
    walk.addEventListener(type, ({ cell }) =>
      told.push(cell === undefined ? type : `${type} ${cell}`),
    );
  }
  assert.equal(walk.cell, maze.start);
  assert.equal(walk.update(1), false);
  assert.deepEqual(told, []);
  walk.controls.forward = 1;
  let updates = 0;
  while (walk.cell !== maze.end && updates < 200) {
    assert.equal(walk.update(0.1), true);
    updates += 1;
  }
  assert.deepEqual(
    told.filter((each) => each !== 'move'),
    [1, 2, 3, 4].flatMap((cell) => (cell === 4 ? ['enter 4', 'arrive 4'] : [`enter ${cell}`])),
  );
  assert.equal(told.filter((each) => each === 'move').length, updates);
});

test('the camera follows an object that was moved, turned and scaled', () => {
  const maze = mazeOf(CASES[1]);
  const walk = walkIn(maze, 'thin');
  const before = walk.camera.position.clone();
  const ahead = walk.camera.getWorldDirection(new Vector3());
  const { object } = walk;
  object.position.set(10, 2, -3);
  object.rotation.y = Math.PI / 2;
  object.scale.setScalar(2);
  walk.look(0);
  const expected = before
    .clone()
    .multiplyScalar(2)
    .applyAxisAngle(new Vector3(0, 1, 0), Math.PI / 2)
    .add(object.position);
  assert.ok(walk.camera.position.distanceTo(expected) < 1e-6);
  const turned = ahead.applyQuaternion(
    new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), Math.PI / 2),
  );
  assert.ok(walk.camera.getWorldDirection(new Vector3()).distanceTo(turned) < 1e-6);
});

test('wrong arguments are refused by their names', () => {
  const maze = mazeOf(CASES[0]);
  const object = mazeObject(maze);
  const camera = new PerspectiveCamera();
  const refuses = (field, run) =>
    assert.throws(run, (error) => error instanceof MazeError && error.field === field, field);
  for (const value of [...strangers(), throwing()]) {
    refuses('camera', () => new FirstPerson(value, object));
    refuses('object', () => new FirstPerson(camera, value));
  }
  refuses('object', () => new FirstPerson(camera, maze));
  for (const [field, values] of Object.entries({
    cell: [-1, 1e9, 1.5, '3', {}],
    speed: [0, -1, Number.NaN, Number.POSITIVE_INFINITY, '2'],
    turnSpeed: [0, Number.NaN, 1e6],
    lookSpeed: [0, Number.NaN, null],
  })) {
    for (const value of values) {
      refuses(field, () => new FirstPerson(camera, object, { [field]: value }));
    }
  }
  refuses('options', () => new FirstPerson(camera, object, throwing()));
  assert.throws(() => new FirstPerson(camera, object, { sped: 2 }), /speed/);
  const walk = new FirstPerson(camera, object);
  for (const value of [Number.NaN, '1', null, undefined, {}]) {
    refuses('seconds', () => walk.update(value));
  }
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, '5'])
    refuses('turn', () => walk.look(value));
  refuses('cell', () => walk.put(maze.cellCount));
  // Controls that are no numbers move nobody.
  walk.controls = {
    forward: Number.NaN,
    right: 'x',
    turn: undefined,
    look: Number.POSITIVE_INFINITY,
  };
  assert.equal(walk.update(0.1), false);
});

test('with a game every passage is walked as game.move allows, doors unlock, and bumps name what is met', () => {
  const told = { walls: 0, locked: 0, secret: 0, unlocked: 0, keys: 0 };
  const CASES = [
    {
      algorithm: 'scatteredRooms',
      width: 26,
      height: 22,
      passes: [{ id: 'doors', closed: 0.5, secret: 0.2 }, { id: 'locksAndKeys' }],
    },
    {
      algorithm: 'wilson',
      width: 14,
      height: 12,
      passes: [{ id: 'rooms' }, { id: 'doors' }, { id: 'locksAndKeys' }],
    },
  ];
  for (const options of CASES) {
    for (let seed = 1; seed <= seeds(6, 2); seed += 1) {
      const maze = mw.generate({ ...options, seed });
      for (const walls of seed === 2 ? ['thin'] : ['blocks']) {
        // One game is walked, the other one moves by calls.
        const [game, twin] = [mw.game(maze), mw.game(maze)];
        const bumps = [];
        const walk = walkIn(maze, walls, { game, onBump: (bump) => bumps.push(bump) });
        const events = [];
        walk.addEventListener('bump', ({ cell, direction, door }) =>
          events.push({ cell, direction, door }),
        );
        assert.equal(walk.cell, game.position);
        const below = draws(seed);
        const tried = new Set();
        for (let i = 0; i < 160 && !twin.done; i += 1) {
          const shut = [0, 1, 2, 3].find((each) => {
            const to = maze.isOpen(twin.position, each)
              ? maze.neighbour(twin.position, each)
              : null;
            const door = to === null ? null : walk.object.doorOn(twin.position, to);
            return ['locked', 'secret'].includes(door?.state);
          });
          // A hint finds secret doors, in both games: each shut door is tried before that.
          const place = `${twin.position} ${shut}`;
          const tries = i % 3 === 0 || (shut !== undefined && !tried.has(place));
          tried.add(place);
          const side = tries ? (shut ?? below(4)) : maze.directions.indexOf(twin.hint());
          if (!tries) game.hint();
          const turn = [0, 180, 270, 90][side];
          walk.look(turn - walk.place.turn);
          const before = bumps.length;
          const [locked, keys] = [
            twin.doors.list.filter(({ state }) => state === 'locked').length,
            twin.keys.length,
          ];
          const result = twin.move(side);
          walk.step({ forward: 1 });
          assert.equal(
            walk.cell,
            twin.position,
            `${options.algorithm} ${seed} ${walls}: move ${i}`,
          );
          assert.equal(game.position, twin.position);
          assert.deepEqual(game.doors.list, twin.doors.list);
          assert.deepEqual(game.keys, twin.keys);
          told.keys += twin.keys.length - keys;
          told.unlocked +=
            locked - twin.doors.list.filter(({ state }) => state === 'locked').length > 0 ? 1 : 0;
          assert.equal(bumps.length - before, result === 'blocked' ? 1 : 0);
          if (result !== 'blocked') continue;
          const bump = bumps.at(-1);
          assert.deepEqual([bump.cell, bump.direction], [twin.position, side]);
          if (!maze.isOpen(twin.position, side)) {
            assert.equal(bump.door, null);
            told.walls += 1;
          } else {
            assert.ok(['locked', 'secret'].includes(bump.door.state), bump.door.state);
            told[bump.door.state] += 1;
          }
        }
        assert.deepEqual(events, bumps);
      }
    }
  }
  for (const [what, count] of Object.entries(told)) assert.ok(count > 0, `${what}: ${count}`);
});

test('walking against a wall is told once until the walker leaves it; the game must be of this maze', () => {
  const maze = mazeOf({ shape: 'square' });
  let bumps = 0;
  const walk = walkIn(maze, 'thin', { onBump: () => (bumps += 1) });
  const closed = maze.directions.findIndex((_, side) => !maze.isOpen(walk.cell, side));
  walk.look([0, 180, 270, 90][closed] - walk.place.turn);
  walk.controls.forward = 1;
  for (let i = 0; i < 60; i += 1) walk.update(0.05);
  assert.equal(bumps, 1);
  walk.look(0);
  walk.update(0.05);
  assert.equal(bumps, 2);
  const other = mw.game(mazeOf({ shape: 'square' }, { seed: 6 }));
  assert.throws(() => walkIn(maze, 'thin', { game: other }), { field: 'game' });
});
