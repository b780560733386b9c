/** Where a maze lies in its picture: the pixels of cells, with and without the rock at the edges. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pictureSize, toPng, toSvg } from 'mazewright/formats';
import { readStill } from '../support/apng.js';
import { mw } from '../support/load.js';
import { segmentsOfPath } from '../support/plane.js';
import { seeds } from '../support/seeds.js';

const FLOOR = '#12ab56';
const look = { floor: FLOOR, background: '#ffffff', contents: false, marks: 'never', stroke: 1 };

/** Mazes that leave cells out at their edges. */
function* mazes() {
  for (let seed = 0; seed < seeds(60, 4); seed++) {
    yield mw.generate({ algorithm: 'caves', width: 30, height: 20, seed });
    yield mw.generate({ algorithm: 'digger', width: 40, height: 25, seed });
    const shape = { id: ['square', 'hex', 'triangle'][seed % 3], outline: 'disc' };
    yield mw.generate({ algorithm: 'wilson', width: 12, height: 9, seed, shape });
  }
}

const isOpen = ({ kinds, mask }, cell) => kinds?.[cell] !== 0 && mask?.[cell] !== 0;

test('the middle of a cell is where pictureSize says', () => {
  for (const maze of mazes()) {
    for (const options of [{ cell: 9 }, { cell: 14, crop: false }, { cell: 8, inset: 0.2 }]) {
      const all = { ...look, ...options };
      const { width, height, x, y } = pictureSize(maze, all);
      const png = readStill(toPng(maze, all));
      assert.deepEqual([png.width, png.height], [width, height], maze.code);
      let open = 0;
      for (let cell = 0; cell < maze.cellCount; cell++) {
        const middle = maze.centre(cell);
        const column = Math.floor(x + options.cell * middle.x);
        const row = Math.floor(y + options.cell * middle.y);
        const isInside = column >= 0 && row >= 0 && column < width && row < height;
        if (options.crop === false) assert.ok(isInside, `${maze.code}: cell ${cell}`);
        if (!isOpen(maze, cell)) continue;
        assert.ok(isInside, `${maze.code}: cell ${cell}`);
        const pixel = png.pixels.subarray(
          4 * (row * width + column),
          4 * (row * width + column) + 3,
        );
        assert.equal(
          Buffer.from(pixel).toString('hex'),
          FLOOR.slice(1),
          `${maze.code}: cell ${cell}`,
        );
        open++;
      }
      assert.ok(open > 0);
    }
  }
});

test('an SVG that is not cropped has the size of the grid', () => {
  const dungeon = mw.generate({ algorithm: 'scatteredRooms', width: 40, height: 30, seed: 1 });
  assert.match(toSvg(dungeon, { crop: false, cell: 10, stroke: 2 }), /width="402" height="302"/);
  assert.deepEqual(pictureSize(dungeon, { crop: false, cell: 10, stroke: 2 }), {
    width: 402,
    height: 302,
    x: 1,
    y: 1,
  });
  const whole = mw.generate({ algorithm: 'wilson', width: 6, height: 5, seed: 1 });
  assert.equal(pictureSize(whole).x, pictureSize(whole, { crop: false }).x);
  assert.throws(() => pictureSize(whole, { crop: 1 }), { code: 'invalid-option', field: 'crop' });
  assert.throws(() => pictureSize({}), { code: 'invalid-option', field: 'maze' });
});

test('hatching has its place on the grid, whether or not a picture is cropped', () => {
  for (let seed = 0; seed < seeds(30, 3); seed++) {
    const shape = ['square', 'hex'][seed % 2];
    const maze = mw.generate({ algorithm: 'caves', shape, width: 20, height: 15, seed });
    const [cropped, whole] = [true, false].map((crop) => {
      const svg = toSvg(maze, { style: 'hatched', cell: 20, crop });
      const [, data] = /class="hatching"[^>]* d="([^"]*)"/.exec(svg);
      return segmentsOfPath(data).map((line) => line.map(Math.round).join());
    });
    assert.deepEqual(new Set(cropped), new Set(whole), maze.code);
    assert.ok(cropped.length > 100);
  }
});
