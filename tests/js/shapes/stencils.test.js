/** Masks from text and from pictures, and their way onto any shape. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { imageMask, MazeError, stretchMask, textMask } from 'mazewright/mask';
import { throwing } from '../support/hostile-values.js';
import { mw } from '../support/load.js';

/** Rows of '#' and others as an image, a pixel a character. */
function imageOf(rows, ink = [0, 0, 0, 255], paper = [255, 255, 255, 255]) {
  const data = Uint8ClampedArray.from(
    rows.flatMap((row) => [...row].flatMap((pixel) => (pixel === '#' ? ink : paper))),
  );
  return { data, width: rows[0].length, height: rows.length };
}

const characters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!?.,:-+/#&*='()"];

/** All letters of Unicode that are a capital with one of the marks: grave, acute ... caron. */
const marked = [...'\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c'].flatMap(
  (mark) =>
    [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
      .map((letter) => (letter + mark).normalize('NFC'))
      .filter((letter) => letter.length === 1),
);
const isMarked = (character) => marked.includes(character);

const drawn = ({ mask, width }) =>
  Array.from({ length: mask.length / width }, (_, y) =>
    Array.from(mask.subarray(y * width, (y + 1) * width), (bit) => (bit ? '#' : '.')).join(''),
  );

test('a picture of one pixel a cell is the mask, dark kept', () => {
  const rows = ['##..', '#.#.', '...#'];
  assert.deepEqual(drawn(imageMask(imageOf(rows), { width: 4, height: 3 })), rows);
  const inverted = imageMask(imageOf(rows), { width: 4, height: 3, invert: true });
  assert.deepEqual(drawn(inverted), ['..##', '.#.#', '###.']);
  const clear = imageOf(rows, [0, 0, 0, 255], [0, 0, 0, 0]);
  assert.deepEqual(drawn(imageMask(clear, { width: 4, height: 3 })), rows);
});

test('a cell goes by the mean of its pixels, and colours by how dark they look', () => {
  const half = imageOf(['#.', '##']);
  const at = (threshold) => imageMask(half, { width: 1, height: 1, threshold }).mask[0];
  assert.deepEqual([0, 0.75, 0.751, 1].map(at), [1, 1, 0, 0]);
  const blue = imageOf(['#'], [0, 0, 255, 255]);
  const yellow = imageOf(['#'], [255, 255, 0, 255]);
  assert.equal(imageMask(blue, { width: 1, height: 1 }).mask[0], 1);
  assert.equal(imageMask(yellow, { width: 1, height: 1 }).mask[0], 0);
});

test('a mask may be finer than its picture', () => {
  const mask = imageMask(imageOf(['#.', '.#']), { width: 6, height: 4 });
  assert.deepEqual(drawn(mask), ['###...', '###...', '...###', '...###']);
});

test('letters are five by seven, scaled, parted by one, small ones as capitals', () => {
  const one = textMask('L', { scale: 1 });
  assert.deepEqual(drawn(one), ['#....', '#....', '#....', '#....', '#....', '#....', '#####']);
  const two = textMask('l\nL', { scale: 2, margin: 3 });
  assert.deepEqual([two.width, two.height], [16, 36]);
  assert.deepEqual(textMask('ab').mask, textMask('AB').mask);
  assert.equal(textMask('LL', { scale: 1 }).width, 11);
});

test('a letter with a mark is the letter below the mark, and stands on the line of the others', () => {
  assert.ok(marked.length > 80 && ['É', 'Ñ', 'Ä', 'Å', 'Ő', 'Š'].every(isMarked));
  for (const letter of marked) {
    const rows = drawn(textMask(letter, { scale: 1 }));
    assert.equal(rows.length, 10, letter);
    assert.deepEqual(rows.slice(3), drawn(textMask(letter.normalize('NFD')[0], { scale: 1 })));
    assert.equal(rows[2], '.....');
    assert.deepEqual(textMask(letter.toLowerCase(), { scale: 1 }), textMask(letter, { scale: 1 }));
    assert.deepEqual(textMask(letter.normalize('NFD')), textMask(letter));
    for (const scale of [1, 3]) {
      assert.equal(pieces(textMask(letter, { scale, join: true })), 1, letter);
    }
  }
  assert.deepEqual(textMask('AB\nÄB', { scale: 1 }).height, 7 + 1 + 10);
  const [plain, high] = ['AB', 'ÄB'].map((text) => drawn(textMask(text, { scale: 1 })));
  assert.deepEqual(
    high.slice(3).map((row) => row.slice(6)),
    plain.map((row) => row.slice(6)),
  );
});

test('every letter is a shape of its own', () => {
  const all = [...characters, ...marked];
  assert.equal(
    new Set(all.map((sign) => drawn(textMask(sign, { scale: 1 })).join('\n'))).size,
    all.length,
  );
  const shapes = characters.map((sign) => drawn(textMask(sign, { scale: 1 })).join('\n'));
  assert.equal(new Set(shapes).size, characters.length);
});

test('a text makes a maze a letter', () => {
  const maze = mw.generate({ algorithm: 'wilson', seed: 1, parts: 'each', ...textMask('LIT') });
  const { components, loops } = maze.stats();
  assert.deepEqual({ components, loops }, { components: 3, loops: 0 });
  assert.ok(Number.isFinite(maze.solve().length), 'both exits lie in one letter');
});

/** The kept cells that hang together by their sides with a cell, without those of a box. */
function piece({ mask, width }, first, without = null) {
  const isLeft = (cell) => {
    if (!mask[cell]) return false;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const { left, top, right, bottom } = without ?? { right: 0 };
    return !without || x < left || x >= right || y < top || y >= bottom;
  };
  const found = new Set([first]);
  for (const cell of found) {
    const x = cell % width;
    const beside = [cell - width, cell + width];
    if (x > 0) beside.push(cell - 1);
    if (x + 1 < width) beside.push(cell + 1);
    for (const to of beside) if (isLeft(to)) found.add(to);
  }
  return found;
}

/** How many pieces a mask has. */
function pieces(picture) {
  const seen = new Set();
  let count = 0;
  picture.mask.forEach((kept, cell) => {
    if (!kept || seen.has(cell)) return;
    for (const one of piece(picture, cell)) seen.add(one);
    count += 1;
  });
  return count;
}

test('a letter is one piece at every scale, a sign with a dot or two bars is two', () => {
  for (const character of characters) {
    for (const scale of [1, 2, 3, 4, 7]) {
      const expected = '!?:='.includes(character) ? 2 : 1;
      const what = `${character} ${scale}`;
      assert.equal(pieces(textMask(character, { scale, margin: 1 })), expected, what);
      assert.equal(pieces(textMask(character, { scale, join: true })), 1, what);
    }
  }
  const maze = mw.generate({ algorithm: 'kruskal', seed: 7, parts: 'each', ...textMask('MAZE') });
  assert.equal(maze.stats().components, 4);
});

/** The boxes of the characters of a joined text, blanks left out. */
function joinedBoxes(text, scale, margin) {
  const highOf = (character) => (isMarked(character) ? 10 : 7) * scale;
  const lines = text.split('\n');
  const feet = lines.map((_, row) =>
    lines
      .slice(0, row + 1)
      .reduce(
        (sum, line) => sum + Math.max(7 * scale, ...[...line].map(highOf)) + Math.max(3, scale),
        margin - Math.max(3, scale),
      ),
  );
  return lines.flatMap((line, row) =>
    [...line].flatMap((character, column) => {
      const left = margin + column * 6 * scale;
      const top = feet[row] - highOf(character);
      const box = { left, top, right: left + 5 * scale, bottom: feet[row] };
      return character === ' ' ? [] : [box];
    }),
  );
}

/** One piece, which no character can be taken from without parting start and end. */
function assertJoined(text, scale, margin = 0) {
  const what = `${JSON.stringify(text)} at scale ${scale}`;
  const picture = textMask(text, { scale, margin, join: true });
  const { mask, width, start, end } = picture;
  const all = piece(picture, start);
  assert.equal(all.size, mask.filter(Boolean).length, what);
  const boxes = joinedBoxes(text, scale, margin);
  const isWithin = (cell, { left, top, right, bottom }) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    return mask[cell] === 1 && x >= left && x < right && y >= top && y < bottom;
  };
  assert.ok(isWithin(start, boxes[0]) && isWithin(end, boxes.at(-1)), what);
  for (const box of boxes.slice(1, -1)) {
    assert.ok(!piece(picture, start, box).has(end), `${what}: a way around a character`);
  }
}

test('a joined text is one piece, and its way leads through every character', () => {
  for (const a of characters) {
    for (const b of characters) {
      assertJoined(`${a}${b}${a}\n${b}`, 1);
      assertJoined(`${a}\n${b}\n${a}`, 1);
    }
    for (const scale of [2, 3, 5]) {
      for (const b of "A,'-=") assertJoined(`${a}${b}\n${b}${a} ${b}\n\n ${a}`, scale, 2);
    }
  }
  for (const letter of marked) {
    assertJoined(`A${letter}'${letter}\n${letter} U\n${letter}`, 1);
    assertJoined(`${letter}!\n${letter}${letter}`, 3, 2);
  }
  const text = 'HELLO, MAZE!\n1 + 1 = 2';
  const picture = textMask(text, { join: true });
  const maze = mw.generate({ algorithm: 'wilson', seed: 1, ...picture });
  assert.equal(maze.stats().perfect, true);
  assert.deepEqual([maze.start, maze.end], [picture.start, picture.end]);
  const { path } = maze.solve();
  const entered = joinedBoxes(text, 3, 0).map(({ left, top, right, bottom }) =>
    path.findIndex((cell) => {
      const { x, y } = maze.positionOf(cell);
      return x >= left && x < right && y >= top && y < bottom;
    }),
  );
  assert.ok(!entered.includes(-1));
  assert.deepEqual(
    entered,
    entered.toSorted((a, b) => a - b),
  );
});

test('a mask stretches over the drawing of any shape', () => {
  const left = imageMask(imageOf(['#.']), { width: 2, height: 1 });
  for (const { id, graph, minLevels } of mw.catalog.shapes) {
    const edges = [0, 1, 2, 3, 4, 5].map((node) => [node, (node + 1) % 6]);
    const shape = graph ? { id, edges } : id;
    const maze = mw.generate({
      algorithm: 'prim',
      seed: 1,
      shape,
      width: 9,
      height: 9,
      levels: minLevels,
    });
    const mask = stretchMask(maze, left);
    assert.equal(mask.length, maze.cellCount, id);
    const { points } = maze.polygons();
    const xs = points.filter((_, i) => i % 2 === 0);
    const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
    for (let cell = 0; cell < mask.length; cell++) {
      const corners = maze.polygon(cell).filter((_, i) => i % 2 === 0);
      const x = corners.reduce((sum, corner) => sum + corner, 0) / corners.length;
      if (Math.abs(x - middle) > 1e-3)
        assert.equal(mask[cell], Number(x < middle), `${id} ${cell}`);
    }
  }
});

test('what is no picture, text or size is refused by field', () => {
  const image = imageOf(['#']);
  const size = { width: 1, height: 1 };
  const cases = [
    [() => imageMask(null, size), 'image'],
    [() => imageMask(throwing(), size), 'image'],
    [() => imageMask({ ...image, width: 2 }, size), 'image'],
    [() => imageMask(image, { ...size, width: 0 }), 'width'],
    [() => imageMask(image, { ...size, width: 2 ** 24, height: 2 }), 'width'],
    [() => imageMask(image, { ...size, height: Number.NaN }), 'height'],
    [() => imageMask(image, { ...size, threshold: 2 }), 'threshold'],
    [() => imageMask(image, { ...size, invert: 1 }), 'invert'],
    [() => imageMask(image, { ...size, dither: true }), 'dither'],
    [() => imageMask(image, null), 'options'],
    [() => textMask(5), 'text'],
    [() => textMask(''), 'text'],
    [() => textMask('  '), 'text'],
    [() => textMask('미로'), 'text'],
    [() => textMask('A'.repeat(1e6)), 'text'],
    [() => textMask('A', { scale: 0 }), 'scale'],
    [() => textMask('A', { margin: 1.5 }), 'margin'],
    [() => textMask('A', { bold: true }), 'bold'],
    [() => textMask('A', { join: 1 }), 'join'],
    [() => textMask(' ', { join: true }), 'text'],
    [() => stretchMask(mw.generate({ algorithm: 'prim', seed: 1, ...size }), null), 'picture'],
  ];
  for (const [call, field] of cases) {
    assert.throws(call, (error) => error instanceof MazeError && error.field === field, field);
  }
});
