/**
 * A way in the maze is a way in what is built of it, and a wall is none: by a flood over the places where one stands
 * in prints, scenes, worlds of cubes and maps, read back from the file, the cells are joined in the same pairs as in
 * the maze. What cannot be built is refused by name.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formats, printSize, to3mf, toStl } from 'mazewright/formats';
import { walksIn } from '../support/built.js';
import { mw } from '../support/load.js';
import { dungeons, mazesOfShapes, unusualMazes } from '../support/sample-mazes.js';
import { seeds, some } from '../support/seeds.js';
import { countBodies, isBody, measureSolid, parseStl } from '../support/solids.js';
import { hasWaysOverGaps, linkedPairs, meetRound, pairsOf } from '../support/ways.js';

const weave = mw.catalog.passes.find(({ id }) => id === 'weave');
const wraps = mw.catalog.shapes
  .find(({ id }) => id === 'square')
  .params.find(({ id }) => id === 'wrap').values;
const built = formats.filter(({ use }) => use === 'model' || use === 'level');
const prints = ['stl', '3mf'];
/** Formats of triangles, which take every shape. */
const solid = [...prints, 'obj', 'glb'];
/** Formats of which another test says that they hold the same as another one. */
const sameAs = { tmx: 'tmj' };

const make = (options) => mw.generate({ algorithm: 'wilson', width: 6, height: 5, ...options });

/** Every pass on every shape that takes it, squares with each of their edges, with defaults. */
function* passed() {
  for (const { id, shapes } of mw.catalog.passes) {
    for (const shape of shapes.flatMap((name) =>
      name === 'square' ? wraps.map((wrap) => ({ id: name, wrap })) : [name],
    )) {
      const row = mw.catalog.shapes.find((each) => each.id === (shape.id ?? shape));
      if (row.graph) continue;
      const options = { shape, levels: Math.max(row.minLevels, shape === 'cube' ? 2 : 1), seed: 1 };
      const whole = { algorithm: 'wilson', width: 6, height: 5, ...options, passes: [{ id }] };
      if (mw.check(whole) === null) {
        yield { name: `${id} on ${JSON.stringify(shape)}`, maze: mw.generate(whole) };
      }
    }
  }
}

/** What two features make of each other. */
function* crossed(seed) {
  const woven = { id: 'weave', share: 0.5 };
  const furnish = [{ id: 'doors', where: 'chokepoints' }, { id: 'things' }, { id: 'locksAndKeys' }];
  const choices = {
    'doors between bridges': { passes: [woven, ...furnish] },
    'a woven storey': { shape: 'cube', levels: 1, passes: [woven] },
    'woven storeys': { shape: 'cube', levels: 2, passes: [woven] },
    'bridges of rock': { passes: [{ id: 'weave', share: 0.8 }, { id: 'sparsify' }] },
    'storeys with rock': { shape: 'cube', levels: 3, passes: [{ id: 'sparsify' }] },
    'storeys with rooms': { shape: 'cube', levels: 2, passes: [{ id: 'rooms' }, { id: 'doors' }] },
    'a torus without ways over edges': {
      shape: { id: 'square', wrap: 'torus' },
      passes: [{ id: 'crop', x: 1, y: 1, width: 4, height: 3 }],
    },
    'storeys of a dungeon': {
      ...{ algorithm: 'digger', shape: 'cube', width: 26, height: 18, levels: 3 },
      passes: [{ id: 'stairs' }, { id: 'doors' }, { id: 'things' }],
    },
    'a dungeon over edges': {
      ...{ algorithm: 'caves', shape: { id: 'square', wrap: 'torus' }, width: 16, height: 14 },
    },
  };
  for (const [name, choice] of Object.entries(choices)) {
    yield { name: `${name}, seed ${seed}`, maze: make({ seed, ...choice }) };
  }
  for (const shape of weave.shapes) {
    const row = mw.catalog.shapes.find((each) => each.id === shape);
    const maze = make({ shape, height: 6, levels: row.minLevels, seed, passes: [woven] });
    yield { name: `woven ${shape}, seed ${seed}`, maze };
  }
}

const general = [...mazesOfShapes({ sizes: [[5, 4]] }), ...unusualMazes(), ...passed()];
const special = [
  ...Array.from({ length: seeds(6, 1) }, (_, seed) => [...crossed(seed)]).flat(),
  ...some(dungeons(), 2),
];

/**
 * Whether a way leads from bridge to bridge over a side that is shorter than those of squares. In scenes, which the core
 * draws, the rails of both leave less of it than walls are thick.
 */
function hasRailsThatMeet(maze) {
  if (maze.shape === 'square') return false;
  const bridges = new Set(maze.tunnels().flatMap(({ bridge, open }) => (open ? [bridge] : [])));
  return [...linkedPairs(maze)].some((pair) =>
    pair.split(' ').every((cell) => bridges.has(Number(cell))),
  );
}

/** What a format builds of a maze that is not judged here, and why. */
function isLeftOut({ id }, maze) {
  const { graph } = mw.catalog.shapes.find((row) => row.id === maze.shape);
  if (!solid.includes(id)) return false;
  // Rays through each tenth of a cell: no large ones.
  if (maze.cellCount > 400) return true;
  // Passages of graphs are as narrow as their lines lie; bodies have tests of their own, and ways of their maps end at
  // the cuts.
  if (graph || isBody(maze)) return true;
  // A way over a corner between cells of rock has no width to be walked on.
  if (hasWaysOverGaps(maze)) return true;
  // In scenes storeys are joined by flights that no foot walks off.
  return !prints.includes(id) && (maze.levels > 1 || hasRailsThatMeet(maze));
}

for (const row of built) {
  if (sameAs[row.id]) continue;
  test(`${row.id}: the ways are those of the maze`, async () => {
    let count = 0;
    for (const { name, maze } of [...some(general, solid.includes(row.id) ? 4 : 30), ...special]) {
      if (isLeftOut(row, maze)) continue;
      const problem = row.problem(maze);
      if (problem?.code === 'unsupported-shape') continue;
      if (problem) {
        // Refused by name: there is a way that cannot be built.
        assert.equal(problem.field, 'maze', `${name}: ${problem.message}`);
        const names = /tunnels|bridges/.test(problem.message) ? maze.tunnels().length : 0;
        const overEdges = /edges/.test(problem.message) && maze.shapeParams.wrap !== 'none';
        assert.ok(names > 0 || overEdges, `${name}: ${problem.message}`);
        continue;
      }
      count += 1;
      const wanted = linkedPairs(maze);
      const walks = [await walksIn[row.id](maze)];
      if (row.use === 'level') walks.push(await walksIn[row.id](maze, { corridor: 2, wall: 3 }));
      for (const walk of walks) {
        const found = pairsOf(walk);
        const missing = [...wanted].filter((pair) => !found.has(pair));
        const isNone = meetRound(maze);
        const more = [...found].filter((pair) => !wanted.has(pair) && !isNone(pair));
        assert.deepEqual({ missing, more }, { missing: [], more: [] }, `${row.id}: ${name}`);
      }
    }
    assert.ok(count > 8, `${count} mazes`);
  });
}

test('every format that builds is read here', () => {
  for (const { id } of built) assert.ok(walksIn[sameAs[id] ?? id], id);
});
test('a woven print is one closed body, as large as printSize says; other shapes are refused by a sentence', async () => {
  const [print, refused] = [new Set(), new Set()];
  for (const shape of weave.shapes) {
    const row = mw.catalog.shapes.find((each) => each.id === shape);
    for (let seed = 0; seed < seeds(40, 2); seed += 1) {
      const more = [
        [],
        [{ id: 'braid' }, { id: 'oneWay' }],
        [{ id: 'doors', where: 'chokepoints' }],
        [{ id: 'sparsify' }],
      ];
      const passes = [{ id: 'weave', share: 0.5 }, ...more[seed % more.length]];
      const size = {
        width: 6,
        height: 6,
        levels: Math.max(row.minLevels, shape === 'cube' ? 2 : 1),
      };
      const maze = mw.generate({ algorithm: 'wilson', shape, ...size, seed, passes });
      // Bridges of rock are as high as the walls.
      if (!maze.tunnels().some(({ bridge, open }) => open && maze.kinds?.[bridge] !== 0)) continue;
      const name = `${shape}, seed ${seed}`;
      if (formats.find(({ id }) => id === 'stl').problem(maze)) {
        refused.add(shape);
        for (const write of [toStl, to3mf]) {
          await assert.rejects(write(maze), { field: 'maze', message: /tunnels/ }, name);
        }
        assert.throws(() => printSize(maze), { field: 'maze' }, name);
        continue;
      }
      print.add(shape);
      const options = { cell: 10, thickness: 1, floor: 2, height: 4 };
      const triangles = parseStl(await toStl(maze, options)).triangles.map(([, ...at]) => at);
      const { volume, max } = measureSolid(triangles, name);
      assert.ok(volume > 0, name);
      assert.equal(countBodies(triangles), 1, name);
      const { width, depth, height, parts } = printSize(maze, options);
      assert.equal(parts, 1, name);
      [width, depth, height].forEach((length, axis) => {
        assert.ok(Math.abs(max[axis] - length) < 1e-3, `${name}: ${max}`);
      });
      // Walls rise above bridges, which rise as far as tunnels fall.
      const heights = triangles.flat().map(([, , z]) => z);
      const [bridge, tunnel] = [height - 4, 2];
      for (const wanted of [bridge, (bridge + tunnel) / 2, tunnel]) {
        const isThere = heights.some((z) => Math.abs(z - wanted) < 2e-3);
        assert.ok(isThere, `${name}: nothing lies at ${wanted} mm`);
      }
    }
  }
  assert.deepEqual([...print].sort(), ['brick', 'hex', 'square', 'upsilon']);
  assert.ok(refused.size >= 3);
});

test('doors of every shape are bars within their sides, so that prints are closed', async () => {
  let count = 0;
  for (const { id: shape, graph, minLevels } of mw.catalog.shapes) {
    if (graph || minLevels > 1) continue;
    for (let seed = 0; seed < seeds(10, 1); seed += 1) {
      const maze = make({ shape, seed, passes: [{ id: 'locksAndKeys' }] });
      const triangles = parseStl(await toStl(maze)).triangles.map(([, ...corners]) => corners);
      const name = `${shape}, seed ${seed}`;
      measureSolid(triangles, name);
      // A part of a bar beyond a wall would be a body of its own.
      assert.equal(countBodies(triangles), printSize(maze).parts, name);
      count += maze.doors?.length ?? 0;
    }
  }
  assert.ok(count > 10, `${count} doors`);
});
