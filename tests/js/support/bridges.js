/** Bridges of woven mazes by their definition, on the grid of the same maze without other passes. */
import assert from 'node:assert/strict';
import { mw } from './load.js';
import { linesOf, pathsOver, woven } from './reference/passes/weave.js';
import { gridFrom } from './reference/slots.js';

/** The bridges of a maze as a map from cell to the lower direction of the tunnel. */
export function bridgesOf({ bridges }) {
  const list = bridges ?? [];
  return new Map(Array.from({ length: list.length / 2 }, (_, i) => [list[2 * i], list[2 * i + 1]]));
}

const isResizing = ({ id }) => mw.catalog.passes.some((pass) => pass.id === id && pass.resizes);

/** The grid of a maze's last shape and mask without tunnels. */
export function plainGridOf(options) {
  const passes = options.passes?.filter(isResizing) ?? [];
  return gridFrom(mw.generate({ ...options, passes, steps: false }));
}

/** By cell the neighbours that a maze tells: [direction, to, back]. */
const toldBy = (maze, names) =>
  Array.from({ length: maze.cellCount }, (_, cell) =>
    names.map((_name, d) => {
      const to = maze.neighbour(cell, d);
      return to === null ? null : `${d} ${to} ${maze.back(cell, d)}`;
    }),
  );

/**
 * Bridges lie on straight lines of two neighbours each, over a tunnel and along another line; no tunnel
 * ends at a bridge; tunnels join the two cells beside a bridge and nothing else changes.
 */
export function assertBridges(maze, options, what) {
  if (!options.passes?.some(({ id }) => id === 'weave')) {
    assert.equal(maze.bridges, null, `${what}: bridges`);
    return;
  }
  const bridges = bridgesOf(maze);
  if (maze.bridges === null) return;
  assert.ok(maze.bridges instanceof Uint32Array && bridges.size * 2 === maze.bridges.length, what);
  assert.deepEqual(
    [...bridges.keys()],
    [...bridges.keys()].sort((a, b) => a - b),
    what,
  );
  const plain = plainGridOf(options);
  const lines = linesOf(plain);
  for (const [cell, line] of bridges) {
    assert.ok(lines[cell].includes(line), `${what}: ${cell} is not straight along ${line}`);
    const over = pathsOver(plain, plain.slots, cell, line);
    assert.ok(over.length > 0, `${what}: no path leads over ${cell}`);
    const ends = [line, line ^ 1].map((d) => plain.slots[cell][d]);
    assert.ok(ends.every(Boolean), `${what}: no tunnel leads below ${cell}`);
    assert.notEqual(ends[0].to, ends[1].to, what);
    for (const { to } of ends)
      assert.ok(!bridges.has(to), `${what}: a tunnel ends at bridge ${to}`);
  }
  const expected = woven(plain, bridges).slots.map((own) =>
    own.map((slot, d) => (slot ? `${d} ${slot.to} ${slot.back}` : null)),
  );
  const told = toldBy(maze, plain.names);
  for (const [cell, own] of expected.entries()) {
    assert.deepEqual(told[cell], [...own], `${what}: neighbours of ${cell}`);
  }
  const tunnels = [...bridges].map(([bridge, line]) => {
    const [from, to] = [line, line ^ 1].map((d) => ({
      cell: plain.slots[bridge][d].to,
      direction: plain.slots[bridge][d].back,
    }));
    const open = ((maze.passages[from.cell] >> from.direction) & 1) === 1;
    return { bridge, from, to, open };
  });
  assert.deepEqual(maze.tunnels(), tunnels, `${what}: tunnels`);
}
