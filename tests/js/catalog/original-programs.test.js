/** What each of the five original programs promises, as far as it can be said in one assertion. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seedOf } from '../support/cases.js';
import { assertPerfect } from '../support/checker.js';
import { mw } from '../support/load.js';
import { distancesFrom } from '../support/walk.js';

const SEEDS = 50;
const each = (options, look) => {
  for (let index = 0; index < SEEDS; index++)
    look(mw.generate({ ...options, seed: seedOf(index) }));
};
const isOpen = (maze, cell, direction) => maze.isOpen(cell, direction);

/** Whether all cells of the last row, or the last column, are one corridor. */
const lastRowOpen = (maze) => {
  const first = maze.cellCount - maze.width;
  return [...Array(maze.width - 1).keys()].every((x) => isOpen(maze, first + x, 'east'));
};
const lastColumnOpen = (maze) =>
  [...Array(maze.height - 1).keys()].every((y) => isOpen(maze, (y + 1) * maze.width - 1, 'south'));

test('original program 000: perfect, 2n²-1 open tiles, last row and column open', () => {
  for (const [algorithm, modes] of [
    ['binaryTree', ['standard', 'original']],
    ['sidewinder', ['original']],
  ]) {
    for (const mode of modes) {
      for (const size of [1, 2, 5, 12, 25]) {
        each({ algorithm, mode, width: size, height: size }, (maze) => {
          assertPerfect(maze);
          assert.equal(maze.tiles().data.filter(Boolean).length, 2 * size * size - 1);
          assert.ok(lastRowOpen(maze) && lastColumnOpen(maze), `${algorithm} ${mode} ${size}`);
        });
      }
    }
  }
});

test('original program 000: the open last column is an artefact the standard sidewinder has not', () => {
  let open = 0;
  each({ algorithm: 'sidewinder', width: 12, height: 12 }, (maze) => {
    assert.ok(lastRowOpen(maze));
    open += Number(lastColumnOpen(maze));
  });
  assert.ok(open < SEEDS / 2, `${open} of ${SEEDS}`);
});

test('original program 000: the binary tree’s two straight sides follow its bias', () => {
  const sides = { northWest: [0, 0], northEast: [0, 9], southWest: [9, 0], southEast: [9, 9] };
  for (const [bias, [row, column]] of Object.entries(sides)) {
    each({ algorithm: 'binaryTree', width: 10, height: 10, params: { bias } }, (maze) => {
      for (let i = 0; i < 9; i++) {
        assert.ok(isOpen(maze, 10 * row + i, 'east'), `${bias} row`);
        assert.ok(isOpen(maze, 10 * i + column, 'south'), `${bias} column`);
      }
    });
  }
});

test('original program 001: the exit is farther than the size, or the farthest there is', () => {
  for (const size of [1, 2, 3, 4, 5, 9, 21]) {
    each(
      { algorithm: 'prim', mode: 'original', width: size, height: size, exits: 'original' },
      (maze) => {
        const distances = distancesFrom(maze, 0);
        assert.equal(maze.start, 0);
        const way = distances[maze.end];
        assert.ok(way > size || way === Math.max(...distances), `size ${size}: ${way}`);
        const eligible = [...distances].filter((distance) => distance > size).length;
        if (eligible > maze.cellCount / 20) assert.ok(way > size);
      },
    );
  }
});

test('original program 001: exits are not always the same', () => {
  const ends = new Set();
  const options = { algorithm: 'prim', mode: 'original', width: 15, height: 15, exits: 'original' };
  each(options, (maze) => ends.add(maze.end));
  assert.ok(ends.size > SEEDS / 2, `${ends.size} ends`);
});

test('original program 001: equal costs are the degenerate board, so the range begins at 2', () => {
  const { params } = mw.catalog.generators.find(({ id }) => id === 'prim');
  const range = params.find(({ id }) => id === 'costRange');
  assert.equal(range.min, 2);
  assert.equal(range.default, 100);
});

test('original program 002: 60 by 60 is drawn in 60 rows of digits', () => {
  each({ algorithm: 'bspDungeon', mode: 'original', width: 60, height: 60 }, (maze) => {
    assert.match(maze.text({ style: 'digits' }), /^(?:[0134]{60}\n){60}$/);
  });
});

test('original program 003: 10 by 10 is 21 lines of 41 signs and exactly 99 passages', () => {
  each({ algorithm: 'recursiveBacktracker', width: 10, height: 10 }, (maze) => {
    assert.match(maze.text(), /^(?:[-+| ]{41}\n){21}$/);
    assert.equal(maze.links().length / 2, 99);
  });
});

test('original program 004: 51 by 31 tiles are 749 open, 832 walls, and the border is closed', () => {
  each({ algorithm: 'recursiveBacktracker', mode: 'original', width: 25, height: 15 }, (maze) => {
    const { width, height, data } = maze.tiles();
    assert.deepEqual([width, height], [51, 31]);
    assert.equal(data.filter(Boolean).length, 749);
    assert.equal(maze.links().length / 2, 374);
    const lines = maze.text({ style: 'blocks' }).split('\n');
    assert.equal(lines.length, 32);
    assert.equal(lines.at(-1), '');
    assert.equal(lines.join('').replace(/[^■]/g, '').length, 832);
    assert.equal(lines[0], '■'.repeat(51));
    assert.equal(lines[30], '■'.repeat(51));
    for (const line of lines.slice(0, 31)) assert.match(line, /^■.*■$/);
  });
});

test('original program 004: a maze of 4,001 by 4,001 tiles needs no deep call stack', () => {
  for (const mode of ['standard', 'original']) {
    const options = { algorithm: 'recursiveBacktracker', mode, width: 2000, height: 2000 };
    const maze = mw.generate({ ...options, seed: 1 });
    assert.equal(maze.links().length / 2, 2000 * 2000 - 1);
  }
});
