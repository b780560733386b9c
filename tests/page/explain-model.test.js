import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neighbourTable } from 'mazewright/draw';
import { wholeLibrary } from '../../web/demo/state/library.js';
import { algorithmSteps } from '../../web/demo/views/watch/algorithm-steps.js';
import { createHoldings } from '../../web/demo/views/watch/holdings.js';
import { linesOf, PASS, runningLine } from '../../web/demo/views/watch/lines.js';
import { phasesOf } from '../../web/demo/views/watch/phase.js';
import { findQuestion, formsOf } from '../../web/demo/views/watch/questions/find.js';
import { shownRoles } from '../../web/demo/views/watch/shown-roles.js';
import { reelOf } from '../../web/demo/views/watch/subjects.js';
import { mw } from './support/maze.js';

/** @typedef {import('mazewright/dungeons').Film} Film */

await wholeLibrary();
const { generators, solvers } = mw.catalog;
const [WIDTH, HEIGHT] = [16, 12];

/** @param {object} options */
const generate = (options) =>
  mw.generate(
    /** @type {any} */ ({ width: WIDTH, height: HEIGHT, seed: 'page', steps: true, ...options }),
  );

/** A maze with dead ends and, for solvers that need them, loops. @param {number} [share] of dead ends that loops open */
const mazeOf = (share = 0) => {
  const passes = share > 0 ? [{ id: 'braid', share }] : [];
  return generate({ algorithm: generators[0].id, passes, steps: false });
};

/** @param {Film} film @param {import('../../web/demo/views/watch/holdings.js').Role} role */
function holder(film, role) {
  const holdings = createHoldings(film, neighbourTable(film.maze), [role]);
  return () => {
    holdings.update();
    return Array.from(film.passages, (_, cell) => cell).filter(
      (cell) => holdings.roleOf(cell) === role,
    );
  };
}

/** The cells of the only way between two cells, sorted. @param {any} maze @param {ArrayLike<number>} passages @param {number} from @param {number} to */
function wayBetween(maze, passages, from, to) {
  const before = new Map([[from, from]]);
  for (const [cell] of before) {
    for (const [direction] of maze.directions.entries()) {
      const next = maze.neighbour(cell, direction);
      if (next === null || ((passages[cell] >> direction) & 1) === 0 || before.has(next)) continue;
      before.set(next, cell);
    }
  }
  const cells = [to];
  while (cells[0] !== from) cells.unshift(Number(before.get(cells[0])));
  return cells.sort((a, b) => a - b);
}

const byShows = (/** @type {string} */ line) => (/** @type {any} */ row) =>
  linesOf(row.id).some(({ en }) => en.includes(line));

test('the stack is the way from the first cell to the newest one, in every mode', () => {
  const row = /** @type {any} */ (generators.find(byShows('stack = [a random cell]')));
  for (const mode of row.modes) {
    const film = mw.film(generate({ algorithm: row.id, mode }));
    const stackNow = holder(film, 'stack');
    const { cell: first } = film.step(mode === row.modes[0] ? 0 : film.length - 1);
    while (film.next() && film.position < film.length) {
      const { cell, to } = film.step(film.position - 1);
      // The other mode opens passages on the way back: the search stands where the passage begins.
      const newest = mode === row.modes[0] ? Number(to) : cell;
      assert.deepEqual(stackNow(), wayBetween(film.maze, film.maze.passages, first, newest), mode);
    }
  }
});

test('the queue is what the search visits next: reached, and not visited', () => {
  const maze = mazeOf(0.5);
  const row = /** @type {any} */ (solvers.find(byShows('queue = [the start]')));
  const film = mw.film(maze, maze.solve({ solver: row.id, steps: true }));
  const queueNow = holder(film, 'queue');
  const distances = maze.distances(Number(maze.start));
  while (film.next() && film.position < film.length) {
    const { operation } = film.step(film.position);
    if (operation !== 'visit') break;
    const queue = queueNow();
    const { cell } = film.step(film.position);
    assert.ok(queue.includes(cell));
    assert.equal(distances[cell], Math.min(...queue.map((each) => distances[each])));
  }
});

test('the way of a depth-first search is the path to the cell that it visits, also backwards', () => {
  const maze = mazeOf();
  const row = /** @type {any} */ (solvers.find(byShows('stack = [the start]')));
  const film = mw.film(maze, maze.solve({ solver: row.id, steps: true }));
  const wayNow = holder(film, 'way');
  const check = () => {
    const { operation, cell } = film.step(film.position - 1);
    if (operation !== 'visit') return;
    assert.deepEqual(wayNow(), wayBetween(maze, maze.passages, Number(maze.start), cell));
  };
  while (film.next() && film.position < film.length) check();
  while (film.back() && film.position > 0) check();
});

test('two searches from both ends keep their sides apart, also backwards', () => {
  const maze = mazeOf();
  const row = /** @type {any} */ (solvers.find(byShows('[the start] and [the goal]')));
  const film = mw.film(maze, maze.solve({ solver: row.id, steps: true }));
  const otherNow = holder(film, 'otherSide');
  const [start, end] = [Number(maze.start), Number(maze.end)];
  film.seek(film.length >> 1);
  const visited = Array.from(film.marks, (mark, cell) => (mark > 0 ? cell : -1));
  const other = otherNow();
  assert.ok(other.includes(end) && !other.includes(start));
  // In a maze without loops a search reaches only cells that are nearer to its end by its own cells.
  for (const cell of visited.filter((each) => each >= 0)) {
    const way = wayBetween(maze, maze.passages, other.includes(cell) ? end : start, cell);
    for (const each of way) assert.equal(other.includes(each), other.includes(cell));
  }
  film.seek(film.length - 1);
  otherNow();
  film.seek(film.length >> 1);
  assert.deepEqual(otherNow(), other);
});

test('the region of a division is a rectangle that its wall divides', () => {
  const [row] = generators.filter(byShows('draw a line across'));
  const film = mw.film(generate({ algorithm: row.id }));
  const regionNow = holder(film, 'region');
  film.seek(film.prologue + 1);
  assert.equal(regionNow().length, WIDTH * HEIGHT);
  while (film.next() && film.position < film.length) {
    const region = regionNow();
    const { cells } = film.step(film.position - 1);
    const xs = region.map((cell) => cell % WIDTH);
    const ys = region.map((cell) => Math.floor(cell / WIDTH));
    const [width, height] = [xs, ys].map((all) => Math.max(...all) - Math.min(...all) + 1);
    assert.equal(region.length, width * height);
    for (const cell of cells) assert.ok(region.includes(cell));
  }
});

test('large mazes show of what is held only what is in the marks of the film', () => {
  const large = mw.generate({ algorithm: generators[0].id, width: 100, height: 100, seed: 1 });
  const inMarks = ['walk', 'cut', 'visited', 'filled', 'discarded'];
  for (const { id } of [...generators, ...solvers]) {
    for (const role of shownRoles(id, large, true))
      assert.ok(inMarks.includes(role), `${id} ${role}`);
  }
  const small = mazeOf();
  for (const { id } of solvers) assert.ok(shownRoles(id, small, true).length > 0, id);
});

test('steps of passes are marked as such', () => {
  const options = { algorithm: generators[0].id, passes: [{ id: 'braid', share: 1 }] };
  const maze = generate(options);
  const code = String(maze.code);
  const plain = generate({ ...options, passes: [] });
  const end = algorithmSteps(mw, maze, code);
  assert.equal(end, plain.steps?.length);
  const film = mw.film(maze);
  film.seek(end + 1);
  assert.deepEqual(phasesOf(film, end), ['pass']);
  film.seek(end);
  assert.ok(runningLine(linesOf(options.algorithm), phasesOf(film, end)) >= 0);
});

test('every moment marks a line on every shape, and with passes that change the grid', () => {
  const added = mw.catalog.passes.filter(({ id }) => ['weave', 'rooms', 'symmetry'].includes(id));
  /** Small mazes of an algorithm. @param {string} algorithm */
  function* variants(algorithm) {
    for (const { id: shape } of mw.catalog.shapes) yield { algorithm, shape, passes: [] };
    for (const { id } of added) yield { algorithm, passes: [{ id }] };
  }
  for (const { id, kind } of generators) {
    const size = kind === 'dungeon' ? { width: 30, height: 24 } : { width: 9, height: 8 };
    for (const variant of variants(id)) {
      const options = /** @type {any} */ ({ ...size, ...variant, seed: 3, steps: true });
      if (mw.check(options)) continue;
      const maze = mw.generate(options);
      const film = mw.film(maze);
      const end = algorithmSteps(mw, maze, String(maze.code));
      const pass = { phases: [PASS], indent: 0, en: '', ko: '' };
      const lines = [...linesOf(id), ...(maze.passes?.length ? [pass] : [])];
      do {
        const phases = phasesOf(film, end);
        assert.ok(runningLine(lines, phases) >= 0, `${JSON.stringify(variant)}: ${phases}`);
      } while (film.next());
    }
  }
});

/** Films of all rows, as the page explains them. */
function* reels() {
  for (const row of generators) {
    const maze = generate({
      algorithm: row.id,
      ...(row.kind === 'dungeon' && { width: 32, height: 24 }),
    });
    const again = () => mw.film(maze);
    yield { row, reel: reelOf(again(), false, { id: row.id, end: again().length, again }) };
  }
  const maze = mazeOf(0.4);
  for (const row of solvers) {
    const solution = maze.solve({ solver: row.id, steps: true });
    const again = () => mw.film(maze, solution);
    yield { row, reel: reelOf(again(), true, { id: row.id, end: again().length, again }) };
  }
}

test('every algorithm and solver can be asked about, and the next step is the right answer', () => {
  for (const { row, reel } of reels()) {
    const forms = formsOf(row);
    assert.ok(forms.length > 0, row.id);
    const asked = new Map();
    for (let i = 0; i < 3 * forms.length; i += 1) {
      const found = findQuestion(reel, row, asked);
      if (!found) break;
      const { at, form, question } = found;
      asked.set(form, (asked.get(form) ?? 0) + 1);
      const { film } = reel;
      const answers = question.answers.map(({ cell }) => cell).filter((cell) => cell !== undefined);
      assert.equal(new Set(answers).size, answers.length);
      const right = question.answers[question.right];
      if (right.cell !== undefined) {
        let next = at;
        while (film.step(next).operation === 'leave') next += 1;
        assert.ok(film.step(next).cells.includes(right.cell), `${row.id} ${form}`);
        // A wrong answer may be a cell of the maze that the next step begins at.
        const before = /** @type {any} */ (reel.explained).again();
        before.seek(at);
        for (const cell of answers) {
          const isNext = film.step(next).cells.includes(cell) && cell !== right.cell;
          assert.ok(
            !isNext || (!reel.isSearch && before.passages[cell] !== 0),
            `${row.id} ${form}`,
          );
        }
      }
      if (form === 'passage') {
        const changes = film.step(at).operation !== 'reject';
        assert.equal(question.right, changes ? 0 : 1, row.id);
      }
      film.seek(at + 1);
    }
    assert.ok(asked.size > 0, row.id);
    // Nothing is asked that no film shows.
    const missing = forms.filter((form) => !asked.has(form));
    assert.deepEqual(missing, [], row.id);
  }
});
