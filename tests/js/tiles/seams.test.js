/** Tiles of far zooms: seams of the world with their doors, by the world's rules written again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { palettes } from 'mazewright/draw';
import { createTileHandler } from 'mazewright/tiles';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { pixelsOf, sidesOf, tile } from '../support/tiles.js';
import { ReferenceWorld } from '../support/world.js';

const handler = createTileHandler(mw);
const DOOR = `${palettes.light.wood}ff`;
const FLOOR = `${palettes.light.floor}ff`;

test('the seams of a tile are closed lines between chunks, open where the reference has a door', async () => {
  const options = { chunk: 8, levels: 7, seed: 'seams' };
  const world = mw.world({ algorithm: 'prim', ...options });
  const reference = new ReferenceWorld(options);
  // 1024 cells in 64 tiles of the deepest zoom: zoom 2 has 256 cells in 256 pixels, chunks 8 pixels wide.
  for (const [column, row] of [
    [0, 0],
    [1, 2],
    [3, 3],
  ]) {
    const { text } = await tile(handler, `${world.code}/2/${column}/${row}.json`);
    const sides = sidesOf(JSON.parse(text));
    const at = pixelsOf((await tile(handler, `${world.code}/2/${column}/${row}.png`)).bytes);
    for (let cy = 32 * row; cy < 32 * row + 32; cy++) {
      for (let cx = 32 * column; cx < 32 * column + 32; cx++) {
        const doors = new Map(
          reference.doors(cx, cy).map(({ direction, cell }) => [direction, cell]),
        );
        for (let i = 0; i < 8; i++) {
          const [x, y] = [8 * cx, 8 * cy];
          const isNorthDoor = doors.has(0) && doors.get(0) % 8 === i;
          const isWestDoor = doors.has(2) && Math.floor(doors.get(2) / 8) === i;
          if (cy > 0) assert.equal(sides.has(`${x + i},${y},l`), !isNorthDoor, `${x + i},${y}`);
          if (cx > 0) assert.equal(sides.has(`${x},${y + i},u`), !isWestDoor, `${x},${y + i}`);
          const pixel = (px, py) => at(px - 256 * column, py - 256 * row);
          if (cy > 0 && i > 0) assert.equal(pixel(x + i, y) === DOOR, isNorthDoor);
          if (cx > 0 && i > 0) assert.equal(pixel(x, y + i) === DOOR, isWestDoor);
        }
        for (const [dx, dy] of [
          [3, 3],
          [5, 2],
        ]) {
          assert.equal(at(8 * cx + dx - 256 * column, 8 * cy + dy - 256 * row), FLOOR);
        }
      }
    }
  }
});

test('a line that leaves a tile goes on in the next one, at zooms from the whole world on', async () => {
  const random = new Random(5n);
  for (const options of [
    { seed: 1 },
    { seed: 2, endless: true },
    { seed: 3, chunk: 20, levels: 20 },
  ]) {
    const world = mw.world({ algorithm: 'prim', ...options });
    for (const zoom of [1, 3, 9, 14]) {
      const end = world.endless ? 2 ** zoom : Math.min(2 ** zoom, 2 ** zoom * 0.5);
      const [x, y] = [random.below(Math.max(1, end - 1)), random.below(Math.max(1, end))];
      const json = async (column) => {
        const { text } = await tile(handler, `${world.code}/${zoom}/${column}/${y}.json`);
        return JSON.parse(text);
      };
      const [left, right] = [await json(x), await json(x + 1)];
      const [, , border] = left.bbox;
      assert.equal(right.bbox[0], border);
      /** The heights at which level lines touch the border, and the pieces that lie on it. */
      const touching = ({ features }) =>
        features
          .flatMap(({ geometry }) => geometry.coordinates)
          .filter(([from, to]) => from[0] === border || to[0] === border)
          .map(([from, to]) => (from[0] === to[0] ? `${from[1]}-${to[1]}` : from[1]))
          .sort();
      assert.deepEqual(
        [...new Set(touching(left))],
        [...new Set(touching(right))],
        `${world.code} ${zoom}`,
      );
    }
  }
});

test('far tiles cost no chunk and little data, whatever the zoom', async () => {
  const { code } = mw.world({ algorithm: 'wilson', seed: 'far' });
  for (let zoom = 0; zoom <= 24; zoom++) {
    const { bytes } = await tile(handler, `${code}/${zoom}/0/0.png`);
    assert.ok(bytes.length < 10_000, `zoom ${zoom}: ${bytes.length} bytes`);
    const { text } = await tile(handler, `${code}/${zoom}/0/0.json`);
    const { features } = JSON.parse(text);
    assert.ok(
      features.length >= 4 && features.length < 6000,
      `zoom ${zoom}: ${features.length} seams`,
    );
  }
});
