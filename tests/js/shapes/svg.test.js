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
const chunks = (list) =>
  Array.from({ length: list.length / 4 }, (_, i) => [...list.subarray(4 * i, 4 * i + 4)]);

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
    ['a\0b\u001fc\ufffed\ufffe\uffff', 'a b c d  '],
    ['tab\tline\nend', 'tab\tline\nend'],
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
  for (const title of ['é'.repeat(501), 5, null, ['a']]) {
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
