/** What holds whatever made a maze. */
import assert from 'node:assert/strict';
import { doorFaultsOf } from '../../fuzz/doors.js';
import { lockFaultsOf } from '../../fuzz/locks.js';
import { mw } from './load.js';

/** Its JSON gives it again, start and end are open and joined, and doors, rooms, locks and keys are right. */
export function assertWhole(maze, what) {
  const text = JSON.stringify(maze);
  assert.equal(JSON.stringify(mw.adopt(JSON.parse(text))), text, `${what}: JSON`);
  assert.deepEqual([...doorFaultsOf(maze), ...lockFaultsOf(maze)], [], what);
  const isOpen = (cell) => (maze.kinds ?? maze.mask)?.[cell] !== 0;
  for (const cell of [maze.start, maze.end, ...(maze.things ?? []).map((thing) => thing.cell)]) {
    assert.ok(cell === null || isOpen(cell), `${what}: ${cell} is rock`);
  }
  if (maze.start === null || maze.end === null) return;
  mw.game(maze);
  assert.notEqual(maze.solve().length, Number.POSITIVE_INFINITY, `${what}: no path`);
}
