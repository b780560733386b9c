/** Chunks for ever: worlds.txt in Node (the C++ tests read it too), and the rules behind it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { chunkHash, parseWorlds } from '../../golden/world-hash.js';
import { rowModes, seedOf } from '../support/cases.js';
import { sameBytes } from '../support/checker.js';
import { DIRECTIONS } from '../support/grid.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { referenceChunk } from '../support/world-reference.js';

const text = readFileSync(new URL('../../golden/worlds.txt', import.meta.url), 'utf8');
const lines = parseWorlds(text);

const doorsOf = (world, cx, cy) =>
  world.doors(cx, cy).map(({ direction, cell }) => ({
    direction: DIRECTIONS.indexOf(direction),
    cell,
  }));

test('every line still gives its chunk and doors', (t) => {
  for (const { code, cx, cy, hash } of lines) {
    const world = mw.world(code);
    assert.equal(world.code, code);
    assert.equal(
      chunkHash(world.chunk(cx, cy), doorsOf(world, cx, cy)),
      hash,
      `${code} ${cx} ${cy}`,
    );
  }
  t.diagnostic(`${lines.length} golden chunks`);
});

test('every generator and mode has lines with an edge and without', () => {
  const worlds = lines.map(({ code }) => mw.world(code));
  for (const { row, mode } of rowModes()) {
    for (const endless of [false, true]) {
      const its = worlds.filter(
        (world) => world.algorithm === row.id && world.mode === mode && world.endless === endless,
      );
      assert.ok(its.length >= 4, `${row.id} ${mode} ${endless}`);
    }
  }
});

test('chunks anywhere are those of the second implementation', () => {
  const random = new Random(17n);
  const modes = rowModes();
  for (let index = 0; index < 120; index++) {
    const { row, mode } = modes[index % modes.length];
    const chunk = row.kind === 'dungeon' ? 10 + random.below(30) : 4 + 2 * random.below(8);
    const endless = index % 3 === 0;
    const levels = endless ? undefined : 1 + random.below(26);
    const options = { algorithm: row.id, mode, seed: seedOf(index), chunk, levels, endless };
    const world = mw.world(options);
    const place = () => random.below(2 ** Math.min(levels ?? 30, 30)) - (endless ? 2 ** 29 : 0);
    const [cx, cy] = [place(), place()];
    const { maze, doors } = referenceChunk(options, world, cx, cy);
    const made = world.chunk(cx, cy);
    const what = `${world.code} ${cx} ${cy}`;
    assert.ok(sameBytes(made.passages, maze.passages), what);
    assert.ok(sameBytes(made.kinds, maze.kinds), what);
    assert.deepEqual([made.start, made.end], [maze.start, maze.end], what);
    assert.deepEqual(doorsOf(world, cx, cy), doors, what);
  }
});

test('the inside of a chunk is the maze of its code', () => {
  const world = mw.world({ algorithm: rowModes()[0].row.id, seed: 'inside', chunk: 10 });
  const chunk = world.chunk(77, 5);
  const again = mw.generate(chunk.code);
  assert.ok(sameBytes(again.passages, chunk.passages));
  assert.deepEqual([again.seed, again.code], [chunk.seed, chunk.code]);
  const dungeon = rowModes().find(({ row }) => row.kind === 'dungeon').row.id;
  assert.equal(mw.world({ algorithm: dungeon, seed: 1 }).chunk(0, 0).code, null);
});
