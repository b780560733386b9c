/** Texts and tiles of storeys: each level as the maze of squares that it is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMazewright as createDungeons } from 'mazewright/dungeons';
import { mw } from '../support/load.js';

const tools = await createDungeons();
const STYLES = mw.catalog.exports.find(({ id }) => id === 'text').params[0].values;

/** A level of a maze in storeys as data of a maze of squares. */
function levelOf(maze, level) {
  const area = maze.width * maze.height;
  const part = (plane, bits = 0xff) =>
    plane?.slice(level * area, (level + 1) * area).map((byte) => byte & bits);
  const here = (cell) => cell !== null && Math.floor(cell / area) === level;
  const own = (cell) => (here(cell) ? cell - level * area : null);
  return mw.adopt({
    ...JSON.parse(JSON.stringify(mw.generate({ algorithm: 'prim', width: 1, height: 1, seed: 1 }))),
    ...{ code: null, algorithm: null, steps: null, passes: null },
    ...{ width: maze.width, height: maze.height, start: own(maze.start), end: own(maze.end) },
    passages: base64(part(maze.passages, 15)),
    oneWays: maze.oneWays && base64(part(maze.oneWays, 15)),
    mask: maze.mask && base64(part(maze.mask)),
    kinds: maze.kinds && base64(part(maze.kinds)),
  });
}

const base64 = (bytes) => Buffer.from(bytes).toString('base64');
const mazes = [
  { seed: 1 },
  { seed: 2, passes: [{ id: 'oneWay', share: 0.5 }] },
  { seed: 3, shape: { id: 'cube', outline: 'disc' } },
  { seed: 4, passes: [{ id: 'sparsify', rounds: 2 }] },
].map((options) =>
  mw.generate({ algorithm: 'wilson', shape: 'cube', width: 9, height: 7, levels: 3, ...options }),
);

test('a level is the text and the tiles of its squares; stairs are letters in the text', () => {
  for (const maze of mazes) {
    const stairs = [4, 5].map((bit) => (cell) => (maze.passages[cell] >> bit) & 1);
    for (let level = 0; level < 3; level++) {
      const flat = levelOf(maze, level);
      for (const style of STYLES) {
        const text = maze.text({ style, level });
        if (!['ascii', 'unicode'].includes(style)) {
          assert.equal(text, flat.text({ style }), style);
          continue;
        }
        const lines = text.split('\n').map((line) => [...line]);
        for (let cell = 0; cell < 63; cell++) {
          const [down, up] = stairs.map((has) => has(cell + 63 * level));
          const at = [2 * Math.floor(cell / 9) + 1, 4 * (cell % 9) + 2];
          if (/[SEB]/.test(lines[at[0]][at[1]])) continue;
          if (down + up > 0)
            assert.equal(lines[at[0]][at[1]], down + up > 1 ? 'x' : up ? 'u' : 'd');
          if (down + up > 0) lines[at[0]][at[1]] = ' ';
        }
        assert.equal(lines.map((line) => line.join('')).join('\n'), flat.text({ style }));
      }
      for (const options of [{}, { corridor: 2, wall: 3 }]) {
        assert.deepEqual(maze.tiles({ ...options, level }), flat.tiles(options));
      }
    }
    assert.deepEqual(maze.tiles(), maze.tiles({ level: 0 }));
  }
});

test('without a level a text has all of them, each below a line with its number', () => {
  for (const maze of mazes) {
    for (const style of STYLES) {
      const texts = [0, 1, 2].map((level) => `level ${level}\n${maze.text({ style, level })}`);
      assert.equal(maze.text({ style }), texts.join('\n'));
      assert.equal(maze.text({ style, level: -1 }), maze.text({ style }));
    }
  }
});

test('what text cannot give back is refused with the reason', () => {
  const [maze] = mazes;
  for (const text of [maze.text(), maze.text({ level: 1 })]) {
    assert.throws(() => mw.parse(text), {
      name: 'MazeError',
      field: 'text',
      message: /a maze with stairs, doors or things.*JSON\.stringify/,
    });
  }
  const stack = { shape: 'cube', width: 1, height: 1, levels: 1, seed: 1 };
  const one = mw.generate({ algorithm: 'prim', ...stack });
  assert.equal(mw.parse(one.text({ level: 0 })).text(), one.text({ level: 0 }));
});

test('layers and autotiles take levels, and numbers of layers do not collide', () => {
  const maze = tools.generate({
    algorithm: 'bspDungeon',
    shape: 'cube',
    width: 30,
    height: 24,
    levels: 2,
    seed: 3,
    passes: [{ id: 'stairs' }, { id: 'doors' }, { id: 'things', monsters: 0.1 }],
  });
  const area = 30 * 24;
  const seen = new Map();
  for (const level of [0, 1]) {
    const layers = maze.tiles({ layers: true, level });
    assert.deepEqual(layers.floor, maze.tiles({ level }));
    for (const [name, { data }] of Object.entries(layers)) {
      for (const number of data) {
        if (number !== 0) assert.equal(seen.get(number) ?? name, name, `${number}`);
        if (number !== 0) seen.set(number, name);
      }
    }
    const count = (list) => list.filter(({ cell }) => Math.floor(cell / area) === level).length;
    assert.equal(layers.doors.data.filter(Boolean).length, count(maze.doors));
    assert.equal(layers.things.data.filter(Boolean).length, count(maze.things));
    for (const options of [{}, { sides: 4 }, { index: true }]) {
      const all = maze.autotile(options);
      const own = maze.autotile({ ...options, level });
      assert.deepEqual(own, all.slice(level * area, (level + 1) * area));
    }
  }
  assert.deepEqual([...new Set(seen.values())].sort(), ['doors', 'floor', 'things', 'walls']);
});

test('levels that a maze does not have are refused', () => {
  const [maze] = mazes;
  const storeys = tools.adopt(JSON.parse(JSON.stringify(maze)));
  for (const call of [
    (level) => maze.text({ level }),
    (level) => maze.tiles({ level }),
    (level) => storeys.tiles({ level, layers: true }),
    (level) => storeys.autotile({ level }),
    (level) => mw.generate({ algorithm: 'prim', width: 3, height: 3, seed: 1 }).text({ level }),
  ]) {
    for (const level of [3, 0.5, '0', null]) {
      assert.throws(() => call(level), { name: 'MazeError', field: 'level' }, `${level}`);
    }
  }
  const hex = mw.generate({ algorithm: 'prim', shape: 'hex', width: 3, height: 3, seed: 1 });
  assert.throws(() => hex.tiles({ level: 0 }), { code: 'unsupported-shape' });
});
