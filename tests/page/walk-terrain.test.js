// The terrains of walks, without a browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { mw } from './support/maze.js';
import { CASES, mazeOf } from './support/shapes.js';

// The modules of the page that draw query the theme when they are loaded.
Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener() {} }) });
const { cubeTerrain } = await import('../../web/demo/walk/cube-terrain.js');
const { terrainOf, walkerAt } = await import('../../web/demo/walk/maze-terrain.js');

/** Degrees that are tried to look at a neighbour. */
const TURNS = Array.from({ length: 72 }, (_, i) => i * 5);

/** The cells that one step leads to, by any turn or by stairs. @param {any} terrain @param {any} walker @returns {Map<number, any>} */
function reached(terrain, walker) {
  const found = new Map();
  const add = (/** @type {any} */ next) => {
    const cell = terrain.cellOf(next);
    if (cell !== terrain.cellOf(walker)) found.set(cell, next);
  };
  for (const degrees of TURNS) add(terrain.tap(terrain.turned(walker, degrees), 1, 0, 0));
  if (terrain.climbed) for (const up of [true, false]) add(terrain.climbed(walker, up));
  return found;
}

for (const { name, row, options } of CASES) {
  test(`${name}: one can walk out, and only where passages are`, () => {
    const maze = mazeOf(row, options);
    const terrain = terrainOf(maze);
    const links = maze.links();
    const passages = new Set();
    for (let i = 0; i < links.length; i += 2) {
      passages.add(`${links[i]} ${links[i + 1]}`).add(`${links[i + 1]} ${links[i]}`);
    }
    let walker = walkerAt(terrain, maze, maze.start);
    assert.equal(terrain.cellOf(walker), maze.start);
    for (const next of maze.solve().path.subarray(1)) {
      const here = terrain.cellOf(walker);
      assert.equal(terrain.isAtGoal(walker), false);
      const choices = reached(terrain, walker);
      for (const cell of choices.keys()) {
        assert.ok(passages.has(`${here} ${cell}`), `${here} to ${cell}: ${name}`);
      }
      assert.ok(choices.has(next), `${here} to ${next}`);
      walker = choices.get(next);
      const { at, ahead, up } = terrain.pose(walker);
      assert.ok([...at, ...ahead, ...up].every(Number.isFinite));
      assert.ok(Math.abs(Math.hypot(...ahead) - 1) < 1e-6);
      assert.ok(Math.abs(ahead[0] * up[0] + ahead[1] * up[1] + ahead[2] * up[2]) < 1e-3);
    }
    assert.equal(terrain.isAtGoal(walker), true);
  });

  test(`${name}: nobody walks against a one-way passage`, () => {
    const plain = mazeOf(row, options);
    if (plain.dungeon) return;
    const maze = mw.apply(mw.apply(plain, [{ id: 'braid' }], 1), [{ id: 'oneWay', share: 1 }], 1);
    const terrain = terrainOf(maze);
    let walker = walkerAt(terrain, maze, maze.start ?? 0);
    for (const next of maze.solve().path.subarray(1)) {
      const here = terrain.cellOf(walker);
      const open = maze.directions
        .map((_, d) => (maze.isOpen(here, d) ? maze.neighbour(here, d) : null))
        .filter((cell) => cell !== null);
      const choices = reached(terrain, walker);
      for (const cell of choices.keys()) assert.ok(open.includes(cell), `${here} to ${cell}`);
      assert.ok(choices.has(next), `${here} to ${next}`);
      walker = choices.get(next);
    }
    assert.equal(terrain.isAtGoal(walker), true);
  });

  test(`${name}: a game shows its opponent, and the finish once that was seen`, () => {
    const maze = mazeOf(row, options);
    const seen = new Set([maze.start]);
    const terrain = terrainOf(maze, { seen, rivals: [maze.end], path: null });
    assert.deepEqual(terrain.rivals(), [terrain.goal]);
    assert.equal(terrain.showsGoal(), false);
    seen.add(maze.end);
    assert.equal(terrain.showsGoal(), true);
    assert.equal(terrainOf(maze).showsGoal(), true);
    assert.deepEqual(terrainOf(maze, { seen, rivals: [], path: null }).rivals(), []);
  });

  test(`${name}: gliding reaches the next cells too, and turning back leads back`, () => {
    const maze = mazeOf(row, options);
    const terrain = terrainOf(maze);
    const start = walkerAt(terrain, maze, maze.start);
    let walker = start;
    for (let i = 0; i < 200 && terrain.cellOf(walker) === maze.start; i += 1) {
      walker = terrain.move(walker, 0.05, 0);
    }
    assert.notEqual(terrain.cellOf(walker), maze.start);
    walker = terrain.turned(walker, 180);
    for (let i = 0; i < 400 && terrain.cellOf(walker) !== maze.start; i += 1) {
      walker = terrain.move(walker, 0.05, 0);
    }
    assert.equal(terrain.cellOf(walker), maze.start);
  });
}

test('a dungeon: one walks from room to room and never into rock', () => {
  const row = mw.catalog.generators.find(({ kind }) => kind === 'dungeon');
  const maze = /** @type {any} */ (
    mw.generate({ algorithm: String(row?.id), width: 40, height: 40, seed: 'walk' })
  );
  const terrain = terrainOf(maze);
  let walker = walkerAt(terrain, maze, maze.start);
  let turns = 0;
  const seen = new Set();
  for (let i = 0; i < 4_000; i += 1) {
    const next = terrain.move(walker, 0.2, 0);
    if (Math.hypot(next.x - walker.x, next.y - walker.y) < 0.1) {
      turns += 1;
      walker = terrain.turned(walker, 77 + (turns % 5) * 31);
    } else walker = next;
    assert.notEqual(maze.kinds[terrain.cellOf(walker)], 0);
    seen.add(terrain.cellOf(walker));
  }
  assert.ok(seen.size > 20);
});

/** @param {number[][]} list */
const cubes = (list) => Float32Array.from(list.flatMap((cube) => [...cube, 1]));

test('among cubes one climbs a step of one, stops at two, and falls where there is none', () => {
  // Seen from the front, with x of the script towards the viewer: a stair of two steps, then a wall.
  const stair = [];
  for (let y = -3; y <= 3; y += 1) {
    stair.push([4, y, 1], [3, y, 1], [3, y, 2], [0, y, 1], [0, y, 2], [0, y, 3], [0, y, 4]);
  }
  const terrain = cubeTerrain(cubes(stair));
  let walker = terrain.settled(terrain.start);
  const levels = [walker.level];
  for (let i = 0; i < 100; i += 1) {
    walker = terrain.move(walker, 0.1, 0);
    if (levels.at(-1) !== walker.level) levels.push(walker.level);
  }
  assert.deepEqual(levels, [0, 1, 2, 0]);
  assert.ok(walker.y > 1 && walker.y < 2, `stopped at the wall: ${walker.y}`);
  const top = /** @type {any} */ (terrain.climbed?.(walker, true));
  assert.equal(top.level, 4);
  assert.equal(terrain.climbed?.(walker, false), walker);
  let over = top;
  for (let i = 0; i < 40; i += 1) over = terrain.move(over, 0.1, 0);
  assert.equal(over.level, 0);
  assert.ok(over.y < -1);
  const { at } = terrain.pose({ ...walker, eyes: walker.level });
  assert.ok(at[1] > walker.level + 1);
  let eased = terrain.eased?.({ ...walker, eyes: 2 }, 0.1);
  for (let i = 0; i < 100; i += 1) eased = terrain.eased?.(eased ?? walker, 0.1);
  assert.equal(eased?.eyes, walker.level);
});

test('among cubes the body is never in one', () => {
  const place = fc.tuple(
    fc.integer({ min: 0, max: 6 }),
    fc.integer({ min: 0, max: 6 }),
    fc.integer({ min: 1, max: 4 }),
  );
  const move = fc.tuple(
    fc.integer({ min: 0, max: 359 }),
    fc.double({ min: 0.1, max: 3, noNaN: true }),
  );
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 1, maxLength: 60 }),
      fc.array(move, { minLength: 1, maxLength: 30 }),
      (list, moves) => {
        const terrain = cubeTerrain(cubes(list));
        let walker = terrain.settled(terrain.start);
        for (const [turn, distance] of moves) {
          walker = terrain.move(terrain.turned(walker, turn), distance, 0);
          for (const [x, y, z] of list) {
            const isBeside =
              walker.x + 0.29 < y ||
              walker.x - 0.29 > y + 1 ||
              walker.y + 0.29 < x ||
              walker.y - 0.29 > x + 1;
            const isApart = walker.level + 1.69 < z - 1 || walker.level > z - 0.01;
            assert.ok(isBeside || isApart, JSON.stringify({ walker, cube: [x, y, z] }));
          }
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('one walks below bridges and over them', () => {
  let below = 0;
  for (const shape of ['square', 'hex', 'upsilon']) {
    const options = { algorithm: 'wilson', shape, width: 9, height: 8, seed: 4 };
    const maze = mw.generate({ ...options, passes: [{ id: 'weave', share: 1 }] });
    const terrain = terrainOf(maze);
    for (const { bridge, from, to, open } of maze.tunnels()) {
      /** The walk from a cell to another, in small moves: the least height of the eyes. */
      const walk = (/** @type {number} */ first, /** @type {number} */ last) => {
        const start = walkerAt(terrain, maze, first);
        const turned = TURNS.map((degrees) => terrain.turned(start, degrees));
        let walker = turned.find((each) => terrain.cellOf(terrain.tap(each, 1, 0, 0)) === last);
        if (!walker) return null;
        let least = Number.POSITIVE_INFINITY;
        for (let i = 0; i < 200 && terrain.cellOf(walker) !== last; i += 1) {
          walker = terrain.move(walker, 0.05, 0);
          least = Math.min(least, terrain.pose(walker).at[1]);
        }
        return terrain.cellOf(walker) === last ? least : null;
      };
      const through = walk(from.cell, to.cell);
      if (!open) {
        assert.equal(through, null, 'a closed tunnel');
        continue;
      }
      assert.ok(through !== null && through < 0, `${shape}: eyes at ${through}`);
      below += 1;
      for (let direction = 0; direction < maze.directions.length; direction += 1) {
        const next = maze.isOpen(bridge, direction) ? maze.neighbour(bridge, direction) : null;
        if (next !== null) assert.ok(Number(walk(bridge, next)) > 0.4, 'on the bridge');
      }
    }
  }
  assert.ok(below > 10, `${below} tunnels`);
});
