/**
 * Lists that name something twice, or a pair from its other end: the maze of the list that names it
 * once, or refused. Over every list parameter of the catalog and every generator.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertSameMaze } from '../support/checker.js';
import { mw } from '../support/load.js';
import { refusalOf } from '../support/quiet.js';
import { inPairs } from '../support/trees.js';

const isCells = ({ kind }) => kind === 'cells';
const SIZE = { width: 9, height: 9, seed: 3 };

/** A list parameter of a row: options with the given list for a generator. */
const lists = [
  ...mw.catalog.passes.flatMap((row) =>
    row.params.filter(isCells).map((param) => ({
      name: `passes.0.${param.id}`,
      param,
      makers: mw.catalog.generators,
      optionsOf: ({ id }, list) => ({
        ...SIZE,
        algorithm: id,
        passes: [{ id: row.id, [param.id]: list }],
      }),
    })),
  ),
  ...mw.catalog.generators.flatMap((row) =>
    row.params.filter(isCells).map((param) => ({
      name: `params.${param.id}`,
      param,
      makers: [row],
      optionsOf: ({ id }, list) => ({ ...SIZE, algorithm: id, params: { [param.id]: list } }),
    })),
  ),
];

/** Lists that might suit a parameter: passages, walls, a path and open cells of a maze. */
function candidatesOf(maker) {
  const { ok, maze } = made({ ...SIZE, algorithm: maker.id });
  if (!ok) return [];
  const links = new Set(inPairs(maze.links()).map(String));
  const walls = inPairs(maze.adjacency()).filter((pair) => !links.has(String(pair)));
  const open = [...maze.passages.keys()].filter((cell) => maze.passages[cell] !== 0);
  return [
    Array.from(maze.links().slice(0, 6)),
    walls.slice(0, 3).flat(),
    Array.from(maze.solve()?.path ?? []).slice(0, 4),
    open.filter((cell) => isInside(cell)).slice(0, 3),
  ].filter((list) => list.length > 1);
}

const isInside = (cell) =>
  [cell % SIZE.width, Math.floor(cell / SIZE.width)].every((at) => at > 1 && at < SIZE.width - 2);

function made(options) {
  const problem = mw.check(options);
  return problem ? { ok: false, problem } : { ok: true, maze: mw.generate(options) };
}

/** A list with items twice; pairs are turned round too. */
function variantsOf(list, isPairs) {
  if (!isPairs)
    return [
      [...list, ...list],
      [list[0], ...list],
      [...list, list[0]],
    ];
  const pairs = inPairs(list);
  const turned = pairs.map(([a, b]) => [b, a]);
  return [
    [...pairs, ...pairs],
    [...pairs, ...turned],
    [...turned, ...pairs, ...turned],
    [pairs[0], ...turned],
    turned,
  ].map((list) => list.flat());
}

for (const { name, param, makers, optionsOf } of lists) {
  test(`${name}: an item given twice counts once`, (t) => {
    let compared = 0;
    for (const maker of makers) {
      for (const list of candidatesOf(maker)) {
        const once = made(optionsOf(maker, list));
        if (!once.ok) continue;
        for (const variant of variantsOf(list, param.pairs === true)) {
          const options = optionsOf(maker, variant);
          const what = `${maker.id} ${name} ${variant}`;
          const twice = made(options);
          if (!twice.ok) {
            const { field, message } = refusalOf(() => mw.generate(options), what);
            assert.deepEqual([field, message], [name, twice.problem.message], what);
            continue;
          }
          assertSameMaze(twice.maze, once.maze, what);
          assert.deepEqual(twice.maze.stats(), once.maze.stats(), what);
          assertSameMaze(mw.generate({ ...options, steps: true }), once.maze, `${what}: steps`);
          assertSameMaze(mw.generate(twice.maze.code), once.maze, `${what}: code`);
          const { passes = [], params = {} } = mw.options(twice.maze.code);
          assert.deepEqual((passes[0] ?? params)[param.id], variant, `${what}: as given`);
          compared++;
        }
      }
    }
    t.diagnostic(`${compared} lists`);
    assert.ok(compared > 0 || param.pairs !== true, 'no list was accepted');
  });
}

test('an edit given twice, or from its other side, counts once', () => {
  for (const { id } of mw.catalog.generators.filter(({ kind }) => kind === 'maze')) {
    const { ok, maze } = made({ ...SIZE, width: 8, height: 8, algorithm: id });
    if (!ok) continue;
    const edits = inPairs(maze.adjacency())
      .slice(0, 5)
      .flatMap(([cell, to]) => {
        const [there, back] = [maze.directionTo(cell, to), maze.directionTo(to, cell)];
        const open = cell % 2 === 0;
        return [
          [
            { cell, direction: there, open },
            { cell: to, direction: back, open },
          ],
        ];
      });
    const once = mw.edit(
      maze,
      edits.map(([one]) => one),
    );
    assertSameMaze(
      mw.edit(
        maze,
        edits.flatMap((both) => [...both, ...both]),
      ),
      once,
      id,
    );
  }
});

test('an edge of a graph given twice is refused', () => {
  const options = { algorithm: 'prim', seed: 1 };
  const edges = [
    [0, 1],
    [1, 2],
    [2, 0],
  ];
  for (const more of [
    [0, 1],
    [1, 0],
    [2, 1],
    [1, 1],
  ]) {
    const shape = { id: 'graph', edges: [...edges, more] };
    const { field } = refusalOf(() => mw.generate({ ...options, shape }), String(more));
    assert.equal(field, 'shape.edges');
  }
});

/** Options with lists of one entry per cell, each with the field that a wrong length names. */
const listsPerCell = [
  {
    field: 'mask',
    items: Array.from({ length: 81 }, (_, cell) => Number(cell % 9 > 0)),
    optionsOf: (mask) => ({ ...SIZE, algorithm: 'wilson', mask }),
  },
  {
    field: 'shape.positions',
    items: Array.from({ length: 5 }, (_, node) => [node, node % 2]),
    optionsOf: (positions) => {
      const edges = Array.from({ length: 4 }, (_, node) => [node, node + 1]);
      return { algorithm: 'wilson', seed: 3, shape: { id: 'graph', nodes: 5, edges, positions } };
    },
  },
  ...mw.catalog.passes.flatMap((row) =>
    row.params
      .filter(({ kind }) => kind === 'bytes')
      .map(({ id }) => ({
        field: `passes.0.${id}`,
        items: Array.from({ length: 81 }, (_, cell) => cell),
        optionsOf: (list) => {
          const passes = [{ id: row.id, [id]: list }];
          const able = ({ id }) => mw.check({ ...SIZE, algorithm: id, passes }) === null;
          return { ...SIZE, algorithm: mw.catalog.generators.find(able)?.id, passes };
        },
      })),
  ),
];

for (const { field, items, optionsOf } of listsPerCell) {
  test(`${field}: an item more or less is refused, and any kind of list gives the same`, () => {
    const maze = mw.generate(optionsOf(items));
    const kinds = [Array.from(items)];
    if (typeof items[0] === 'number') kinds.push(Uint8Array.from(items), Float64Array.from(items));
    for (const list of kinds) assertSameMaze(mw.generate(optionsOf(list)), maze, field);
    for (const list of [[...items, items[0]], items.slice(1), [...items, ...items]]) {
      const { algorithm } = optionsOf(items);
      const options = { ...optionsOf(list), algorithm };
      const { message } = refusalOf(() => mw.generate(options), field);
      assert.equal(mw.check(options).message, message, field);
      assert.ok(message.startsWith(field), message);
    }
  });
}

test('a list in the data of a maze with an item twice, or reversed, is refused or comes back as given', () => {
  const passes = mw.catalog.passes.filter(({ makesRooms, needsEndpoints, dungeons, mazes }) =>
    Boolean(makesRooms || (needsEndpoints && dungeons && mazes)),
  );
  const [plain] = mw.catalog.generators.filter(({ kind, masks }) => kind === 'maze' && masks);
  const dungeons = mw.catalog.generators.filter(({ kind }) => kind === 'dungeon');
  let lists = 0;
  for (const { id, kind } of [plain, ...dungeons]) {
    const own = kind === 'dungeon' ? passes.filter(({ dungeons }) => dungeons) : passes;
    const size = kind === 'dungeon' ? { width: 36, height: 28 } : { width: 10, height: 10 };
    const options = { ...size, seed: 5, algorithm: id, passes: own.map(({ id }) => ({ id })) };
    if (mw.check(options)) continue;
    const data = JSON.parse(JSON.stringify(mw.generate(options)));
    const derived = new Set(['passes', 'directions']);
    for (const [key, list] of Object.entries(data)) {
      if (!Array.isArray(list) || list.length === 0 || derived.has(key)) continue;
      for (const variant of [...variantsOf(list, false), [...list].reverse()]) {
        const what = `${id} ${key}`;
        const given = { ...data, code: null, [key]: variant };
        let maze = null;
        try {
          maze = mw.adopt(given);
        } catch {
          assert.equal(refusalOf(() => mw.adopt(given), what).field, key, what);
          continue;
        }
        const again = JSON.parse(JSON.stringify(maze));
        assert.deepEqual(again[key], variant, what);
        assert.equal(JSON.stringify(mw.adopt(again)), JSON.stringify(maze), what);
        assert.deepEqual(maze.areas().areas.length > 0, true, what);
        mw.game(maze);
        lists++;
      }
    }
  }
  assert.ok(lists > 0);
});

test('goals and protected cells given twice, or in another order, count once', () => {
  for (const { id } of mw.catalog.generators.filter(({ kind }) => kind === 'maze')) {
    const { ok, maze } = made({ ...SIZE, algorithm: id });
    if (!ok) continue;
    const goals = [0, 13, 40, 80];
    const distances = (list) => {
      const paths = maze.paths(list);
      return Array.from({ length: maze.cellCount }, (_, cell) => paths.distance(cell));
    };
    const shifted = (protect) => {
      const living = mw.living(maze, { seed: 1 });
      living.shift({ protect, places: 6 });
      return JSON.stringify(living);
    };
    for (const variant of [...variantsOf(goals, false), [...goals].reverse()]) {
      assert.deepEqual(distances(variant), distances(goals), `${id}: goals`);
      assert.equal(shifted(variant), shifted(goals), `${id}: protect`);
    }
  }
});
