/** Original program 003, run as it stands, against the ascii text and the blocks. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { mw } from '../support/load.js';

const folder = fileURLToPath(new URL('../../../../shared/seeds/', import.meta.url));
const file = existsSync(folder) && readdirSync(folder).find((name) => name.startsWith('003_'));
const skip = file ? false : 'the original programs are not beside this checkout';

/** The program of the text, from its first function on, without the call at its end. */
function loadProgram() {
  const text = readFileSync(`${folder}${file}`, 'utf8');
  const source = text.slice(text.indexOf('function maze('), text.indexOf('var mazeText'));
  const cubes = [];
  const quiet = { log() {} };
  const context = vm.createContext({ cube: (...cube) => cubes.push(...cube), console: quiet });
  vm.runInContext(source, context);
  return {
    maze: context.maze,
    conv2text: context.conv2text,
    cubesOf(mazeText) {
      cubes.length = 0;
      context.display(mazeText);
      return [...cubes];
    },
  };
}

/** Our passages in the program's form: x rows, y columns, horiz and verti. */
function boardOf(maze) {
  const rows = () => Array.from({ length: maze.height + 1 }, () => []);
  const board = { x: maze.height, y: maze.width, horiz: rows(), verti: rows() };
  const links = maze.links();
  for (let i = 0; i < links.length; i += 2) {
    const [a, b] = [Math.min(links[i], links[i + 1]), Math.max(links[i], links[i + 1])];
    const [{ x, y }, below] = [maze.positionOf(a), maze.positionOf(b)];
    (below.y === y ? board.horiz : board.verti)[y][x] = true;
  }
  return board;
}

test('its text and its cubes are ours', { skip }, () => {
  const program = loadProgram();
  let ran = 0;
  const mazes = mw.catalog.generators.filter(({ kind }) => kind !== 'dungeon');
  for (const { id, modes } of mazes) {
    for (const [width, height] of [
      [10, 10],
      [1, 1],
      [7, 3],
      [4, 12],
    ]) {
      for (let seed = 0; seed < 20; seed++) {
        const mode = modes[seed % modes.length];
        // Where the program opens its board, also for a generator that has ends of its own.
        const ends = { start: 0, end: width * height - 1 };
        const options = { algorithm: id, mode, width, height, seed, ...ends };
        if (mw.check(options)) continue;
        const maze = mw.generate(options);
        ran++;
        const text = program.conv2text(boardOf(maze));
        assert.equal(maze.text({ style: 'ascii' }), text);
        assert.deepEqual([...maze.blocks({ spread: 2 })], program.cubesOf(text));
      }
    }
  }
  assert.ok(ran > 60 * mazes.length, `${ran} mazes`);
});

test('its own mazes come through parse', { skip }, () => {
  const program = loadProgram();
  for (let index = 0; index < 30; index++) {
    const text = program.conv2text(program.maze(1 + (index % 7), 1 + (index % 5)));
    const maze = mw.parse(text);
    assert.equal(maze.text(), text);
    assert.ok(maze.stats().perfect);
    assert.deepEqual([maze.start, maze.end], [0, maze.cellCount - 1]);
  }
});
