/** Texts and codes as people paste them are the same maze, or refused with the right line; texts of glued edges. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertSameMaze } from '../support/checker.js';
import { mw } from '../support/load.js';
import { peopledMazes } from '../support/peopled-mazes.js';
import { dungeons, mazesOfShapes, unusualMazes } from '../support/sample-mazes.js';

const styles = mw.catalog.exports.find(({ id }) => id === 'text').params[0].values;
const hasText = ({ maze }) =>
  mw.catalog.shapes.find(({ id }) => id === maze.shape).tiles && maze.levels === 1;
/** On the smallest sizes openings face each other, and lines are blank. */
const small = [1, 2, 3].flatMap((width) =>
  [1, 2, 3].flatMap((height) =>
    mw.catalog.exits.flatMap(({ id: exits }) =>
      [1, 2].map((seed) => ({
        name: `${width} x ${height} ${exits}`,
        maze: mw.generate({ algorithm: 'wilson', width, height, exits, seed }),
      })),
    ),
  ),
);
/** Edges that are glued together, with one passage through them and without start and end too. */
const glued = ['cylinder', 'torus', 'moebius'].flatMap((wrap) =>
  [1, 2, 3, 4, 5, 6].flatMap((seed) =>
    mw.catalog.exits.flatMap(({ id: exits }) => {
      const shape = { id: 'square', wrap };
      const options = { algorithm: 'wilson', shape, width: 4, height: 3, exits, seed };
      return [[], [{ id: 'braid' }]].map((passes) => ({
        name: `${wrap} ${exits} ${seed}`,
        maze: mw.generate({ ...options, passes }),
      }));
    }),
  ),
);
const all = [
  ...mazesOfShapes(),
  ...unusualMazes(),
  ...dungeons(),
  ...peopledMazes(),
  ...small,
  ...glued,
].filter(hasText);
const isGlued = ({ shapeParams }) => shapeParams.wrap !== 'none';
const shapeOf = ({ shape, shapeParams }) => ({ id: shape, wrap: shapeParams.wrap });

/** That all that a text holds is the same: of mazes with walls it lists no rooms. */
function assertSame(read, maze, what) {
  assertSameMaze(read, maze, what);
  assert.deepEqual(read.bridges, maze.bridges, what);
  if (!maze.dungeon) return;
  for (const part of ['rooms', 'doors', 'things']) assert.deepEqual(read[part], maze[part], what);
}

/** What happens to a text on its way. */
const PASTED = {
  'as it is': (text) => text,
  'without blanks at the ends of lines': (text) => text.replace(/ +$/gm, ''),
  'with blanks at the ends of lines': (text) => text.replaceAll('\n', '  \n'),
  'with tabs at the ends of lines': (text) => text.replaceAll('\n', '\t\n'),
  'with blank lines around it': (text) => `\n \n${text}\n\n`,
  'without the last line feed': (text) => text.slice(0, -1),
  trimmed: (text) => text.trim(),
  'with CR LF': (text) => text.replaceAll('\n', '\r\n'),
  'with a byte order mark': (text) => `\ufeff${text}`,
  indented: (text) => text.replace(/^(?=.)/gm, '    '),
  'indented by tabs': (text) => text.replace(/^(?=.)/gm, '\t'),
  'all of it': (text) =>
    `\ufeff\r\n${text.replace(/ +$/gm, '').replace(/^(?=.)/gm, '  ')}\n`.replaceAll('\n', ' \r\n'),
};

test('a text in the style ascii is the same maze however it is pasted', () => {
  for (const { name, maze } of all) {
    const text = maze.text();
    for (const [how, paste] of Object.entries(PASTED)) {
      const read = mw.parse(paste(text), { shape: shapeOf(maze) });
      assertSame(read, maze, `${name} ${how}`);
      assert.equal(read.shapeParams.wrap, maze.shapeParams.wrap);
      assert.equal(read.text(), text, `${name} ${how}`);
    }
  }
});

test('a text of glued edges is another maze of no other shape, and the sentence names the shape', () => {
  let refused = 0;
  for (const { name, maze } of all.filter(({ maze }) => isGlued(maze))) {
    let read = null;
    try {
      read = mw.parse(maze.text());
    } catch (error) {
      assert.equal(error.name, 'MazeError', name);
      assert.match(error.message, /needs option shape/, name);
      refused++;
    }
    if (read) assertSame(read, maze, name);
  }
  assert.ok(refused > 50, `${refused}`);
  const dungeon = mw.generate({
    ...{ algorithm: 'digger', shape: { id: 'square', wrap: 'torus' } },
    ...{ width: 40, height: 30, seed: 1 },
  });
  assert.throws(() => mw.parse(dungeon.text()), /needs option shape/);
  const shape = { id: 'square', wrap: 'torus' };
  assertSame(mw.parse(dungeon.text(), { shape }), dungeon, 'torus');
  for (const wrong of ['hex', 'nothing', { id: 'cube' }, 5]) {
    assert.throws(() => mw.parse(dungeon.text(), { shape: wrong }), { field: 'shape' });
  }
  assert.throws(() => mw.parse(dungeon.text(), { shap: 1 }), /shape/);
});

test('texts in other styles are refused with the style that is read', () => {
  for (const { name, maze } of all) {
    for (const style of styles.filter((style) => style !== 'ascii')) {
      const message = /style 'ascii', line \d+/;
      const text = maze.text({ style });
      if (text.trim() === '') continue;
      assert.throws(() => mw.parse(text), { name: 'MazeError', field: 'text', message }, name);
    }
  }
  const boxes = '┌───┬───┐\n│   │   │\n└───┴───┘\n';
  assert.throws(() => mw.parse(boxes), /line 1: a character does not fit/);
});

test('the line that is named is that of the text that was given', () => {
  const lines = '+---+---+\n|   |   |\n+   +   +\n|       |\n+---+---+'.split('\n');
  assert.equal(mw.parse(lines.join('\n')).stats().links, 3);
  for (const [row, line] of lines.entries()) {
    for (const changed of [`${line}-`, line.replace(/[-|+]/, 'é'), line.replace(/.$/, '?')]) {
      for (const before of [[], [''], ['', ' ', '\t']]) {
        const text = [...before, ...lines.with(row, changed)].join('\n');
        // Longer than the others, the first line makes the second one the wrong one.
        const wanted = before.length + row + 1;
        const found = Number(/line (\d+)/.exec(messageOf(() => mw.parse(text)))[1]);
        const isFirst = row === 0 && changed.endsWith('-');
        assert.equal(found, isFirst ? before.length + 1 : wanted, text);
      }
    }
  }
  const opening = '+---+---+\n        |\n+---+   +\n|       |\n+---+---+';
  assert.match(
    messageOf(() => mw.parse(opening)),
    /line 2:/,
  );
  const second = '+   +   +\n|       |\n+---+---+';
  assert.match(
    messageOf(() => mw.parse(`\n${second}`)),
    /line 2:/,
  );
});

test('a table is no dungeon with corridors for commas', () => {
  for (const text of ['#,#,#\n#,.,#\n#,#,#\n', '#,#\r\n#,.\r\n', '1,1,1\n1,0,1\n1,1,1']) {
    assert.throws(() => mw.parse(text), { field: 'text', message: /table/ });
  }
  // A corridor beside rooms is one.
  assert.equal(mw.parse('#####\n#.,.#\n#####\n').stats().cells, 3);
});

test('a code is the same maze or world with blanks around it and where its line was broken', () => {
  const { code } = mw.generate({ algorithm: 'prim', width: 9, height: 9, seed: '미로' });
  const world = mw.world({ algorithm: 'prim', seed: '미로' }).code;
  const pastes = [
    (text) => ` ${text}`,
    (text) => `${text}\n`,
    (text) => `\ufeff\t${text}\r\n`,
    (text) => `${text.slice(0, 9)}\n${text.slice(9)}`,
    (text) => `\u00a0${text}\u00a0`,
  ];
  for (const paste of pastes) {
    assert.equal(mw.generate(paste(code)).code, code);
    assert.equal(mw.options(paste(code)).seed, '미로');
    assert.equal(mw.work(paste(code)), mw.work(code));
    assert.equal(mw.world(paste(world)).code, world);
    assert.throws(() => mw.generate(paste(`${code}x`)), { code: 'invalid-code' });
  }
});

/** The message of what a call throws. */
function messageOf(call) {
  try {
    call();
  } catch (error) {
    return error.message;
  }
  return assert.fail('nothing was thrown');
}
