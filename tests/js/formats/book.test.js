/** A book of mazes: its mazes by the codes that are printed, its pages by a reader of its own, qpdf and poppler. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookParams, toBook } from 'mazewright/formats';
import { createMazewright as createSmall } from 'mazewright/small';
import { nanum } from '../support/fonts.js';
import { strangers } from '../support/hostile-values.js';
import { MazeError, mw } from '../support/load.js';
import { codesOf, pagesOf, readText, sizesOf, textsOf, toolOn } from '../support/pdf.js';
import { has } from '../support/tool.js';

const missing = (...programs) => programs.find((program) => !has(program));
const without = (...programs) => {
  const program = missing(...programs);
  return program ? `${program} is not installed` : false;
};

const isError = (field, message) => (error) => {
  assert.ok(error instanceof MazeError, String(error));
  assert.equal(error.field, field, error.message);
  if (message) assert.match(error.message, message);
  return true;
};

/** The mazes of a book, from the codes that it prints. @param {Uint8Array} bytes */
const mazesOf = (bytes) =>
  pagesOf(bytes)
    .flatMap(codesOf)
    .map((code) => mw.generate(code));

test('mazes rise in difficulty, and on each shape in size', async () => {
  const bytes = await toBook(mw, { count: 20, seed: 'rise' });
  const mazes = mazesOf(bytes);
  assert.equal(mazes.length, 20);
  const difficulties = mazes.map((maze) => maze.difficulty());
  for (let i = 1; i < 20; i += 1) {
    assert.ok(
      difficulties[i] > difficulties[i - 1],
      `${i}: ${difficulties[i - 1]} ${difficulties[i]}`,
    );
  }
  // Ranges of equal width from the easiest to the hardest, a maze in each.
  for (const [i, difficulty] of difficulties.entries()) {
    assert.ok(
      difficulty >= 2 + 0.3 * i - 1e-6 && difficulty <= 2.3 + 0.3 * i + 1e-6,
      `${i}: ${difficulty}`,
    );
  }
  for (const shape of ['square', 'polar', 'hex', 'triangle']) {
    const same = mazes.filter((maze) => maze.shape === shape);
    assert.equal(same.length, 5, shape);
    for (let i = 1; i < 5; i += 1) assert.ok(same[i].cellCount > same[i - 1].cellCount, shape);
  }
  assert.ok(new Set(mazes.map(({ algorithm }) => algorithm)).size >= 10);
});

test('the pages: a title page, numbered mazes, and answers, four on a page', async () => {
  for (const { count, perPage, titlePage, answers } of [
    { count: 5, perPage: '1', titlePage: true, answers: true },
    { count: 9, perPage: '2', titlePage: false, answers: true },
    { count: 7, perPage: '4', titlePage: true, answers: false },
  ]) {
    const options = { count, perPage, titlePage, answers, largest: 12, hardest: 4 };
    const bytes = await toBook(mw, {
      ...options,
      title: 'Rainy days',
      author: 'Class 4b',
      paper: 'Letter',
    });
    const pages = pagesOf(bytes).map(textsOf);
    const puzzlePages = Math.ceil(count / Number(perPage));
    const fronts = titlePage ? 1 : 0;
    assert.equal(pages.length, fronts + puzzlePages + (answers ? Math.ceil(count / 4) : 0));
    assert.deepEqual(
      sizesOf(bytes),
      pages.map(() => [612, 792]),
    );
    if (titlePage) {
      const front = pages[0];
      for (const text of ['Rainy days', `${count} mazes`, 'Class 4b'])
        assert.ok(front.includes(text), text);
    }
    for (let number = 1; number <= count; number += 1) {
      const page = pages[fronts + Math.floor((number - 1) / Number(perPage))];
      assert.ok(page.includes(String(number)), `maze ${number}`);
      assert.ok(page.includes('Name') && page.includes('Date'));
      if (!answers) continue;
      const answer = pages[fronts + puzzlePages + Math.floor((number - 1) / 4)];
      assert.ok(answer.includes('Answers') && answer.includes(String(number)), `answer ${number}`);
    }
  }
});

test('the seed decides: the same bytes again, other mazes for another seed', async () => {
  const options = { count: 4, largest: 10, hardest: 4 };
  const bytes = await toBook(mw, { ...options, seed: 'a' });
  assert.deepEqual(await toBook(mw, { ...options, seed: 'a' }), bytes);
  const codes = (each) => pagesOf(each).flatMap(codesOf);
  const others = codes(await toBook(mw, { ...options, seed: 'b' }));
  assert.equal(new Set([...codes(bytes), ...others]).size, 8);
});

test('every shape, outline and algorithm makes a book, with the notes that it needs', async () => {
  const valuesOf = (name) => bookParams.params.find(({ id }) => id === name).values;
  const notes = { cube: /stairs/, sphere: /globe/, cubeSurface: /fold/ };
  for (const shape of valuesOf('shapes')) {
    const bytes = await toBook(mw, { count: 2, shapes: [shape], largest: 9, hardest: 4 });
    const mazes = mazesOf(bytes);
    assert.deepEqual(
      mazes.map((maze) => maze.shape),
      [shape, shape],
    );
    const texts = pagesOf(bytes).flatMap(textsOf).join(' ');
    if (notes[shape]) assert.match(texts, notes[shape]);
  }
  for (const outline of valuesOf('outlines')) {
    const mazes = mazesOf(
      await toBook(mw, { count: 3, outlines: [outline], largest: 9, hardest: 4 }),
    );
    for (const maze of mazes) assert.equal(maze.shapeParams.outline, outline);
  }
  const algorithms = ['wilson', 'recursiveDivision', 'sidewinder'];
  const all = { count: 3, algorithms, shapes: ['square'], largest: 12, hardest: 4 };
  const used = mazesOf(await toBook(mw, all)).map(({ algorithm }) => algorithm);
  assert.deepEqual(used.sort(), algorithms.sort());
  const bridged = mazesOf(await toBook(mw, { count: 2, bridges: true, shapes: ['square'] }));
  assert.ok(bridged.some(({ bridges }) => bridges !== null));
});

test('a book without the wanted difficulty has the nearest, in order', async () => {
  const options = { count: 6, smallest: 4, largest: 5, easiest: 20, hardest: 60 };
  const difficulties = mazesOf(await toBook(mw, options)).map((maze) => maze.difficulty());
  assert.equal(difficulties.length, 6);
  assert.deepEqual(
    difficulties,
    difficulties.toSorted((a, b) => a - b),
  );
});

test('progress is told maze by maze, and a signal ends the call', async () => {
  const options = { count: 5, largest: 9, hardest: 4 };
  /** @type {number[][]} */
  const told = [];
  await toBook(mw, { ...options, onProgress: (...args) => told.push(args) });
  assert.deepEqual(told, [
    [1, 5],
    [2, 5],
    [3, 5],
    [4, 5],
    [5, 5],
  ]);

  const control = new AbortController();
  const aborted = toBook(mw, {
    ...options,
    signal: control.signal,
    onProgress: (done) => done === 2 && control.abort('enough'),
  });
  await assert.rejects(aborted, (error) => {
    assert.equal(error.code, 'cancelled');
    assert.equal(error.cause, 'enough');
    return isError('signal')(error);
  });
  await assert.rejects(toBook(mw, { signal: AbortSignal.abort() }), { code: 'cancelled' });
});

test('wrong options are refused by their name, and the next call is right', async () => {
  for (const { id, kind } of bookParams.params) {
    const wrong =
      { text: 7, bytes: 'font', choices: ['nosuch'], algorithms: ['nosuch'] }[kind] ?? Number.NaN;
    await assert.rejects(toBook(mw, { [id]: wrong }), isError(id), id);
  }
  for (const shapes of [[], 'square', null, [undefined]]) {
    await assert.rejects(toBook(mw, { shapes }), isError('shapes'));
  }
  // It takes no outline, and makes a single path with loops.
  const star = { algorithms: ['sidewinder'], outlines: ['star'] };
  await assert.rejects(toBook(mw, star), isError('algorithms'));
  await assert.rejects(toBook(mw, { algorithms: ['unicursal'] }), isError('algorithms'));
  await assert.rejects(toBook(mw, { nosuch: 1 }), isError('nosuch'));
  await assert.rejects(toBook(mw, { onProgress: 7 }), isError('onProgress'));
  await assert.rejects(toBook(mw, { signal: {} }), isError('signal'));
  await assert.rejects(toBook(mw, { smallest: 9, largest: 8 }), isError('largest'));
  await assert.rejects(toBook(mw, { easiest: 9, hardest: 8 }), isError('hardest'));
  for (const value of strangers()) await assert.rejects(toBook(value), isError('mw'));
  await assert.rejects(toBook(await createSmall()), isError('aim', /aim needs/));
  await assert.rejects(
    toBook(mw, { subtitle: '迷' }),
    isError('font', /the letter "迷" needs a font/),
  );
  assert.equal(mazesOf(await toBook(mw, { count: 1 })).length, 1);
});

test('the number of mazes on a page is a number or its text', async () => {
  const options = { count: 2, smallest: 4, largest: 6, hardest: 4 };
  for (const perPage of [1, 2, 4]) {
    assert.deepEqual(
      await toBook(mw, { ...options, perPage }),
      await toBook(mw, { ...options, perPage: String(perPage) }),
    );
  }
  for (const perPage of [3, 2.5, Number.NaN, 2n, [2]]) {
    await assert.rejects(toBook(mw, { ...options, perPage }), isError('perPage'));
  }
});

test('the cover shows a shape of the book, and its outline', async () => {
  const options = { count: 1, smallest: 4, largest: 6, hardest: 4, answers: false };
  const coverOf = async (more) => pagesOf(await toBook(mw, { ...options, ...more }))[0];
  const { values } = bookParams.params.find(({ id }) => id === 'shapes');
  const covers = new Map();
  for (const shape of values) covers.set(shape, await coverOf({ shapes: [shape] }));
  assert.equal(new Set(covers.values()).size, values.length, 'each shape has its own');
  assert.equal(await coverOf({ shapes: ['hex', 'polar'] }), covers.get('polar'));
  assert.notEqual(await coverOf({ shapes: ['hex'], outlines: ['star'] }), covers.get('hex'));
});

test('the options have texts in both languages', () => {
  const { params, ko } = bookParams;
  assert.deepEqual(
    Object.keys(ko.params),
    params.map(({ id }) => id),
  );
  for (const { id, title, values, labels, default: usual, kind } of params) {
    assert.match(title, /\S/, id);
    assert.match(ko.params[id].title, /\S/, id);
    assert.equal(labels?.length, values?.length, id);
    assert.equal(ko.params[id].labels?.length, values?.length, id);
    if (kind === 'choices')
      assert.ok(
        usual.every((each) => values.includes(each)),
        id,
      );
  }
});

test('qpdf and poppler read a book in both languages', {
  skip: without('qpdf', 'pdftotext', 'pdffonts'),
}, async () => {
  const options = { count: 5, largest: 12, hardest: 4 };
  const inKorean = { ...options, language: 'ko', author: '4학년 2반' };
  const korean = ['미로 찾기', '4학년 2반', '미로 5개', '이 책의 주인', '정답'];
  for (const { bytes, words, fonts } of [
    {
      bytes: await toBook(mw, { ...options, title: 'Rainy days', subtitle: 'Five of them' }),
      words: ['Rainy days', 'Five of them', '5 mazes', 'This book belongs to', 'Answers'],
      fonts: 3,
    },
    {
      bytes: await toBook(mw, { ...inKorean, font: nanum }),
      words: korean,
      fonts: 1,
    },
    // Hangul, page numbers, numbers of mazes, and codes.
    { bytes: await toBook(mw, inKorean), words: korean, fonts: 4 },
  ]) {
    const { status, stdout, stderr } = toolOn('qpdf', ['--check'], bytes);
    assert.equal(status, 0, stdout + stderr);
    assert.equal(stderr, '');
    const pages = readText(bytes);
    assert.equal(pages.length, 8);
    const text = pages.join('\n');
    for (const word of words) assert.ok(text.includes(word), word);
    for (let number = 1; number <= 5; number += 1) {
      assert.match(pages[number], new RegExp(`^${number}$`, 'm'));
      // The code can be copied.
      const code = /1~[^\s]+/.exec(pages[number])?.[0] ?? '';
      assert.ok(mw.generate(code).cellCount > 0);
    }
    assert.equal(toolOn('pdffonts', [], bytes).stdout.trim().split('\n').length - 2, fonts);
  }
});
