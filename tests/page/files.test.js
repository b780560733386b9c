// The files that the dialog offers, by name, type, size and content: those of the page are the bytes of
// Node. Cost: 11 page loads, about 60 s, most of it for 18
// formats in three mazes.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { unzipSync } from 'fflate';
import { bookParams, formats, MazeError, toBook, toPdf } from 'mazewright/formats';
import { koreanProblem } from 'mazewright/ko';
import { problemSentence } from '../../web/demo/strings/english-problems.js';
import { firstOf, testInFull } from '../js/support/seeds.js';
import { assertAccessible } from './support/axe.js';
import { browserFor } from './support/browser.js';
import { faultsOf } from './support/faults.js';
import { codeOf, mazeOn, mw } from './support/maze.js';
import { root } from './support/server.js';
import { follow } from './support/states.js';

/** @typedef {import('playwright-core').Page} Page */

const { withPage } = browserFor();

/** The formats of the entry, and those of the catalog that are not among them. */
const FORMATS = [
  ...formats,
  ...mw.catalog.exports.filter(({ id }) => formats.every((row) => row.id !== id)),
];

/** Opens the dialog, and waits for its formats. @param {Page} page */
async function openFiles(page) {
  await page.dispatchEvent('#share-open', 'click');
  await page.waitForSelector('.formats[aria-busy="false"]');
}

/** Opens a format, and waits for its options. @param {Page} page @param {string} id */
async function openFormat(page, id) {
  if ((await page.getAttribute(`#export-${id}`, 'open')) === null)
    await page.click(`#export-${id} > summary`);
  await page.waitForSelector(`#download-${id}`);
}

/** Downloads a file. @param {Page} page @param {string} id */
async function save(page, id) {
  const coming = page.waitForEvent('download');
  await page.click(`#download-${id}`);
  const file = await coming;
  const data = readFileSync(await file.path());
  const said = page.locator(`.file-panel:has(#download-${id}) .saved`);
  await said.waitFor();
  return { name: file.suggestedFilename(), data, said: String(await said.textContent()) };
}

/** The file that Node writes, in a .zip with the files that it refers to. @param {any} row @param {any} maze @param {object} [options] */
async function expected(row, maze, options = {}) {
  const made = row.write ? await row.write(maze, options) : maze.export(row.id, options);
  return { data: Buffer.from(made), companions: row.companions?.(options) ?? [] };
}

/** @param {{ name: string, data: Buffer }} saved @param {Awaited<ReturnType<typeof expected>>} wanted @param {string} name without its end @param {string} extension */
function assertSaved(saved, { data, companions }, name, extension) {
  if (companions.length === 0) {
    assert.equal(saved.name, `${name}.${extension}`);
    assert.deepEqual(saved.data, data, saved.name);
    return;
  }
  assert.equal(saved.name, `${name}.zip`);
  const files = unzipSync(saved.data);
  const all = [{ name: `${name}.${extension}`, data }, ...companions];
  assert.deepEqual(
    Object.keys(files),
    all.map((each) => each.name),
  );
  for (const each of all) assert.deepEqual(Buffer.from(files[each.name]), Buffer.from(each.data));
}

/** A wall opened by hand, as the option that a code holds. */
const handMade = (() => {
  const made = mw.generate({ algorithm: 'wilson', width: 12, height: 9, seed: '미로 1/2' });
  const closed = made.directions.find(
    (_, direction) => made.neighbour(13, direction) !== null && !made.isOpen(13, direction),
  );
  const edited = mw.edit(made, [{ cell: 13, direction: /** @type {any} */ (closed), open: true }]);
  return mw.options(String(edited.code)).edits;
})();

/** @type {Record<string, { hash: Record<string, unknown> }>} */
const MAZES = {
  'a maze with walls changed by hand': {
    hash: { algorithm: 'wilson', seed: '미로 1/2', width: 12, height: 9, edits: handMade },
  },
  'a dungeon': {
    hash: {
      algorithm: 'scatteredRooms',
      width: 48,
      height: 32,
      seed: 5,
      passes: [{ id: 'doors' }, { id: 'things' }],
    },
  },
  'rings, where some formats are refused': { hash: { shape: 'polar', width: 8, height: 5 } },
};

for (const [what, { hash }] of firstOf(Object.entries(MAZES)))
  test(`every file of ${what} is the one that Node writes`, () =>
    withPage({ hash: codeOf(/** @type {any} */ (hash)) }, async (page) => {
      const maze = await mazeOn(page);
      await openFiles(page);
      const seed = String(maze.seed).replace(/[^\p{L}\p{N}]+/gu, '-');
      const name = `${maze.algorithm}-${maze.width}x${maze.height}-${seed}`;
      let refused = 0;
      const withSteps = mw.generate({ ...mw.options(String(maze.code)), steps: true });
      for (const row of /** @type {any[]} */ (FORMATS)) {
        const own = row.needsSteps ? withSteps : maze;
        // A short film, with another picture a quarter of a second.
        const options = row.needsSteps ? { seconds: 1, fps: 4 } : {};
        const item = page.locator(`#export-${row.id}`);
        if ((await item.count()) === 0) {
          assert.ok(row.tiles, `${row.id} is left out only where there are no tiles`);
          continue;
        }
        if (row.problem?.(own)) {
          refused += 1;
          await item.locator('summary').click();
          assert.match(String(await item.locator('.error').textContent()), /^[A-Z].*\.$/);
          assert.equal(await item.locator('button').count(), 0);
          continue;
        }
        await openFormat(page, row.id);
        for (const more of await page.locator(`#export-${row.id} .more-options > summary`).all())
          if (row.needsSteps) await more.click();
        for (const [id, value] of Object.entries(options))
          await page.fill(`#field-${row.id}-${id}`, String(value));
        const saved = await save(page, row.id);
        assertSaved(saved, await expected(row, own, options), name, row.extension);
        const { length } = saved.data;
        const size =
          length < 1024
            ? `${length.toLocaleString('en')} bytes`
            : `${Math.round(length / 1024).toLocaleString('en')} KB`;
        assert.equal(saved.said, `${saved.name}, ${size}`);
      }
      assert.equal(refused > 0, maze.shape === 'polar');
    }));

/** Values that no option of a kind takes. @type {Record<string, readonly unknown[]>} */
const WRONG = {
  integer: [-5, 1e10, 0.5, Number.NaN],
  number: [-5, 1e10, Number.NaN],
  color: ['red-ish'],
  text: ['x'.repeat(1_001)],
  choices: [[]],
  bytes: [new Uint8Array(8)],
};

test('what is wrong with a file is said to people, in both languages', async () => {
  const problems = [];
  const mazes = [
    mw.generate({ algorithm: 'wilson', width: 8, height: 6, seed: 1 }),
    mw.generate({ algorithm: 'wilson', shape: 'polar', width: 8, height: 5, seed: 1 }),
  ];
  for (const maze of mazes) {
    for (const { problem, params, write } of formats) {
      problems.push(problem(maze));
      for (const { id, kind } of params) {
        for (const value of WRONG[kind] ?? [])
          problems.push(await called(write, maze, { [id]: value }));
      }
    }
    problems.push(await called(toPdf, maze, { title: '迷' }));
  }
  for (const { id, kind } of bookParams.params) {
    for (const value of WRONG[kind] ?? []) problems.push(await called(toBook, mw, { [id]: value }));
  }
  problems.push(await called(toBook, mw, { smallest: 9, largest: 8 }));
  problems.push(await called(toBook, mw, { easiest: 9, hardest: 8 }));
  problems.push(await called(toBook, mw, { author: '迷' }));
  const found = problems.filter((problem) => problem !== null);
  assert.ok(found.length > 100);
  for (const problem of found) {
    const { code, field } = problem;
    const english = problemSentence(problem, 'Wall height (mm)', (id) => id);
    assert.match(english, /^[A-Z].*\.$/, problem.message);
    assert.doesNotMatch(english, /'|\bgot\b|Uint8Array|tiles needs|hexadecimal/, problem.message);
    const korean = koreanProblem(problem);
    assert.match(korean, /[가-힣].*\.$/, problem.message);
    assert.notEqual(korean, koreanProblem({ code, field, message: '' }), problem.message);
  }
});

/** The problem of a call, which may be said at once or later. @param {any} write @param {any[]} args */
async function called(write, ...args) {
  try {
    await write(...args);
    return null;
  } catch (error) {
    assert.ok(error instanceof MazeError, String(error));
    return error;
  }
}

/** A value that is not the default, as somebody would choose it. @param {Page} page @param {string} owner @param {any} param */
async function chooseOther(page, owner, param) {
  const field = page.locator(`#field-${`${owner}.${param.id}`.replace(/\W/g, '-')}`);
  const { kind, min = 0, max = 0, default: first } = param;
  if (kind === 'integer' || kind === 'number') {
    const value = first + 1 <= max ? first + 1 : min;
    await field.fill(String(value));
    return value;
  }
  if (kind === 'boolean') {
    await field.click();
    return !first;
  }
  if (kind === 'choice') {
    const index = param.values.findIndex((/** @type {string} */ value) => value !== first);
    await field.selectOption({ index });
    return param.values[index];
  }
  if (kind === 'color') {
    const box = page.locator('.clear-color', { has: field }).locator('[type=checkbox]');
    if (first === 'transparent') await box.click();
    await field.fill('#12ab34');
    return '#12ab34';
  }
  return null;
}

/** The default again. @param {Page} page @param {string} owner @param {any} param which another value was chosen for */
async function chooseDefault(page, owner, { id, kind, values, default: first }) {
  const field = page.locator(`#field-${`${owner}.${id}`.replace(/\W/g, '-')}`);
  if (kind === 'choice') await field.selectOption({ index: values.indexOf(first) });
  else if (kind === 'boolean') await field.click();
  else await field.fill(String(first));
}

testInFull('every option counts, alone or with the others', () =>
  withPage({ hash: codeOf({ width: 9, height: 7 }) }, async (page) => {
    const shown = await mazeOn(page);
    const withSteps = mw.generate({ ...mw.options(String(shown.code)), steps: true });
    await openFiles(page);
    for (const row of formats) {
      const maze = row.needsSteps ? withSteps : shown;
      await openFormat(page, row.id);
      const more = page.locator(`#export-${row.id} .more-options > summary`);
      if ((await more.count()) > 0) await more.click();
      /** @type {Record<string, unknown>} */
      const options = {};
      for (const param of row.params) {
        const value = await chooseOther(page, row.id, param);
        if (value === null) continue;
        const given = { ...options, [param.id]: value };
        const isGood = await expected(row, maze, given).then(
          () => true,
          () => false,
        );
        if (isGood) options[param.id] = value;
        // Some choices are for dungeons only, or need a font; a radius is for bodies only.
        else await chooseDefault(page, row.id, param);
      }
      const { data, companions } = await expected(row, maze, options);
      const saved = await save(page, row.id);
      const own = companions.length > 0 ? Object.values(unzipSync(saved.data))[0] : saved.data;
      assert.deepEqual(Buffer.from(own), data, row.id);
    }
  }),
);

testInFull(
  'a wrong option is said at its field, also where it is folded; the next file is right',
  () =>
    withPage({ hash: codeOf(), language: 'ko' }, async (page) => {
      const maze = await mazeOn(page);
      await openFiles(page);
      await openFormat(page, 'stl');
      for (const wrong of ['1', '']) {
        await page.fill('#field-stl-cell', wrong);
        await page.click('#download-stl');
        await page.waitForSelector('#field-stl-cell[aria-invalid="true"]');
        assert.match(String(await page.textContent('#error-stl-cell')), /[가-힣].*\.$/);
      }
      await page.fill('#field-stl-cell', '12.5');
      const stl = formats.find(({ id }) => id === 'stl');
      const { data } = await expected(stl, maze, { cell: 12.5 });
      assert.deepEqual((await save(page, 'stl')).data, data);
      await openFormat(page, 'pdf');
      await page.fill('#field-pdf-title', '迷路');
      await page.click('#export-pdf .more-options > summary');
      await page.selectOption('#field-pdf-language', { index: 1 });
      await page.click('#export-pdf .more-options > summary');
      await page.click('#download-pdf');
      await page.waitForSelector('#field-pdf-font[aria-invalid="true"]');
      assert.equal(await page.locator('#field-pdf-font').isVisible(), true);
      assert.match(String(await page.textContent('#error-pdf-font')), /글꼴/);
    }),
);

test('pictures are previewed, texts are copied, and files go to the sheet of a phone', () =>
  withPage({ hash: codeOf({ width: 9, height: 7 }), narrow: true }, async (page) => {
    await page.evaluate(() => {
      const shared = /** @type {any} */ (globalThis);
      const { createObjectURL } = URL;
      URL.createObjectURL = (data) => {
        if (data instanceof Blob)
          data.text().then((text) => {
            shared.previewed = text;
          });
        return createObjectURL(data);
      };
      Object.assign(navigator, {
        canShare: (/** @type {{ files: File[] }} */ { files }) =>
          files.every(({ type }) => type === 'image/svg+xml'),
        async share(/** @type {{ files: File[] }} */ { files }) {
          if (!shared.pressedAgain) {
            shared.pressedAgain = true;
            throw new DOMException('no press', 'NotAllowedError');
          }
          shared.sent = files.map(({ name }) => name);
        },
      });
    });
    const maze = await mazeOn(page);
    await openFiles(page);
    await openFormat(page, 'svg');
    const place = () => page.locator('#download-svg').evaluate((button) => button.offsetTop);
    const before = await place();
    await page.waitForSelector('.preview[src^="blob:"]');
    await page.waitForFunction(() => document.querySelector('img.preview')?.complete);
    assert.equal(await place(), before, 'what is below the picture stays where it is');
    const svg = /** @type {any} */ (formats.find(({ id }) => id === 'svg'));
    /** @param {object} options */
    const previewed = async (options) => {
      const wanted = await svg.write(maze, options);
      await page.waitForFunction(
        (text) => /** @type {any} */ (globalThis).previewed === text,
        wanted,
      );
    };
    await previewed({});
    await page.fill('#field-svg-stroke', '5');
    await previewed({ stroke: 5 });
    await page.click('#export-svg .row button:has-text("Copy")');
    await page.waitForSelector('#export-svg .row button:has-text("Copied")');
    assert.equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      await svg.write(maze, { stroke: 5 }),
    );
    await page.click('#send-svg');
    await page.waitForSelector('#send-svg:has-text("Ready")');
    await page.click('#send-svg');
    await page.waitForFunction(() => /** @type {any} */ (globalThis).sent?.length === 1);
    await openFormat(page, 'stl');
    assert.equal(await page.locator('#send-stl').count(), 0);
    assert.equal(await page.locator('#export-stl button:has-text("Copy")').count(), 0);
  }));

test('the worker that makes files loads the library that the page has loaded', () => {
  const assets = readdirSync(join(root, 'build/page/assets'));
  assert.equal(assets.filter((name) => /^dungeons-.*\.js$/.test(name)).length, 1);
});

testInFull('the book of mazes is four clicks away, says how far it is, and can be cancelled', () =>
  withPage({ hash: codeOf() }, async (page) => {
    await page.click('#share-open');
    await page.click('#share-book > summary');
    await page.click('#book-children');
    await page.waitForSelector('#book-children[aria-pressed=true]');
    await page.fill('#field-book-count', '200');
    await page.click('#download-book');
    await page.waitForFunction(() =>
      /^Maze [1-9]\d* of 200$/.test(
        document.querySelector('#share-book .making-file span')?.textContent ?? '',
      ),
    );
    await page.click('#cancel-book');
    await page.waitForSelector('#share-book .making-file', { state: 'hidden' });
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'download-book');
    assert.equal(await page.locator('#share-book .saved').isVisible(), false);
    await page.fill('#field-book-count', '4');
    const { name, data } = await save(page, 'book');
    assert.equal(name, 'mazewright-book.pdf');
    const options = { count: 4, smallest: 5, largest: 12, easiest: 1, hardest: 3 };
    assert.deepEqual(data, Buffer.from(await toBook(mw, options)));
    await page.click('#share-book .more-options > summary');
    for (const { id, kind } of bookParams.params) {
      if (kind === 'choices' || kind === 'algorithms')
        assert.ok((await page.locator(`#field-book-${id} input`).count()) > 1, id);
    }
    const boxes = page.locator('#field-book-shapes input:checked');
    while ((await boxes.count()) > 0) await boxes.first().click();
    await page.click('#download-book');
    await page.waitForSelector('#error-book-shapes:not([hidden])');
    await page.locator('#field-book-shapes input[value="hex"]').click();
    const next = await save(page, 'book');
    assert.deepEqual(next.data, Buffer.from(await toBook(mw, { ...options, shapes: ['hex'] })));
  }),
);

test('the page in Korean makes a book in Korean, whose fonts are fetched with it alone', () =>
  withPage({ hash: codeOf(), language: 'ko' }, async (page) => {
    /** @type {string[]} */
    const fetched = [];
    page.on('request', (request) => fetched.push(request.url()));
    const hasFont = () => fetched.some((url) => /\/hangul-[^/]*\.js$/.test(url));
    await openFiles(page);
    await page.click('#share-book > summary');
    await page.click('#book-children');
    await page.fill('#field-book-count', '2');
    assert.equal(hasFont(), false);
    const { data } = await save(page, 'book');
    assert.equal(hasFont(), true);
    const options = { count: 2, smallest: 5, largest: 12, easiest: 1, hardest: 3, language: 'ko' };
    assert.deepEqual(data, Buffer.from(await toBook(mw, /** @type {any} */ (options))));
    await page.click('#share-book .more-options > summary');
    assert.equal(await page.inputValue('#field-book-language'), '한국어');
  }));

for (const narrow of [false, true])
  testInFull(
    `the list of files has no fault, opened or not (${narrow ? 'ko, 360 px' : 'en, wide'})`,
    () =>
      withPage(
        {
          hash: codeOf({ shape: 'polar', width: 8, height: 5 }),
          language: narrow ? 'ko' : 'en',
          theme: narrow ? 'dark' : 'light',
          narrow,
          still: true,
        },
        async (page) => {
          await openFiles(page);
          await assertAccessible(page, 'files');
          await page.click('#share-book > summary');
          await page.waitForSelector('#download-book');
          for (const { id } of formats) {
            await page.click(`#export-${id} > summary`);
            for (const more of await page.locator(`#export-${id} .more-options > summary`).all())
              await more.click();
            assert.deepEqual(await faultsOf(page, narrow), [], id);
          }
          await page.click('#share-book .more-options > summary');
          assert.deepEqual(await faultsOf(page, narrow), []);
          await assertAccessible(page, 'the options of files');
        },
      ),
  );

test('the dialog is closed while it still loads its formats, and opens again', () =>
  withPage({ hash: codeOf() }, async (page) => {
    await page.dispatchEvent('#share-open', 'click');
    await page.waitForSelector('#share[open]');
    await page.keyboard.press('Escape');
    await openFiles(page);
    await openFormat(page, 'json');
    assert.match((await save(page, 'json')).name, /\.json$/);
  }));

testInFull(
  'a maze that comes while the dialog is open is the one that is taken away, and what is open stays so',
  () => {
    const dungeon = codeOf({ algorithm: 'roomsAndMazes', width: 31, height: 21, seed: 'late' });
    return withPage({ hash: codeOf() }, async (page) => {
      await openFiles(page);
      await page.click('#share-book > summary');
      await page.waitForSelector('#download-share-book, #share-book .params, #share-book button');
      await openFormat(page, 'json');
      await page.focus('#download-json');
      const link = await page.inputValue('#share-link');
      await follow(page, String(dungeon));
      await page.waitForFunction(
        (before) =>
          /** @type {HTMLInputElement} */ (document.getElementById('share-link')).value !== before,
        link,
      );
      await page.waitForSelector('.formats[aria-busy="false"]');
      await page.waitForSelector('#download-json');
      assert.equal(await page.isVisible('#share-book .choices'), true);
      assert.deepEqual(
        await page
          .locator('#share details.format[open]')
          .evaluateAll((all) => all.map(({ id }) => id)),
        ['share-book', 'export-json'],
      );
      const maze = mw.generate(String(dungeon));
      const json = FORMATS.find(({ id }) => id === 'json');
      const saved = await save(page, 'json');
      assert.equal(saved.name, 'roomsAndMazes-31x21-late.json');
      assert.deepEqual(saved.data, (await expected(json, maze)).data);
      // Opened anew, it is as at first.
      await page.keyboard.press('Escape');
      await openFiles(page);
      assert.equal(await page.locator('#share details.format[open]').count(), 0);
    });
  },
);

testInFull('a file by keys alone', () =>
  withPage({ hash: codeOf() }, async (page) => {
    await openFiles(page);
    await page.focus('#export-mzw > summary');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#download-mzw');
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'download-mzw');
    const coming = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    assert.match((await coming).suggestedFilename(), /\.mzw$/);
  }),
);
