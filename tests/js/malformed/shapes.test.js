/** Shapes, graphs and parts of every wrong kind: the right code and field, nothing broken. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { badNumbers, inherited, strangers } from '../support/hostile-values.js';
import { mw } from '../support/load.js';
import { agreed, assertRefused, BASE, forEachValue, refusalOf } from '../support/quiet.js';
import { grounds } from '../support/shapes.js';

let inputs = 0;
after(() => assert.ok(inputs >= 300, `${inputs} malformed inputs`));

function refuse(values, optionsOf, code, field) {
  forEachValue(values, (value, name) => {
    inputs++;
    const what = `${field} = ${name}`;
    assertRefused(() => mw.generate(optionsOf(value)), code, field, what);
    assert.equal(agreed(optionsOf(value), what).code, code, what);
  });
}

const graphRow = mw.catalog.shapes.find(({ graph }) => graph);
const path = [
  [0, 1],
  [1, 2],
];
const ofGraph = (more) => ({ algorithm: 'prim', seed: 1, shape: { id: graphRow.id, ...more } });

test('the id of a shape', () => {
  const others = strangers().filter((value) => value !== undefined);
  const ids = [
    ...others,
    ...badNumbers,
    ...inherited,
    5,
    5n,
    '',
    'SQUARE',
    'hex ',
    'x'.repeat(1e6),
  ];
  refuse(ids, (id) => ({ ...BASE, shape: { id } }), 'unsupported-shape', 'shape');
});

test('parameters of shapes', () => {
  for (const { row, options } of grounds({ sizes: [[4, 4]] })) {
    if (row.graph) continue;
    const { algorithm, seed } = BASE;
    const withShape = (more) => ({ ...options, algorithm, seed, shape: { id: row.id, ...more } });
    for (const { id, kind, values } of row.params) {
      const wrong = [...strangers(), ...badNumbers, ...inherited, 0, 1, 7, 5n, '', 'NONE'].filter(
        (value) => typeof value !== 'boolean' || kind !== 'boolean',
      );
      const named = values ? wrong.filter((value) => !values.includes(value)) : wrong;
      refuse(named, (value) => withShape({ [id]: value }), 'invalid-option', `shape.${id}`);
    }
    refuse(
      [0, 'none', null],
      (nothing) => withShape({ nothing }),
      'invalid-option',
      'shape.nothing',
    );
  }
});

test('an outline of another shape, and levels where there are none', () => {
  const withShape = (shape, more) => ({ ...BASE, width: 6, height: 6, shape, ...more });
  for (const row of mw.catalog.shapes) {
    if (row.params.some(({ id }) => id === 'outline') || row.graph) continue;
    const shape = { id: row.id, outline: 'disc' };
    refuse([shape], (value) => withShape(value), 'invalid-option', 'shape.outline');
  }
  for (const { id, minLevels, maxLevels } of mw.catalog.shapes.filter((row) => !row.graph)) {
    const wrong = [maxLevels + 1, ...(minLevels > 1 ? [minLevels - 1] : [])];
    refuse(wrong, (levels) => withShape({ id }, { levels }), 'invalid-size', 'levels');
  }
});

test('edges', () => {
  const field = 'shape.edges';
  const others = [...strangers(), 5, 'ab', 5n].filter((value) => !isEmptyList(value));
  const pairs = [
    [0],
    [[0]],
    [[0, 1, 2]],
    [0, 1, 2],
    [['0', '1']],
    [[0, -1]],
    [[0, 0.5]],
    [[0, 2 ** 24]],
  ];
  refuse(
    [...others, ...pairs, new Float64Array([0, 1, 0.5, 2])],
    (edges) => ofGraph({ edges }),
    'invalid-option',
    field,
  );
  const hub = Array.from({ length: 9 }, (_, i) => [0, i + 1]);
  const wrong = [
    [[0, 0]],
    [
      [0, 1],
      [1, 0],
    ],
    [
      [0, 1],
      [0, 1],
    ],
    [
      [0, 1],
      [2, 3],
    ],
    hub,
  ];
  refuse(wrong, (edges) => ofGraph({ edges }), 'invalid-option', field);
  refuse([[...path, [1, 3]]], (edges) => ofGraph({ edges, nodes: 3 }), 'invalid-option', field);
  refuse([path], (edges) => ({ ...BASE, shape: { id: 'square', edges } }), 'invalid-option', field);
  refuse([path.slice(0, 1)], (edges) => ofGraph({ edges, nodes: 3 }), 'invalid-option', field);
});

/** No edges are edges: those of a single node. */
function isEmptyList(value) {
  try {
    return value?.length === 0 && typeof value === 'object';
  } catch {
    return false;
  }
}

test('nodes', () => {
  const wrong = [...strangers(), ...badNumbers, 0, -1, '3', 3n, 2 ** 24, 1e300].filter(
    (value) => value !== null,
  );
  refuse(wrong, (nodes) => ofGraph({ edges: path, nodes }), 'invalid-option', 'shape.nodes');
});

test('positions', () => {
  const field = 'shape.positions';
  const good = [
    [0, 0],
    [1, 0],
    [1, 1],
  ];
  const others = [
    ...strangers(),
    5,
    'abc',
    good.slice(1),
    [...good, [2, 2]],
    [[0, 0], [1], [1, 1]],
  ];
  const numbers = [Number.NaN, Number.POSITIVE_INFINITY, 1e300, '1', null, 1n];
  const bad = numbers.map((value) => [
    [0, 0],
    [1, value],
    [1, 1],
  ]);
  refuse(
    [...others.filter((value) => value !== null), ...bad],
    (positions) => ofGraph({ edges: path, nodes: 3, positions }),
    'invalid-option',
    field,
  );
});

test('nodes and positions without edges', () => {
  for (const key of ['nodes', 'positions']) {
    const field = `shape.${key}`;
    refuse([3, [], null], (value) => ofGraph({ [key]: value }), 'invalid-option', field);
  }
});

test('parts', () => {
  const others = [...strangers(), ...badNumbers, ...inherited, 1, '', 'all', 'Each'];
  refuse(others, (parts) => ({ ...BASE, parts }), 'invalid-option', 'parts');
});

test('what only squares in rows have is refused on the other shapes', () => {
  for (const { row, options } of grounds({ sizes: [[4, 4]] })) {
    if (row.tiles || mw.check({ ...options, algorithm: 'prim', seed: 1 })) continue;
    const maze = mw.generate({ ...options, algorithm: 'prim', seed: 1 });
    // Each level of storeys has tiles.
    const hasLevels = row.minLevels < row.maxLevels;
    for (const name of hasLevels ? ['blocks', 'boxes'] : ['tiles', 'text', 'blocks', 'boxes']) {
      inputs++;
      const { code, message } = refusalOf(() => maze[name](), `${row.id} ${name}`);
      assert.equal(code, 'unsupported-shape', `${row.id} ${name}: ${message}`);
    }
    assert.ok(maze.svg().startsWith('<svg'), row.id);
    assert.ok(maze.lines().length > 0, row.id);
  }
});

test('getters that throw within a shape', () => {
  for (const key of ['id', 'nodes', 'edges', 'positions', 'wrap']) {
    inputs++;
    const shape = { id: graphRow.id, nodes: 3, edges: path };
    Object.defineProperty(shape, key, {
      enumerable: true,
      get() {
        throw new TypeError('from the getter');
      },
    });
    const { field } = refusalOf(() => mw.generate({ algorithm: 'prim', seed: 1, shape }), key);
    assert.match(field, /^shape/);
  }
});
