/** The pass symmetry: images, the fewest loops, and what is refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';
import { gridOf } from '../support/reference/index.js';
import { groupOf } from '../support/reference/passes/symmetry.js';
import { plainRow } from '../support/shapes.js';
import { Sets } from '../support/walk.js';

const plain = plainRow();
const row = mw.catalog.passes.find(({ id }) => id === 'symmetry');

const kinds = [
  { kind: 'mirrorX', parts: 2 },
  { kind: 'mirrorY', parts: 2 },
  { kind: 'mirrorBoth', parts: 2 },
  ...[2, 3, 4, 5, 6].map((parts) => ({ kind: 'turn', parts })),
];

/** Every shape of the pass, also glued, flat and cut out. */
const shapes = row.shapes.flatMap((id) => {
  const { params } = mw.catalog.shapes.find((shape) => shape.id === id);
  const values = params.flatMap((param) =>
    (param.values ?? [true, false])
      .filter((value) => value !== param.default)
      .map((value) => ({ id, [param.id]: value })),
  );
  return [{ id }, ...values];
});

/** Options, the maze and the motions of every symmetry that there is for these sizes. */
function* symmetric(sizes, algorithm = plain.id) {
  for (const shape of shapes) {
    for (const [width, height] of sizes) {
      const base = { algorithm, shape, width, height, seed: width * height };
      if (mw.check(base)) continue;
      const before = mw.generate(base);
      const grid = gridOf(before, base);
      for (const params of kinds) {
        const options = { ...base, passes: [{ id: 'symmetry', ...params }] };
        // Nothing is turned by turning a single cell.
        if (grid.kept.length === 1 && params.kind === 'turn') continue;
        const group = groupOf(grid, params);
        const what = `${JSON.stringify(shape)} ${width} x ${height} ${JSON.stringify(params)}`;
        yield { options, group, grid, what };
      }
    }
  }
}

const sizes = [
  [1, 1],
  [1, 5],
  [2, 2],
  [3, 3],
  [4, 3],
  [3, 4],
  [6, 6],
  [9, 7],
  [8, 5],
  [12, 12],
];

test('the maze is its own image; a symmetry that a grid has not is refused', (t) => {
  const ran = {};
  for (const { options, group, what } of symmetric(sizes)) {
    const problem = mw.check(options);
    assert.equal(problem === null, group !== null, `${what}: ${problem?.message}`);
    if (!group) {
      assert.match(problem.field, /^passes\.0\.(id|kind|parts)$/);
      continue;
    }
    const maze = mw.generate(options);
    const flat = maze.links();
    const nameOf = (a, b) => `${Math.min(a, b)} ${Math.max(a, b)}`;
    const links = new Set();
    for (let i = 0; i < flat.length; i += 2) links.add(nameOf(flat[i], flat[i + 1]));
    for (const motion of group) {
      for (let i = 0; i < flat.length; i += 2) {
        const image = nameOf(motion.get(flat[i]), motion.get(flat[i + 1]));
        assert.ok(links.has(image), `${what}: ${flat[i]} ${flat[i + 1]}`);
      }
    }
    assert.equal(maze.stats().components, 1, what);
    ran[options.shape.id] = (ran[options.shape.id] ?? 0) + 1;
  }
  t.diagnostic(JSON.stringify(ran));
  for (const id of row.shapes) assert.ok(ran[id] >= 5, id);
});

/** All orbits of edges. */
function orbitsOf(grid, group) {
  const orbits = new Map();
  for (const [cell, slots] of grid.slots.entries()) {
    for (const slot of slots) {
      if (!slot || slot.to < cell) continue;
      const pairs = group.map((m) => [m.get(cell), m.get(slot.to)].sort((a, b) => a - b));
      const named = new Map(pairs.map((pair) => [String(pair), pair]));
      orbits.set([...named.keys()].sort()[0], [...named.values()]);
    }
  }
  return [...orbits.values()];
}

/** The fewest loops of a connected union of orbits, by trying them all. */
function fewestLoops(grid, orbits) {
  const cells = grid.kept.filter(Boolean).length;
  let least = Number.POSITIVE_INFINITY;
  for (let choice = 0; choice < 2 ** orbits.length; choice++) {
    const edges = orbits.filter((_, i) => (choice >> i) & 1).flat();
    if (edges.length < cells - 1 || edges.length - cells + 1 >= least) continue;
    const sets = new Sets(grid.kept.length);
    for (const [a, b] of edges) sets.join(a, b);
    if (sets.joins === cells - 1) least = edges.length - cells + 1;
  }
  return least;
}

test('no symmetric maze has fewer loops: all of them tried on small grids', (t) => {
  const few = new Map();
  for (const { options, group, grid, what } of symmetric(sizes.slice(0, 8))) {
    if (!group) continue;
    const orbits = orbitsOf(grid, group);
    if (orbits.length > 15) continue;
    const { loops } = mw.generate(options).stats();
    const least = fewestLoops(grid, orbits);
    // Cut out, the domain may be one that a tree of fewer loops crosses.
    const isWhole = !options.shape.outline;
    assert.ok(loops === least || (!isWhole && loops === least + 1), `${what}: ${loops} ${least}`);
    few.set(least, (few.get(least) ?? 0) + 1);
  }
  t.diagnostic(`loops and grids: ${JSON.stringify([...few])}`);
  assert.ok(few.get(0) > 50 && few.get(1) > 10);
});

/** Components of the cells that a mirroring keeps in place, by its edges. */
function fixedComponents(grid, motion) {
  const fixed = [...motion.keys()].filter((cell) => motion.get(cell) === cell);
  const sets = new Sets(grid.kept.length);
  for (const cell of fixed) {
    for (const slot of grid.slots[cell])
      if (slot && fixed.includes(slot.to)) sets.join(cell, slot.to);
  }
  return fixed.length - sets.joins;
}

/** Whether a motion swaps the ends of an edge. */
const swapsEdge = (grid, motion) =>
  grid.slots.some((slots, cell) =>
    slots.some((slot) => slot && motion.get(cell) === slot.to && motion.get(slot.to) === cell),
  );

test('loops of mirrored and half-turned mazes: as many as the theory says', () => {
  let ran = 0;
  for (const { options, group, grid, what } of symmetric(sizes)) {
    if (group?.length !== 2) continue;
    // An involution: between two pieces of fixed cells there is a path and its image, a loop each.
    const pieces = fixedComponents(grid, group[1]);
    const without = swapsEdge(grid, group[1]) ? 0 : 1;
    assert.equal(mw.generate(options).stats().loops, pieces > 0 ? pieces - 1 : without, what);
    ran++;
  }
  assert.ok(ran > 200, `${ran}`);
});

test('a mirrored maze of odd width has one corridor in the middle', () => {
  for (const { id: algorithm, masks, kind } of mw.catalog.generators) {
    if (!masks || kind !== 'maze') continue;
    const passes = [{ id: 'symmetry', kind: 'mirrorX' }];
    const maze = mw.generate({ algorithm, width: 9, height: 6, seed: 3, passes });
    for (let y = 0; y < 5; y++) assert.ok(maze.isOpen(9 * y + 4, 'south'), algorithm);
  }
});

test('symmetry goes with rooms, but no other pass that changes the grid, and not with parts', () => {
  const base = { algorithm: plain.id, width: 6, height: 6, seed: 1 };
  const field = (options) => mw.check({ ...base, ...options })?.field ?? null;
  const own = { id: 'symmetry' };
  const changing = mw.catalog.passes.filter(({ when, needsBias }) => when === 'grid' && !needsBias);
  assert.equal(field({ passes: [own, { id: 'rooms' }] }), null);
  assert.equal(field({ passes: [{ id: 'rooms' }, own] }), null);
  for (const { id } of changing.filter((pass) => pass.id !== 'rooms')) {
    assert.equal(field({ passes: [own, { id }] }), 'passes.1.id', id);
    assert.equal(field({ passes: [{ id }, own] }), 'passes.1.id', id);
  }
  assert.equal(field({ passes: [own, { id: 'rotate' }] }), null);
  assert.equal(field({ passes: [{ id: 'rotate' }, own] }), 'passes.1.id');
  const mask = Uint8Array.from({ length: 36 }, (_, cell) =>
    Number(cell % 6 !== 2 && cell % 6 !== 3),
  );
  assert.equal(field({ passes: [own], mask, parts: 'each' }), 'passes.0.id');
  const half = Uint8Array.from({ length: 36 }, (_, cell) => Number(cell % 6 < 3));
  assert.equal(field({ passes: [own], mask: half }), null);
  const corner = Uint8Array.from({ length: 36 }, (_, cell) => Number(cell > 0));
  assert.equal(field({ passes: [own], mask: corner }), 'passes.0.id');
});
