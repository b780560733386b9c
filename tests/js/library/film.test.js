/** Films: at every position the planes are those of a log replayed from its beginning. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MARKS, OPERATIONS } from 'mazewright';
import { mazes, nameOf, Tally } from '../support/cases.js';
import { strangers } from '../support/hostile-values.js';
import { MazeError, mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { read } from '../support/sources.js';

/** The planes after the first steps of a log, by the definition in web/docs/steps.md. */
function planesAt(maze, steps, position, begin = {}) {
  const passages = begin.passages?.slice() ?? new Uint8Array(maze.cellCount);
  const kinds = maze.kinds && (begin.kinds?.slice() ?? new Uint8Array(maze.cellCount));
  const marks = new Uint8Array(maze.cellCount);
  for (const entry of steps.subarray(0, position)) {
    const [cell, code] = [entry >>> 6, entry & 63];
    if (code < 16) {
      const direction = code % 8;
      const sides = [
        [cell, direction],
        [maze.neighbour(cell, direction), maze.back(cell, direction)],
      ];
      for (const [side, bit] of sides) {
        if (code < 8) passages[side] |= 1 << bit;
        else passages[side] &= ~(1 << bit);
      }
    } else if (code < 24) kinds[cell] = code - 16;
    else if (code === 28) marks[cell] &= ~8;
    else marks[cell] |= { 24: 1, 25: 2, 26: 4, 27: 8, 29: 16 }[code];
  }
  return { passages, kinds, marks };
}

const planesOf = ({ passages, kinds, marks }) => ({ passages, kinds, marks });

const copyOf = (film) => structuredClone(planesOf(film));

function assertAt(film, steps, begin) {
  const expected = planesAt(film.maze, steps, film.position, begin);
  assert.deepEqual(planesOf(film), expected, `position ${film.position}`);
}

/** The cells at which two states differ. */
function differing(before, after) {
  const cells = new Set();
  for (const plane of ['passages', 'kinds', 'marks']) {
    before[plane]?.forEach((value, cell) => {
      if (value !== after[plane][cell]) cells.add(cell);
    });
  }
  return cells;
}

/** A maze of every shape, the graph's among them. */
function everyShape(algorithm) {
  const ring = [0, 1, 2, 3, 4, 5].map((node) => [node, (node + 1) % 6]);
  const edges = [...ring, [0, 3], [1, 4], [2, 5]];
  return mw.catalog.shapes.map(({ id, minLevels, graph }) => {
    const shape = graph ? { id, edges } : id;
    const size = graph ? {} : { width: 6, height: 6, levels: minLevels };
    return mw.generate({ algorithm, shape, ...size, seed: id, steps: true });
  });
}

test('web/docs/steps.md has the codes and marks that the package exports', () => {
  const table = read('web/docs/steps.md').matchAll(/^\| `(\w+)` *\| (\d+)[^|]*\| (-?\d*) *\|/gm);
  const rows = Array.from(table, ([, name, code, mark]) => ({ name, code, mark }));
  const column = (key, isIn) =>
    Object.fromEntries(rows.filter(isIn).map((row) => [row.name, Number(row[key])]));
  assert.deepEqual(
    column('code', () => true),
    { ...OPERATIONS },
  );
  // What is below 0 is removed.
  assert.deepEqual(
    column('mark', ({ mark }) => Number(mark) > 0),
    { ...MARKS },
  );
});

test('the last picture of a film is the maze, for every generator and mode', (t) => {
  const tally = new Tally();
  const sizes = [
    [1, 1],
    [20, 14],
    [40, 40],
  ];
  for (const { options } of mazes({ sizes, seeds: 4, exits: ['corners'] }, tally)) {
    const maze = mw.generate({ ...options, steps: true });
    const film = mw.film(maze);
    assert.equal(film.length, maze.steps.length);
    film.seek(film.length);
    assert.deepEqual(film.passages, maze.passages, nameOf(options));
    assert.deepEqual(film.kinds, maze.kinds, nameOf(options));
    film.seek(0);
    assertAt(film, maze.steps);
  }
  tally.report(t);
});

test('every position is the log replayed from its beginning, on every shape', () => {
  const random = new Random(31n);
  const [{ id }] = mw.catalog.generators.filter(
    ({ shapes }) => shapes.length === mw.catalog.shapes.length,
  );
  for (const maze of everyShape(id)) {
    const film = mw.film(maze);
    for (let turn = 0; turn < 20; turn++) {
      film.seek(random.below(film.length + 1));
      assertAt(film, maze.steps);
    }
  }
});

test('a step says what it changes, forward and back', () => {
  const names = Object.keys(OPERATIONS);
  const rows = mw.catalog.generators.filter(({ shapes }) => shapes.includes('square'));
  for (const { id } of rows) {
    const options = { algorithm: id, width: 30, height: 30, seed: 7, steps: true };
    const maze = mw.generate(options);
    const film = mw.film(maze);
    assert.equal(film.back(), null);
    for (let at = 0; at < Math.min(film.length, 300); at++) {
      const before = copyOf(film);
      const step = film.next();
      const after = copyOf(film);
      const [cell, code] = [maze.steps[at] >>> 6, maze.steps[at] & 63];
      const name = names.findLast((key) => OPERATIONS[key] <= code);
      assert.deepEqual([step.cell, step.operation], [cell, name]);
      const isPassage = code < 16 || code >= 32;
      assert.equal(step.direction, isPassage ? maze.directions[code % 8] : null);
      assert.equal(step.to, isPassage ? maze.neighbour(cell, code % 8) : null);
      assert.equal(step.kind, name === 'kind' ? code - 16 : null);
      assert.deepEqual(step.cells, isPassage ? [cell, step.to] : [cell]);
      assert.ok([...differing(before, after)].every((each) => step.cells.includes(each)));
      assert.deepEqual(film.step(at), step);
      assert.deepEqual(film.back(), step);
      assert.deepEqual(planesOf(film), before, `${id}: step ${at} undone`);
      film.next();
      assert.deepEqual(planesOf(film), after);
    }
    film.seek(film.length);
    assert.equal(film.next(), null);
    assert.equal(film.position, film.length);
  }
});

/** A log that changes few cells often: the walls of a square are torn down and built again. */
function longFilm(entries) {
  const random = new Random(77n);
  const maze = mw.parse(mw.generate({ algorithm: 'prim', width: 40, height: 40, seed: 1 }).text());
  const steps = new Uint32Array(entries);
  for (let at = 0; at < entries; at++) {
    const cell = 41 + random.below(38) + 40 * random.below(38);
    const code = random.pick([0, 0, 8, 24, 25, 26, 32]);
    steps[at] = (cell << 6) | (code < 16 || code === 32 ? code + random.below(4) : code);
  }
  return { maze: mw.adopt({ ...structuredClone(maze), steps }), steps };
}

test('over keyframes too, wherever it goes from wherever', () => {
  const { maze, steps } = longFilm(120_000);
  const film = mw.film(maze);
  const random = new Random(9n);
  const far = Array.from({ length: 40 }, () => random.below(film.length + 1));
  // At keyframes, which lie every 16384 steps, and one step away from them.
  const near = [0, 1, 16383, 16384, 16385, 65535, 65536, 98304, 119_999, 120_000];
  for (const position of [...far, ...near, ...near.toReversed(), ...far.toSorted()]) {
    const before = copyOf(film);
    const from = film.position;
    const cells = film.seek(position);
    assert.equal(film.position, position);
    assertAt(film, steps);
    assert.equal(cells === null, Math.abs(position - from) > 4096);
    if (cells === null) continue;
    assert.equal(new Set(cells).size, cells.length);
    assert.ok([...differing(before, film)].every((cell) => cells.includes(cell)));
  }
  for (const by of [1, -1, 4096, -4096, 1000]) {
    film.seek(60_000);
    const touched = new Set();
    const [first, end] = [Math.min(60_000, 60_000 + by), Math.max(60_000, 60_000 + by)];
    for (let at = first; at < end; at++) for (const cell of film.step(at).cells) touched.add(cell);
    assert.deepEqual(new Set(film.seek(60_000 + by)), touched);
  }
});

test('a solution’s film begins with the maze and marks what the solver does', () => {
  for (const algorithm of ['prim', 'bspDungeon']) {
    const maze = mw.generate({ algorithm, width: 40, height: 30, seed: 4 });
    for (const { id } of mw.catalog.solvers) {
      const solution = maze.solve({ solver: id, steps: true });
      const film = mw.film(maze, solution);
      assert.deepEqual(film.passages, maze.passages);
      film.seek(film.length);
      const cells = (mark) => [...film.marks.keys()].filter((cell) => film.marks[cell] & mark);
      assert.deepEqual(
        cells(MARKS.path),
        [...solution.path].sort((a, b) => a - b),
      );
      assert.equal(cells(MARKS.visit).length, solution.visited);
      assertAt(film, solution.steps, maze);
      assert.notEqual(film.passages, maze.passages);
    }
  }
});

test('the prologue opens every passage, for those that build walls', () => {
  const found = new Set();
  for (const { id, shapes } of mw.catalog.generators) {
    if (!shapes.includes('square')) continue;
    const maze = mw.generate({ algorithm: id, width: 30, height: 30, seed: 2, steps: true });
    const film = mw.film(maze);
    const { prologue } = film;
    if (prologue === 0) {
      const first = maze.steps.findIndex((entry) => (entry & 63) > 7);
      const all = maze.adjacency().length / 2;
      assert.ok(first !== all || film.step(first).direction === null, id);
      continue;
    }
    found.add(id);
    film.seek(prologue);
    const links = film.passages.reduce(
      (sum, bits) => sum + bits.toString(2).split('1').length - 1,
      0,
    );
    assert.equal(links, maze.adjacency().length, id);
    assert.ok(['fill', 'reject'].includes(film.next().operation), id);
  }
  assert.ok(found.size > 0);
});

test('what is no film is refused', () => {
  const maze = mw.generate({ algorithm: 'prim', width: 5, height: 5, seed: 1, steps: true });
  const refused = (call, field) => {
    try {
      call();
    } catch (error) {
      assert.ok(error instanceof MazeError, error.stack);
      return assert.equal(error.field, field, error.message);
    }
    return assert.fail(String(call));
  };
  const plain = mw.generate({ algorithm: 'prim', width: 5, height: 5, seed: 1 });
  refused(() => mw.film(plain), 'maze');
  refused(() => mw.film(plain, plain.solve()), 'solution');
  for (const value of strangers()) {
    refused(() => mw.film(value), 'maze');
    refused(() => mw.film(maze).seek(value), 'position');
    refused(() => mw.film(maze).step(value), 'index');
    if (value !== undefined) refused(() => mw.film(maze, value), 'solution');
  }
  refused(() => mw.film(maze).seek(maze.steps.length + 1), 'position');
  refused(() => mw.film(maze).step(maze.steps.length), 'index');
  const north = maze.directions.indexOf('north');
  // A direction out of the grid, a cell that is none, kinds in a maze without kinds, half a pair.
  for (const entry of [
    north,
    8 | north,
    32 | north,
    25 << 6,
    16,
    21,
    22,
    30,
    31,
    4,
    36,
    40,
    63,
    2 ** 32 - 1,
  ]) {
    const steps = Uint32Array.of(...maze.steps, entry);
    refused(() => mw.film(mw.adopt({ ...structuredClone(maze), steps })), 'steps');
    refused(() => mw.film(maze, { steps }), 'steps');
  }
});

test('a log is not checked again on its own maze, but on every other one', () => {
  const options = { algorithm: 'prim', width: 30, height: 20, steps: true };
  const [maze, other] = [
    mw.generate({ ...options, seed: 1 }),
    mw.generate({ ...options, width: 9, seed: 1 }),
  ];
  const solution = maze.solve({ steps: true });
  assert.equal(mw.film(maze).length, maze.steps.length);
  assert.equal(mw.film(maze, solution).length, solution.steps.length);
  const small = mw.adopt(structuredClone({ ...other }));
  assert.throws(() => mw.film(small, solution), { code: 'invalid-option', field: 'steps' });
  assert.throws(() => mw.film(other, { steps: maze.steps }), { field: 'steps' });
  assert.throws(() => mw.film(maze, { steps: Uint32Array.of(600 << 6) }), { field: 'steps' });
});
