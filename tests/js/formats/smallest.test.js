/** The least mazes of every shape, which may have no wall and nothing else to draw, in every file. About 3 s. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formats, pictureSize } from 'mazewright/formats';
import { MazeError, mw } from '../support/load.js';
import { groundName, grounds, plainRow, someGrounds } from '../support/shapes.js';

/** All that is drawn; numbers and a way, but no walls, floor or marks; nothing. */
const choices = [
  {},
  { floor: 'transparent', marks: 'never', contents: false, distances: true, solution: true },
  { floor: 'transparent', marks: 'never', contents: false },
];

/** A graph of more nodes than this is no least maze. */
const FEW = 2;

const algorithm = plainRow().id;

function* leastMazes() {
  for (const ground of someGrounds([...grounds({ sizes: [[1, 1]] })], 2)) {
    if (ground.refused || ground.nodes > FEW) continue;
    const maze = mw.generate({ algorithm, seed: 1, steps: true, ...ground.options });
    yield { name: groundName(ground), maze };
    const { code: _, ...data } = JSON.parse(JSON.stringify(maze));
    yield {
      name: `${groundName(ground)} without ends`,
      maze: mw.adopt({ ...data, start: null, end: null }),
    };
  }
}

/** The options of `choice` that a row has with a default of that type; a way only where there are ends. */
const optionsFor = ({ params }, choice, maze) =>
  Object.fromEntries(
    Object.entries(choice).filter(
      ([key, value]) =>
        params.some((param) => param.id === key && typeof param.default === typeof value) &&
        (key !== 'solution' || maze.start !== null),
    ),
  );

test('every file of the least mazes is made, or refused by name', async () => {
  for (const { name, maze } of leastMazes()) {
    for (const row of formats) {
      for (const choice of choices) {
        const options = optionsFor(row, choice, maze);
        try {
          const file = await row.write(maze, options);
          assert.ok(file.length > 0, `${row.id} of ${name} is empty`);
        } catch (error) {
          const message = `${row.id} of ${name} ${JSON.stringify(options)}: ${error.stack}`;
          assert.ok(error instanceof MazeError, message);
          assert.ok(['unsupported-shape', 'too-large'].includes(error.code), message);
          break;
        }
      }
    }
    for (const choice of choices) {
      const { width, height } = pictureSize(maze, choice);
      assert.ok(width > 0 && height > 0, name);
    }
  }
});
