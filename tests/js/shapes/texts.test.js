/** Text in every style, and back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finishedRows, mazes, nameOf, rowModes, Tally } from '../support/cases.js';
import { assertSameMaze } from '../support/checker.js';
import { asciiText, blocksText, digitsText } from '../support/drawing.js';
import { growMask } from '../support/grid.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';

const rows = finishedRows();

test('ascii, blocks and digits are the layouts of the original programs', (t) => {
  const tally = new Tally();
  for (const { options, maze } of mazes({ rows, seeds: 3 }, tally)) {
    const name = nameOf(options);
    const ascii = maze.text({ style: 'ascii' });
    const digits = maze.text({ style: 'digits' });
    assert.equal(
      withoutLetters(maze, mapOf(maze, ascii)),
      withoutLetters(maze, asciiText(maze)),
      name,
    );
    assert.equal(maze.text({ style: 'blocks' }), blocksText(maze), name);
    assert.equal(maze.text({ style: 'solid' }), blocksText(maze).replaceAll('■', '██'), name);
    assert.equal(digits, digitsText(maze), name);
    assert.equal(maze.text(), ascii, name);
    assert.equal(maze.export('text', { style: 'digits' }), digits, name);
  }
  tally.report(t);
});

/** A text without the lines below the map of a dungeon, which say what its characters do not. */
const mapOf = ({ dungeon }, text) => (dungeon ? text.replace(/\n\n.*/s, '\n') : text);

/** On a corridor the exits have letters of their own, so that `parse` can give its kind back. */
function withoutLetters(maze, text) {
  if (maze.kinds === null || maze.start === null) return text;
  const signs = [...text];
  for (const cell of new Set([maze.start, maze.end])) {
    const at = cell + Math.floor(cell / maze.width);
    assert.match(signs[at], maze.kinds[cell] === 1 ? /[SEB]/ : /[A-Za-z]/);
    if (maze.kinds[cell] !== 1) signs[at] = '?';
  }
  return signs.join('');
}

test('unicode is the same picture in lines', (t) => {
  const tally = new Tally();
  for (const { row, options, maze } of mazes({ rows, seeds: 2 }, tally)) {
    const lines = maze.text({ style: 'unicode' }).split('\n');
    const ascii = mapOf(maze, maze.text({ style: 'ascii' })).split('\n');
    assert.equal(lines.length, ascii.length, nameOf(options));
    assert.equal(lines.at(-1), '');
    for (const [index, line] of lines.entries()) {
      assert.equal([...line].length, ascii[index].length, nameOf(options));
      if (row.kind === 'dungeon') continue;
      const signs = [...line];
      for (let at = 0; at < ascii[index].length; at++) {
        const wanted = ascii[index][at];
        if (wanted === '+') continue;
        const isSolid = signs[at] >= '─' && signs[at] <= '╿';
        const isWall = wanted === '-' || wanted === '|';
        if (isSolid !== isWall) assert.fail(`${nameOf(options)} ${line} at ${at}`);
      }
    }
  }
  tally.report(t);
});

test('a corner of the unicode text joins exactly the walls around it', () => {
  const arms = { up: '╵│┘└┤├┴┼', down: '╷│┐┌┤├┬┼', left: '╴─┘┐┤┴┬┼', right: '╶─└┌├┴┬┼' };
  const maze = mw.generate({ algorithm: 'prim', width: 12, height: 9, seed: 4, exits: 'none' });
  const lines = maze
    .text({ style: 'unicode' })
    .split('\n')
    .map((line) => [...line]);
  const ascii = maze.text({ style: 'ascii' }).split('\n');
  for (let j = 0; j <= 18; j += 2) {
    for (let k = 0; k <= 48; k += 4) {
      const around = {
        up: ascii[j - 1]?.[k] === '|',
        down: ascii[j + 1]?.[k] === '|',
        left: ascii[j][k - 1] === '-',
        right: ascii[j][k + 1] === '-',
      };
      for (const [side, is] of Object.entries(around)) {
        assert.equal(arms[side].includes(lines[j][k]), is, `${lines[j][k]} at ${j}, ${k} ${side}`);
      }
    }
  }
});

test('parse undoes ascii', (t) => {
  const tally = new Tally();
  for (const { options, maze } of mazes({ rows, seeds: 4 }, tally)) {
    const parsed = mw.parse(maze.text({ style: 'ascii' }));
    assertSameMaze(parsed, maze, nameOf(options));
    assert.equal(parsed.width, maze.width);
    assert.equal(parsed.height, maze.height);
    assert.deepEqual([parsed.algorithm, parsed.seed, parsed.code], [null, null, null]);
    assert.equal(parsed.text(), maze.text(), nameOf(options));
  }
  tally.report(t);
});

test('ascii and parse keep masks', () => {
  const random = new Random(11n);
  for (const { row, mode } of rowModes().filter(({ row }) => row.masks)) {
    for (let index = 0; index < 60; index++) {
      const [width, height] = [1 + random.below(9), 1 + random.below(9)];
      const mask = growMask(width, height, 1 + random.below(width * height), random);
      const exits = random.pick(['none', 'corners', 'farthest', 'border', 'original']);
      const size = { width, height, seed: index, mask };
      const maze = mw.generate({ algorithm: row.id, mode, exits, ...size });
      assert.equal(maze.text({ style: 'ascii' }), asciiText(maze));
      const parsed = mw.parse(maze.text({ style: 'ascii' }));
      assertSameMaze(parsed, maze, maze.text());
      assert.deepEqual(parsed.mask ?? new Uint8Array(mask.length).fill(1), mask);
    }
  }
});

test('exits anywhere survive the text', () => {
  for (let start = 0; start < 20; start++) {
    for (let end = 0; end < 20; end++) {
      const make = { algorithm: 'prim', width: 5, height: 4, seed: 3, start, end };
      const maze = mw.generate(make);
      assert.deepEqual([maze.start, maze.end], [start, end]);
      assert.equal(maze.text(), asciiText(maze));
      assertSameMaze(mw.parse(maze.text()), maze, `${start} to ${end}`);
    }
  }
});
