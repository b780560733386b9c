/** Masks in several pieces, and outlines: which cells a maze has and how many mazes there are. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresOf, growRegion, passagePairs, played, waysOf } from '../support/board.js';
import { seedOf } from '../support/cases.js';
import { assertSameMaze, sameBytes } from '../support/checker.js';
import { MazeError, mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { groundName, grounds, plainRow, shapeCases } from '../support/shapes.js';
import { tilingOf } from '../support/tilings.js';

const plain = plainRow();
const masked = mw.catalog.generators.filter((row) => row.masks && row.perfect);

/** A mask of a few regions that grew apart, and how many parts they make. */
function scattered(tiling, random) {
  const mask = new Uint8Array(tiling.count);
  for (let i = 0; i < 4; i++) {
    const region = growRegion(tiling, 1 + random.below(6), random);
    for (const [cell, keep] of region.entries()) mask[cell] |= keep;
  }
  const inside = tiling.pairs.filter(([a, b]) => mask[a] && mask[b]);
  return { mask, parts: figuresOf(tiling.count, mask, inside).components };
}

test('a mask in pieces is refused, or with parts each every piece is a maze', (t) => {
  const random = new Random(31n);
  let ran = 0;
  let several = 0;
  for (const ground of grounds({
    sizes: [
      [9, 8],
      [9, 9],
    ],
  })) {
    if ((ground.params.outline ?? 'rectangle') !== 'rectangle') continue;
    const base = { ...ground.options, seed: 1 };
    if (mw.check({ ...base, algorithm: plain.id })) continue;
    const tiling = tilingOf(
      mw.generate({ ...base, algorithm: plain.id }),
      ground.nodes,
      ground.edges,
    );
    for (const [index, row] of masked.entries()) {
      if (!row.shapes.includes(ground.row.id)) continue;
      const { mask, parts } = scattered(tiling, random);
      const what = `${row.id} ${groundName(ground)}: ${parts} parts`;
      const options = { ...base, algorithm: row.id, seed: seedOf(index), mask };
      const problem = mw.check(options);
      if (parts === 1) assert.equal(problem, null, what);
      else {
        assert.deepEqual([problem.code, problem.field], ['disconnected-mask', 'mask'], what);
        assert.match(problem.message, /parts is 'each'/);
        assert.throws(
          () => mw.generate(options),
          (error) => error instanceof MazeError,
        );
        several++;
      }
      const maze = mw.generate({ ...options, parts: 'each', steps: true });
      const ways = waysOf(maze);
      const pairs = passagePairs(maze, ways, what);
      const { loops, components } = figuresOf(maze.cellCount, mask, pairs);
      assert.deepEqual([loops, components], [0, parts], what);
      assert.ok(sameBytes(played(maze, ways), maze.passages), `${what}: log`);
      const again = mw.generate(maze.code);
      assertSameMaze(again, maze, `${what}: code`);
      assert.equal(mw.options(maze.code).parts, 'each', what);
      ran++;
    }
  }
  t.diagnostic(`${ran} mazes in parts, ${several} of them in more than one`);
  assert.ok(several > 100);
});

test('parts that are one change nothing, and without a mask there is one', () => {
  for (const row of mw.catalog.generators) {
    const options = { algorithm: row.id, width: 20, height: 20, seed: 7 };
    const maze = mw.generate(options);
    assertSameMaze(mw.generate({ ...options, parts: 'one' }), maze, row.id);
    assert.equal(mw.generate({ ...options, parts: 'one' }).code, maze.code, row.id);
    assertSameMaze(mw.generate({ ...options, parts: 'each' }), maze, `${row.id}, each`);
  }
});

const outlined = shapeCases().filter(
  ({ params }) => (params.outline ?? 'rectangle') !== 'rectangle',
);

test('an outline is always one part, says its cells and leaves no maze empty', (t) => {
  let ran = 0;
  for (const { row, params } of outlined) {
    for (const [width, height] of [
      [1, 1],
      [2, 2],
      [1, 9],
      [9, 1],
      [10, 10],
      [15, 12],
      [41, 30],
    ]) {
      const shape = { id: row.id, ...params };
      const options = { algorithm: plain.id, shape, width, height, seed: 3 };
      if (mw.check(options)) continue;
      const maze = mw.generate(options);
      const what = `${JSON.stringify(shape)} ${width}x${height}`;
      const tiling = tilingOf(maze);
      const { cells, components } = figuresOf(maze.cellCount, maze.mask, tiling.pairs);
      assert.equal(components, 1, what);
      assert.ok(cells >= 1, what);
      assert.equal(maze.stats().cells, cells, what);
      if (width * height >= 100) {
        const share = cells / maze.cellCount;
        // Rings are a disc themselves.
        const most = row.id === 'polar' ? 1 : 0.95;
        assert.ok(share > 0.15 && share <= most, `${what}: ${share} of the cells`);
      }
      ran++;
    }
  }
  t.diagnostic(`${ran} outlined grids`);
  assert.ok(ran > 100);
});

/** Kept cells of a flat sheet as rows of 0 and 1, with a mirror over the upright axis. */
test('outlines are as symmetric as their shape', () => {
  for (const { row, params } of outlined.filter(
    ({ row }) => row.id === 'square' || row.id === 'zeta',
  )) {
    if ((params.wrap ?? 'none') !== 'none') continue;
    for (const [width, height] of [
      [9, 9],
      [16, 16],
      [15, 12],
      [40, 31],
    ]) {
      const shape = { id: row.id, ...params };
      const { mask } = mw.generate({ algorithm: plain.id, shape, width, height, seed: 3 });
      const at = (x, y) => mask?.[y * width + x] ?? 1;
      const upDown = params.outline === 'disc' || params.outline === 'hexagon';
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const what = `${params.outline} ${width}x${height}: ${x}, ${y}`;
          assert.equal(at(x, y), at(width - 1 - x, y), what);
          if (upDown) assert.equal(at(x, y), at(x, height - 1 - y), what);
        }
      }
    }
  }
});

test('a disc keeps the cells whose middle lies within it', () => {
  for (const [width, height] of [
    [9, 9],
    [16, 16],
    [21, 12],
  ]) {
    const shape = { id: 'square', outline: 'disc' };
    const { mask } = mw.generate({ algorithm: plain.id, shape, width, height, seed: 3 });
    for (const [cell, keep] of mask.entries()) {
      const x = (2 * ((cell % width) + 0.5)) / width - 1;
      const y = (2 * (Math.floor(cell / width) + 0.5)) / height - 1;
      const far = x * x + y * y;
      if (Math.abs(far - 1) < 1e-3) continue;
      assert.equal(keep, Number(far < 1), `${width}x${height} cell ${cell}`);
    }
  }
});

test('a mask within an outline keeps what both keep', () => {
  const shape = { id: 'square', outline: 'disc' };
  const size = { algorithm: plain.id, shape, width: 14, height: 14, seed: 2 };
  const disc = mw.generate(size).mask;
  const half = Uint8Array.from(disc, (_, cell) => Number(cell % 14 < 7));
  const both = Uint8Array.from(disc, (keep, cell) => keep & half[cell]);
  assert.ok(sameBytes(mw.generate({ ...size, mask: half }).mask, both));
  const outside = Uint8Array.from(disc, (keep) => 1 - keep);
  const problem = mw.check({ ...size, mask: outside });
  assert.deepEqual([problem?.code, problem?.field], ['invalid-mask', 'mask'], 'nothing is left');
});
