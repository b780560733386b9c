/** The bytes of some tiles: caches keep them for ever under their tag, so new bytes need a new VERSION. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { palettes } from 'mazewright/draw';
import { createTileHandler } from 'mazewright/tiles';
import { mw } from '../support/load.js';
import { pixelsOf, sidesOf, tile } from '../support/tiles.js';
import { ReferenceWorld } from '../support/world.js';

/** VERSION of web/lib/tiles/replies.js, and the digests of what it answers. */
const VERSION = 1;
const DIGESTS = {
  'maze png': '09442f1a087d52d667e911366814ba3f',
  'maze svg': 'f9b12d731d52a16e5b77693998e9aa60',
  'maze json': 'fad5489fb3567828aa5237115b5373d3',
  'dungeon png': '8caf0fe265060c62b9ae10d34cc7e118',
  'dungeon svg': 'd02adb0a76a3d24aaaabbbeb4920e1b3',
  'dungeon json': 'd7404277ce1ce9069b15ade5d038dc7f',
};

const SEED = 'golden';
const CHUNK = 32;
const LEVELS = 20;
const world = mw.world({ algorithm: 'wilson', seed: SEED, chunk: CHUNK, levels: LEVELS });
const dungeon = mw.world({ algorithm: 'caves', seed: SEED, chunk: CHUNK, levels: LEVELS });
const handler = createTileHandler(mw);
/** Cells per side of the world, and the zoom at which a cell has 16 pixels. */
const SIDE = CHUNK * 2 ** LEVELS;
const DEEPEST = Math.log2(SIDE / 16);
const last = (z) => 2 ** z - 1;

/** Tiles by their pixels per cell, in the middle of the world and at its corners. */
const PLACES = [16, 8, 4, 2, 0.5, 2 ** -9].flatMap((scale) => {
  const z = DEEPEST - Math.log2(16 / scale);
  return [
    { scale, z, x: Math.floor(last(z) / 3), y: Math.floor(last(z) / 7) },
    { scale, z, x: last(z), y: last(z) },
  ];
});

const [FLOOR, WALL, SMALL_SEAM, SEAM, DOOR, CORRIDOR] = [
  ...['floor', 'ink', 'line', 'edge', 'wood', 'hall'].map((name) => `${palettes.light[name]}ff`),
];

/** A picture of 256 x 256 pixels, drawn again: { fill, at }. */
function canvas(color) {
  const pixels = Array(256 * 256).fill(color);
  return {
    at: (x, y) => pixels[256 * y + x],
    fill(left, top, width, height, other) {
      for (let y = Math.max(0, top); y < Math.min(256, top + height); y++) {
        for (let x = Math.max(0, left); x < Math.min(256, left + width); x++) {
          pixels[256 * y + x] = other;
        }
      }
    },
  };
}

/** The walls of cells by isOpen. The tile beside draws its half of a wall on the rim. */
function drawWalls({ scale, x, y }) {
  const picture = canvas(FLOOR);
  const cells = 256 / scale;
  const thick = Math.max(1, scale / 8);
  const half = Math.floor(thick / 2);
  const isIn = (cell) => cell >= 0 && cell < SIDE;
  const isWall = (cx, cy, side, nx, ny) => {
    if (isIn(cx) && isIn(cy)) return !world.isOpen(cx, cy, side);
    return isIn(nx) && isIn(ny);
  };
  // The last walls of the world lie inside it.
  const place = (cell, first) =>
    (cell - first) * scale - (cell === SIDE ? (scale === 2 ? 0 : thick) : half);
  for (let row = -1; row <= cells; row++) {
    for (let column = -1; column <= cells; column++) {
      const [cx, cy] = [x * cells + column, y * cells + row];
      const [left, top] = [place(cx, x * cells), place(cy, y * cells)];
      const long = scale + thick;
      if (isWall(cx, cy, 'north', cx, cy - 1)) picture.fill(left, top, long, thick, WALL);
      if (isWall(cx, cy, 'west', cx - 1, cy)) picture.fill(left, top, thick, long, WALL);
    }
  }
  return picture;
}

/** The cells of a dungeon by their kinds: rock, room, door, corridors. */
function drawKinds({ scale, x, y }) {
  const picture = canvas(FLOOR);
  const cells = 256 / scale;
  const { data } = dungeon.tiles({ x: x * cells, y: y * cells, width: cells, height: cells });
  for (const [i, kind] of data.entries()) {
    const color = [WALL, FLOOR, DOOR, CORRIDOR, CORRIDOR][kind];
    picture.fill((i % cells) * scale, Math.floor(i / cells) * scale, scale, scale, color);
  }
  return picture;
}

/** The lines between chunks by their levels, and the doors by the rules written again. */
function drawSeams({ scale, x, y }) {
  const picture = canvas(FLOOR);
  const cells = 256 / scale;
  const [left, top] = [x * cells, y * cells];
  /** The level of a line: how often the number of its chunk can be halved, plus 1. */
  const levelOf = (chunk) => {
    let level = 1;
    for (let at = chunk; at % 2 === 0; at /= 2) level += 1;
    return level;
  };
  let lowest = 1;
  while (CHUNK * 2 ** (lowest - 1) * scale < 8) lowest += 1;
  const step = 2 ** (lowest - 1);
  const chunksFrom = (cell) => Math.ceil(cell / CHUNK / step) * step;
  const lines = [];
  for (const [isUpright, first] of [
    [true, left],
    [false, top],
  ]) {
    for (let at = chunksFrom(first); at * CHUNK < first + cells; at += step) {
      if (at > 0) lines.push({ isUpright, at, level: levelOf(at) });
    }
  }
  lines.sort((a, b) => a.level - b.level);
  for (const { isUpright, at, level } of lines) {
    const pixel = Math.floor((at * CHUNK - (isUpright ? left : top)) * scale);
    const color = level < lowest + 2 ? SMALL_SEAM : SEAM;
    if (isUpright) picture.fill(pixel, 0, 1, 256, color);
    else picture.fill(0, pixel, 256, 1, color);
  }
  if (left + cells === SIDE) picture.fill(255, 0, 1, 256, WALL);
  if (top + cells === SIDE) picture.fill(0, 255, 256, 1, WALL);
  if (step > 1) return picture;
  const reference = new ReferenceWorld({ seed: SEED, chunk: CHUNK, levels: LEVELS });
  for (let cy = top / CHUNK; cy < (top + cells) / CHUNK; cy++) {
    for (let cx = left / CHUNK; cx < (left + cells) / CHUNK; cx++) {
      for (const { direction, cell } of reference.doors(cx, cy)) {
        const [dx, dy] = [cell % CHUNK, Math.floor(cell / CHUNK)];
        // North and west: the others belong to the chunk beside.
        if (direction !== 0 && direction !== 2) continue;
        const at = [cx * CHUNK + dx - left, cy * CHUNK + dy - top];
        picture.fill(...at.map((each) => Math.floor(each * scale)), 1, 1, DOOR);
      }
    }
  }
  return picture;
}

/** The boxes of an SVG, drawn. */
function drawSvg(text) {
  const picture = canvas('#00000000');
  for (const [, fill, data] of text.matchAll(/<path fill="(#\w{6})" d="([^"]*)"\/>/g)) {
    for (const [, ...numbers] of data.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/g)) {
      picture.fill(...numbers.map(Number), `${fill}ff`);
    }
  }
  return picture;
}

/** Fails at the first pixel that differs; `skip` says where they may. */
function assertSame(found, wanted, name, skip = () => false) {
  for (let y = 0; y < 256; y++) {
    for (let x = 0; x < 256; x++) {
      if (!skip(wanted(x, y))) assert.equal(found(x, y), wanted(x, y), `${name} at ${x}, ${y}`);
    }
  }
}

const nameOf = (of, { z, x, y }, format) => `${of.code}/${z}/${x}/${y}.${format}`;

test('the pictures are those drawn again, pixel by pixel', async () => {
  for (const place of PLACES) {
    for (const of of [world, dungeon]) {
      const name = nameOf(of, place, 'png');
      const at = pixelsOf((await tile(handler, name)).bytes);
      assertSame(drawSvg((await tile(handler, nameOf(of, place, 'svg'))).text).at, at, name);
      if (place.scale >= 2) {
        assertSame(at, (of === world ? drawWalls(place) : drawKinds(place)).at, name);
      } else if (of === world) {
        // The doors of far lines are checked by the seams of the world.
        const isDoor = (color) => place.scale < 0.25 && color === DOOR;
        const wanted = drawSeams(place);
        assertSame(wanted.at, at, name, isDoor);
      }
    }
  }
});

test('the lines in GeoJSON are the walls by isOpen', async () => {
  for (const place of PLACES.filter(({ scale }) => scale >= 2)) {
    const cells = 256 / place.scale;
    const sides = sidesOf(JSON.parse((await tile(handler, nameOf(world, place, 'json'))).text));
    const wanted = new Set();
    for (let y = place.y * cells; y < (place.y + 1) * cells; y++) {
      for (let x = place.x * cells; x < (place.x + 1) * cells; x++) {
        if (!world.isOpen(x, y, 'north')) wanted.add(`${x},${y},l`);
        if (!world.isOpen(x, y, 'south')) wanted.add(`${x},${y + 1},l`);
        if (!world.isOpen(x, y, 'west')) wanted.add(`${x},${y},u`);
        if (!world.isOpen(x, y, 'east')) wanted.add(`${x + 1},${y},u`);
      }
    }
    assert.deepEqual(sides, wanted, nameOf(world, place, 'json'));
  }
});

test('an address has the same bytes as in every release with this VERSION', async () => {
  const found = {};
  for (const [kind, of] of Object.entries({ maze: world, dungeon })) {
    for (const format of ['png', 'svg', 'json']) {
      const digest = createHash('sha256');
      for (const place of PLACES) {
        const { bytes, headers } = await tile(handler, nameOf(of, place, format));
        const [, version] = /^"(\d+)-/.exec(headers.get('etag'));
        assert.equal(
          Number(version),
          VERSION,
          'VERSION of web/lib/tiles/replies.js was raised: raise it here and write the new digests',
        );
        digest.update(bytes);
      }
      found[`${kind} ${format}`] = digest.digest('hex').slice(0, 32);
    }
  }
  assert.deepEqual(
    found,
    DIGESTS,
    `tiles have other bytes, but caches keep the old ones under the same tag: raise VERSION in web/lib/tiles/replies.js and here, with the digests ${JSON.stringify(found, null, 2)}`,
  );
});
