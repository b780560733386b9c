/** .mzw: every maze comes back whole, and no file does more than give an error or a maze. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32, inflateRawSync } from 'node:zlib';
import { readMzw, toMzw } from 'mazewright/formats';
import { strangers } from '../support/hostile-values.js';
import { MazeError, mw } from '../support/load.js';
import { dungeons, mazesOfShapes, unusualMazes } from '../support/sample-mazes.js';
import { isAll, seeds } from '../support/seeds.js';

const recorded = mw.generate({
  algorithm: 'wilson',
  width: 9,
  height: 7,
  seed: 2n ** 62n,
  steps: true,
});
const edited = mw.edit(recorded, [{ cell: 8, direction: 'south', open: true }]);
const wraps = ['cylinder', 'torus', 'moebius'].map((wrap) =>
  mw.generate({
    algorithm: 'wilson',
    shape: { id: 'square', wrap },
    width: 5,
    height: 4,
    seed: 2 ** 40,
  }),
);
const nameless = mw.adopt({ ...recorded, code: null });
const mazes = [
  ...[
    ...mazesOfShapes({
      sizes: [
        [6, 6],
        [1, 1],
      ],
    }),
    ...unusualMazes(),
    ...dungeons(),
  ],
  ...[recorded, edited, nameless, ...wraps].map((maze) => ({ name: String(maze.code), maze })),
];

/** Whether two values have equal fields, arrays of any type by their items. */
const same = (one, other, message) =>
  assert.deepEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)), message);

/** xorshift32. @param {number} state */
const randomFrom = (state) => () => {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return state >>> 0;
};

/** A file with the checksum of its bytes, which Node knows as well. @param {Uint8Array} file */
function signed(file) {
  if (file.length >= 8) new DataView(file.buffer).setUint32(4, crc32(file.subarray(8)), true);
  return file;
}

test('every maze comes back with all of its fields', () => {
  for (const { name, maze } of mazes) {
    const file = toMzw(maze);
    const data = readMzw(file);
    const back = mw.adopt(data);
    same(back, maze, name);
    for (const field of ['seed', 'algorithm', 'params', 'passes', 'version', 'mode', 'exits']) {
      assert.deepEqual(data[field], maze[field], `${name}: ${field}`);
    }
    assert.deepEqual(toMzw(back), file, name);
  }
  assert.equal(readMzw(toMzw(recorded)).seed, 2n ** 62n);
});

test('the header has the bytes that its layout says', () => {
  const file = toMzw(recorded);
  const view = new DataView(file.buffer);
  assert.equal(Buffer.from(file.subarray(0, 4)).toString(), 'MZW1');
  assert.equal(view.getUint32(4, true), crc32(file.subarray(8)));
  assert.equal(Buffer.from(file.subarray(8, 24)).toString(), 'square'.padEnd(16, '\0'));
  const numbers = [24, 28, 32, 36, 40, 44].map((at) => view.getUint32(at, true));
  assert.deepEqual(numbers, [9, 7, 1, 63, recorded.start, recorded.end]);
  assert.deepEqual([view.getUint16(48, true), file[50], file[51]], [0b100001, 2, 0]);
  const parts = [];
  for (let at = 52; at < file.length; at += 8 + view.getUint32(at + 4, true)) {
    const part = inflateRawSync(file.subarray(at + 8, at + 8 + view.getUint32(at + 4, true)));
    assert.equal(part.length, view.getUint32(at, true));
    parts.push(part);
  }
  assert.equal(parts.length, 3);
  assert.equal(JSON.parse(String(parts[0])).code, recorded.code);
  for (let cell = 0; cell < 63; ++cell) {
    const bits = (parts[1][cell >> 2] >> ((cell & 3) * 2)) & 3;
    assert.equal(bits & 1, Number(recorded.isOpen(cell, 'south')));
    assert.equal(bits >> 1, Number(recorded.isOpen(cell, 'east')));
  }
  assert.deepEqual([...new Uint32Array(Uint8Array.from(parts[2]).buffer)], [...recorded.steps]);
});

test('a perfect maze takes at most two bits per cell and its fields', () => {
  for (const algorithm of ['recursiveBacktracker', 'wilson']) {
    const maze = mw.generate({ algorithm, width: 400, height: 400, seed: 'size' });
    // 5 MB for 4000 x 4000 are 2.6 bits per cell with mebibytes, 2.5 without.
    assert.ok(toMzw(maze).length < (160_000 * 2) / 8 + 500, algorithm);
  }
});

/** Refused by readMzw or adopt with a MazeError, or a maze. @param {Uint8Array} file */
function readAny(file, message) {
  try {
    const maze = mw.adopt(readMzw(file));
    assert.equal(maze.passages.length, maze.cellCount);
    return true;
  } catch (error) {
    assert.ok(error instanceof MazeError, `${message}: ${error.stack}`);
    assert.match(error.message, /\S/);
    return false;
  }
}

test('damaged files give a MazeError or a maze, with a right checksum and without', () => {
  const files = mazes.map(({ maze }) => toMzw(maze)).filter(({ length }) => length < 2000);
  const count = isAll ? 1_000_000 : seeds(40_000);
  let read = 0;
  for (let round = 0; round < count; ++round) {
    const random = randomFrom(round * 2 + 1);
    for (let i = 0; i < 4; ++i) random();
    const source = files[random() % files.length];
    const kind = random() % 4;
    const cut = kind === 0 ? random() % source.length : source.length;
    const file = source.slice(0, cut);
    if (kind === 1) file.set(files[random() % files.length].subarray(0, 52).subarray(0, cut));
    const changes = 1 + (random() % 4);
    for (let i = 0; i < changes && file.length > 0; ++i) {
      // Half of them in the header and the sizes of the first part, where most is decided.
      const at = random() % (random() % 2 ? file.length : Math.min(60, file.length));
      file[at] = kind === 2 ? file[at] ^ (1 << (random() % 8)) : random();
    }
    const isSigned = random() % 8 !== 0;
    if (readAny(isSigned ? signed(file) : file, `round ${round}`)) ++read;
  }
  assert.ok(read > 0, 'some changes leave a maze');
  assert.ok(read < count / 2, 'most do not');
  same(mw.adopt(readMzw(toMzw(recorded))), recorded);
});

test('a file that claims more than it has takes no memory for it', () => {
  const header = (change) => {
    const file = toMzw(recorded);
    change(new DataView(file.buffer), file);
    return signed(file);
  };
  const cases = [
    [
      header(
        (view) =>
          [24, 28].map((at) => view.setUint32(at, 16_384, true)) &&
          view.setUint32(36, 2 ** 28, true),
      ),
      /another size|larger/,
    ],
    [header((view) => view.setUint32(36, 2 ** 28 + 1, true)), /cells/],
    [header((view) => view.setUint32(52, 2 ** 31, true)), /larger than deflate/],
    [
      header((_, file) => {
        file[3] = 0x32;
      }),
      /version "2"/,
    ],
    [
      header((_, file) => {
        file[0] = 0x4e;
      }),
      /begin with MZW/,
    ],
    [
      header((_, file) => {
        file[49] = 0xff;
      }),
      /planes/,
    ],
    [
      header((_, file) => {
        file[50] = 3;
      }),
      /flag/,
    ],
    [toMzw(recorded).slice(0, 30), /header/],
    [new Uint8Array(0), /begin with MZW/],
  ];
  const before = process.memoryUsage().arrayBuffers;
  for (const [file, message] of cases) {
    assert.throws(() => readMzw(file), { name: 'MazeError', field: 'bytes', message });
  }
  assert.ok(process.memoryUsage().arrayBuffers - before < 2 ** 24);
  const damaged = toMzw(recorded);
  damaged[60] ^= 1;
  assert.throws(() => readMzw(damaged), { field: 'bytes', message: /checksum/ });
  assert.throws(() => readMzw(toMzw(recorded), { maxCells: 62 }), { code: 'too-large' });
  assert.throws(() => readMzw(toMzw(recorded), { maxCells: 0 }), { field: 'maxCells' });
  for (const value of strangers()) {
    assert.throws(
      () => readMzw(value),
      (error) => error instanceof MazeError && error.field === 'bytes',
    );
  }
});
