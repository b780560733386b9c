/** Every generator on every shape that it declares: values of its parameters, sizes, masks, seeds. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  assertSamePairs,
  figuresOf,
  growRegion,
  passagePairs,
  played,
  waysOf,
} from '../support/board.js';
import { seedOf, turningParams } from '../support/cases.js';
import { assertSameMaze, sameBytes } from '../support/checker.js';
import { crossedCorners } from '../support/diagonals.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { isAll } from '../support/seeds.js';
import { groundName, grounds, plainRow, someGrounds } from '../support/shapes.js';
import { tilingOf } from '../support/tilings.js';
import { assertWalls } from '../support/walls.js';

const plain = plainRow();
const makers = mw.catalog.generators.filter(({ kind }) => kind === 'maze');
const loopless = ({ row, params }) =>
  row.params.every(({ id, loops, default: usual }) => !loops || (params[id] ?? usual) === usual);

/** A copy, a code and its options give the maze again. */
function assertKept(maze, options, what) {
  const clone = mw.adopt(structuredClone({ ...maze }));
  assertSameMaze(clone, maze, `${what}: clone`);
  assert.equal(clone.code, maze.code, what);
  assert.ok(sameBytes(clone.mask, maze.mask), `${what}: mask of the clone`);
  assert.ok(sameBytes(clone.links(), maze.links()), `${what}: links of the clone`);
  const again = mw.generate(maze.code);
  assertSameMaze(again, maze, `${what}: code`);
  assert.equal(again.code, maze.code, what);
  assert.deepEqual(again.shapeParams, maze.shapeParams, what);
  const read = mw.options(maze.code);
  assert.equal(mw.generate(read).code, maze.code, `${what}: options of the code`);
  assert.equal(read.algorithm, options.algorithm, what);
  assert.equal(read.seed, options.seed, what);
}

function assertRight(row, ground, options, ways, what) {
  const maze = mw.generate(options);
  const logged = mw.generate({ ...options, steps: true });
  assertSameMaze(logged, maze, `${what}: steps`);
  const pairs = passagePairs(maze, ways, what);
  const count = maze.cellCount;
  assertSamePairs(maze.links(), pairs, count, `${what}: links`);
  const { cells, loops, components } = figuresOf(count, maze.mask, pairs);
  assert.equal(components, 1, `${what}: components`);
  if (row.perfect && loopless({ row, params: options.params })) {
    assert.equal(loops, 0, `${what}: loops`);
    assert.equal(pairs.length, cells - 1, what);
  }
  assert.ok(sameBytes(played(logged, ways), maze.passages), `${what}: log`);
  for (const place of [maze.start, maze.end]) {
    assert.ok(place !== null && (!maze.mask || maze.mask[place]), `${what}: exits`);
  }
  if (ground.row.id === 'zeta') crossedCorners(maze);
  assertKept(maze, options, what);
  assertWalls(maze, what);
}

/** Why a generator refuses a ground that the shape allows; the reasons there may be. */
function assertExcused(row, { params, options }, { code, field }, what) {
  const outlined = (params.outline ?? 'rectangle') !== 'rectangle';
  if (!row.masks && outlined)
    return assert.deepEqual([code, field], ['invalid-mask', 'shape.outline'], what);
  assert.equal(code, 'invalid-size', what);
  return assert.ok(options[field] % 2 === 1, `${what}: ${field} is refused though even`);
}

test('every generator on every ground', (t) => {
  const random = new Random(11n);
  const ran = new Map();
  const tally = { mazes: 0, masked: 0, grounds: 0, refusedGrounds: 0, excused: 0 };
  for (const ground of someGrounds([...grounds()], 3)) {
    const name = groundName(ground);
    const base = { algorithm: plain.id, ...ground.options, seed: 0 };
    if (ground.refused) {
      const problem = mw.check(base);
      assert.deepEqual([problem?.code, problem?.field], ['invalid-size', ground.refused], name);
      tally.refusedGrounds++;
      continue;
    }
    tally.grounds++;
    const first = mw.generate(base);
    const ways = waysOf(first);
    const tiling = tilingOf(first, ground.nodes, ground.edges);
    assert.equal(first.cellCount, tiling.count, `${name}: cells`);
    assertSamePairs(first.adjacency(), tiling.pairs, tiling.count, `${name}: adjacency`);

    const wanted = 1 + random.below(tiling.count);
    const grown = growRegion(tiling, wanted, random, first.mask);
    const inMask = mw.generate({ ...base, mask: grown });
    const inside = tilingOf(inMask, ground.nodes, ground.edges);
    assertSamePairs(inMask.adjacency(), inside.pairs, tiling.count, `${name}: masked adjacency`);
    assert.ok(
      sameBytes(inMask.mask ?? new Uint8Array(tiling.count).fill(1), grown),
      `${name}: mask`,
    );
    const maskedWays = waysOf(inMask);
    // An outline is a mask too: one seed each keeps the suite short.
    const seeds = (ground.params.outline ?? 'rectangle') === 'rectangle' ? 2 : 1;

    for (const row of makers.filter(({ shapes }) => shapes.includes(ground.row.id))) {
      for (let index = 0; index < seeds + Number(row.masks); index++) {
        const params = turningParams(row, index);
        const what = `${row.id} ${name} ${JSON.stringify(params)} seed ${index}`;
        const options = { algorithm: row.id, ...ground.options, seed: seedOf(index), params };
        const isMasked = index >= seeds;
        if (isMasked) options.mask = grown;
        const problem = mw.check(options);
        if (problem) {
          assertExcused(row, ground, problem, what);
          tally.excused++;
          continue;
        }
        assertRight(row, ground, options, isMasked ? maskedWays : ways, what);
        tally[isMasked ? 'masked' : 'mazes']++;
        const pair = `${row.id} ${ground.row.id}`;
        ran.set(pair, (ran.get(pair) ?? 0) + 1);
      }
    }
  }
  for (const row of isAll ? makers : []) {
    for (const shape of row.shapes) {
      assert.ok(ran.get(`${row.id} ${shape}`) >= 3, `${row.id} on ${shape} never ran`);
    }
  }
  t.diagnostic(
    `${tally.mazes} mazes and ${tally.masked} in masks, ${ran.size} generator-shape pairs`,
  );
  t.diagnostic(`${tally.grounds} grounds, ${tally.refusedGrounds} that a shape refuses`);
  t.diagnostic(`${tally.excused} sizes and outlines that a generator refuses`);
});

test('a generator refuses the shapes it does not declare, and says which work', (t) => {
  const refused = [];
  const grounded = [...grounds()].filter((ground) => !ground.refused);
  for (const row of mw.catalog.generators) {
    const others = mw.catalog.shapes.filter(({ id }) => !row.shapes.includes(id));
    for (const { id } of others) {
      const { options } = grounded.findLast((ground) => ground.row.id === id);
      const problem = mw.check({ algorithm: row.id, ...options, seed: 1 });
      const what = `${row.id} on ${id}`;
      assert.deepEqual([problem?.code, problem?.field], ['unsupported-shape', 'shape'], what);
      for (const works of row.shapes) assert.ok(problem.message.includes(`'${works}'`), what);
      assert.ok(problem.message.includes(`got '${id}'`), problem.message);
      assert.throws(() => mw.generate({ algorithm: row.id, ...options, seed: 1 }), {
        name: 'MazeError',
        ...problem,
      });
    }
    if (others.length > 0) refused.push(`${row.id}: ${others.map(({ id }) => id).join(' ')}`);
  }
  for (const line of refused) t.diagnostic(`not on ${line}`);
});
