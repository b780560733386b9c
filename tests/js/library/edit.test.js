import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMazewright, MazeError } from 'mazewright';

const mw = await createMazewright();
const { generators, shapes } = mw.catalog;
const perfect = /** @type {any} */ (generators.find((row) => row.perfect && row.masks));
const size = { width: 8, height: 8, seed: 3 };

/** A maze on a shape; the side of a graph is its own. @param {any} shape */
const mazeOn = ({ id, graph }) => {
  const edges = [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
    [0, 2],
  ];
  return mw.generate({ algorithm: perfect.id, ...size, shape: graph ? { id, edges } : id });
};

/** Every pair of cell and direction with a neighbour. @param {any} maze */
function* sides(maze) {
  for (let cell = 0; cell < maze.cellCount; cell += 1) {
    for (let direction = 0; direction < maze.directions.length; direction += 1) {
      const to = maze.neighbour(cell, direction);
      if (to !== null) yield { cell, direction, to };
    }
  }
}

/** @param {() => unknown} call @param {string} field */
function refuses(call, field) {
  assert.throws(call, (error) => {
    assert.ok(error instanceof MazeError);
    assert.equal(error.field, field);
    assert.match(error.message, new RegExp(`^${field.replaceAll('.', '\\.')} `));
    return true;
  });
}

for (const shape of shapes) {
  test(`each passage can be closed and opened again on ${shape.id}`, () => {
    const maze = mazeOn(shape);
    const bytes = maze.passages.slice();
    const links = maze.links().length / 2;
    for (const { cell, direction, to } of sides(maze)) {
      if (!maze.isOpen(cell, direction)) continue;
      const closed = mw.edit(maze, [{ cell, direction, open: false }]);
      assert.equal(closed.links().length / 2, links - 1);
      assert.equal(closed.isOpen(cell, direction), false);
      assert.equal(closed.stats().components, 2, `${cell} - ${to} was a bridge of the tree`);
      assert.notEqual(closed.code, maze.code);
      const back = maze.directions[/** @type {number} */ (maze.back(cell, direction))];
      const opened = mw.edit(closed, [{ cell: to, direction: back, open: true }]);
      assert.deepEqual(opened.passages, maze.passages);
      assert.equal(opened.code, maze.code);
    }
    assert.deepEqual(maze.passages, bytes, 'the maze itself stays');
  });

  test(`an opened wall makes one loop, a crossing is refused on ${shape.id}`, () => {
    const maze = mazeOn(shape);
    for (const { cell, direction } of sides(maze)) {
      if (maze.isOpen(cell, direction)) continue;
      try {
        assert.equal(mw.edit(maze, [{ cell, direction, open: true }]).stats().loops, 1);
      } catch (error) {
        assert.ok(error instanceof MazeError, String(error));
        assert.match(error.message, /must not cross/);
      }
    }
  });
}

test('edits that change nothing keep code, seed and steps; all others give another code, and more steps', () => {
  const maze = mw.generate({ algorithm: perfect.id, ...size, steps: true });
  const [{ cell, direction }] = sides(maze);
  const open = maze.isOpen(cell, direction);
  for (const edits of [
    [],
    [{ cell, direction, open }],
    [
      { cell, direction, open: !open },
      { cell, direction, open },
    ],
  ]) {
    const same = mw.edit(maze, edits);
    assert.deepEqual([same.code, same.seed, same.steps], [maze.code, maze.seed, maze.steps]);
  }
  const other = mw.edit(maze, [{ cell, direction, open: !open }]);
  assert.notEqual(other.code, maze.code);
  assert.deepEqual([other.seed, other.algorithm], [maze.seed, maze.algorithm]);
  assert.deepEqual([other.start, other.end], [maze.start, maze.end]);
  // The film of the edited maze: that of the algorithm, then the edits. A repeated edit is none.
  const all = Array.from(sides(maze), (side, i) => ({ ...side, open: i % 3 === 0 }));
  const edits = all.map(({ to, ...edit }) => edit);
  const edited = mw.edit(maze, [...edits, ...edits]);
  const { length } = /** @type {Uint32Array} */ (maze.steps);
  assert.deepEqual(edited.steps?.subarray(0, length), maze.steps);
  const film = mw.film(edited);
  film.seek(length);
  assert.deepEqual(film.passages, maze.passages);
  film.seek(film.length);
  assert.deepEqual(film.passages, edited.passages);
  assert.equal(mw.edit(mw.generate({ algorithm: perfect.id, ...size }), edits).steps, null);
});

test('what an edited maze is: data that adopt takes, and edits of edits', () => {
  const maze = mazeOn(shapes[0]);
  const all = Array.from(sides(maze), ({ cell, direction }) => ({ cell, direction, open: true }));
  const open = mw.edit(maze, all);
  assert.equal(open.stats().loops, open.adjacency().length / 2 - open.cellCount + 1);
  assert.deepEqual(mw.adopt(structuredClone(open)).passages, open.passages);
  const none = mw.edit(
    open,
    all.map((each) => ({ ...each, open: false })),
  );
  assert.equal(none.stats().components, maze.cellCount);
});

test('masked cells stay out', () => {
  const mask = Uint8Array.from({ length: 64 }, (_, cell) => Number(cell % 8 < 5));
  const maze = mw.generate({ algorithm: perfect.id, ...size, mask });
  const east = maze.directions.indexOf('east');
  refuses(() => mw.edit(maze, [{ cell: 4, direction: east, open: true }]), 'edits.0.direction');
  const thin = mw.generate({ algorithm: perfect.id, ...size, passes: [{ id: 'sparsify' }] });
  const rock = /** @type {Uint8Array} */ (thin.kinds).indexOf(0);
  const direction = thin.directions.findIndex((name) => thin.neighbour(rock, name) !== null);
  if (direction >= 0) {
    refuses(() => mw.edit(thin, [{ cell: rock, direction, open: true }]), 'edits.0.cell');
  }
});

test('wrong edits are refused by their place', () => {
  const maze = mazeOn(shapes[0]);
  const good = { cell: 9, direction: 'east', open: true };
  const edit = (/** @type {any} */ edits) => () => mw.edit(maze, edits);
  refuses(edit(null), 'edits');
  refuses(edit([null]), 'edits.0');
  refuses(edit([good, { ...good, cell: 64 }]), 'edits.1.cell');
  refuses(edit([{ ...good, cell: 0, direction: 'north' }]), 'edits.0.direction');
  refuses(edit([{ ...good, direction: 'up' }]), 'edits.0.direction');
  refuses(edit([{ ...good, direction: 9 }]), 'edits.0.direction');
  refuses(edit([{ ...good, open: 1 }]), 'edits.0.open');
  assert.throws(edit([{ ...good, wall: 1 }]), MazeError);
  refuses(() => mw.edit(/** @type {any} */ ({}), [good]), 'maze');
  const dungeon = /** @type {any} */ (generators.find(({ kind }) => kind === 'dungeon'));
  const rooms = mw.generate({ algorithm: dungeon.id, width: 30, height: 30, seed: 1 });
  refuses(() => mw.edit(/** @type {any} */ (rooms), [good]), 'maze');
});
