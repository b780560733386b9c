/** The walks in a log: by them alone, the rules of the algorithm make the maze again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MARKS, OPERATIONS } from 'mazewright';
import { mw } from '../support/load.js';

const { walk, leave } = OPERATIONS;

/** A maze of every shape that the generator takes, and one with a mask. */
function recorded(algorithm, params = {}) {
  const { shapes } = mw.catalog.generators.find(({ id }) => id === algorithm);
  const rows = mw.catalog.shapes.filter(({ id, graph }) => shapes.includes(id) && !graph);
  const mask = Uint8Array.from({ length: 81 }, (_, i) => Number(i % 9 < 7 || i > 40));
  const options = rows.map(({ id, minLevels }) => ({ shape: id, levels: minLevels }));
  return [...options, { mask }].map((more, seed) =>
    mw.generate({ algorithm, width: 9, height: 9, seed, params, steps: true, ...more }),
  );
}

const directionTo = (maze, from, to) =>
  maze.directions.findIndex((name) => maze.neighbour(from, name) === to);

/** Opens the passage that a walk used. On some grids two directions lead to one cell. */
function open(passages, maze, from, to) {
  const direction = directionTo(maze, from, to);
  passages[from] |= 1 << direction;
  passages[to] |= 1 << maze.back(from, direction);
}

const linksOf = (maze, passages) =>
  Array.from(passages, (bits, cell) =>
    maze.directions
      .map((name, d) => ((bits >> d) & 1 ? maze.neighbour(cell, name) : null))
      .filter((to) => to !== null)
      .sort((a, b) => a - b),
  );

/** The cells that a log's walk enters, in order. @param {any} maze */
const entered = (maze) =>
  Array.from(
    maze.steps.filter((entry) => (entry & 63) === walk),
    (entry) => entry >>> 6,
  );

/** Where the first walk of Wilson ended: the first cell that is left once passages are open. */
function rootOf({ steps }) {
  const opened = steps.findIndex((entry) => (entry & 63) < OPERATIONS.fill);
  return steps.subarray(opened).find((entry) => (entry & 63) === leave) >>> 6;
}

test('the walk of Aldous-Broder visits neighbours, and its first entrances are the maze', () => {
  for (const maze of [...recorded('aldousBroder'), ...recorded('houston', { share: 1 })]) {
    const cells = entered(maze);
    const passages = new Uint8Array(maze.cellCount);
    const visited = new Set([cells[0]]);
    for (const [i, to] of cells.entries()) {
      if (i === 0) continue;
      const from = cells[i - 1];
      assert.notEqual(directionTo(maze, from, to), -1, `${maze.shape}: ${from} to ${to}`);
      if (!visited.has(to)) open(passages, maze, from, to);
      visited.add(to);
    }
    assert.deepEqual(linksOf(maze, passages), linksOf(maze, maze.passages), maze.shape);
  }
});

test('the walks of Wilson without their loops are the maze', () => {
  for (const maze of recorded('wilson')) {
    const passages = new Uint8Array(maze.cellCount);
    const tree = new Set([rootOf(maze)]);
    let path = [];
    for (const cell of entered(maze)) {
      const before = path.indexOf(cell);
      if (before >= 0) {
        path.length = before + 1;
        continue;
      }
      path.push(cell);
      const [last, next] = path.slice(-2);
      if (path.length > 1) assert.notEqual(directionTo(maze, last, next), -1, maze.shape);
      if (tree.has(cell)) {
        for (const [i, to] of path.entries()) {
          tree.add(to);
          if (i > 0) open(passages, maze, path[i - 1], to);
        }
        path = [];
      }
    }
    assert.deepEqual(linksOf(maze, passages), linksOf(maze, maze.passages), maze.shape);
  }
});

test('a film marks the walk without its loops, and nothing when it is over', () => {
  for (const algorithm of ['aldousBroder', 'wilson', 'houston']) {
    const maze = mw.generate({ algorithm, width: 12, height: 9, seed: 5, steps: true });
    const film = mw.film(maze);
    const path = [];
    for (let step = film.next(); step; step = film.next()) {
      if (step.operation === 'walk' && !path.includes(step.cell)) path.push(step.cell);
      if (step.operation === 'leave') assert.equal(path.pop(), step.cell);
      const marked = maze.passages.reduce((sum, _, cell) => sum + ((film.marks[cell] >> 3) & 1), 0);
      assert.equal(marked, path.length);
      for (const cell of path) assert.equal(film.marks[cell] & MARKS.walk, MARKS.walk);
      if (algorithm === 'wilson' && step.operation === 'carve') assert.ok(path.includes(step.cell));
    }
    assert.deepEqual(path, []);
    film.seek(0);
    assert.ok(film.marks.every((mark) => mark === 0));
  }
});
