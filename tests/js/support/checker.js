/** Assertions about a maze, made with the grid and walks of this folder only. */
import assert from 'node:assert/strict';
import { gridOf, neighbourOf } from './grid.js';
import { Sets } from './walk.js';

/** Links are symmetric and lead from an open cell to its open neighbour in the grid. */
export function assertLinks(maze) {
  const grid = gridOf(maze);
  const { passages } = maze;
  assert.equal(passages.length, maze.width * maze.height);
  for (let cell = 0; cell < passages.length; cell++) {
    const bits = passages[cell];
    if (bits >> 4) assert.fail(`cell ${cell} has a direction the square grid does not: ${bits}`);
    for (let direction = 0; direction < 4; direction++) {
      if (!(bits & (1 << direction))) continue;
      const next = neighbourOf(grid, cell, direction);
      if (next < 0) assert.fail(`cell ${cell} leads ${direction} out of the grid or mask`);
      if (!(passages[next] & (1 << (direction ^ 1)))) {
        assert.fail(`cell ${cell} leads ${direction} and there is no way back`);
      }
    }
  }
}

/** Facts of the graph: open cells, passages, components, loops. Assumes `assertLinks`. */
export function shapeOf(maze) {
  const { mask: open } = gridOf(maze);
  const sets = new Sets(open.length);
  let cells = 0;
  let links = 0;
  for (let cell = 0; cell < open.length; cell++) {
    cells += open[cell];
    for (const direction of [1, 3]) {
      if (!(maze.passages[cell] & (1 << direction))) continue;
      links++;
      sets.join(cell, direction === 1 ? cell + maze.width : cell + 1);
    }
  }
  return { cells, links, loops: sets.loops, components: cells - sets.joins };
}

/** A spanning tree of the open cells. */
export function assertPerfect(maze) {
  const { cells, links, loops, components } = shapeOf(maze);
  assert.equal(loops, 0, 'a union-find join twice');
  assert.equal(components, 1, 'components');
  assert.equal(links, cells - 1, 'passages');
}

/** Floor tiles are linked to every floor tile beside them, rock to nothing. */
export function assertFloorLinks(maze) {
  const grid = gridOf(maze);
  for (let cell = 0; cell < maze.kinds.length; cell++) {
    let bits = 0;
    for (let direction = 0; direction < 4; direction++) {
      if (neighbourOf(grid, cell, direction) >= 0) bits |= 1 << direction;
    }
    if (bits !== maze.passages[cell]) assert.fail(`floor tile ${cell}: ${maze.passages[cell]}`);
  }
}

/** Plays a log on an empty grid and gives the passages and kinds it ends in. */
export function replay(maze) {
  const passages = new Uint8Array(maze.width * maze.height);
  const kinds = maze.kinds ? new Uint8Array(passages.length) : null;
  for (const entry of maze.steps) {
    const cell = entry >>> 6;
    const operation = entry & 63;
    if (operation < 8) {
      const next = neighbourOf(maze, cell, operation);
      if (next < 0) assert.fail(`step carves ${operation} from ${cell}, out of the grid`);
      passages[cell] |= 1 << operation;
      passages[next] |= 1 << (operation ^ 1);
    } else if (operation < 16) {
      const direction = operation - 8;
      passages[cell] &= ~(1 << direction);
      passages[neighbourOf(maze, cell, direction)] &= ~(1 << (direction ^ 1));
    } else if (operation < 22) {
      assert.ok(kinds, 'a maze sets no kinds');
      kinds[cell] = operation - 16;
    }
  }
  return { passages, kinds };
}

/** Same passages, kinds and exits; typed arrays are compared byte for byte. */
export function assertSameMaze(actual, expected, what) {
  assert.ok(sameBytes(actual.passages, expected.passages), `${what}: passages`);
  assert.ok(sameBytes(actual.kinds, expected.kinds), `${what}: kinds`);
  assert.ok(
    sameBytes(actual.oneWays ?? null, expected.oneWays ?? null),
    `${what}: one-way passages`,
  );
  assert.equal(actual.start, expected.start, `${what}: start`);
  assert.equal(actual.end, expected.end, `${what}: end`);
}

/** The same with rooms and what furnishes them. */
export function assertSameDungeon(actual, expected, what) {
  assertSameMaze(actual, expected, what);
  for (const part of ['rooms', 'doors', 'things', 'tree']) {
    assert.deepEqual(actual[part], expected[part], `${what}: ${part}`);
  }
}

export function sameBytes(a, b) {
  if (a === null || b === null) return a === b;
  return a.length === b.length && Buffer.compare(bytesOf(a), bytesOf(b)) === 0;
}

function bytesOf(array) {
  return Buffer.from(array.buffer, array.byteOffset, array.byteLength);
}
