/** SVG and PNG, read by programs that are not ours. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { XMLValidator } from 'fast-xml-parser';
import { toPng, toSvg } from 'mazewright/formats';
import { MazeError, mw } from '../support/load.js';
import { readPng } from '../support/png.js';
import { dungeons, mazesOfShapes, unusualMazes } from '../support/sample-mazes.js';
import { has, runTool } from '../support/tool.js';

const mazes = [...mazesOfShapes(), ...unusualMazes(), ...dungeons().slice(0, 3)];
const RICH = {
  cell: 12,
  floor: '#fffbe6',
  background: '#fff',
  solution: true,
  marks: 'always',
  distances: true,
  scale: '#fff #258 #123',
  corners: 'round',
  grid: true,
  numbers: true,
  contents: true,
  title: 'A <b> & c',
};

/** Widths and heights of a file. */
const sizeOfPng = (bytes) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

test('with the options of the core alone SVG is that of the core', () => {
  for (const { name, maze } of mazes) {
    assert.equal(toSvg(maze), maze.svg(), name);
    const options = { cell: 9, stroke: 3, floor: '#eee', solution: true, marks: 'always' };
    assert.equal(toSvg(maze, options), maze.svg(options), name);
  }
});

test('every rich SVG is well-formed and has a path for each layer', () => {
  for (const { name, maze } of mazes) {
    for (const inset of [0, 0.15]) {
      const text = toSvg(maze, { ...RICH, inset });
      assert.equal(XMLValidator.validate(text), true, name);
      assert.match(text, /<title>A &lt;b&gt; &amp; c<\/title>/);
      assert.doesNotMatch(text, /NaN|Infinity/, name);
    }
  }
});

const tools = ['pngcheck', 'rsvg-convert', 'compare'];
const missing = tools.filter((program) => !has(program));
/** What a program prints, if it ends well. */
function printed(program, args) {
  const { status, stdout, stderr } = runTool(program, args);
  assert.equal(status, 0, `${program}: ${stderr}${stdout}`);
  return stdout;
}

test('PNG is valid and shows what SVG shows, but for 1 % of its pixels', {
  skip: missing.length > 0 ? `${missing.join(', ')} not installed` : false,
}, () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const [png, svg, other, cropped] = ['a.png', 'a.svg', 'b.png', 'c.png'].map((file) =>
    join(folder, file),
  );
  try {
    const looks = [{}, RICH, { inset: 0.15, corners: 'round', background: '#fff' }];
    // A sample of the mazes: four programs run for each.
    const step = Math.ceil(mazes.length / 10);
    const cases = mazes
      .filter((_, i) => i % step === 0)
      .map(({ name, maze }, i) => [name, maze, looks[i % looks.length]]);
    for (const { name, maze } of dungeons().slice(0, 1)) {
      cases.push([name, maze, { style: 'hatched', background: '#fff', numbers: true }]);
    }
    for (const [name, maze, look] of cases) {
      const options = { background: '#fff', ...look };
      const bytes = toPng(maze, options);
      writeFileSync(png, bytes);
      printed('pngcheck', ['-q', png]);
      const [width, height] = sizeOfPng(bytes);
      writeFileSync(svg, toSvg(maze, options));
      printed('rsvg-convert', ['-o', other, svg]);
      const crop = (file) => [file, '-crop', `${width - 1}x${height - 1}+0+0`, '+repage'];
      printed('convert', [...crop(other), cropped]);
      const same = printed('convert', [
        ...['(', ...crop(png), ')', '(', cropped, ')'],
        ...['-compose', 'difference', '-composite', '-colorspace', 'gray'],
        ...['-threshold', '20%', '-format', '%[fx:mean]', 'info:'],
      ]);
      assert.ok(same !== '' && Number(same) <= 0.01, `${name}: ${same}`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Width, kind and colours of a PNG with three or four bytes a pixel, whose rows are plain or repeat the one above. */
function readColors(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [width, height] = sizeOfPng(bytes);
  const kind = bytes[25];
  const channels = { 2: 3, 6: 4 }[kind];
  assert.ok(channels, `kind ${kind}`);
  let at = 33;
  while (String.fromCharCode(...bytes.subarray(at + 4, at + 8)) !== 'IDAT') {
    at += 12 + view.getUint32(at);
  }
  const rows = inflateSync(bytes.subarray(at + 8, at + 8 + view.getUint32(at)));
  const stride = 1 + channels * width;
  assert.equal(rows.length, stride * height);
  const colorAt = (x, y) => {
    let row = y;
    while (rows[row * stride] === 2) row -= 1;
    assert.equal(rows[row * stride], 0, 'filter');
    const from = row * stride + 1 + x * channels;
    return [...rows.subarray(from, from + channels), 255].slice(0, 4);
  };
  return { kind, colorAt };
}

test('more than 256 colours are stored whole, with opacity only where it differs', () => {
  const maze = mw.generate({
    algorithm: 'wilson',
    shape: 'polar',
    width: 1,
    height: 20,
    seed: 'x',
  });
  const cell = 16;
  const options = {
    cell,
    distances: true,
    scale: '#fff #258 #123',
    corners: 'round',
    color: '#321',
  };
  const pictures = ['transparent', '#fff', '#ffffff80'].map((background) =>
    readColors(toPng(maze, { ...options, background })),
  );
  assert.deepEqual(
    pictures.map(({ kind }) => kind),
    [6, 2, 6],
  );
  const corner = pictures.map(({ colorAt }) => colorAt(0, 0));
  assert.deepEqual(corner.slice(1), [
    [255, 255, 255, 255],
    [255, 255, 255, 128],
  ]);
  assert.equal(corner[0][3], 0);
  // The farthest cells are the last colour of the scale, the nearest the first, whatever lies below.
  const distances = maze.distances();
  const far = Math.max(...distances);
  const [, , left, top] = /viewBox="(([-\d.]+) ([-\d.]+))/.exec(toSvg(maze, options));
  for (const [at, color] of [
    [0, [255, 255, 255, 255]],
    [far, [0x11, 0x22, 0x33, 255]],
  ]) {
    const { x, y } = maze.centre(distances.indexOf(at));
    const place = [x * cell - left, y * cell - top].map(Math.floor);
    for (const { colorAt } of pictures) assert.deepEqual(colorAt(...place), color);
  }
});

test('what two strokes cover together is covered once', () => {
  // Without exits, one cell is a ring of walls 3 pixels wide.
  const maze = mw.generate({ algorithm: 'wilson', width: 1, height: 1, seed: 1, exits: 'none' });
  const look = { cell: 9, stroke: 3, marks: 'never', background: '#fff', color: '#00000080' };
  const { at, width, height } = readPng(toPng(maze, { ...look, corners: 'round' }));
  assert.deepEqual([width, height], [12, 12]);
  // Half-opaque black over white wherever the ring is, its corners among it.
  const wall = at(5, 0);
  for (const [x, y] of [
    [0, 5],
    [5, 1],
    [11, 5],
    [5, 11],
    [2, 2],
  ]) {
    assert.equal(at(x, y), wall, `${x} ${y}`);
  }
  assert.match(wall, /^#(7f|80){3}$/);
  assert.equal(at(5, 5), '#ffffff');
});

test('a wrong option is refused with its field, and the next call is right', () => {
  const maze = mw.generate({ algorithm: 'wilson', width: 5, height: 4, seed: 'wrong' });
  const wrong = [
    [{ distances: true, scale: 'nosuch' }, 'scale'],
    [{ distances: true, from: 20 }, 'from'],
    [{ style: 'hatched' }, 'style'],
    [{ inset: 0.5 }, 'inset'],
  ];
  for (const write of [toSvg, toPng]) {
    for (const [options, field] of wrong) {
      assert.throws(
        () => write(maze, options),
        (error) => error instanceof MazeError && error.field === field,
      );
    }
    assert.ok(write(maze).length > 0);
  }
  assert.throws(
    () =>
      toPng(mw.generate({ algorithm: 'sidewinder', width: 100, height: 100, seed: 1 }), {
        cell: 200,
        grid: true,
      }),
    { code: 'too-large', field: 'cell' },
  );
});
