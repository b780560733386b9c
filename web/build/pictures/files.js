/** What becomes of files of mazes, for the READMEs: a map in a level editor, and a printed model. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMazewright } from 'mazewright/dungeons';
import { PNG } from 'pngjs';
import { root } from '../util/shell.js';
import { levelPicture } from './level.js';
import { modelPicture } from './model.js';

/** Nothing is clear in these pictures, and they have few colours, which filters only hide from deflate. */
const OPAQUE = /** @type {const} */ ({ colorType: 2, filterType: 0, deflateStrategy: 0 });

export async function drawFiles() {
  const mw = await createMazewright();
  const draw = (/** @type {string} */ name, /** @type {PNG} */ picture) =>
    writeFileSync(join(root, 'web/docs/pictures', name), PNG.sync.write(picture, OPAQUE));
  const dungeon = mw.generate({
    algorithm: 'digger',
    width: 45,
    height: 35,
    seed: 'crypt',
    passes: [{ id: 'doors' }, { id: 'things' }],
  });
  draw('level.png', levelPicture(dungeon));
  const shape = /** @type {const} */ ({ id: 'hex', outline: 'hexagon' });
  const maze = mw.generate({ algorithm: 'wilson', shape, width: 13, height: 13, seed: 'print' });
  draw('model.png', await modelPicture(maze));
}
