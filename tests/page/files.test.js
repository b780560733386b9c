// The files of a maze and of a dungeon: all that the dialog offers, by name, type, size and content.
// Cost: 3 page loads, about 6 s.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { browserFor } from './support/browser.js';
import { codeOf, mazeOn, mw } from './support/maze.js';

/** @typedef {import('playwright-core').Page} Page */

const { withPage } = browserFor();

/** The formats of the catalog, and those of the page. */
const FORMATS = [
  ...mw.catalog.exports.map(({ id, extension, mediaType }) => ({ id, extension, mediaType })),
  { id: 'json', extension: 'json', mediaType: 'application/json' },
  { id: 'stl', extension: 'stl', mediaType: 'model/stl' },
];

/** Notes the type of every file that the page offers. @param {Page} page */
const noteTypes = (page) =>
  page.evaluate(() => {
    const { createObjectURL } = URL;
    URL.createObjectURL = (data) => {
      if (data instanceof Blob) document.body.dataset.saved = data.type;
      return createObjectURL(data);
    };
  });

/** Downloads a file. @param {Page} page @param {string} id */
async function save(page, id) {
  const coming = page.waitForEvent('download');
  await page.click(`#download-${id}`);
  const file = await coming;
  return {
    name: file.suggestedFilename(),
    data: readFileSync(await file.path()),
    type: await page.getAttribute('body', 'data-saved'),
    said: String(await page.locator(`#export-${id} .saved`).textContent()),
  };
}

for (const kind of /** @type {const} */ (['maze', 'dungeon']))
  test(`every file of a ${kind} has its name, type, size and content`, () =>
    withPage({ hash: codeOf({ seed: '미로 1/2' }) }, async (page) => {
      if (kind === 'dungeon') await page.click('#tab-dungeon');
      const maze = await mazeOn(page);
      await page.click('#share-open');
      await page.waitForSelector('#export-stl');
      await noteTypes(page);
      for (const { id, extension, mediaType } of FORMATS) {
        const { name, data, type, said } = await save(page, id);
        const seed = kind === 'maze' ? '미로-1-2' : maze.seed;
        assert.equal(name, `${maze.algorithm}-${maze.width}x${maze.height}-${seed}.${extension}`);
        assert.equal(type, mediaType);
        const size =
          data.length < 1024
            ? `${data.length} bytes`
            : `${Math.round(data.length / 1024).toLocaleString('en')} KB`;
        assert.equal(said, `${name}, ${size}`);
        const row = mw.catalog.exports.find((each) => each.id === id);
        if (row) assert.deepEqual(data, Buffer.from(maze.export(row.id, {})));
        if (id === 'json') {
          const read = mw.adopt(JSON.parse(data.toString()));
          assert.deepEqual([read.code, read.passages], [maze.code, maze.passages]);
        }
        // The header, a number, and 50 bytes per triangle.
        if (id === 'stl') assert.equal(data.length, 84 + 50 * data.readUInt32LE(80));
      }
    }));

test('a size that cannot be printed is refused at its field', () =>
  withPage({ hash: codeOf(), language: 'ko' }, async (page) => {
    await page.click('#share-open');
    const said = page.locator('.field:has(#field-stl-side) .error');
    for (const side of ['5', '1001', '']) {
      await page.fill('#field-stl-side', side);
      await page.click('#download-stl');
      assert.equal(await said.textContent(), '10에서 1,000까지의 수를 써 주세요.');
    }
    await page.fill('#field-stl-side', '60');
    const { data } = await save(page, 'stl');
    const xs = Array.from({ length: data.readUInt32LE(80) }, (_, i) =>
      [12, 24, 36].map((at) => data.readFloatLE(84 + 50 * i + at)),
    ).flat();
    assert.ok(Math.abs(Math.max(...xs) - 60) < 0.001);
  }));
