/** What a message says about a name that does not exist: the nearest one, else all of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMazewright } from 'mazewright';
import { imageMask, textMask } from 'mazewright/mask';
import { createMazewright as createSmall } from 'mazewright/small';
import { createMazewright as createStreaming } from 'mazewright/streaming';
import { createPool } from 'mazewright/worker';
import { mw } from '../support/load.js';
import { BASE, refusalOf } from '../support/quiet.js';

const maze = mw.generate(BASE);
const image = { data: new Uint8ClampedArray(4), width: 1, height: 1 };
const make = (options) => () => mw.generate({ ...BASE, ...options });

/** The name that a call's message suggests; null if it has none. */
const suggested = (call) =>
  / did you mean '(.*)'\?$/.exec(refusalOf(call, 'a wrong name').message)?.[1] ?? null;

test('the sentence', () => {
  assert.equal(
    refusalOf(make({ algorithm: 'recursiveBacktraker' }), '').message,
    "unknown algorithm 'recursiveBacktraker'; did you mean 'recursiveBacktracker'?",
  );
  const { code, field, message } = refusalOf(make({ params: { horizntal: 2 } }), '');
  assert.deepEqual([code, field], ['invalid-option', 'params.horizntal']);
  assert.equal(message, "unknown option 'params.horizntal'; did you mean 'horizontal'?");
  assert.deepEqual(
    { ...mw.check({ ...BASE, algorithm: 'Prim' }) },
    {
      code: 'unknown-algorithm',
      field: 'algorithm',
      message: "unknown algorithm 'Prim'; did you mean 'prim'?",
    },
  );
});

test('other names of the field lead to the row', () => {
  for (const [name, meant] of [
    ['dfs', 'recursiveBacktracker'],
    ['DFS', 'recursiveBacktracker'],
    ['bfs', 'randomBfs'],
  ]) {
    assert.equal(suggested(make({ algorithm: name })), meant);
  }
  for (const [name, meant] of [
    ['A*', 'aStar'],
    ['a*', 'aStar'],
    ['depth-first', 'dfs'],
    ['breadth-first', 'bfs'],
    ['right-hand', 'wallFollower'],
  ]) {
    assert.equal(
      suggested(() => maze.solve({ solver: name })),
      meant,
    );
  }
  for (const [name, meant] of [
    ['theta', 'polar'],
    ['Sigma', 'hex'],
    ['grid', 'square'],
  ]) {
    assert.equal(suggested(make({ shape: name })), meant);
  }
  assert.equal(suggested(make({ algorithm: 'constructor' })), null);
});

test('an algorithm in place of a code is told as one', () => {
  assert.equal(
    refusalOf(() => mw.generate('prim'), '').message,
    `code must be the code of a maze, or options such as { algorithm: 'prim', width: 30, height: 20 }; got "prim"`,
  );
});

test('a graph without edges asks for edges, not for a width', () => {
  const graph = { algorithm: 'prim', seed: 1, shape: { id: 'graph' } };
  for (const size of [{}, { width: 5, height: 5 }]) {
    const { field, message } = refusalOf(() => mw.generate({ ...graph, ...size }), '');
    assert.equal(field, 'shape.edges');
    assert.match(message, /^shape\.edges must be given on shape 'graph'/);
  }
});

/** Mistakes of one letter, and other styles of writing. */
function* mistakes(id) {
  const kebab = id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  yield* [
    kebab,
    kebab.replaceAll('-', '_'),
    kebab.replaceAll('-', ' '),
    id.toUpperCase(),
    `${id}s`,
  ];
  yield id[0].toUpperCase() + id.slice(1);
  for (let at = 1; at < id.length; at++) {
    const [before, after] = [id.slice(0, at), id.slice(at)];
    if (id.length > 3) yield before + after.slice(1);
    yield `${before}${after[0]}${after}`;
    if (after.length > 1) yield before + after[1] + after[0] + after.slice(2);
  }
}

test('every id is found from its mistakes', (t) => {
  const tables = {
    generators: (id) => make({ algorithm: id }),
    shapes: (id) => make({ shape: id }),
    passes: (id) => make({ passes: [{ id }] }),
    solvers: (id) => () => maze.solve({ solver: id }),
    exits: (id) => make({ exits: id }),
    exports: (id) => () => maze.export(id),
  };
  let count = 0;
  for (const [table, callOf] of Object.entries(tables)) {
    const ids = mw.catalog[table].map(({ id }) => id);
    for (const id of ids) {
      for (const wrong of mistakes(id)) {
        if (ids.includes(wrong)) continue;
        assert.equal(suggested(callOf(wrong)), id, `${table}: ${wrong}`);
        count++;
      }
    }
  }
  t.diagnostic(`${count} mistakes`);
});

test('names of every other kind', () => {
  const world = { algorithm: 'prim', seed: 1 };
  const hex = { id: 'hex', orientation: 'flat' };
  const cases = [
    [make({ mode: 'Original', algorithm: 'prim' }), 'original'],
    [make({ parts: 'ech' }), 'each'],
    [make({ widht: 4 }), 'width'],
    [make({ max_cells: 4 }), 'maxCells'],
    [make({ pass: [] }), 'passes'],
    [make({ params: { cost_range: 1 } }), 'costRange'],
    [make({ shape: { ...hex, orientaton: 'flat' } }), 'orientation'],
    [make({ shape: { id: 'hex', orientation: 'Flat' } }), 'flat'],
    [make({ shape: 'hexagon' }), 'hex'],
    [make({ algorithm: 'backtracker' }), 'recursiveBacktracker'],
    [make({ passes: [{ id: 'braid', shares: 1 }] }), 'share'],
    [make({ passes: [{ id: 'braid', join: 'dead-end' }] }), 'deadEnd'],
    [() => mw.generate(maze.code, { step: true }), 'steps'],
    [() => maze.solve({ form: 1 }), 'from'],
    [() => maze.solve({ solver: 'wallFollower', hands: 'left' }), 'hand'],
    [() => maze.solve({ solver: 'wallFollower', hand: 'Left' }), 'left'],
    [() => maze.paths(0, { weight: [] }), 'weights'],
    [() => maze.text({ style: 'ASCII' }), 'ascii'],
    [() => maze.svg({ colour: 'red' }), 'color'],
    [() => maze.tiles({ corridors: 2 }), 'corridor'],
    [() => maze.tileOf(0, { walls: 2 }), 'wall'],
    [() => maze.neighbour(0, 'North'), 'north'],
    [() => maze.isOpen(0, 'esat'), 'east'],
    [() => mw.game(maze).move('souht'), 'south'],
    [() => mw.game(maze).runner('Tremaux'), 'tremaux'],
    [() => mw.game(maze).runner('wall-follower'), 'wallFollower'],
    [() => mw.game(maze, { form: 1 }), 'from'],
    [() => mw.world({ ...world, chunks: 4 }), 'chunk'],
    [() => mw.world({ ...world, level: 4 }), 'levels'],
    [() => mw.world({ ...world, algorithm: 'prime' }), 'prim'],
    [() => mw.world(world).isOpen(0, 0, 'nort'), 'north'],
    [() => mw.rows({ algorithm: 'eller', width: 5, sed: 1 }), 'seed'],
    [() => textMask('A', { scael: 2 }), 'scale'],
    [() => imageMask(image, { width: 1, height: 1, treshold: 0.1 }), 'threshold'],
  ];
  for (const [call, name] of cases) assert.equal(suggested(call), name, String(call));
});

test('so do options of createMazewright, of pools and of their calls', async () => {
  for (const create of [createMazewright, createStreaming, createSmall]) {
    await assert.rejects(create({ wams: new Uint8Array(8) }), {
      name: 'MazeError',
      field: 'wams',
      message: "unknown option 'wams'; did you mean 'wasm'?",
    });
  }
  await assert.rejects(createPool({ worker: 1 }), {
    field: 'worker',
    message: "unknown option 'worker'; did you mean 'workerUrl'?",
  });
  const pool = await createPool({ mw, size: 1 });
  await assert.rejects(pool.stats(maze, { signl: null }), {
    field: 'signl',
    message: "unknown option 'signl'; did you mean 'signal'?",
  });
  await pool.close();
});

test('a name that is near none lists all that exist', () => {
  const lists = [
    [make({ algorithm: 'astar' }), mw.catalog.generators],
    [make({ shape: 'moon' }), mw.catalog.shapes],
    [make({ passes: [{ id: 'x' }] }), mw.catalog.passes],
    [() => maze.solve({ solver: 'x' }), mw.catalog.solvers],
    [() => maze.export('zip'), mw.catalog.exports],
    [make({ params: { foo: 1 } }), mw.catalog.generators.find(({ id }) => id === 'prim').params],
    [make({ foo: 1 }), ['algorithm', 'width', 'seed', 'shape', 'maxCells', 'passes']],
    [() => mw.world({ algorithm: 'prim', foo: 1 }), ['algorithm', 'chunk', 'endless', 'seed']],
    [() => mw.game(maze, { foo: 1 }), ['from', 'to']],
    [() => maze.solve({ foo: 1 }), ['solver', 'from', 'to', 'seed', 'weights', 'steps']],
    [() => maze.walk({ foo: 1 }), ['solver', 'from', 'length', 'seed']],
    [() => maze.neighbour(0, 'up'), maze.directions],
    [() => mw.game(maze).runner('x'), mw.catalog.solvers],
  ];
  for (const [call, items] of lists) {
    const { message } = refusalOf(call, String(call));
    for (const item of items) {
      assert.ok(message.includes(`'${item.id ?? item}'`), `${message}\nhas no ${item.id ?? item}`);
    }
    assert.ok(
      !/shapeParams|unknownOptions|'graph' '/.test(message) || items === mw.catalog.shapes,
      message,
    );
  }
});

test('strange names are quoted shortly and suggest nothing', () => {
  for (const name of ['', ' ', '\n', "'", '\ud800', '미로', 'x'.repeat(1e6), '__proto__']) {
    assert.equal(suggested(make({ algorithm: name })), null, JSON.stringify(name).slice(0, 40));
    if (name !== '__proto__') assert.equal(suggested(make({ [name]: 1 })), null);
  }
});
