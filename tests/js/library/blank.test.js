/** Mazes without an algorithm, to begin from. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';
import { assertRefused, forEachValue } from '../support/quiet.js';
import { groundName, grounds, plainRow, someGrounds } from '../support/shapes.js';

const size = { width: 8, height: 6 };

/** Every pair of cell and direction with a neighbour. */
function* sides(maze) {
  for (let cell = 0; cell < maze.cellCount; cell++) {
    for (const direction of maze.directions) {
      const to = maze.neighbour(cell, direction);
      if (to !== null) yield { cell, direction, to };
    }
  }
}

/** A mask that keeps about two thirds of the cells, in several components. */
const holes = ({ cellCount }) => Uint8Array.from({ length: cellCount }, (_, i) => +(i % 3 !== 1));

test('a blank maze has the cells, the start and the end of a generated one, and no passage or all', () => {
  let count = 0;
  for (const { options, refused } of someGrounds([...grounds()])) {
    if (refused) continue;
    const whole = mw.blank(options);
    for (const mask of [null, holes(whole)]) {
      const name = `${groundName({ options })} ${mask === null ? '' : 'with a mask'}`;
      const given = { ...options, mask };
      const like = mw.generate({ ...given, algorithm: plainRow().id, seed: 1, parts: 'each' });
      for (const open of [false, true]) {
        const maze = mw.blank({ ...given, open });
        for (const key of ['shape', 'width', 'height', 'levels', 'cellCount', 'start', 'end']) {
          assert.equal(maze[key], like[key], `${name}: ${key}`);
        }
        for (const key of ['shapeParams', 'graph', 'directions', 'mask']) {
          assert.deepEqual(maze[key], like[key], `${name}: ${key}`);
        }
        for (const key of ['code', 'seed', 'algorithm', 'passes', 'params', 'steps', 'kinds']) {
          assert.equal(maze[key], null, `${name}: ${key}`);
        }
        const neighbours = [...sides(maze)];
        assert.deepEqual(neighbours, [...sides(like)], name);
        const opened = neighbours.filter(({ cell, direction }) => maze.isOpen(cell, direction));
        if (!open) assert.equal(opened.length, 0, name);
        else assert.equal(maze.stats().components, like.stats().components, name);
        assert.deepEqual(mw.adopt(JSON.parse(JSON.stringify(maze))), maze, name);
        count++;
      }
    }
  }
  assert.ok(count > 100);
});

test('what an open field keeps closed would cross', () => {
  for (const { options, refused } of someGrounds([...grounds({ sizes: [[5, 5]] })], 1)) {
    if (refused) continue;
    const maze = mw.blank({ ...options, open: true });
    for (const { cell, direction } of sides(maze)) {
      if (maze.isOpen(cell, direction)) continue;
      const edits = [{ cell, direction, open: true }];
      assert.throws(() => mw.edit(maze, edits), /must not cross/, `${maze.shape} ${cell}`);
    }
  }
});

test('blank mazes are edited, solved, changed by passes, drawn and played on', () => {
  const walls = mw.blank(size);
  assert.equal(walls.solve().path.length, 0);
  const row = Array.from({ length: 7 }, (_, cell) => ({ cell, direction: 'east', open: true }));
  const edited = mw.edit(walls, row);
  assert.deepEqual(Array.from(edited.solve({ to: 7 }).path), [0, 1, 2, 3, 4, 5, 6, 7]);
  assert.equal(walls.lines().length / 4, 8 * 7 + 9 * 6);

  const field = mw.blank({ ...size, open: true, start: 9, end: { x: 6, y: 4 } });
  assert.equal(field.solve().length, field.cellDistance(9, { x: 6, y: 4 }));
  assert.equal(field.lines().length / 4, 2 * (8 + 6));
  assert.ok(field.svg().startsWith('<svg'));
  assert.equal(mw.parse(field.text({ style: 'ascii' })).stats().links, field.stats().links);
  for (const maze of [walls, edited, field]) {
    assert.equal(mw.apply(maze, [{ id: 'repair' }], 1).stats().perfect, true);
  }
  const game = mw.game(field);
  while (!game.done) game.move(game.hint());
  assert.equal(game.score(), 1);
  assert.equal(mw.game(JSON.parse(JSON.stringify(game))).moves, game.moves);
});

test('options of blank', () => {
  const refuse = (call, values, field, code = 'invalid-option') =>
    forEachValue(values, (value, name) => {
      assertRefused(() => call(value), code, field, `${field} = ${name}`);
    });
  const make = (change) => mw.blank({ ...size, ...change });
  refuse((open) => make({ open }), [0, 1, 'true', null, {}, []], 'open');
  const generating = {
    ...{ algorithm: plainRow().id, params: {}, seed: 1, mode: 'standard', parts: 'each' },
    ...{ exits: 'corners', passes: [], steps: false, wall: 1, unknownOptions: null, graph: {} },
  };
  for (const [key, value] of Object.entries(generating)) {
    refuse((given) => make({ [key]: given }), [value], key);
  }
  refuse((width) => make({ width }), [0, -1, 1.5, '5', Number.NaN, null], 'width', 'invalid-size');
  refuse((height) => mw.blank({ width: 5, height }), [undefined], 'height', 'invalid-size');
  refuse((shape) => make({ shape }), ['cubes', 5, null], 'shape', 'unsupported-shape');
  refuse((wrap) => make({ shape: { id: 'square', wrap } }), ['x', 5], 'shape.wrap');
  refuse((maxCells) => make({ maxCells }), [0, 2 ** 28 + 1, 'x'], 'maxCells');
  assertRefused(() => make({ maxCells: 47 }), 'too-large', 'width', 'more cells');
  const masks = [new Uint8Array(47), new Uint8Array(48)];
  refuse((mask) => make({ mask }), masks, 'mask', 'invalid-mask');
  refuse((start) => make({ start }), [48, -1, '0'], 'start');
  refuse((end) => make({ end, mask: holes({ cellCount: 48 }) }), [1, 4], 'end');
  refuse((options) => mw.blank(options), [undefined, null, 5, 'square', []], 'options');
});
