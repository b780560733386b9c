/** SVG and PNG have the same options, and draw the same picture. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';
import { readPng } from '../support/png.js';
import { wellFormed } from '../support/xml.js';

const rowOf = (id) => mw.catalog.exports.find((row) => row.id === id);

/** The subpaths of path data: points of one line or figure each. */
function linesOf(data) {
  const lines = [];
  let [x, y] = [0, 0];
  for (const [, command, numbers] of data.matchAll(/([MLHV])([^MLHV]*)/g)) {
    const values = numbers.split(' ').map(Number);
    [x, y] = { M: values, L: values, H: [values[0], y], V: [x, values[0]] }[command];
    if (command === 'M') lines.push([]);
    lines.at(-1).push([x, y]);
  }
  return lines;
}

const distanceTo = ([x, y], [ax, ay], [bx, by]) => {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
};

function isInside([x, y], corners) {
  let inside = false;
  for (const [i, [ax, ay]] of corners.entries()) {
    const [bx, by] = corners[(i + 1) % corners.length];
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
  }
  return inside;
}

/** A reader of SVG: the colour at a point, of the uppermost path that covers it; null near an edge. */
function painter(svg) {
  const [{ attributes: root }, ...elements] = wellFormed(svg);
  const [left, top] = root.viewBox.split(' ').map(Number);
  const paths = elements
    .filter(({ name }) => name === 'path')
    .map(({ attributes: { fill, stroke, 'stroke-width': width, d } }) => ({
      color: stroke ?? fill,
      half: Number(width ?? 0) / 2,
      lines: linesOf(d),
    }));
  const at = (x, y) => {
    let color = 'transparent';
    for (const { color: own, half, lines } of paths) {
      for (const line of lines) {
        let nearest = Number.POSITIVE_INFINITY;
        for (let i = 1; i < line.length; i++) {
          nearest = Math.min(nearest, distanceTo([x, y], line[i - 1], line[i]));
        }
        // Square and round ends differ by less than that.
        if (Math.abs(nearest - half) < 0.75 + 0.5 * half) color = null;
        else if (half > 0 ? nearest < half : isInside([x, y], line)) color = own;
        if (half > 0 ? nearest < half / 2 : false) color = own;
      }
    }
    return color;
  };
  return {
    width: Number(root.width),
    height: Number(root.height),
    at: (x, y) => at(left + x, top + y),
  };
}

test('both rows have the same parameters', () => {
  assert.deepEqual(rowOf('png').params, rowOf('svg').params);
});

const COLORS = {
  color: '#102030',
  floor: '#e0f0ff',
  background: '#a0a0a0',
  solutionColor: '#ff4000',
};

test('an SVG as another reader paints it is the PNG', (t) => {
  let compared = 0;
  for (const [index, options] of [
    { shape: 'square' },
    {
      shape: 'square',
      passes: [
        { id: 'weave', share: 0.5 },
        { id: 'oneWay', share: 0.5 },
      ],
    },
    { shape: 'square', exits: 'none', passes: [{ id: 'sparsify', rounds: 2 }] },
    { shape: 'hex', start: 7, end: 20 },
    { shape: 'polar' },
    { shape: 'cube', levels: 3 },
    { shape: { id: 'square', outline: 'star' }, width: 9, height: 9 },
  ].entries()) {
    const maze = mw.generate({ algorithm: 'wilson', width: 6, height: 5, seed: 3, ...options });
    const solution = index % 2 === 0 && maze.start !== null;
    for (const picture of [
      { ...COLORS, solution, marks: 'always', cell: 24, stroke: 4 },
      { color: COLORS.color, cell: 24, stroke: 4 },
    ]) {
      const svg = painter(maze.svg(picture));
      const png = readPng(maze.png(picture));
      assert.ok(Math.abs(png.width - svg.width) <= 1 && Math.abs(png.height - svg.height) <= 1);
      let [same, other] = [0, 0];
      for (let y = 1; y < png.height; y += 3) {
        for (let x = 1; x < png.width; x += 3) {
          const wanted = svg.at(x + 0.5, y + 0.5);
          if (wanted === null) continue;
          const seen = png.at(x, y) === '#00000000' ? 'transparent' : png.at(x, y);
          if (seen === wanted) same++;
          else other++;
        }
      }
      compared += same;
      assert.ok(same > 500 && other < 0.01 * same, `${maze.code}: ${same} alike, ${other} not`);
    }
  }
  t.diagnostic(`${compared} pixels`);
});

test('the ground is transparent unless it has a colour, in both', () => {
  const maze = mw.generate({ algorithm: 'prim', width: 5, height: 4, seed: 2 });
  const names = (options) =>
    wellFormed(maze.svg(options)).map(({ attributes }) => attributes.class ?? '');
  assert.deepEqual(names(), ['', 'walls']);
  assert.deepEqual(names(COLORS), ['', 'background', 'floor', 'walls']);
  const plain = readPng(maze.png());
  assert.deepEqual([...plain.palette].sort(), ['#00000000', '#1f2933']);
  assert.deepEqual(readPng(maze.png({ background: '#fff' })).palette.toSorted(), [
    '#1f2933',
    '#ffffff',
  ]);
  assert.ok(readPng(maze.png({ floor: '#ff000080' })).palette.includes('#ff000080'));
  const mixed = readPng(maze.png({ floor: '#f000', background: '#0f08', cell: 16 }));
  assert.deepEqual(mixed.palette.toSorted(), ['#00ff0088', '#1f2933']);
});

test('a PNG has a title, and its colours are digits', () => {
  const maze = mw.generate({ algorithm: 'prim', width: 5, height: 4, seed: 2 });
  assert.equal(readPng(maze.png()).title, undefined);
  assert.equal(readPng(maze.png({ title: '미로 <3>' })).title, '미로 <3>');
  for (const name of ['color', 'floor', 'background', 'solutionColor']) {
    for (const color of ['red', 'currentColor', 'var(--a)', 'rgb(1 2 3)']) {
      maze.svg({ [name]: color });
      assert.throws(() => maze.png({ [name]: color }), {
        name: 'MazeError',
        field: name,
        message: new RegExp(`^${name} must be '#' and 3, 4, 6 or 8 .*; got "`),
      });
    }
  }
});

test('any bytes are packed so that two readers of deflate get them back', () => {
  // Sizes from a pixel row to rows that are farther apart than deflate looks back.
  for (const [width, height, cell] of [
    [1, 1, 2],
    [1, 40, 3],
    [60, 1, 150],
    [37, 23, 5],
  ]) {
    for (const shape of ['square', 'hex', 'triangle']) {
      const shaped = { algorithm: 'wilson', shape, width, height, seed: width };
      if (mw.check(shaped)) continue;
      const maze = mw.generate(shaped);
      const options = { cell, solution: true, floor: '#fff' };
      const { width: across, palette } = readPng(maze.png(options));
      assert.ok(across > 0 && palette.length > 1);
    }
  }
});
