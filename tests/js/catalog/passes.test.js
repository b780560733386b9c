/** Passes: what each is by definition, on every shape, in masks and parts, alone and in a row. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  assertSamePairs,
  figuresOf,
  growRegion,
  passagePairs,
  played,
  playedKinds,
  waysOf,
} from '../support/board.js';
import { assertBridges } from '../support/bridges.js';
import { anyParams, exitPolicies, rowModes, seedOf, withCells } from '../support/cases.js';
import { assertFloorLinks, assertSameMaze, sameBytes } from '../support/checker.js';
import { crossedCorners } from '../support/diagonals.js';
import { mw } from '../support/load.js';
import { fnv1a, Random } from '../support/random.js';
import { endsOf, exitsOf } from '../support/reference/exits.js';
import {
  furnished,
  gridOf,
  isReferenced,
  oneWaysOf,
  referenceMaze,
} from '../support/reference/index.js';
import { largestPart } from '../support/reference/largestPart.js';
import { isAll, seeds, some } from '../support/seeds.js';
import { groundName, grounds, plainRow, someGrounds } from '../support/shapes.js';
import { assertWalls } from '../support/walls.js';

/** Larger mazes are not made here. */
const MOST = 4000;

const plain = plainRow();
const { passes, generators } = mw.catalog;
/** Those for mazes with walls. */
const walled = passes.filter(({ mazes }) => mazes);
/** A generator with a bias, for passes that need one. */
const biased = generators.find(
  ({ texture, shapes }) => texture && shapes.length === plain.shapes.length,
);
const bias = { straightness: 0.5, horizontal: 7, vertical: 2 };
const madeBy = (...list) =>
  list.some(({ needsBias }) => needsBias)
    ? { algorithm: biased.id, params: bias }
    : { algorithm: plain.id };
/** A list that begins with another of its elements. */
const turned = (list, turn) => list.map((_, i) => list[(i + turn) % list.length]);
const isOpen = (maze, cell) => (maze.kinds ?? maze.mask)?.[cell] !== 0;
const openCells = (maze) =>
  Array.from({ length: maze.cellCount }, (_, cell) => cell).filter((cell) => isOpen(maze, cell));
const degreeOf = (maze, cell) => maze.passages[cell].toString(2).replaceAll('0', '').length;
const deadEndsOf = (maze) => openCells(maze).filter((cell) => degreeOf(maze, cell) === 1);

/** Every ground that takes the plain generator, larger ones too. */
const places = [...grounds(), ...grounds({ sizes: [[14, 14]] })].filter(
  ({ options, refused }) =>
    !refused && mw.check({ algorithm: plain.id, ...options, seed: 0 }) === null,
);

/** Passages lie on the grid between open cells; log, copies, text forms and code give it again. */
function assertWhole(options, what) {
  const maze = mw.generate(options);
  const logged = mw.generate({ ...options, steps: true });
  assertSameMaze(logged, maze, `${what}: steps`);
  const ways = waysOf(maze);
  assertBridges(maze, options, what);
  const pairs = passagePairs(maze, ways, what);
  assertSamePairs(maze.links(), pairs, maze.cellCount, `${what}: links`);
  assert.ok(sameBytes(played(logged, ways), maze.passages), `${what}: log`);
  const kinds = playedKinds(logged);
  if (maze.kinds) assert.ok(sameBytes(kinds, maze.kinds), `${what}: kinds in the log`);
  const film = mw.film(logged);
  film.seek(film.length);
  assert.ok(sameBytes(film.passages, maze.passages), `${what}: film`);
  assert.ok(sameBytes(film.kinds, maze.kinds), `${what}: kinds of the film`);
  assert.ok(sameBytes(film.oneWays, maze.oneWays), `${what}: one-way passages of the film`);
  for (const cell of maze.passages.keys()) {
    if (!isOpen(maze, cell)) assert.equal(maze.passages[cell], 0, `${what}: ${cell} is closed`);
  }
  const open = openCells(maze);
  const figures = figuresOf(maze.cellCount, null, pairs);
  const stats = maze.stats();
  const components = figures.components - (maze.cellCount - open.length);
  assert.deepEqual(
    [stats.cells, stats.links, stats.loops, stats.components, stats.deadEnds, stats.perfect],
    [
      open.length,
      pairs.length,
      figures.loops,
      components,
      deadEndsOf(maze).length,
      figures.loops === 0 && components === 1,
    ],
    `${what}: stats`,
  );
  for (const place of [maze.start, maze.end]) {
    assert.ok(place === null ? options.exits === 'none' : isOpen(maze, place), `${what}: exits`);
  }
  const isPair = (pair) => pair.every((cell) => isOpen(maze, cell));
  const adjacent = maze.adjacency();
  for (let i = 0; i < adjacent.length; i += 2) assert.ok(isPair(adjacent.slice(i, i + 2)), what);
  const clone = mw.adopt(structuredClone({ ...maze }));
  assertSameMaze(clone, maze, `${what}: clone`);
  assert.deepEqual([clone.dungeon, clone.passes], [maze.dungeon, maze.passes], what);
  const read = mw.adopt(JSON.parse(JSON.stringify(maze)));
  assertSameMaze(read, maze, `${what}: JSON`);
  const again = mw.generate(maze.code);
  assertSameMaze(again, maze, `${what}: code`);
  assert.deepEqual(again.passes, maze.passes, what);
  assert.equal(mw.generate(mw.options(maze.code)).code, maze.code, `${what}: options of the code`);
  if (maze.shape === 'zeta') crossedCorners(maze);
  if (!maze.dungeon) assertWalls(maze, what);
  return maze;
}

test('every pass on every ground, in masks and in parts', (t) => {
  const random = new Random(21n);
  const ran = new Map();
  for (const [index, { row, options }] of someGrounds(places).entries()) {
    const base = { algorithm: plain.id, ...options, seed: seedOf(index) };
    const before = mw.generate(base);
    const flat = before.adjacency();
    const pairs = Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);
    const count = before.cellCount;
    const region = growRegion({ count, pairs }, 1 + random.below(count), random, before.mask);
    const holes = Uint8Array.from({ length: count }, () => Number(random.below(10) < 7));
    const masks = [{}, { mask: region }, { mask: holes, parts: 'each' }];
    for (const [m, mask] of some([...masks.entries()], 1, index)) {
      for (const pass of walled) {
        const own = { ...base, ...madeBy(pass), ...mask };
        if (mw.check(own)) continue;
        // Parameters that fit the ground, if some draws find them.
        let made = null;
        for (let draw = 0; draw < 8 && !made; draw++) {
          const list = [withCells({ id: pass.id, ...anyParams(pass, random) }, own)];
          const drawn = { ...own, passes: list };
          if (mw.check({ ...drawn, maxCells: MOST }) === null) made = drawn;
        }
        if (!made) continue;
        const what = `${JSON.stringify(made.passes[0])} ${groundName({ options })} ${m}`;
        const policies = exitPolicies().filter((id) => id !== 'none' || !pass.needsEndpoints);
        const exits = policies[index % policies.length];
        const maze = assertWhole({ ...made, exits }, what);
        const { components, loops } = mw.generate({ ...made, passes: [] }).stats();
        const stats = maze.stats();
        const isSame = !pass.resizes || components === 1;
        if (pass.keepsConnected && isSame)
          assert.equal(stats.components, components, `${what}: components`);
        if (pass.keepsPerfect && isSame) assert.equal(stats.loops, loops, `${what}: loops`);
        if (pass.keepsCells) assert.equal(maze.kinds, null, what);
        ran.set(`${pass.id} ${row.id}`, (ran.get(`${pass.id} ${row.id}`) ?? 0) + 1);
      }
    }
  }
  for (const pass of isAll ? walled : []) {
    for (const id of pass.shapes) assert.ok(ran.get(`${pass.id} ${id}`) >= 3, `${pass.id} ${id}`);
  }
  t.diagnostic([...ran].map(([pair, times]) => `${pair} ${times}`).join(', '));
});

test('passes after every generator equal their references', (t) => {
  const random = new Random(22n);
  let ran = 0;
  for (const { row, mode } of rowModes()) {
    for (let index = 0; index < seeds(24); index++) {
      const isSquare = row.kind === 'dungeon' || mode !== 'standard' || index % 3 === 0;
      const size = { width: 2 * (5 + random.below(12)), height: 2 * (5 + random.below(12)) };
      const ground = isSquare ? size : random.pick(places).options;
      const list = Array.from({ length: 1 + random.below(3) }, () => {
        const able = passes.filter((pass) => pass[row.kind === 'maze' ? 'mazes' : 'dungeons']);
        const pass = random.pick(able);
        return { id: pass.id, ...anyParams(pass, random) };
      });
      const exits = random.pick(exitPolicies());
      const made = { algorithm: row.id, mode, ...ground, seed: seedOf(index), passes: list, exits };
      if (mw.check({ ...made, maxCells: MOST }) || !isReferenced(list)) continue;
      const maze = mw.generate(made);
      const grid = gridOf(maze, made);
      const expected = referenceMaze(row, made, grid);
      const what = `${row.id} ${mode} ${maze.code}`;
      assert.ok(sameBytes(maze.passages, expected.passages), `${what}: passages`);
      const found = { ...made, ...expected, kinds: expected.kinds ?? null };
      const last = furnished(made, { ...found, start: maze.start, end: maze.end });
      assert.ok(sameBytes(maze.kinds, last.kinds), `${what}: kinds`);
      if (list.some(({ id }) => !passes.find((pass) => pass.id === id).keepsConnected)) {
        ran++;
        continue;
      }
      const placed = exitsOf({ ...found, width: maze.width, height: maze.height }, exits);
      const ends = endsOf(made, found, placed, row.kind === 'dungeon');
      assert.deepEqual([maze.start, maze.end], [ends.start, ends.end], `${what}: exits`);
      assert.ok(
        sameBytes(maze.oneWays, oneWaysOf(made, { ...expected, ...ends })),
        `${what}: one-way passages`,
      );
      ran++;
    }
  }
  t.diagnostic(`${ran} mazes`);
  assert.ok(ran > seeds(6 * generators.length), `${ran}`);
});

/** A pass with any parameters that these options take; null if many draws find none. */
function fitting(pass, base, random) {
  for (let draw = 0; draw < 1000; draw++) {
    const drawn = withCells({ id: pass.id, ...anyParams(pass, random) }, base);
    if (mw.check({ ...base, passes: [drawn], maxCells: MOST }) === null) return drawn;
  }
  return null;
}

test('every pair of passes in both orders', (t) => {
  const random = new Random(24n);
  const size = { width: 9, height: 9 };
  const shapes = mw.catalog.shapes.filter(({ graph }) => !graph).map(({ id }) => id);
  let [ran, referenced] = [0, 0];
  const apart = [];
  for (const [turn, first] of walled.entries()) {
    for (const second of some(walled, 5, turn)) {
      const problems = new Set();
      let times = 0;
      const able = shapes.filter((id) => first.shapes.includes(id) && second.shapes.includes(id));
      for (const shape of turned(able, ran)) {
        if (times === seeds(able.length, 1)) break;
        const base = { ...madeBy(first, second), shape, ...size, levels: 1, seed: ran };
        if (shape === 'cube') base.levels = 2;
        if (mw.check(base)) continue;
        for (let draw = 0; draw < 200; draw++) {
          const list = [first, second].map((pass) => fitting(pass, base, random));
          if (list.includes(null)) break;
          const made = { ...base, passes: list };
          const problem = mw.check({ ...made, maxCells: MOST });
          if (problem) {
            problems.add(problem.message);
            // No parameters help against the order.
            if (/must come before|together with/.test(problem.message)) break;
            continue;
          }
          const what = `${shape} ${JSON.stringify(list)}`;
          const maze = assertWhole(made, what);
          const stats = maze.stats();
          const both = (trait) => first[trait] && second[trait];
          if (both('keepsConnected')) assert.equal(stats.components, 1, what);
          if (both('keepsConnected') && both('keepsPerfect')) assert.ok(stats.perfect, what);
          if (both('keepsCells')) assert.equal(maze.kinds, null, what);
          times++;
          if (!isReferenced(list)) break;
          const row = generators.find(({ id }) => id === made.algorithm);
          const expected = referenceMaze(row, made, gridOf(maze, made));
          assert.ok(sameBytes(maze.passages, expected.passages), `${what}: passages`);
          assert.ok(sameBytes(maze.kinds, expected.kinds ?? null), `${what}: kinds`);
          referenced++;
          break;
        }
      }
      ran += times;
      if (times > 0) continue;
      // Both say why.
      apart.push(`${first.id} ${second.id}`);
      for (const message of problems) {
        assert.match(message, /must come before|together with|needs every cell/, apart.at(-1));
      }
    }
  }
  t.diagnostic(`${ran} mazes, ${referenced} equal their references; never: ${apart.join(', ')}`);
  if (isAll) assert.ok(ran > walled.length ** 2, `${ran}`);
  for (const pair of apart) {
    const [first, second] = pair.split(' ').map((id) => passes.find((pass) => pass.id === id));
    // Only an order that the grid forbids, or that the first pass is to be the last, or two that both need the grid of the shape.
    // Or that the second one needs a maze without loops and crossings.
    const isLoose = second.id === 'unicursal' && (first.when === 'grid' || !first.keepsPerfect);
    const isOrdered = second.when === 'grid' || !first.keepsCells || first.needsEndpoints;
    assert.ok(isOrdered || isLoose, pair);
  }
});

test('in parts, exits lie in the largest part and are open', () => {
  const random = new Random(23n);
  for (let index = 0; index < seeds(60, 10); index++) {
    const [width, height] = [4 + random.below(20), 4 + random.below(20)];
    const mask = Uint8Array.from({ length: width * height }, () => Number(random.below(10) < 6));
    const sparse = { id: 'sparsify', rounds: 1 + random.below(6) };
    const exits = exitPolicies()[index % 5];
    const made = { algorithm: plain.id, width, height, mask, parts: 'each', seed: index, exits };
    const maze = mw.generate({ ...made, passes: [sparse, { id: 'braid' }] });
    const kept = largestPart(gridOf(maze, made));
    for (const place of [maze.start, maze.end]) {
      if (exits !== 'none') assert.ok(kept[place] && isOpen(maze, place), `${index} ${exits}`);
    }
  }
});

test('braid removes as many dead ends as it is told, each by one passage', () => {
  for (const { options } of someGrounds(places)) {
    for (const [index, share] of [0, 0.25, 0.5, 0.999, 1].entries()) {
      for (const join of ['deadEnd', 'any']) {
        const base = { algorithm: plain.id, ...options, seed: seedOf(index) };
        const before = mw.generate(base);
        const after = mw.generate({ ...base, passes: [{ id: 'braid', share, join }] });
        const what = `${groundName({ options })} ${share} ${join}`;
        for (const [cell, bits] of before.passages.entries()) {
          assert.equal(after.passages[cell] & bits, bits, `${what}: a passage was closed`);
        }
        const ends = deadEndsOf(before);
        const wanted = Math.floor((ends.length * Math.round(share * 1000) + 500) / 1000);
        const removed = ends.length - deadEndsOf(after).length;
        assert.ok(removed <= wanted, `${what}: ${removed} of ${wanted}`);
        const isFree = (cell) =>
          after.directions.some(
            (_, d) => after.neighbour(cell, d) !== null && !after.isOpen(cell, d),
          );
        const stuck = deadEndsOf(after).filter(isFree);
        // One that is left over may have dead ends for neighbours only; joining them removes two.
        const isPaired = ({ length }) => wanted - removed === 1 && length > 1;
        const isThin = after.shape === 'zeta';
        assert.ok(
          removed === wanted || stuck.length === 0 || isPaired(stuck) || isThin,
          `${what}: ${removed} of ${wanted}, ${stuck.length} more could be`,
        );
        const added = after.stats().links - before.stats().links;
        assert.equal(after.stats().loops - before.stats().loops, added, `${what}: loops`);
        assert.ok(added <= removed && 2 * added >= removed, `${what}: ${added} passages`);
      }
    }
  }
});

test('braid prefers dead ends: it needs fewer passages', () => {
  const base = { algorithm: 'kruskal', width: 60, height: 60 };
  const links = (join) =>
    [1, 2, 3, 4].map(
      (seed) => mw.generate({ ...base, seed, passes: [{ id: 'braid', join }] }).stats().links,
    );
  const [paired, any] = [links('deadEnd'), links('any')];
  for (const [i, count] of paired.entries()) assert.ok(count < any[i], `${count} ${any[i]}`);
});

/** k rounds by the definition, on the passages alone; the cells that are left. */
function prunedOpen(maze, rounds) {
  const open = new Set(openCells(maze));
  const linked = new Map([...open].map((cell) => [cell, new Set()]));
  const flat = maze.links();
  for (let i = 0; i < flat.length; i += 2) {
    linked.get(flat[i]).add(flat[i + 1]);
    linked.get(flat[i + 1]).add(flat[i]);
  }
  for (let round = 0; round < rounds; round++) {
    for (const cell of [...open].filter((one) => linked.get(one).size === 1)) {
      if (linked.get(cell).size === 0) continue;
      const [other] = linked.get(cell);
      linked.get(other).delete(cell);
      linked.get(cell).clear();
      open.delete(cell);
    }
  }
  return open;
}

test('sparsify removes the dead ends of each round and keeps what it must', () => {
  for (const { options } of someGrounds(places)) {
    for (const [index, rounds] of [0, 1, 2, 5, 1000000].entries()) {
      const base = { algorithm: plain.id, ...options, seed: seedOf(index) };
      const before = mw.generate(base);
      const what = `${groundName({ options })} ${rounds}`;
      const after = mw.generate({ ...base, passes: [{ id: 'sparsify', rounds }] });
      const left = prunedOpen(before, Math.min(rounds, before.cellCount));
      assert.equal(after.stats().cells, left.size, `${what}: cells`);
      if (left.size > 1) assert.deepEqual(new Set(openCells(after)), left, what);
      assert.equal(after.stats().perfect, true, what);
      for (const keep of [0.2, 0.5, 1]) {
        const kept = mw.generate({ ...base, passes: [{ id: 'sparsify', rounds, keep }] });
        const least = Math.ceil(before.stats().cells * keep);
        assert.equal(kept.stats().cells, Math.max(least, left.size), `${what} keep ${keep}`);
        assert.equal(kept.stats().perfect, true, what);
      }
    }
  }
});

test('sparsify in a dungeon takes corridors and doors, never rooms', () => {
  for (const { row, mode } of rowModes().filter((entry) => entry.row.kind === 'dungeon')) {
    for (let seed = 0; seed < seeds(20); seed++) {
      const base = { algorithm: row.id, mode, width: 60, height: 50, seed };
      const before = mw.generate(base);
      const made = { ...base, passes: [{ id: 'sparsify', rounds: 1000 }] };
      const after = assertWhole(made, `${row.id} ${mode} ${seed}`);
      assertFloorLinks(after);
      for (const [cell, kind] of before.kinds.entries()) {
        assert.ok(after.kinds[cell] === kind || (after.kinds[cell] === 0 && kind !== 1));
      }
      for (const cell of deadEndsOf(after)) assert.equal(after.kinds[cell], 1);
      for (const { doors } of after.rooms) {
        for (const door of doors) assert.notEqual(after.kinds[door], 0, 'a door of rock');
      }
    }
  }
});

test('given cells that a pass gives up are refused, by check too', () => {
  const base = { algorithm: 'wilson', width: 10, height: 10, seed: 5 };
  const thin = { ...base, passes: [{ id: 'sparsify', rounds: 4 }] };
  const { kinds } = mw.generate(thin);
  const rock = kinds.indexOf(0);
  const problem = mw.check({ ...thin, start: rock });
  assert.deepEqual([problem.code, problem.field], ['invalid-option', 'start']);
  assert.match(problem.message, new RegExp(`cell ${rock} is rock`));
  assert.throws(() => mw.generate({ ...thin, start: rock }), { name: 'MazeError', ...problem });
  assert.equal(mw.generate({ ...thin, start: kinds.indexOf(3) }).start, kinds.indexOf(3));
});

test('given-up cells are open nowhere: texts, tiles, drawings, walks, games', () => {
  for (let seed = 0; seed < seeds(20); seed++) {
    const base = { algorithm: 'prim', width: 11, height: 8, seed };
    const maze = mw.generate({ ...base, passes: [{ id: 'sparsify', rounds: 3 }] });
    const parsed = mw.parse(maze.text());
    assertSameMaze(parsed, maze, 'parse');
    assert.equal(parsed.dungeon, false);
    const { width, data } = maze.tiles();
    for (const [cell, kind] of maze.kinds.entries()) {
      const [x, y] = [cell % 11, Math.floor(cell / 11)];
      assert.equal(data[(2 * y + 1) * width + 2 * x + 1], kind);
      if (kind !== 0) continue;
      for (const solver of mw.catalog.solvers) {
        assert.throws(() => maze.solve({ solver: solver.id, from: cell }), { field: 'from' });
      }
      assert.throws(() => mw.game(maze, { from: cell }), { field: 'from' });
      assert.equal(maze.distances()[cell], 0xffffffff);
    }
    const { floor } = maze.meshes();
    for (const [cell, kind] of maze.kinds.entries()) {
      const vertices = floor.starts[cell + 1] - floor.starts[cell];
      assert.equal(vertices, kind === 0 ? 1 : 5, 'floor');
    }
  }
});

test('a text that opens a passage into a given-up cell is refused', () => {
  const text = (between) => `+---+---+\n|   ${between}%%%|\n+---+---+\n`;
  assert.equal(mw.parse(text('|')).kinds[1], 0);
  assert.throws(() => mw.parse(text(' ')), { code: 'invalid-option', field: 'text' });
});

test('data with kinds that do not fit are refused', () => {
  const maze = mw.generate({
    algorithm: 'prim',
    width: 6,
    height: 6,
    seed: 1,
    mask: Uint8Array.from({ length: 36 }, (_, cell) => Number(cell > 5)),
    passes: [{ id: 'sparsify', rounds: 1 }],
  });
  const data = structuredClone({ ...maze, code: null });
  const open = maze.kinds.indexOf(3);
  const adopted = (change) => () => mw.adopt({ ...data, ...change });
  assertSameMaze(adopted({})(), maze, 'as it is');
  const rock = maze.kinds.slice();
  rock[open] = 0;
  assert.throws(adopted({ kinds: rock }), { code: 'invalid-option' });
  const unmasked = maze.kinds.slice();
  unmasked[0] = 3;
  assert.throws(adopted({ kinds: unmasked }), { field: 'kinds' });
  assert.throws(adopted({ dungeon: true, kinds: null }), { field: 'kinds' });
  assert.throws(adopted({ dungeon: 1 }), { field: 'dungeon' });
});

/** A code with its check made anew. */
function checked(code) {
  const body = code.slice(0, -3);
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const hash = fnv1a(new TextEncoder().encode(body));
  return body + [40n, 46n, 52n].map((shift) => digits[Number((hash >> shift) & 63n)]).join('');
}

test('codes of passes that no release made are refused', () => {
  const pass = { id: 'braid', share: 0.5 };
  const { code } = mw.generate({ algorithm: 'prim', width: 4, height: 4, seed: 1, passes: [pass] });
  assert.match(code, /~pass\.braid\.1~a\.share\.0\.5~/);
  assert.equal(checked(code), code);
  for (const [from, to] of [
    ['braid.1', 'braid.2'],
    ['braid.1', 'nothing.1'],
    ['share', 'shard'],
    ['0.5', '2'],
    ['~pass.braid.1', ''],
  ]) {
    const wrong = checked(code.replace(from, to));
    assert.throws(() => mw.generate(wrong), { code: 'invalid-code' }, wrong);
  }
});
