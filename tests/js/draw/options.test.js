/** What `draw` refuses, before it draws anything. What it draws is tested in Chromium. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draw, drawing, MazeError, palettes, panning } from 'mazewright/draw';
import { strangers } from '../support/hostile-values.js';
import { mw } from '../support/load.js';

const maze = mw.generate({ algorithm: 'wilson', width: 5, height: 4, seed: 1, steps: true });
const other = mw.generate({ algorithm: 'wilson', width: 5, height: 4, seed: 2, steps: true });
const open = mw.generate({ algorithm: 'wilson', width: 5, height: 4, seed: 1, exits: 'none' });

/** A context that fails if something is drawn. */
const untouched = () => ({
  canvas: { width: 60, height: 50 },
  putImageData() {},
  save() {
    throw new Error('something was drawn');
  },
});

const refuses = (field, run) =>
  assert.throws(
    run,
    (error) => error instanceof MazeError && error.field === field && /\w/.test(error.message),
    field,
  );

test('every wrong option is refused by its name, and nothing is drawn', () => {
  const wrong = {
    theme: ['blue', 1, null],
    colors: [null, 'red', [1]],
    style: ['dots', true],
    solution: ['yes', 1, {}, { path: [1, 2] }],
    distances: ['yes', 1.5, {}, new Uint8Array(20)],
    doors: [{}, 'open', [5], [{ cell: 1, state: 'ajar' }], [{ cell: -1, state: 'open' }]],
    things: [7, [{ cell: 1, role: 'toString' }], [{ cell: 0.5, role: 'key' }]],
    grid: ['none', 3],
    film: [{}, 'film', 7],
    camera: [{}, { x: 0, y: 0 }, { x: 0, y: 0, scale: 0 }, { x: Number.NaN, y: 0, scale: 2 }, 3],
    pixelRatio: [0, -1, Number.NaN, Number.POSITIVE_INFINITY, '2', 1e9],
    margin: [-1, Number.NaN, '2', 1e9],
    part: [
      {},
      { left: 0.5, top: 0, right: 1, bottom: 1 },
      { left: -1, top: 0, right: 1, bottom: 1 },
    ],
  };
  for (const [id, values] of Object.entries(wrong)) {
    for (const value of values) refuses(id, () => draw(untouched(), maze, { [id]: value }));
  }
  refuses('colour', () => draw(untouched(), maze, { colour: {} }));
  refuses('colors.ink', () => draw(untouched(), maze, { colors: { ink: 'red' } }));
  refuses('colors', () => draw(untouched(), maze, { colors: { inc: '#ff0000' } }));
  refuses('distances', () => draw(untouched(), maze, { distances: new Uint32Array(3) }));
  refuses('film', () => draw(untouched(), maze, { film: mw.film(other) }));
  refuses('cell', () => draw(untouched(), maze, { things: [{ cell: 20, role: 'key' }] }));
  refuses('solution', () => draw(untouched(), open, { solution: true }));
});

test('strangers in every place are refused, and the next call is right', () => {
  for (const value of strangers()) {
    refuses('maze', () => draw(untouched(), value));
    refuses('context', () => draw(value, maze));
  }
  for (const value of [null, 5, 'dark', [1], new Uint8Array(2)]) {
    refuses('options', () => draw(untouched(), maze, value));
  }
  for (const id of ['colors', 'film', 'camera', 'part', 'solution', 'doors']) {
    const hostile = new Proxy(
      {},
      { get: () => assert.fail('a getter'), ownKeys: () => assert.fail() },
    );
    assert.throws(() => draw(untouched(), maze, { [id]: hostile }), MazeError, id);
  }
  const { view, steps } = drawing(untouched(), maze);
  assert.deepEqual([view.width, view.height, view.columns, view.rows], [60, 50, 5, 4]);
  assert.throws(() => steps.next(), /something was drawn/);
});

test('panning refuses what draw refuses, and what it cannot follow', () => {
  for (const [id, value] of [
    ...Object.entries({ theme: 'blue', pixelRatio: 0, solution: 1, colour: {} }),
    ...Object.entries({ camera: { x: 0, y: 0, scale: 1 }, film: mw.film(maze), part: null }),
  ]) {
    refuses(id, () => panning(untouched(), maze, { [id]: value }));
  }
  refuses('distances', () => panning(untouched(), maze, { distances: new Uint32Array(3) }));
  refuses('solution', () => panning(untouched(), open, { solution: true }));
  for (const value of strangers()) {
    refuses('maze', () => panning(untouched(), value));
    refuses('context', () => panning(value, maze));
  }
  const show = panning(untouched(), maze);
  for (const camera of [
    {},
    3,
    'here',
    { x: 0, y: 0, scale: -1 },
    { x: Number.NaN, y: 0, scale: 1 },
  ]) {
    refuses('camera', () => show(camera));
  }
  assert.throws(() => show({ x: 2, y: 2, scale: 9 }), /something was drawn/);
  const pen = untouched();
  const hidden = panning(pen, maze);
  pen.canvas.width = 0;
  refuses('context', () => hidden());
});

test('without OffscreenCanvas every picture is drawn as a whole', () => {
  assert.equal(globalThis.OffscreenCanvas, undefined);
  const cleared = [];
  const target = {
    canvas: { width: 60, height: 50 },
    createImageData: (width, height) => ({ data: new Uint8ClampedArray(4 * width * height) }),
    clearRect: (...box) => cleared.push(box),
  };
  const pen = new Proxy(target, { get: (it, key) => (key in it ? it[key] : () => {}) });
  const show = panning(pen, maze);
  for (const x of [2, 2.1]) show({ x, y: 2, scale: 10 });
  show();
  assert.deepEqual(cleared, Array(3).fill([0, 0, 60, 50]));
});

test('both themes have the same colours by name, all of them hexadecimal', () => {
  const { light, dark } = palettes;
  assert.deepEqual(Object.keys(light), Object.keys(dark));
  for (const { theme, ...colors } of [light, dark]) {
    assert.equal(palettes[theme].theme, theme);
    for (const color of Object.values(colors)) assert.match(color, /^#[0-9a-f]{6}$/);
  }
});
