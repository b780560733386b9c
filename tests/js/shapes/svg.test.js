/** SVG: its paths against the walls, its colours and title against markup in them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { wellFormed } from '../support/xml.js';

const maze = mw.generate({ algorithm: 'prim', width: 9, height: 7, seed: 1 });

/** The segments of path data: x1 y1 x2 y2 each. */
function segmentsOf(data) {
  const segments = [];
  let [x, y] = [0, 0];
  for (const [, command, numbers] of data.matchAll(/([MLHV])([^MLHV]*)/g)) {
    const values = numbers.split(' ').map(Number);
    const to = { M: values, L: values, H: [values[0], y], V: [x, values[0]] }[command];
    if (command !== 'M') segments.push([x, y, ...to]);
    [x, y] = to;
  }
  return segments;
}

const pathOf = (svg, name) =>
  wellFormed(svg).find(({ attributes }) => attributes.class === name).attributes;
const lengthOf = (segments) =>
  segments.reduce((sum, [a, b, c, d]) => sum + Math.hypot(c - a, d - b), 0);
const chunksOf = (list, size) =>
  Array.from({ length: list.length / size }, (_, i) => [...list.slice(size * i, size * i + size)]);
const chunks = (list) => chunksOf(list, 4);

test('the path of the walls covers the walls, each once, in few strokes', () => {
  for (const cell of [2, 32]) {
    for (const seed of [1, 2, 3]) {
      const square = mw.generate({ algorithm: 'wilson', width: 23, height: 17, seed });
      const unitsOf = (segments, size) =>
        segments.flatMap(([a, b, c, d]) => {
          const steps = Math.round(Math.hypot(c - a, d - b) / size);
          return Array.from({ length: steps }, (_, i) => {
            const at = (from, to, step) => (from + ((to - from) * step) / steps) / size;
            const ends = [i, i + 1].map((step) => `${at(a, c, step)},${at(b, d, step)}`);
            return ends.sort().join(' ');
          });
        });
      const { d: data } = pathOf(square.svg({ cell, exits: false }), 'walls');
      const drawn = unitsOf(segmentsOf(data), cell);
      assert.deepEqual(drawn.sort(), unitsOf(chunks(square.lines()), 1).sort());
      // Between its ends a straight wall has no other.
      const strokes = segmentsOf(data);
      const starts = new Set(strokes.map(([x, y, a]) => `${x} ${y} ${x === a}`));
      for (const [x, , a, b] of strokes) assert.ok(!starts.has(`${a} ${b} ${x === a}`));
    }
  }
  for (const { id, minLevels, graph } of mw.catalog.shapes) {
    if (graph) continue;
    const size = { width: 8, height: 8, levels: minLevels };
    const other = mw.generate({ algorithm: 'wilson', shape: id, ...size, seed: 1 });
    const { d: data } = pathOf(other.svg({ cell: 100, exits: false }), 'walls');
    const wanted = lengthOf(chunks(other.lines({ seams: true }))) * 100;
    assert.ok(Math.abs(lengthOf(segmentsOf(data)) - wanted) < 1e-3 * wanted, id);
  }
});

test('the path of the solution runs through the centres of its cells', () => {
  const segments = segmentsOf(pathOf(maze.svg({ solution: true, cell: 10 }), 'solution').d);
  const path = [...maze.solve().path].map((cell) => {
    const { x, y } = maze.positionOf(cell);
    return [10 * x + 5, 10 * y + 5];
  });
  assert.deepEqual(
    segments,
    path.slice(1).map((to, i) => [...path[i], ...to]),
  );
});

/** The paths of a drawing that have a class, with the number of closed figures in each. */
function figuresOf(svg) {
  const paths = wellFormed(svg).filter(({ attributes }) => attributes.class);
  const figures = (data) => data.split('M').length - 1;
  return Object.fromEntries(paths.map(({ attributes: { class: name, d } }) => [name, figures(d)]));
}

test('every stair is drawn at both its ends, inside its cell', () => {
  const stairs = mw.generate({
    algorithm: 'wilson',
    shape: 'cube',
    width: 6,
    height: 5,
    levels: 3,
    seed: 4,
  });
  const isStair = ([a, b]) => stairs.positionOf(a).level !== stairs.positionOf(b).level;
  const links = chunksOf(stairs.links(), 2);
  const flights = links.filter(isStair);
  assert.ok(flights.length >= 2);
  const svg = stairs.svg({ cell: 100, exits: false });
  assert.equal(figuresOf(svg).stairs, 2 * flights.length);
  const middles = chunksOf(segmentsOf(pathOf(svg, 'stairs').d), 3).map((sides) =>
    [0, 1].map((axis) => sides.reduce((sum, side) => sum + side[axis], 0) / 3),
  );
  const cells = flights.flat().map((cell) => {
    const corners = chunksOf([...stairs.polygon(cell)], 2);
    return [0, 1].map((axis) => corners.reduce((sum, at) => sum + at[axis], 0) / corners.length);
  });
  const apart = (a, b) => Math.hypot(a[0] / 100 - b[0], a[1] / 100 - b[1]);
  for (const cell of cells) assert.ok(middles.some((at) => apart(at, cell) < 0.5));
  const flat = mw.generate({ algorithm: 'wilson', width: 6, height: 5, seed: 4 });
  assert.equal(figuresOf(flat.svg()).stairs, undefined);
});

test('start and end are marked where no opening shows them, always or never', () => {
  const row = { algorithm: 'wilson', width: 12, height: 9, seed: 2 };
  const [open, closed] = ['corners', 'none'].map((exits) => mw.generate({ ...row, exits }));
  const within = mw.generate({ ...row, start: 40, end: 55 });
  const marksOf = (maze, options) => {
    const { start = 0, end = 0 } = figuresOf(maze.svg(options));
    return [start, end];
  };
  assert.deepEqual(marksOf(open), [0, 0]);
  assert.deepEqual(marksOf(open, { marks: 'always' }), [1, 1]);
  assert.deepEqual(marksOf(closed, { marks: 'always' }), [0, 0]);
  assert.deepEqual(marksOf(within), [1, 1]);
  assert.deepEqual(marksOf(within, { marks: 'never' }), [0, 0]);
  assert.deepEqual(marksOf(within, { exits: false }), [0, 0]);
  const [x, y] = segmentsOf(pathOf(within.svg({ cell: 10 }), 'end').d)[0];
  const { x: column, y: line } = within.positionOf(55);
  assert.ok(Math.hypot(x - 10 * column - 5, y - 10 * line - 5) < 5);
});

const GOOD = [
  'red',
  'currentColor',
  'transparent',
  'CanvasText',
  '#abc',
  '#ABCD',
  '#00ff7f',
  '#00ff7f80',
  'rgb(1 2 3 / 50%)',
  'RGBA(1,2,3,.5)',
  'hsl(120deg 50% 50%)',
  'hwb(90 10% 10%)',
  'lab(50% 20 -30)',
  'oklch(0.7 0.1 200)',
  'color(display-p3 1 0.5 0)',
  'color-mix(in oklch, red 20%, var(--wall))',
  'var(--wall)',
  'var(--wall-2, rgb(1 2 3))',
  'light-dark(black, white)',
  'rgb(calc(10 * 2) 0 0)',
];

const BAD = [
  '',
  ' red',
  'red ',
  'red;fill:blue',
  '#ab',
  '#abcde',
  '#ggg',
  '#',
  'url(#a)',
  'url(https://example.com)',
  'rgb(url(a))',
  'var(--a, url(x))',
  'var(--a',
  'var(--a))',
  'rgb(1)(2)',
  'rgb(1) red',
  'image(x)',
  'expression(alert(1))',
  'calc(1)',
  '(red)',
  'red"',
  "red'",
  'red/**/',
  'red><script>alert(1)</script>',
  '"/><script>alert(1)</script><path stroke="',
  'rgb(1 2 3)" onload="alert(1)',
  'var(--a, ")")',
  'var(--a, \u00a0red)',
  'var(--a,\nred)',
  'var(--\\41)',
  'javascript:alert(1)',
  'rgb(1 2 3)!important',
  '&lt;',
  '빨강',
  `var(--${'a'.repeat(300)})`,
];

test('any safe colour of CSS is written as it is; others are refused with a sentence', () => {
  for (const color of GOOD) {
    const svg = maze.svg({ color, solution: true, solutionColor: color });
    assert.equal(pathOf(svg, 'walls').stroke, color);
    assert.equal(pathOf(svg, 'solution').stroke, color);
  }
  for (const name of ['color', 'solutionColor']) {
    for (const color of BAD) {
      assert.throws(() => maze.svg({ [name]: color }), {
        name: 'MazeError',
        code: 'invalid-option',
        field: name,
        message: new RegExp(`^${name} must be a CSS colour: a name, .*; got "`, 's'),
      });
    }
  }
});

test('random pieces of markup in a colour are refused or change nothing but the colour', () => {
  const pieces = [
    ...['red', '#fff', 'rgb(', 'var(--x', 'url(', ')', '(', '"', "'", '<', '>', ';', '&', ' ', ','],
    ...['/', '*', '-', '\\', '\n', '=', 'calc(', 'onload', '{', '}', '1', '%', '\0', ':'],
  ];
  const random = new Random(7n);
  const usual = wellFormed(maze.svg());
  let accepted = 0;
  for (let round = 0; round < 20_000; round++) {
    const count = 1 + random.below(5);
    const color = Array.from({ length: count }, () => pieces[random.below(pieces.length)]).join('');
    let svg;
    try {
      svg = maze.svg({ color });
    } catch (error) {
      assert.equal(error.field, 'color');
      continue;
    }
    accepted++;
    assert.doesNotMatch(color, /["'<>;&\\{}:=\n\0]|url/);
    const elements = wellFormed(svg);
    assert.equal(pathOf(svg, 'walls').stroke, color);
    for (const { attributes } of elements)
      if ('stroke' in attributes) attributes.stroke = '#1f2933';
    assert.deepEqual(elements, usual);
  }
  assert.ok(accepted > 50);
});

test('a title is text and nothing else, and names the drawing', () => {
  const usual = wellFormed(maze.svg());
  assert.equal(usual[0].attributes.role, 'img');
  assert.equal(usual[0].attributes['aria-label'], 'Maze');
  const dungeon = mw.generate({ algorithm: 'bspDungeon', width: 40, height: 30, seed: 1 });
  assert.equal(wellFormed(dungeon.svg())[0].attributes['aria-label'], 'Dungeon');
  for (const [title, written] of [
    ['Level 3', 'Level 3'],
    ['미로 <3>', '미로 &lt;3&gt;'],
    ['</title><script>alert(1)</script>', '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['&lt; ]]> "\'', '&amp;lt; ]]&gt; "\''],
    ['tab\tline\nend\r', 'tab\tline\nend&#13;'],
    ['half \ud800 pair', 'half \ufffd pair'],
    ['\uff3f\uffe5\ufffd', '\uff3f\uffe5\ufffd'],
    ['é'.repeat(500), 'é'.repeat(500)],
  ]) {
    const svg = maze.svg({ title });
    assert.ok(svg.includes(`\n<title>${written}</title>\n`), JSON.stringify(title));
    const elements = wellFormed(svg);
    assert.deepEqual(
      elements.map(({ name }) => name),
      ['svg', 'title', 'path'],
    );
    assert.equal(elements[0].attributes['aria-label'], undefined);
  }
  assert.equal(maze.svg({ title: '' }), maze.svg());
  for (const title of ['é'.repeat(501), 5, null, ['a'], 'a\0', '\u001f', '\ufffe', 'a\uffffb']) {
    assert.throws(() => maze.svg({ title }), { code: 'invalid-option', field: 'title' });
  }
});

test('nothing has an id, so drawings in one document cannot clash', () => {
  for (const { attributes } of wellFormed(maze.svg({ solution: true, title: 'a' }))) {
    assert.ok(
      !('id' in attributes) && !Object.values(attributes).some((value) => /#.*\(/.test(value)),
    );
  }
});
