/** What mw.adopt says of data that is no maze: the cell, the type that it got; and that every dungeon which is generated is one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toTmj } from 'mazewright/formats';
import { rowModes, seedOf } from '../support/cases.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { seeds } from '../support/seeds.js';

const strip = { shape: 'square', width: 3, height: 1, levels: 1 };
const refusal = (data) => {
  try {
    mw.adopt(data);
  } catch (error) {
    assert.equal(error.name, 'MazeError');
    return `${error.field}: ${error.message}`;
  }
  return null;
};

test('floor that lies side by side in a dungeon is linked', () => {
  const kinds = Uint8Array.of(1, 1, 1);
  const bare = { ...strip, passages: new Uint8Array(3), kinds };
  assert.match(refusal({ ...bare, dungeon: true }), /^passages: .*those of cell 0 do not$/);
  assert.equal(refusal({ ...bare, dungeon: false }), null);
  const linked = Uint8Array.of(8, 12, 4);
  assert.equal(refusal({ ...strip, passages: linked, kinds, dungeon: true }), null);
  assert.match(
    refusal({ ...bare, kinds: Uint8Array.of(1, 0, 1), dungeon: true }) ?? 'taken',
    /taken/,
  );
});

test('every dungeon is adopted, and none without one of its passages', () => {
  const random = new Random(3n);
  for (const { row, mode } of rowModes().filter((entry) => entry.row.kind === 'dungeon')) {
    for (const shape of mode === 'standard' ? row.shapes : ['square']) {
      for (let index = 0; index < seeds(6, 2); index++) {
        const levels = shape === 'cube' ? 2 : 1;
        const options = { algorithm: row.id, mode, shape, width: 30, height: 26, levels };
        if (mw.check({ ...options, seed: seedOf(index) }) !== null) continue;
        const maze = mw.generate({ ...options, seed: seedOf(index) });
        const data = { ...structuredClone({ ...maze }), code: null };
        assert.deepEqual(mw.adopt(data).passages, maze.passages, maze.code);
        const floor = [...maze.passages.keys()].filter((cell) =>
          maze.directions.some(
            (_, d) => maze.isOpen(cell, d) && !['up', 'down'].includes(maze.directions[d]),
          ),
        );
        const cell = random.pick(floor);
        const direction = [...maze.directions.keys()].find((d) => maze.isOpen(cell, d));
        const to = maze.neighbour(cell, direction);
        if (['up', 'down'].includes(maze.directions[direction])) continue;
        const back = [...maze.directions.keys()].find((d) => maze.neighbour(to, d) === cell);
        data.passages[cell] &= ~(1 << direction);
        data.passages[to] &= ~(1 << back);
        const first = Math.min(cell, to);
        assert.ok(
          refusal(data)?.endsWith(`those of cell ${first} do not`),
          `${maze.code}: ${refusal(data)}`,
        );
      }
    }
  }
});

test('what is refused names its cell', () => {
  const maze = mw.generate({ algorithm: 'wilson', width: 6, height: 5, seed: 2 });
  const plain = () => ({ ...structuredClone({ ...maze }), code: null });
  for (const cell of maze.passages.keys()) {
    const closed = plain();
    closed.passages[cell] = 0;
    const first = [...maze.passages.keys()].find(
      (one) =>
        one !== cell &&
        [0, 1, 2, 3].some((d) => maze.isOpen(one, d) && maze.neighbour(one, d) === cell),
    );
    assert.match(refusal(closed), new RegExp(`^passages: .*those of cell ${first} do not$`));
    const beyond = plain();
    beyond.passages[cell] |= 16;
    assert.match(refusal(beyond), new RegExp(`^passages: .*those of cell ${cell} do not$`));
    const arrow = { ...plain(), oneWays: new Uint8Array(30) };
    arrow.oneWays[cell] = 16;
    assert.match(refusal(arrow), new RegExp(`^oneWays: .*those of cell ${cell} are not$`));
    const mask = new Uint8Array(30).fill(1);
    mask[cell] = 0;
    const kinds = new Uint8Array(30).fill(3);
    const masked = refusal({ ...plain(), mask, kinds, dungeon: false });
    assert.match(masked, new RegExp(`^kinds: .*that of cell ${cell} is not$`));
  }
});

test('typed arrays are called by their type', () => {
  const types = [
    Float64Array,
    Int8Array,
    Uint16Array,
    Int32Array,
    BigInt64Array,
    Uint8ClampedArray,
  ];
  for (const Type of types) {
    const said = refusal({ ...strip, passages: new Type(3) });
    const article = Type.name.startsWith('Int') ? 'an' : 'a';
    assert.ok(said.endsWith(`must be a Uint8Array; got ${article} ${Type.name}`), said);
  }
  assert.match(refusal({ ...strip, passages: { length: 3 } }), /got an object$/);
});

test('drawings of tiles say which shapes have them', () => {
  const hex = mw.generate({ algorithm: 'wilson', shape: 'hex', width: 5, height: 5, seed: 1 });
  for (const draw of [() => toTmj(hex), () => hex.tiles(), () => hex.text(), () => hex.blocks()]) {
    assert.throws(draw, (error) => {
      assert.equal(error.code, 'unsupported-shape');
      assert.match(
        error.message,
        /can exist only on shape .*'square'.*; this maze is of shape 'hex'$/,
      );
      assert.doesNotMatch(error.message, /needs tiles/);
      return true;
    });
  }
});
