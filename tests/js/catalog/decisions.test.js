/** Films of the algorithms that decide passage by passage: what they consider, reject and join. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';
import { groundName, grounds } from '../support/shapes.js';
import { Sets } from '../support/walk.js';

const SPANNING = ['kruskal', 'boruvka', 'reverseDelete', 'prim'];

/** Films of the four algorithms on a ground: the same costs, as they have the same seed. */
function* films() {
  for (const ground of grounds()) {
    if (ground.refused) continue;
    for (let seed = 0; seed < 2; seed++) {
      const params = { costRange: seed === 0 ? 100 : 2 };
      const made = (algorithm) => {
        const maze = mw.generate({ algorithm, ...ground.options, seed, params, steps: true });
        return { maze, film: mw.film(maze) };
      };
      const all = Object.fromEntries(SPANNING.map((id) => [id, made(id)]));
      yield { ...all, what: `${groundName(ground)} seed ${seed}` };
    }
  }
}

const nameOf = ({ cells }) => [...cells].sort((a, b) => a - b).join();

/** The edges that an algorithm considers, in order, with its decision. */
function decisions(film) {
  film.seek(film.prologue);
  const found = [];
  for (let step = film.next(); step; step = film.next()) {
    assert.ok(['carve', 'fill', 'reject'].includes(step.operation));
    found.push({ edge: nameOf(step), isRejected: step.operation === 'reject', step });
  }
  return found;
}

/** Plays with sets: a passage opens between two sets only, and is rejected within one. */
function assertJoins(film, cells, what) {
  const sets = new Sets(cells);
  for (const { isRejected, step } of decisions(film)) {
    assert.equal(sets.join(...step.cells), !isRejected, what);
  }
}

/** Whether a cell can be reached from another one by open passages. */
function isConnected(maze, passages, from, to) {
  const seen = new Set([from]);
  for (const cell of seen) {
    for (const direction of maze.directions.keys()) {
      if ((passages[cell] >> direction) & 1) seen.add(maze.neighbour(cell, direction));
    }
  }
  return seen.has(to);
}

test('Kruskal considers every passage once and opens those that join two sets', () => {
  let rejected = 0;
  for (const { kruskal, what } of films()) {
    const { maze, film } = kruskal;
    const all = decisions(film);
    // Of two passages that cross, one is ruled out before.
    if (maze.shape !== 'zeta') assert.equal(all.length, maze.adjacency().length / 2, what);
    assert.equal(new Set(all.map(({ edge }) => edge)).size, all.length, what);
    assertJoins(film, maze.cellCount, what);
    rejected += all.filter(({ isRejected }) => isRejected).length;
  }
  assert.ok(rejected > 100);
});

test('reverse-delete considers them in the other order, and keeps those that connect the maze', () => {
  for (const { kruskal, reverseDelete, what } of films()) {
    const { maze, film } = reverseDelete;
    if (film.prologue === 0) continue; // without loops it closes nothing
    const order = decisions(kruskal.film).map(({ edge }) => edge);
    const own = decisions(film);
    assert.deepEqual(own.map(({ edge }) => edge).reverse(), order, what);
    film.seek(film.prologue);
    for (const { isRejected, step } of own) {
      const passages = film.passages.slice();
      const [cell, to] = step.cells;
      const direction = maze.directions.indexOf(step.direction);
      passages[cell] &= ~(1 << direction);
      passages[to] &= ~(1 << maze.back(cell, direction));
      assert.equal(isConnected(maze, passages, cell, to), !isRejected, what);
      film.next();
    }
  }
});

test('Prim considers the cheapest passage that leads out of the maze, or led out before', () => {
  for (const { kruskal, prim, what } of films()) {
    const rank = new Map(decisions(kruskal.film).map(({ edge }, i) => [edge, i]));
    const { maze, film } = prim;
    const all = decisions(film);
    if (all.length === 0) continue;
    assertJoins(film, maze.cellCount, what);
    const edges = maze.adjacency();
    const tree = new Set([all[0].step.cell]);
    const considered = new Set();
    for (const { edge, isRejected, step } of all) {
      const [cell, to] = step.cells;
      assert.deepEqual([tree.has(cell), tree.has(to)], [true, isRejected], what);
      let cheapest = Number.POSITIVE_INFINITY;
      for (let i = 0; i < edges.length; i += 2) {
        const pair = nameOf({ cells: [edges[i], edges[i + 1]] });
        const isOut = tree.has(edges[i]) || tree.has(edges[i + 1]);
        if (considered.has(pair) || !isOut || !rank.has(pair)) continue;
        cheapest = Math.min(cheapest, rank.get(pair));
      }
      assert.equal(rank.get(edge), cheapest, what);
      considered.add(edge);
      tree.add(to);
    }
  }
});

test('Boruvka rejects what the component on the other side has opened', () => {
  let rejected = 0;
  for (const { boruvka, what } of films()) {
    const { maze, film } = boruvka;
    assertJoins(film, maze.cellCount, what);
    const all = decisions(film);
    const opened = new Set();
    for (const { edge, isRejected } of all) {
      assert.equal(opened.has(edge), isRejected, what);
      opened.add(edge);
      rejected += Number(isRejected);
    }
  }
  assert.ok(rejected > 50);
});
