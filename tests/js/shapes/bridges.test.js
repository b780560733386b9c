/** Woven mazes as tiles, cubes, boxes, text and meshes: one walks wherever passages lead, nowhere else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertSameMaze } from '../support/checker.js';
import { asciiText } from '../support/drawing.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';

const weave = { id: 'weave', share: 1 };
const [NORTH, SOUTH, WEST, EAST] = [0, 1, 2, 3];

/** Woven mazes of squares, some with loops, with cells given up, with a mask. */
function* wovenSquares(count = 60) {
  const random = new Random(41n);
  for (let seed = 0; seed < count; seed++) {
    const [width, height] = [3 + random.below(8), 3 + random.below(8)];
    const passes = [weave];
    if (seed % 4 === 1) passes.push({ id: 'braid', share: 0.6 });
    if (seed % 4 === 2) passes.push({ id: 'sparsify', rounds: 1 + random.below(3) });
    const mask = Uint8Array.from({ length: width * height }, () => Number(random.below(12) < 11));
    const parts = seed % 4 === 3 ? { mask, parts: 'each' } : {};
    const algorithm = random.pick(['wilson', 'kruskal', 'recursiveBacktracker']);
    yield mw.generate({ algorithm, width, height, seed, passes, ...parts });
  }
}

const isOpen = (maze, cell) => (maze.kinds ?? maze.mask)?.[cell] !== 0;

/** By cell the cells that its passages lead to, sorted. */
function linksOf(maze) {
  const links = Array.from({ length: maze.cellCount }, () => []);
  const flat = maze.links();
  for (let i = 0; i < flat.length; i += 2) {
    links[flat[i]].push(flat[i + 1]);
    links[flat[i + 1]].push(flat[i]);
  }
  return links.map((list) => list.sort((a, b) => a - b));
}

/**
 * By cell the cells to which one comes without entering a third one: `next(place)` are the places a
 * step away, `cellOf(place)` the cell in whose middle a place is, or null.
 */
function reached(maze, startOf, next, cellOf) {
  return Array.from({ length: maze.cellCount }, (_, cell) => {
    const start = startOf(cell);
    if (start === null) return [];
    const seen = new Set([start]);
    const cells = new Set();
    for (const place of seen) {
      const at = cellOf(place);
      if (at !== null && at !== cell) {
        cells.add(at);
        continue;
      }
      for (const other of next(place)) seen.add(other);
    }
    return [...cells].sort((a, b) => a - b);
  });
}

test('over tiles one walks where passages lead, below bridges and over them', () => {
  let tunnels = 0;
  for (const maze of wovenSquares()) {
    const [corridor, wall] = [1 + (maze.width % 3), 1 + (maze.height % 2)];
    const { width, height, data } = maze.tiles({ corridor, wall });
    const pitch = corridor + wall;
    const isBridge = (kind) => kind === 5 || kind === 6;
    const steps = [
      [0, -1],
      [0, 1],
      [-1, 0],
      [1, 0],
    ];
    /** A place is a tile and, on a bridge, whether one is below it. */
    const next = (place) => {
      const [x, y, below] = place.split(' ').map(Number);
      const found = [];
      const line = data[y * width + x] === 5 ? [WEST, EAST] : [NORTH, SOUTH];
      for (const [d, [dx, dy]] of steps.entries()) {
        const [toX, toY] = [x + dx, y + dy];
        if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
        // A corner without walls leads on to the passages around it, which are counted without it.
        if ([toX, toY].every((at) => (at - wall) % pitch >= corridor)) continue;
        const [kind, to] = [data[y * width + x], data[toY * width + toX]];
        if (to === 0) continue;
        if (isBridge(kind) && isBridge(to) && kind === to) {
          found.push(`${toX} ${toY} ${below}`);
          continue;
        }
        // From a bridge one leaves on its line when below it, across when on it.
        if (isBridge(kind) && line.includes(d) !== (below === 1)) continue;
        const onLine = (to === 5 ? [WEST, EAST] : [NORTH, SOUTH]).includes(d);
        found.push(`${toX} ${toY} ${isBridge(to) && onLine ? 1 : 0}`);
      }
      return found;
    };
    const startOf = (cell) => {
      const { x, y } = maze.tileOf(cell, { corridor, wall });
      return isOpen(maze, cell) ? `${x} ${y} 0` : null;
    };
    const cellOf = (place) => {
      const [x, y, below] = place.split(' ').map(Number);
      const [column, row] = [x - wall, y - wall];
      if (below === 1 || data[y * width + x] === 7) return null;
      if (column % pitch >= corridor || row % pitch >= corridor) return null;
      return Math.floor(row / pitch) * maze.width + Math.floor(column / pitch);
    };
    assert.deepEqual(reached(maze, startOf, next, cellOf), linksOf(maze), maze.text());
    for (const { bridge, from, open } of maze.tunnels()) {
      const { x, y } = maze.tileOf(bridge, { corridor, wall });
      const line = from.direction === EAST ? 5 : 6;
      const wanted = open
        ? isOpen(maze, bridge)
          ? line
          : 7
        : isOpen(maze, bridge)
          ? (maze.kinds?.[bridge] ?? 1)
          : 0;
      assert.equal(data[y * width + x], wanted);
      tunnels += Number(open);
    }
    // Every tile that is no wall belongs to a cell, and no wall does; the tunnel's rock is no cell's.
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const kind = data[y * width + x];
        const cell = maze.cellOfTile(x, y, { corridor, wall });
        if (kind === 0) assert.equal(cell, null);
        else if (kind !== 7) assert.notEqual(cell, null);
      }
    }
  }
  assert.ok(tunnels > 100, `${tunnels}`);
});

/** The columns of cubes as sets of heights, by "row column". */
function columnsOf(cubes) {
  const columns = new Map();
  for (let i = 0; i < cubes.length; i += 4) {
    const key = `${cubes[i]} ${cubes[i + 1]}`;
    if (!columns.has(key)) columns.set(key, new Set());
    assert.ok(!columns.get(key).has(cubes[i + 2]), 'a cube twice');
    columns.get(key).add(cubes[i + 2]);
  }
  return columns;
}

/** Walks over cubes: one is a cube tall, stands on the floor or a cube and climbs one cube. */
function stepsOver(columns, rows, count, pitch) {
  const isFull = (row, column, z) => z < 1 || (columns.get(`${row} ${column}`)?.has(z) ?? false);
  const canStand = (row, column, z) => isFull(row, column, z - 1) && !isFull(row, column, z);
  return (place) => {
    const [row, column, z] = place.split(' ').map(Number);
    const found = [];
    for (const [dr, dc] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ]) {
      const [r, c] = [row + dr, column + dc];
      if (r < 0 || c < 0 || r >= rows || c >= count) continue;
      // A corner without walls leads on to the passages around it, which are counted without it.
      if (r % 2 === 0 && c % pitch === 0) continue;
      for (const to of [z - 1, z, z + 1]) {
        if (to < 1 || !canStand(r, c, to)) continue;
        // The higher of the two places must be free in both columns.
        const top = Math.max(z, to);
        if (isFull(row, column, top) || isFull(r, c, top)) continue;
        found.push(`${r} ${c} ${to}`);
      }
    }
    return found;
  };
}

test('over cubes one who climbs one cube walks where passages lead', () => {
  for (const maze of wovenSquares()) {
    for (const [height, spread] of [
      [2, 1],
      [3, 1],
      [2, 2],
    ]) {
      const exits = mw.adopt({
        ...structuredClone({ ...maze }),
        start: null,
        end: null,
        code: null,
      });
      const columns = columnsOf(exits.blocks({ height, spread }));
      const [rows, count] = [2 * maze.height + 1, (spread === 1 ? 2 : 4) * maze.width + 1];
      const bridged = new Map(maze.tunnels().map(({ bridge, open }) => [bridge, open]));
      const startOf = (cell) => {
        if (!isOpen(maze, cell)) return null;
        const [x, y] = [cell % maze.width, Math.floor(cell / maze.width)];
        const column = spread === 1 ? 2 * x + 1 : 4 * x + 2;
        return `${2 * y + 1} ${column} ${bridged.get(cell) ? 3 : 1}`;
      };
      const cells = new Map();
      for (let cell = 0; cell < maze.cellCount; cell++) {
        const [row, column, z] = (startOf(cell) ?? '').split(' ').map(Number);
        for (const k of spread === 1 ? [0] : [-1, 0, 1])
          cells.set(`${row} ${column + k} ${z}`, cell);
      }
      const next = stepsOver(columns, rows, count, 2 * spread);
      const found = reached(maze, startOf, next, (place) => cells.get(place) ?? null);
      assert.deepEqual(found, linksOf(maze), `${height} ${spread}\n${maze.text()}`);
    }
  }
});

test('boxes are the cubes, and none covers another', () => {
  for (const maze of wovenSquares(20)) {
    for (const height of [1, 2, 3]) {
      const cubes = maze.blocks({ height });
      const wanted = new Set();
      for (let i = 0; i < cubes.length; i += 4)
        wanted.add(`${cubes[i]} ${cubes[i + 1]} ${cubes[i + 2]}`);
      const covered = new Set();
      const boxes = maze.boxes({ height, up: 'y' });
      for (let i = 0; i < boxes.length; i += 6) {
        const [x, y, z, sx, sy, sz] = boxes.subarray(i, i + 6);
        for (let row = z; row < z + sz; row++) {
          for (let column = x; column < x + sx; column++) {
            for (let up = y; up < y + sy; up++) {
              const key = `${row} ${column} ${up + 1}`;
              assert.ok(!covered.has(key), 'two boxes cover a place');
              covered.add(key);
            }
          }
        }
      }
      assert.deepEqual([...covered].sort(), [...wanted].sort());
    }
  }
});

/** The tunnels in the layout of the ASCII text, drawn from their list alone. */
function tunnelText(maze) {
  const lines = Array.from({ length: 2 * maze.height + 1 }, () =>
    new Array(4 * maze.width + 1).fill(' '),
  );
  for (const { bridge, from, open } of maze.tunnels()) {
    const [row, column] = [2 * Math.floor(bridge / maze.width) + 1, 4 * (bridge % maze.width) + 2];
    const isAcross = from.direction === EAST;
    lines[row][column] = isAcross ? '-' : '|';
    for (const j of [row - 1, row + 1]) {
      if (isAcross || !open) for (const k of [-1, 0, 1]) lines[j][column + k] = '-';
      if (isAcross || !open) lines[j][column - 2] = lines[j][column + 2] = '+';
    }
    for (const k of [column - 2, column + 2]) {
      if (!isAcross || !open) lines[row][k] = '|';
      if (!isAcross || !open) lines[row - 1][k] = lines[row + 1][k] = '+';
    }
  }
  return lines.map((line) => `${line.join('')}\n`).join('');
}

/** The maze with its tunnels closed. */
function withoutTunnels(maze) {
  const passages = maze.passages.slice();
  for (const { from, to } of maze.tunnels()) {
    for (const { cell, direction } of [from, to]) passages[cell] &= ~(1 << direction);
  }
  const { width, height, mask, kinds, dungeon, start, end } = maze;
  return { width, height, mask, kinds, dungeon, start, end, passages };
}

test('texts have the maze and below it the tunnels, and parse reads both', () => {
  let woven = 0;
  for (const maze of wovenSquares(120)) {
    if (maze.bridges === null) continue;
    woven++;
    const ascii = maze.text();
    assert.equal(ascii, `${asciiText(withoutTunnels(maze))}\n${tunnelText(maze)}`);
    for (const text of [ascii, ascii.replaceAll('\n', '\r\n'), ascii.slice(0, -1)]) {
      const parsed = mw.parse(text);
      assertSameMaze(parsed, maze, ascii);
      assert.deepEqual(parsed.bridges, maze.bridges);
      assert.equal(parsed.text(), ascii);
    }
    const unicode = maze.text({ style: 'unicode' }).split('\n');
    for (const [i, line] of ascii.split('\n').entries()) {
      assert.equal([...unicode[i]].length, line.length);
      const row = i - (2 * maze.height + 2);
      for (const [k, sign] of row < 0 ? [] : [...unicode[i]].entries()) {
        const isJoint = row % 2 === 0 && k % 4 === 0;
        const isMiddle = row % 2 === 1 && k % 4 === 2;
        if (isJoint) assert.equal(sign === ' ', line[k] === ' ');
        else assert.equal(sign, isMiddle ? line[k] : { '-': '─', '|': '│', ' ': ' ' }[line[k]]);
      }
    }
    const [plan, below, ...none] = maze.text({ style: 'solid' }).split('\n\n');
    assert.deepEqual(none, []);
    const { width, data } = maze.tiles();
    const drawn = (text) =>
      text.split('\n').filter(Boolean).join('').replaceAll('██', '#').replaceAll('  ', '.');
    assert.equal(
      drawn(plan),
      Array.from(data, (kind) => (kind === 0 || kind === 7 ? '#' : '.')).join(''),
    );
    assert.equal(drawn(below), Array.from(data, (kind) => (kind >= 5 ? '.' : '#')).join(''));
    assert.equal(maze.text({ style: 'digits' }).split('\n')[0].length, width);
  }
  assert.ok(woven > 80, `${woven}`);
});

test('texts with tunnels that do not fit are refused, and the line is named', () => {
  const maze = mw.generate({ algorithm: 'wilson', width: 5, height: 4, seed: 2, passes: [weave] });
  const lines = maze.text().split('\n');
  const first = 2 * maze.height + 2;
  const { bridge } = maze.tunnels()[0];
  const [row, column] = [2 * Math.floor(bridge / 5) + 1, 4 * (bridge % 5) + 2];
  const changed = (line, at, sign) =>
    lines
      .map((text, i) => (i === line ? text.slice(0, at) + sign + text.slice(at + 1) : text))
      .join('\n');
  const other = lines[first + row][column] === '-' ? '|' : '-';
  const wrong = {
    'a letter': changed(first + row, column, 'x'),
    'the other line': changed(first + row, column, other),
    'a tunnel below a corner': changed(first + 1, 2, '-'),
    'a wall at a place without a bridge': changed(first, 1, '-'),
    'a longer line': lines.map((line, i) => (i === first + 1 ? `${line} x` : line)).join('\n'),
    'two blank lines': [...lines.slice(0, first), '', ...lines.slice(first)].join('\n'),
    'a half open mouth': changed(
      first + row,
      column + (lines[first + row][column] === '-' ? 2 : 0),
      '*',
    ),
  };
  // Blank lines at the end come from how a text was pasted, and without any tunnel it has no bridge.
  for (const whole of [
    [...lines.slice(0, -2), ''],
    [...lines, lines.at(-2), ''],
  ]) {
    assert.equal(mw.parse(whole.join('\n')).text(), maze.text());
  }
  const above = lines.slice(0, first);
  assert.equal(mw.parse(above.join('\n')).text(), `${above.slice(0, -1).join('\n')}\n`);
  for (const [what, text] of Object.entries(wrong)) {
    assert.throws(
      () => mw.parse(text),
      (error) => {
        assert.deepEqual(
          [error.name, error.code, error.field],
          ['MazeError', 'invalid-option', 'text'],
          what,
        );
        assert.match(error.message, /line \d+: /, what);
        return true;
      },
    );
  }
});
