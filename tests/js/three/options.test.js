/** What `mazeObject`, `update` and `Minimap` refuse, and that the last call that was right stays. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MazeError, Minimap, mazeObject } from 'mazewright/three';
import { revoked, strangers, throwing } from '../support/hostile-values.js';
import { mw } from '../support/load.js';

const maze = mw.generate({ algorithm: 'wilson', width: 5, height: 4, seed: 1 });
const open = mw.generate({ algorithm: 'wilson', width: 5, height: 4, seed: 1, exits: 'none' });
const hex = mw.generate({ algorithm: 'wilson', shape: 'hex', width: 5, height: 4, seed: 1 });

const refuses = (field, run) =>
  assert.throws(
    run,
    (error) => error instanceof MazeError && error.field === field && /\w/.test(error.message),
    field,
  );

const WRONG = {
  solution: ['yes', 1, {}, { path: [1, 2] }, { path: Uint32Array.of(1, 99) }],
  distances: ['yes', 1.5, {}, new Uint8Array(20), new Uint32Array(3), 99, -1],
  player: [-1, 20, 1.5, '3', {}, Number.NaN],
  doors: [
    {},
    'open',
    [{ cell: 1 }],
    [{ cell: 99, state: 'open' }],
    [{ cell: 1, state: 'ajar' }],
    [null],
  ],
  things: [{}, [{ cell: 1, role: 'cat' }], [{ cell: -1, role: 'key' }], [7]],
};

test('every wrong option is refused by its name', () => {
  const wrong = {
    ...WRONG,
    walls: ['thick', true, null],
    height: [0, -1, Number.NaN, Number.POSITIVE_INFINITY, '2', 65],
    theme: ['blue', 1, null],
    colors: [null, 'red', [1]],
    wall: ['red', '#fff', 7, null],
    style: ['brick', true],
    light: ['moon', null],
    ceiling: [1, 'yes'],
    spread: [0, null],
    figures: ['none'],
    furniture: [[]],
    quality: ['best', 2],
  };
  for (const [id, values] of Object.entries(wrong)) {
    for (const value of [...values, throwing()]) {
      refuses(id, () => mazeObject(maze, { [id]: value }));
    }
  }
  refuses('colour', () => mazeObject(maze, { colour: {} }));
  refuses('colors.ink', () => mazeObject(maze, { colors: { ink: 'red' } }));
  refuses('walls', () => mazeObject(hex, { walls: 'blocks' }));
  refuses('height', () => mazeObject(maze, { walls: 'thin', height: 11 }));
  refuses('solution', () => mazeObject(open, { solution: true }));
  for (const value of strangers().filter((each) => typeof each !== 'object' || each === null)) {
    if (value !== undefined) refuses('options', () => mazeObject(maze, value));
    refuses('maze', () => mazeObject(value));
  }
  for (const value of [throwing(), revoked()]) {
    refuses('options', () => mazeObject(maze, value));
    refuses('maze', () => mazeObject(value));
  }
});

test('an update that is refused changes nothing', () => {
  const object = mazeObject(maze, { solution: true });
  const children = [...object.children];
  for (const [id, values] of Object.entries(WRONG)) {
    for (const value of values) refuses(id, () => object.update({ [id]: value }));
  }
  refuses('wall', () => object.update({ wall: '#ff0000' }));
  refuses('options', () => object.update(null));
  assert.deepEqual(object.children, children);
  for (const cell of [-1, 20, 0.5, '1', null, Number.NaN])
    refuses('cell', () => object.placeOf(cell));
  object.dispose();
});

/** A context that notes what is filled. */
function contextOf() {
  const calls = [];
  const base = {
    canvas: { width: 96, height: 96 },
    createImageData: (width, height) => ({ data: new Uint8ClampedArray(4 * width * height) }),
    getImageData: (x, y, width, height) => ({ data: new Uint8ClampedArray(4 * width * height) }),
  };
  const context = new Proxy(base, {
    get: (target, name) => target[name] ?? ((...args) => calls.push([name, ...args])),
    set(target, name, value) {
      target[name] = value;
      return true;
    },
  });
  return { context, calls };
}

test('a map refuses wrong arguments, and draws the arrow in its middle', () => {
  const { context, calls } = contextOf();
  for (const [id, values] of Object.entries({
    theme: ['blue'],
    colors: [null],
    scale: [0, Number.NaN, '9', 1e6],
    pixelRatio: [0, -1, 100],
  })) {
    for (const value of values) refuses(id, () => new Minimap(context, maze, { [id]: value }));
  }
  refuses('context', () => new Minimap({}, maze));
  refuses('maze', () => new Minimap(context, {}));
  const map = new Minimap(context, maze);
  for (const place of [{}, { x: 0, y: 0, turn: Number.NaN }])
    refuses('place', () => map.draw(place));
  for (const each of [maze, hex]) {
    calls.length = 0;
    new Minimap(context, each).draw(
      { x: 1.5, y: 1.5, turn: 90 },
      { seen: new Set([0]), others: [0] },
    );
    const moved = calls.find(([name, x, y]) => name === 'translate' && x === 48 && y === 48);
    assert.ok(moved, 'the arrow');
    assert.ok(
      calls.some(([name, angle]) => name === 'rotate' && Math.abs(angle - Math.PI / 2) < 1e-9),
    );
  }
});
