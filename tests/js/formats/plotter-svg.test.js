/** Plotter drawings read by a parser of their paths, against the walls of the maze. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { XMLParser } from 'fast-xml-parser';
import { toPlotterSvg } from 'mazewright/formats';
import { mw } from '../support/load.js';
import { segmentsOf } from '../support/plane.js';
import { mazesOfShapes } from '../support/sample-mazes.js';

/** The lines of a layer: [[x, y], ...] each. */
function strokesOf(text, name) {
  const { svg } = new XMLParser({
    ignoreAttributes: false,
    isArray: (tag) => tag === 'path' || tag === 'g',
  }).parse(text);
  const layer = svg.g.find((group) => group['@_class'] === name);
  return (layer?.path ?? []).map((path) =>
    path['@_d']
      .slice(1)
      .split('L')
      .map((point) => point.split(' ').map(Number)),
  );
}

const lengthOf = (line) =>
  line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - line[i][0], y - line[i][1]), 0);

test('on squares every side of a wall is drawn once', () => {
  const maze = mw.generate({ algorithm: 'wilson', width: 15, height: 20, seed: 'pen' });
  const strokes = strokesOf(toPlotterSvg(maze, { exits: false }), 'walls');
  const xs = strokes.flat().map(([x]) => x);
  const ys = strokes.flat().map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const unit = (Math.max(...xs) - left) / 15;
  const drawn = [];
  for (const stroke of strokes) {
    for (let i = 1; i < stroke.length; ++i) {
      const [a, b] = [stroke[i - 1], stroke[i]].map(([x, y]) => [
        Math.round((x - left) / unit),
        Math.round((y - top) / unit),
      ]);
      const [from, to] = [a, b].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
      const [dx, dy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
      for (let [x, y] = from; x !== to[0] || y !== to[1]; x += dx, y += dy) {
        drawn.push([x, y, x + dx, y + dy].join(' '));
      }
    }
  }
  const lines = maze.lines();
  const walls = Array.from({ length: lines.length / 4 }, (_, i) => {
    const [x0, y0, x1, y1] = lines.subarray(4 * i, 4 * i + 4);
    const ends = [
      [x0, y0],
      [x1, y1],
    ].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
    return ends.flat().join(' ');
  });
  assert.deepEqual(drawn.sort(), walls.sort());
});

/** The distance from a point to a segment. */
function distanceTo([ax, ay, bx, by], x, y) {
  const square = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = square === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square;
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(ax + share * (bx - ax) - x, ay + share * (by - ay) - y);
}

/** The length of segments, of which what lies on an earlier one counts once, by 64 points of each. */
function lengthOnce(segments) {
  let sum = 0;
  for (const [i, [ax, ay, bx, by]] of segments.entries()) {
    const shares = Array.from({ length: 64 }, (_, k) => (k + 0.5) / 64);
    const free = shares.filter((t) => {
      const [x, y] = [ax + t * (bx - ax), ay + t * (by - ay)];
      return !segments.slice(0, i).some((other) => distanceTo(other, x, y) < 1e-3);
    });
    sum += (Math.hypot(bx - ax, by - ay) * free.length) / shares.length;
  }
  return sum;
}

test('on every shape the strokes are as long as the walls, and travel gets no longer', () => {
  for (const { name, maze } of mazesOfShapes()) {
    const text = toPlotterSvg(maze, { exits: false });
    const [, sorted, unsorted] = /travel: (\d+) mm; unsorted: (\d+) mm/.exec(text).map(Number);
    assert.ok(sorted <= unsorted, name);
    const lines = maze.lines({ seams: true });
    const segments = segmentsOf(lines);
    let [walls, left, right] = [0, Infinity, -Infinity];
    for (let i = 0; i < lines.length; i += 4) {
      walls += Math.hypot(lines[i] - lines[i + 2], lines[i + 1] - lines[i + 3]);
      left = Math.min(left, lines[i], lines[i + 2]);
      right = Math.max(right, lines[i], lines[i + 2]);
    }
    const strokes = strokesOf(text, 'walls');
    const xs = strokes.flat().map(([x]) => x);
    const unit = (Math.max(...xs) - Math.min(...xs)) / (right - left);
    const drawn = strokes.reduce((sum, line) => sum + lengthOf(line), 0);
    // Two nodes without an edge may both have a wall where their cells touch.
    const wanted = maze.graph ? lengthOnce(segments) : walls;
    const most = maze.graph ? 0.02 : 0.005;
    assert.ok(Math.abs(drawn / unit / wanted - 1) < most, `${name}: ${drawn / unit} ${wanted}`);
  }
});

test('a margin without room is refused, and the solution is a layer of its own', () => {
  const maze = mw.generate({ algorithm: 'wilson', width: 5, height: 5, seed: 'pen' });
  assert.throws(() => toPlotterSvg(maze, { margin: 61 }), { field: 'margin' });
  assert.throws(() => toPlotterSvg(maze, { paper: 'b4' }), { field: 'paper' });
  assert.equal(strokesOf(toPlotterSvg(maze), 'solution').length, 1);
  assert.equal(strokesOf(toPlotterSvg(maze, { solution: false }), 'solution').length, 0);
});
