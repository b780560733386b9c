/** The BSP dungeon: the rules and the defect of original program 002, and the corrected form. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sameBytes, shapeOf } from '../support/checker.js';
import { doorFaultsOf } from '../support/dungeon-checker.js';
import { mw } from '../support/load.js';
import { glibcRand, keyOf, moduloSource, Random } from '../support/random.js';
import { divide, partitioned } from '../support/reference/bspDungeon.js';
import { paramsOf } from '../support/reference/index.js';
import { seeds } from '../support/seeds.js';

const row = mw.catalog.generators.find(({ id }) => id === 'bspDungeon');
const params = paramsOf(row);
const THEIR_MAPS = 20000;

test('the reference is original program 002: its only map under glibc', () => {
  const map = divide({ width: 60, height: 60, params }, moduloSource(glibcRand(1)));
  assert.equal(map.leaves.length, 26);
  assert.equal(map.leaves.filter(isEmpty).length, 1);
  assert.equal(map.kinds.filter((kind) => kind !== 0).length, 1663);
  assert.equal(shapeOf(map).components, 1);
});

/** Whether the leaf holds no room: nothing is left between its margins. */
function isEmpty({ width, height }) {
  return Math.min(width, height) <= 2 * params.margin;
}

/** All floor in pieces, walked over the tiles themselves. */
function piecesOf({ kinds, width, height }) {
  const seen = new Uint8Array(kinds.length);
  const stack = new Uint32Array(kinds.length);
  let pieces = 0;
  for (let first = 0; first < kinds.length; first++) {
    if (kinds[first] === 0 || seen[first]) continue;
    pieces++;
    let waiting = 0;
    const reach = (cell) => {
      if (kinds[cell] === 0 || seen[cell]) return;
      seen[cell] = 1;
      stack[waiting++] = cell;
    };
    reach(first);
    while (waiting > 0) {
      const cell = stack[--waiting];
      const x = cell % width;
      if (cell >= width) reach(cell - width);
      if (cell + width < width * height) reach(cell + width);
      if (x > 0) reach(cell - 1);
      if (x + 1 < width) reach(cell + 1);
    }
  }
  return pieces;
}

function floorOf({ kinds }) {
  let floor = 0;
  for (const kind of kinds) if (kind !== 0) floor++;
  return floor;
}

/** Makes maps with the core, each equal to the reference, and gives the sums of what they show. */
function survey(mode, size, maps) {
  const sums = { empty: 0, pieces: 0, leaves: 0, squares: 0, floor: 0, piecesWithoutEmpty: 0 };
  const range = { least: Number.POSITIVE_INFINITY, most: 0 };
  for (let seed = 0; seed < maps; seed++) {
    const options = { algorithm: row.id, mode, width: size, height: size, seed, exits: 'none' };
    const maze = mw.generate(options);
    const random = new Random(keyOf(seed));
    const { kinds, leaves } = (mode === 'standard' ? partitioned : divide)(
      { ...options, params },
      random,
    );
    assert.ok(sameBytes(maze.kinds, kinds), `seed ${seed}`);
    const empty = leaves.some(isEmpty);
    const inPieces = piecesOf(maze) > 1;
    sums.empty += Number(empty);
    sums.pieces += Number(inPieces);
    sums.piecesWithoutEmpty += Number(inPieces && !empty);
    sums.leaves += leaves.length;
    sums.squares += leaves.length ** 2;
    sums.floor += floorOf(maze) / size ** 2;
    range.least = Math.min(range.least, leaves.length);
    range.most = Math.max(range.most, leaves.length);
  }
  return { ...sums, ...range };
}

/** Both shares are samples of a binomial law: five standard errors of their difference. */
function assertShare(test, count, maps, known, what) {
  const variance = known * (1 - known) * (1 / maps + 1 / THEIR_MAPS);
  const band = 5 * Math.sqrt(variance) + 0.0005;
  test.diagnostic(`${what}: ${(100 * (count / maps)).toFixed(2)} %, known ${100 * known} %`);
  assert.ok(Math.abs(count / maps - known) < band, `${what}: ${count / maps}, band ${band}`);
}

test('original mode has the defect of original program 002 as often as 20,000 srand seeds show', (t) => {
  const maps = seeds(20_000, 1000);
  const seen = survey('original', 60, maps);
  assertShare(t, seen.empty, maps, 0.546, 'maps with an empty room');
  assertShare(t, seen.pieces, maps, 0.323, 'maps in pieces');
  assert.equal(seen.piecesWithoutEmpty, 0);
  const mean = seen.leaves / maps;
  const sd = Math.sqrt(seen.squares / maps - mean ** 2);
  t.diagnostic(`leaves: ${mean.toFixed(2)} (sd ${sd.toFixed(2)}), ${seen.least} to ${seen.most}`);
  // The known mean is rounded to a tenth.
  assert.ok(Math.abs(mean - 26) < 0.05 + 5 * sd * Math.sqrt(1 / maps + 1 / THEIR_MAPS), `${mean}`);
  assert.ok(seen.most <= 32, 'five cuts deep are at most 32 leaves');
  assert.ok(Math.abs(seen.floor / maps - 0.46) < 0.01, `floor ${seen.floor / maps}`);
});

test('standard mode has it in none', () => {
  const seen = survey('standard', 60, seeds(20_000, 200));
  assert.deepEqual([seen.empty, seen.pieces], [0, 0]);
});

const shares = [
  [30, 0.433, 0.189],
  [40, 0.368, 0.164],
  [80, 0.159, 0.111],
  [100, 0, 0],
];
for (const [size, empty, pieces] of shares) {
  test(`the defect at size ${size}`, (t) => {
    const maps = seeds(1000, 250);
    const seen = survey('original', size, maps);
    assertShare(t, seen.empty, maps, empty, 'maps with an empty room');
    assertShare(t, seen.pieces, maps, pieces, 'maps in pieces');
  });
}

test('the door tiles of a dungeon are its doors; parse reads them', () => {
  for (const { id, kind, modes } of mw.catalog.generators) {
    if (kind !== 'dungeon') continue;
    for (const mode of modes) {
      for (let seed = 0; seed < seeds(50); seed++) {
        const maze = mw.generate({ algorithm: id, mode, width: 60, height: 60, seed });
        assert.deepEqual(doorFaultsOf(maze), [], `${id} ${mode} ${seed}`);
      }
    }
  }
  assert.deepEqual([...mw.parse('#####\n#./,#\n#####\n').kinds.subarray(6, 9)], [1, 2, 3]);
});
