/**
 * The core keeps the plan of the last options, and makes their mazes of other seeds by it: the same as a
 * library that never saw these options before.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMazewright, MazeError } from 'mazewright/dungeons';
import { throwing } from '../support/hostile-values.js';
import { spawnSync } from '../support/limited.js';
import { mw } from '../support/load.js';
import { plainRow } from '../support/shapes.js';

const other = await createMazewright();

/** Options that no test has, so that the plan before is gone. */
const between = { algorithm: plainRow().id, width: 1, height: 1, seed: 0 };

const resultOf = (make) => {
  try {
    return make();
  } catch (error) {
    assert.ok(error instanceof MazeError, String(error));
    const { code, field, message } = error;
    return { code, field, message };
  }
};

const newlyMade = (options) => {
  other.generate(between);
  return resultOf(() => other.generate(options));
};

const SEEDS = [0, 1, -0, -1, 2 ** 53 - 1, 1 - 2 ** 53, 2 ** 32, -(2 ** 32) - 5];
const TEXTS = [
  '',
  'a',
  'level-1',
  'A_b-9',
  'two words',
  '미로 🧭',
  '\ufeffx',
  '12',
  `${'x'.repeat(99)}`,
];
const BIGINTS = [0n, -1n, 2n ** 64n - 1n, -(2n ** 63n), 2n ** 53n];

/** Makes the mazes of the seeds one after the other, and compares each with that of a new plan. */
function assertSame(options, seeds, name) {
  for (const seed of seeds) {
    const made = resultOf(() => mw.generate({ ...options, seed }));
    const what = `${name}, seed ${String(seed)}`;
    assert.deepEqual({ ...made }, { ...newlyMade({ ...options, seed }) }, what);
    assert.deepEqual(Object.keys(made), Object.keys(newlyMade({ ...options, seed })), what);
  }
}

test('every generator on every shape makes the mazes of other seeds', (t) => {
  let count = 0;
  for (const row of mw.catalog.generators) {
    for (const [i, shape] of row.shapes.entries()) {
      if (mw.catalog.shapes.find(({ id }) => id === shape)?.graph) continue;
      for (const mode of shape === 'square' ? row.modes : ['standard']) {
        const side = row.kind === 'dungeon' ? 24 : 6;
        const options = { algorithm: row.id, shape, mode, width: side, height: side, seed: 0 };
        if (mw.check(options)) continue;
        const seeds = [7, SEEDS[i % SEEDS.length], TEXTS[i % TEXTS.length]];
        assertSame({ ...options, steps: i % 2 === 0 }, seeds, `${row.id} ${mode} on ${shape}`);
        count++;
      }
    }
  }
  t.diagnostic(`${count} rows and shapes`);
  assert.ok(count > mw.catalog.generators.length);
});

test('every pass makes the mazes of other seeds', () => {
  let count = 0;
  const grids = [
    { algorithm: plainRow().id, width: 8, height: 8 },
    { algorithm: plainRow().id, shape: { id: 'hex' }, width: 6, height: 4 },
    { algorithm: 'bspDungeon', width: 30, height: 30 },
    { algorithm: 'rogue', shape: 'cube', width: 40, height: 30, levels: 2 },
  ];
  for (const { id } of mw.catalog.passes) {
    for (const grid of grids) {
      const stairs = grid.levels && id !== 'stairs' ? [{ id: 'stairs' }] : [];
      const options = { ...grid, passes: [...stairs, { id }] };
      if (mw.check({ ...options, seed: 1 })) continue;
      assertSame(options, [1, 'a', -3], `${id} on ${grid.algorithm}`);
      count++;
    }
  }
  assert.ok(count >= mw.catalog.passes.length);
});

test('seeds of every kind', () => {
  const options = { algorithm: plainRow().id, width: 5, height: 4 };
  assertSame(options, [...SEEDS, ...TEXTS, ...BIGINTS, ...SEEDS], 'valid');
  assertSame(options, [1, 1.5, Number.NaN, 2 ** 53, '\ud800', {}, null, 2n ** 64n, 2], 'invalid');
  const first = mw.generate(options);
  const second = mw.generate(options);
  assert.notEqual(first.seed, second.seed, 'seeds that are drawn');
  assert.deepEqual({ ...mw.generate(second.code) }, { ...second });
  assert.deepEqual({ ...newlyMade({ ...options, seed: second.seed }) }, { ...second });
});

const MASK = Uint8Array.from({ length: 20 }, (_, cell) => Number(cell !== 7));
const EDGES = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
  [0, 2],
];

/** Options with values that are objects. */
const objects = () => ({
  params: { algorithm: 'growingTree', width: 5, height: 4, params: {} },
  passes: {
    ...{ algorithm: 'prim', width: 5, height: 4, exits: 'farthest' },
    passes: [{ id: 'braid', share: 0.5 }, { id: 'sparsify' }],
  },
  shape: { algorithm: 'prim', shape: { id: 'polar' }, width: 5, height: 4 },
  graph: { algorithm: 'prim', shape: { id: 'graph', edges: EDGES.map((edge) => [...edge]) } },
  mask: { algorithm: 'prim', width: 5, height: 4, mask: MASK.slice() },
  places: { algorithm: 'prim', width: 5, height: 4, start: { x: 1, y: 2 }, end: 3 },
  rock: { algorithm: 'bspDungeon', width: 20, height: 20, start: 85 },
  levels: {
    ...{ algorithm: 'bspDungeon', shape: 'cube', width: 30, height: 30, levels: 2 },
    passes: [{ id: 'stairs' }],
  },
});

test('options that are objects', () => {
  for (const [name, options] of Object.entries(objects())) {
    assertSame(options, [1, 2, 'a', 3, 4, 5, 6, 7, 8], name);
  }
});

test('options in turn', () => {
  const all = [...Object.values(objects()), { algorithm: 'eller', width: 9, height: 9 }];
  for (let seed = 0; seed < 3; seed++) {
    for (const options of all) assertSame(options, [seed], 'in turn');
  }
  // What is between does not count, whatever it is.
  const options = { algorithm: 'prim', width: 9, height: 9 };
  const expected = { ...newlyMade({ ...options, seed: 2 }) };
  const calls = [
    () => mw.generate(mw.generate({ ...options, seed: 3 }).code),
    () => mw.check({ ...options, width: 4, seed: 1 }),
    () => mw.generate({ ...options, height: -1, seed: 1 }),
    () => mw.aim({ ...options, width: 4, seed: 1 }, { deadEnds: { max: 3 } }),
    () => mw.world({ algorithm: 'prim', seed: 1 }).chunk(1, 1),
    () => mw.apply(mw.generate({ ...options, seed: 1 }), [{ id: 'braid' }], 1),
    () => mw.adopt({ ...mw.generate({ ...options, seed: 1 }) }),
  ];
  for (const call of calls) {
    mw.generate({ ...options, seed: 1 });
    resultOf(call);
    assert.deepEqual({ ...mw.generate({ ...options, seed: 2 }) }, expected, String(call));
  }
});

test('an object of options that changes between calls', () => {
  const given = objects();
  const options = { algorithm: 'prim', width: 5, height: 4, seed: 1 };
  const changes = [
    [
      given.params,
      (o) => {
        o.params.cells = 'oldest';
      },
    ],
    [
      given.params,
      (o) => {
        o.params = null;
      },
    ],
    [
      given.passes,
      (o) => {
        o.passes[0].share = 1;
      },
    ],
    [
      given.passes,
      (o) => {
        o.passes.pop();
      },
    ],
    [
      given.shape,
      (o) => {
        o.shape.id = 'hex';
      },
    ],
    [
      given.graph,
      (o) => {
        o.shape.edges.pop();
      },
    ],
    [
      given.graph,
      (o) => {
        o.shape.edges[0][1] = 3;
      },
    ],
    [
      given.mask,
      (o) => {
        o.mask[0] = 0;
      },
    ],
    [
      given.mask,
      (o) => {
        o.mask[1] = 2;
      },
    ],
    [
      given.places,
      (o) => {
        o.start.x = 2;
      },
    ],
    [
      given.places,
      (o) => {
        o.start.level = 1;
      },
    ],
    [
      options,
      (o) => {
        o.width = 6;
      },
    ],
    [
      options,
      (o) => {
        o.width = '6';
      },
    ],
    [
      options,
      (o) => {
        o.width = 7;
        o.colour = 1;
      },
    ],
    [
      options,
      (o) => {
        delete o.colour;
        o.steps = true;
      },
    ],
    [
      options,
      (o) => {
        o.algorithm = 'eller';
      },
    ],
  ];
  for (const [each, change] of changes) {
    assertSame(each, [1, 2], 'before');
    change(each);
    assertSame(each, [3, 4], String(change));
  }
});

test('each option is read once per call', () => {
  let reads = 0;
  const read = { width: 5, height: 4, seed: 1, algorithm: 'prim' };
  const options = Object.defineProperties(
    {},
    Object.fromEntries(
      Object.keys(read).map((key) => [
        key,
        {
          enumerable: true,
          get() {
            reads++;
            return read[key];
          },
        },
      ]),
    ),
  );
  for (let call = 1; call <= 4; call++) {
    read.seed = call;
    read.width = call < 4 ? 5 : 6;
    const made = mw.generate(options);
    assert.equal(reads, 4 * call);
    assert.deepEqual({ ...made }, { ...newlyMade({ ...read }) });
  }
  assert.throws(() => mw.generate(throwing()), MazeError);
  assert.throws(() => mw.generate({ ...read, params: throwing() }), MazeError);
  assertSame(read, [5, 6], 'after what threw');
});

test('mazes of one plan share no bytes and are frozen, cloned and parsed', () => {
  for (const [name, options] of Object.entries(objects())) {
    if (name === 'rock') continue;
    const [first, second] = ['a', 'b'].map((seed) =>
      mw.generate({ ...options, steps: true, seed }),
    );
    const expected = structuredClone(first);
    for (const [key, value] of Object.entries(second)) {
      const field = Object.getOwnPropertyDescriptor(second, key);
      assert.ok('value' in field && !field.writable, `${name}: ${key} is plain data`);
      if (ArrayBuffer.isView(value)) {
        assert.equal(value.byteLength, value.buffer.byteLength, `${name}: ${key} is no view`);
        value.fill(0);
      } else if (typeof value === 'object' && value !== null && key !== 'graph') {
        assert.ok(Object.isFrozen(value), `${name}: ${key}`);
      }
    }
    assert.deepEqual(structuredClone(first), expected, name);
    assert.equal(structuredClone(first).code, first.code);
    assert.deepEqual({ ...mw.adopt(JSON.parse(JSON.stringify(first))) }, { ...first }, name);
  }
});

test('after a call ran out of memory the plan is made anew', () => {
  const script = `
    import { createMazewright } from 'mazewright';
    const mw = await createMazewright();
    const make = (seed) => mw.generate({ algorithm: 'prim', width: 9, height: 9, seed }).passages.join();
    const expected = [1, 2, 3].map(make);
    for (let round = 0; round < 3; round++) {
      let code = 'made';
      try { mw.generate({ algorithm: 'prim', width: 3000, height: 3000, seed: 1 }); } catch (error) { code = error.code; }
      console.log(code, [1, 2, 3].every((seed, i) => make(seed) === expected[i]));
      if (round > 0) await new Promise((resolve) => setTimeout(resolve));
    }`;
  const flags = ['--wasm-max-mem-pages=320', '--input-type=module', '--eval', script];
  const cwd = new URL('../../..', import.meta.url);
  const { stdout, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8', cwd });
  assert.equal(stdout, 'out-of-memory true\n'.repeat(3), stderr);
});
