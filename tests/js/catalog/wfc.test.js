/** Wave function collapse: every window of the result occurs in the sample, whatever the sample. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seedOf } from '../support/cases.js';
import { assertSameMaze } from '../support/checker.js';
import { piecesOf } from '../support/dungeon-checker.js';
import { mw } from '../support/load.js';
import { keyOf, Random } from '../support/random.js';
import { kindsOf, learn } from '../support/reference/wfc.js';
import { imagesOf, placesOf } from '../support/reference/wfc-tiles.js';
import { tileSamples } from '../support/samples.js';
import { seeds } from '../support/seeds.js';
import { tileSets } from '../support/tile-sets.js';

const algorithm = 'wfc';
const row = mw.catalog.generators.find(({ id }) => id === algorithm);
const usual = Object.fromEntries(row.params.map(({ id, default: value }) => [id, value]));
const SEEDS = seeds(1000, 50);

/** The windows of a dungeon, each as its kinds in a row. */
function windowsOf({ kinds, width, height }, side) {
  const found = new Set();
  for (let y = 0; y + side <= height; y++) {
    for (let x = 0; x + side <= width; x++) {
      let key = '';
      for (let i = 0; i < side * side; i++) {
        key += kinds[(y + Math.floor(i / side)) * width + x + (i % side)];
      }
      found.add(key);
    }
  }
  return found;
}

/** Fails unless every window is one of the sample, the edge is rock and, if asked, all is one piece. */
function assertFromSample(maze, params, what) {
  const { keys } = learn(params.sample, params);
  for (const key of windowsOf(maze, params.pattern)) {
    assert.ok(keys.has(key), `${what}: ${key} is not in the sample\n${maze.text()}`);
  }
  for (const [cell, kind] of maze.kinds.entries()) {
    const [x, y] = [cell % maze.width, Math.floor(cell / maze.width)];
    const isEdge = x === 0 || y === 0 || x === maze.width - 1 || y === maze.height - 1;
    assert.ok(!isEdge || kind === 0, `${what}: edge`);
  }
  assert.ok(maze.kinds.some((kind) => kind !== 0));
  if (params.connected) assert.equal(piecesOf(maze), 1, `${what}\n${maze.text()}`);
}

for (const [style, sample] of Object.entries(tileSamples)) {
  test(`${style}: every pattern is one of the sample, and all floor is one piece`, (t) => {
    let refused = 0;
    for (let index = 0; index < SEEDS; index++) {
      const pattern = 3 - (index % 4 === 3 ? 1 : 0);
      const params = { ...usual, sample, pattern };
      const options = { algorithm, width: 28, height: 20, seed: seedOf(index), params };
      let maze = null;
      try {
        maze = mw.generate(options);
      } catch ({ code, field, message }) {
        assert.deepEqual([code, field], ['invalid-option', 'params.sample'], message);
        refused++;
        continue;
      }
      assertFromSample(maze, params, `${style} ${index}`);
    }
    t.diagnostic(`${refused} of ${SEEDS} seeds refused`);
    assert.equal(refused, 0);
  });
}

test('parameters: symmetry, wrapped samples, fixed floor, a least share of floor', () => {
  for (const [index, sample] of Object.values(tileSamples).entries()) {
    for (const more of [
      { symmetry: 'none' },
      { symmetry: 'mirrored', wrap: true },
      { open: [100, 131, 290] },
      { leastFloor: 0.2 },
      { connected: false },
    ]) {
      const params = { ...usual, sample, ...more };
      const options = { algorithm, width: 30, height: 24, seed: index, params };
      const problem = mw.check(options);
      if (problem) {
        assert.deepEqual([problem.code, problem.field], ['invalid-option', 'params.sample']);
        assert.throws(() => mw.generate(options), { name: 'MazeError', ...problem });
        continue;
      }
      const maze = mw.generate(options);
      assertFromSample(maze, params, JSON.stringify(more));
      for (const cell of params.open) assert.notEqual(maze.kinds[cell], 0);
      const floor = maze.kinds.reduce((sum, kind) => sum + Number(kind !== 0), 0);
      assert.ok(floor >= Math.round(params.leastFloor * maze.cellCount));
    }
  }
});

test('a sample goes into the code and comes back', () => {
  for (const sample of Object.values(tileSamples)) {
    const options = { algorithm, width: 24, height: 24, seed: 5, params: { sample } };
    const maze = mw.generate(options);
    assert.equal(maze.params.sample, sample);
    const again = mw.generate(maze.code);
    assertSameMaze(again, maze, maze.code);
    assert.equal(again.code, maze.code);
    assert.equal(again.params.sample, sample);
    assert.equal(mw.options(maze.code).params.sample, sample);
  }
  const plain = mw.generate({ algorithm, width: 24, height: 24, seed: 5 });
  const given = mw.generate({ algorithm, width: 24, height: 24, seed: 5, params: usual });
  assert.equal(given.code, plain.code);
  assert.ok(!plain.code.includes('~p.'));
});

test('samples that cannot be read or used are refused, with the line', () => {
  const refusals = {
    '###\n#x#\n###': /line 2.*use lines/,
    '###\n##\n###': /line 2.*not as long/,
    '###\n###\n##': /line 3.*not as long/,
    '': /line 1.*empty/,
    '\n\n\n': /line 1.*empty/,
    '###\n\n###\n###': /line 2.*empty/,
    ' ##\n###\n###': /line 1.*another character/,
    '##\n##': /at least 3 lines of 3/,
    '가나다\n###\n###': /line 1/,
    '#\0#\n###\n###': /line 1.*another character/,
    '###\n###\n###': /64 attempts/,
    '...\n...\n...': /64 attempts/,
  };
  for (const [sample, expected] of Object.entries(refusals)) {
    const options = { algorithm, width: 12, height: 12, seed: 1, params: { sample } };
    const problem = mw.check(options);
    assert.equal(problem?.code, 'invalid-option', JSON.stringify(sample));
    assert.equal(problem.field, 'params.sample');
    assert.match(problem.message, expected);
    assert.throws(() => mw.generate(options), { name: 'MazeError', ...problem });
  }
  const lines = mw.generate({
    ...{ algorithm, width: 24, height: 24, seed: 5 },
    params: { sample: `${tileSamples.rooms.replaceAll('\n', ' \r\n')}\r\n\r\n` },
  });
  assertFromSample(lines, { ...usual, sample: tileSamples.rooms }, 'lines of another system');
  for (const open of [[0], [12], [143], [144], [4_000_000_000]]) {
    const options = { algorithm, width: 12, height: 12, seed: 1, params: { open } };
    assert.equal(mw.check(options)?.field, 'params.open', `${open}`);
  }
});

/** What is wrong with a dungeon of given tiles. */
function tileFaultsOf(maze, params) {
  const { width, height, kinds } = maze;
  const { patterns, size } = imagesOf(params.tiles, params.symmetry);
  const { cells, next } = placesOf(size, width, height);
  const byDrawing = new Map(patterns.map((pattern) => [pattern.tiles.join(''), pattern]));
  assert.equal(byDrawing.size, patterns.length, 'each drawing has one meaning');
  const faults = [];
  const found = cells.map((own) => byDrawing.get(own.map((cell) => kinds[cell]).join('')));
  for (const [place, pattern] of found.entries()) {
    if (!pattern) {
      faults.push(`window ${place} is no tile`);
      continue;
    }
    for (let d = 0; d < 4; d++) {
      const other = next(place, d);
      if (other < 0 || pattern.sockets[d] === found[other]?.sockets[d ^ 1]) continue;
      faults.push(`window ${place} does not fit in direction ${d}`);
    }
  }
  for (const { group, most } of patterns) {
    const count = found.filter((pattern) => pattern?.group === group).length;
    if (count > most) faults.push(`${count} of tile ${group}, which may occur ${most} times`);
  }
  // What is left over around the windows is rock, and so are the outer lines of these.
  const windowOf = new Map(cells.flatMap((own, place) => own.map((cell) => [cell, place])));
  for (const [cell, kind] of kinds.entries()) {
    if (kind === 0) continue;
    const around = [cell - 1, cell + 1, cell - width, cell + width];
    if (!around.every((to) => windowOf.has(to))) faults.push(`floor ${cell} is at the edge`);
  }
  if (params.connected && piecesOf(maze) !== 1) faults.push('in pieces');
  return faults;
}

for (const [style, tiles] of Object.entries(tileSets)) {
  test(`tiles, ${style}: neighbours fit, counts hold, all floor is one piece`, (t) => {
    const used = new Set();
    for (const [width, height, count] of [
      [30, 23, SEEDS],
      [58, 44, SEEDS / 5],
      [121, 90, SEEDS / 50],
    ]) {
      for (let index = 0; index < count; index++) {
        const params = { ...usual, tiles };
        const maze = mw.generate({ algorithm, width, height, seed: seedOf(index), params });
        assert.deepEqual(tileFaultsOf(maze, params), [], `${style} ${index}\n${maze.text()}`);
        used.add(maze.text());
      }
    }
    t.diagnostic(`${used.size} different dungeons, no seed refused`);
    assert.ok(used.size > SEEDS / 2);
  });
}

test('tiles: fixed floor, symmetry, pieces, a least share of floor', () => {
  for (const [style, tiles] of Object.entries(tileSets)) {
    const open = { chambers: [606, 620], tunnels: [612, 624], halls: [725, 739] }[style];
    for (const more of [{ open }, { connected: false }, { leastFloor: 0.15 }]) {
      let made = 0;
      for (let seed = 0; seed < 50; seed++) {
        const params = { ...usual, tiles, ...more };
        const options = { algorithm, width: 44, height: 37, seed, params };
        const problem = mw.check(options);
        if (problem) {
          assert.deepEqual([problem.code, problem.field], ['invalid-option', 'params.tiles']);
          continue;
        }
        const maze = mw.generate(options);
        assert.deepEqual(tileFaultsOf(maze, params), [], `${style} ${seed}\n${maze.text()}`);
        for (const cell of params.open) assert.notEqual(maze.kinds[cell], 0, `${style} ${seed}`);
        const floor = maze.kinds.reduce((sum, kind) => sum + Number(kind !== 0), 0);
        assert.ok(floor >= Math.round(params.leastFloor * maze.cellCount));
        made++;
      }
      assert.ok(made > 40, `${style} ${JSON.stringify(more)}: ${made} of 50`);
    }
  }
});

/** Any set of tiles: few kinds of sides, some with names, some with greatest counts. */
function anyTiles(random) {
  const size = 2 + random.below(4);
  const draw = () => {
    // Floor from the middle to some sides.
    const middle = Math.floor(size / 2);
    const sides = random.below(16);
    const kind = '.,'[random.below(2)];
    return Array.from({ length: size }, (_, y) =>
      Array.from({ length: size }, (__, x) => {
        const isFloor =
          (x === middle && y === middle && sides > 0) ||
          (x === middle && y < middle && sides & 1) ||
          (x === middle && y > middle && sides & 2) ||
          (y === middle && x < middle && sides & 4) ||
          (y === middle && x > middle && sides & 8) ||
          random.below(60) === 0;
        return isFloor ? kind : '#';
      }).join(''),
    ).join('\n');
  };
  const blocks = Array.from({ length: 2 + random.below(7) }, (_, i) => {
    const weight = random.below(2) === 0 ? ` ${1 + random.below(9)}` : '';
    const most = random.below(3) === 0 ? ` at most ${1 + random.below(3)}` : '';
    const names = Array.from({ length: 4 }, () => 'aab'[random.below(3)]).join(' ');
    const sockets = random.below(8) === 0 ? ` sockets ${names}` : '';
    return `tile${i}${[weight, most, sockets].join('')}\n${draw()}`;
  });
  const rock = `rock ${1 + random.below(9)}\n${`${'#'.repeat(size)}\n`.repeat(size)}`;
  if (random.below(6) > 0) blocks.push(rock);
  return blocks.join(random.below(2) === 0 ? '\n\n' : '\r\n\n \n');
}

test('any tiles: the same dungeon as the reference, or none in both', (t) => {
  const random = new Random(5n);
  let made = 0;
  for (let index = 0; index < seeds(80, 5); index++) {
    const params = {
      ...usual,
      tiles: anyTiles(random),
      symmetry: ['none', 'mirrored', 'all', 'all'][random.below(4)],
      connected: random.below(4) > 0,
    };
    const size = { width: 9 + random.below(30), height: 9 + random.below(20) };
    const options = { algorithm, ...size, seed: index, params };
    const expected = kindsOf(options, new Random(keyOf(index)));
    const problem = mw.check(options);
    assert.equal(problem?.field ?? null, expected ? null : 'params.tiles', JSON.stringify(options));
    if (!expected) continue;
    const maze = mw.generate(options);
    assert.deepEqual([...maze.kinds], [...expected], JSON.stringify(options));
    if (params.connected) assert.equal(piecesOf(maze), 1);
    made++;
  }
  t.diagnostic(`${made} made`);
  assert.ok(made >= seeds(20, 1));
});

test('tiles that cannot be read or used are refused, with the line', () => {
  const square = '###\n###\n###';
  const many = Array.from({ length: 300 }, (_, i) => {
    const [a, b, c, d] = [i & 3, (i >> 2) & 3, (i >> 4) & 3, (i >> 6) & 3].map((k) => '#./,'[k]);
    return `${i}\n${a}${b}\n${c}${d}\n`;
  });
  const refusals = {
    ' ': /line 1: there is no tile/,
    '\n\n\n': /line 1: there is no tile/,
    rock: /line 1: a drawing is a square of 2 to 7 lines/,
    '###\n###': /line 1: a name/,
    '\n\nrock\n#': /line 3: a drawing is a square/,
    [`rock\n${'########\n'.repeat(8)}`]: /line 1: a drawing is a square/,
    'rock\n###\n##\n###': /line 3: a drawing is a square/,
    'rock\n###\n#x#\n###': /line 3: a drawing has only/,
    'rock\n###\n#%#\n###': /line 3: a drawing has only/,
    'rock\n###\n#\0#\n###': /line 3: a drawing has only/,
    [`rock\n${square}\n\nhall\n##\n##`]: /line 6: its drawing is not as large/,
    [`rock\n${square}\n\nhall\n####\n###\n###`]: /line 7: its drawing is not as large/,
    [`rock\n${square}\n\nrock\n${square}`]: /line 6: there is a tile of this name/,
    [`rock 0\n${square}`]: /line 1: after the name/,
    [`rock 1001\n${square}`]: /line 1: after the name/,
    [`rock 99999999999999999999\n${square}`]: /line 1: after the name/,
    [`rock -1\n${square}`]: /line 1: after the name/,
    [`rock at\n${square}`]: /line 1: after the name/,
    [`rock at most\n${square}`]: /line 1: after the name/,
    [`rock at most 0\n${square}`]: /line 1: the most/,
    [`rock at most x\n${square}`]: /line 1: the most/,
    [`rock sockets a b c\n${square}`]: /line 1: after the name/,
    [`rock sockets a b c #\n${square}`]: /line 1: a socket/,
    [`rock sockets a b c d e\n${square}`]: /line 1: after the name/,
    [`\n방 2\n${square}\n\n방 2\n${square}`]: /line 7: there is a tile/,
    // Nothing but rock; floor without rock; and more patterns than there may be.
    [`rock\n${square}`]: /64 attempts/,
    'room\n...\n...\n...': /64 attempts/,
    [many.slice(0, 256).join('\n')]: /at most 1024 different patterns/,
  };
  for (const [tiles, expected] of Object.entries(refusals)) {
    const options = { algorithm, width: 12, height: 12, seed: 1, params: { tiles } };
    const problem = mw.check(options);
    assert.equal(problem?.code, 'invalid-option', JSON.stringify(tiles));
    assert.equal(problem.field, 'params.tiles');
    assert.match(problem.message, expected);
    assert.throws(() => mw.generate(options), { name: 'MazeError', ...problem });
  }
  const params = { tiles: tileSets.chambers };
  const small = mw.check({ algorithm, width: 8, height: 30, seed: 1, params });
  assert.deepEqual([small?.code, small?.field], ['invalid-size', 'width']);
  assert.match(small.message, /at least 9 to hold a tile/);
  // 12 x 12 with one window of 7 x 7, from (2, 2) to (8, 8).
  for (const open of [[14], [26 + 7], [110], [143], [4_000_000_000]]) {
    const wrong = { algorithm, width: 12, height: 12, seed: 1, params: { ...params, open } };
    assert.equal(mw.check(wrong)?.field, 'params.open', `${open}`);
  }
});

test('tiles go into the code and come back; the sample is not read then', () => {
  for (const tiles of Object.values(tileSets)) {
    const params = { tiles, sample: 'x' };
    const maze = mw.generate({ algorithm, width: 40, height: 30, seed: 5, params });
    const again = mw.generate(maze.code);
    assertSameMaze(again, maze, maze.code);
    assert.equal(again.params.tiles, tiles);
    const lines = tiles.replaceAll('\n', ' \r\n');
    const other = mw.generate({
      algorithm,
      width: 40,
      height: 30,
      seed: 5,
      params: { tiles: lines },
    });
    assert.deepEqual(other.kinds, maze.kinds);
  }
});
