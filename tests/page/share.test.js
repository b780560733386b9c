import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { BLOCK, BLOCK_HEIGHTS } from '../../web/demo/config.js';
import { readLink, writeLink } from '../../web/demo/share/link.js';
import { shownBy } from '../../web/demo/share/shown.js';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf, mazeOn, mw } from './support/maze.js';
import { canvasOf } from './support/pixels.js';
import { switchLanguage } from './support/states.js';

const { withPage } = browserFor();

test('a link holds the maze and the view', () => {
  const code = codeOf({ seed: '미로 #&=%' });
  const maze = mw.generate(code);
  for (const view of ['play', 'watch', 'blocks', 'turtle']) {
    const solver = mw.catalog.solvers[1].id;
    const shown = { solution: true, distances: false, solver, block: { height: 6, color: 11 } };
    const stencil = { kind: 'text', text: '미로 & #' };
    const language = { language: 'ko', hasLanguageInLink: true };
    const hash = writeLink({ mw, maze, view, ...shown, stencil, ...language });
    const { view: read = 'play', ...rest } = readLink(hash);
    assert.equal(read, view);
    const texts = { words: '미로 & #', language: 'ko', script: undefined };
    const expected = { code, ...shown, ...texts, world: null };
    assert.deepEqual(rest, expected);
  }
  const first = {
    solution: false,
    distances: true,
    solver: mw.catalog.solvers[0].id,
    block: BLOCK,
  };
  assert.equal(writeLink({ mw, maze, view: 'play', ...first }), `#${code}&distances=1`);
  for (const turn of [null, 270]) {
    const { id } = mw.catalog.generators[0];
    const world = {
      code: mw.world({ algorithm: id, seed: '세계 #&' }).code,
      x: -7.25,
      y: 3,
      zoom: -22.84,
      turn,
    };
    const link = readLink(writeLink({ mw, maze, view: 'world', ...first, world }));
    assert.equal(link.code, code);
    assert.deepEqual(link.world, world);
  }
  assert.equal(readLink('').code, '');
  assert.deepEqual([readLink('#view=world').code, readLink('#view=world').view], ['', 'world']);
  assert.equal(readLink('#x&block=3').block, undefined);
  assert.equal(readLink('#%E0%A4%A').code, '%E0%A4%A');
});

test('a link asks for heights of blocks that one can choose, and for colours that exist', () => {
  const asked = Array.from({ length: 40 }, (_, i) => i);
  const shown = asked.filter((height) => {
    const { block } = shownBy(mw, ['play'], readLink(`#x&block=${height}-3`));
    return block.height === height && block.color === 3;
  });
  assert.deepEqual(shown, BLOCK_HEIGHTS);
  assert.deepEqual(shownBy(mw, ['play'], readLink('#x&block=4-99')).block, BLOCK);
});

test('a copied link opens the very same maze', async () => {
  let link = '';
  let text = '';
  let picture = 0;
  const { id } = mw.catalog.generators[4] ?? mw.catalog.generators[0];
  await withPage({}, async (page) => {
    await page.selectOption('#field-algorithm', id);
    await page.fill('#field-width', '21');
    await page.fill('#field-height', '13');
    await page.fill('#field-seed', '미로 & maze');
    await page.check('#field-show-solution');
    picture = (await canvasOf(page)).hash;
    await page.click('#share-open');
    await page.click('#share .with-button button');
    link = await page.evaluate(() => navigator.clipboard.readText());
    text = String(await downloaded(page, 'text'));
  });
  const hash = link.slice(link.indexOf('#') + 1);
  assert.equal(text, mw.generate(hash.split('&')[0]).text());
  await withPage({ hash }, async (page) => {
    assert.equal(await page.inputValue('#field-seed'), '미로 & maze');
    assert.equal(await page.inputValue('#field-width'), '21');
    assert.equal(await page.inputValue('#field-algorithm'), id);
    assert.equal(await page.isChecked('#field-show-solution'), true);
    assert.equal((await canvasOf(page)).hash, picture);
    await page.click('#share-open');
    assert.equal(String(await downloaded(page, 'text')), text);
  });
});

testInFull('a link with the old names of mode and exits opens the same maze', () => {
  const row = mw.catalog.generators.find(({ modes }) => modes.includes('original'));
  const options = { algorithm: row?.id, mode: 'original', exits: 'original' };
  const { code } = mw.generate(codeOf(options));
  const hash = code.replaceAll(/(mode|exits)\.original/g, '$1.seed');
  assert.match(hash, /mode\.seed.*exits\.seed|exits\.seed.*mode\.seed/);
  return withPage({ hash }, async (page) => {
    const { mode, exits } = await mazeOn(page);
    assert.deepEqual([mode, exits], ['original', 'original']);
    assert.equal(await page.inputValue('#field-mode'), 'original');
  });
});

testInFull(
  'a link keeps solver, blocks, outline words and language, and needs no maze',
  async () => {
    const { id } = mw.catalog.solvers[1];
    const shown = `solver=${id}&block=5-11&words=${encodeURIComponent('미로')}&lang=ko`;
    await withPage({ hash: `${codeOf()}&view=blocks&${shown}` }, async (page) => {
      assert.equal(await page.locator('html').getAttribute('lang'), 'ko');
      assert.equal(await page.inputValue('.scene-dock select'), '5');
      assert.equal(
        await page.getAttribute('.palette [aria-pressed=true]', 'aria-label'),
        '11번 색',
      );
      assert.equal(await page.inputValue('#field-show-solver'), id);
      const hash = await page.evaluate(() => location.hash);
      for (const part of shown.split('&')) assert.ok(hash.includes(part), `${part} in ${hash}`);
      await switchLanguage(page);
      assert.match(await page.evaluate(() => location.hash), /lang=en/);
    });
    await withPage({ hash: 'view=watch&lang=ko' }, async (page) => {
      assert.equal(await page.locator('#notice').isVisible(), false);
      await page.waitForSelector('#replay-step');
      const { code } = await mazeOn(page);
      await page.evaluate(() => {
        location.hash = 'view=play&lang=en';
      });
      await page.waitForSelector('html[lang=en]');
      assert.equal((await mazeOn(page)).code, code);
      assert.equal(await page.locator('#notice').isVisible(), false);
      assert.doesNotMatch(await page.evaluate(() => location.hash), /solver|block|words/);
    });
  },
);

test('a bad link says so and shows a maze all the same', () =>
  withPage({ hash: 'no-such-maze' }, async (page) => {
    assert.equal(await page.locator('#notice').isVisible(), true);
    assert.ok((await canvasOf(page)).colors > 10);
    assert.ok((await mazeOn(page)).cellCount > 100);
  }));

test('a link typed into an open page is followed', () =>
  withPage({}, async (page) => {
    const code = codeOf({ width: 7, height: 7 });
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `${code}&view=watch`);
    await page.waitForSelector('#replay-step');
    assert.equal(await page.getAttribute('#replay-step', 'max'), '48');
    await page.evaluate(() => {
      location.hash = 'rubbish';
    });
    await page.locator('#notice').waitFor({ state: 'visible' });
    assert.equal((await mazeOn(page)).code, code);
  }));

testInFull(
  'the passes of a link stay, but for those that a chosen algorithm does not allow',
  () => {
    const size = { algorithm: 'wilson', width: 30, height: 20 };
    // Some passes do not go together.
    /** @type {{ id: string }[]} */
    const passes = [];
    for (const { id } of mw.catalog.passes) {
      passes.push({ id });
      if (mw.check({ ...size, passes: /** @type {any} */ (passes) })) passes.pop();
    }
    assert.ok(passes.length > 5);
    return withPage({ hash: codeOf({ ...size, passes }) }, async (page) => {
      const idsOnPage = async () => (await mazeOn(page)).passes.map(({ id }) => id);
      assert.deepEqual(
        await idsOnPage(),
        passes.map(({ id }) => id),
      );
      const { id: dungeon } = mw.catalog.generators.find(({ kind }) => kind === 'dungeon');
      await page.selectOption('#field-algorithm', dungeon);
      assert.equal((await mazeOn(page)).algorithm, dungeon);
      const runsThere = (/** @type {{ id: string }} */ { id }) =>
        mw.catalog.passes.find((row) => row.id === id)?.dungeons;
      assert.deepEqual(
        await idsOnPage(),
        passes.filter(runsThere).map(({ id }) => id),
      );
    });
  },
);

/** The file of a format, which the dialog shows opened. @param {import('playwright-core').Page} page @param {string} id */
async function downloaded(page, id) {
  await page.click(`#export-${id} > summary`);
  const coming = page.waitForEvent('download');
  await page.click(`#download-${id}`);
  const download = await coming;
  return readFileSync(await download.path());
}
