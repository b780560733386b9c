import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packText, unpackText } from '../../web/demo/share/packed-text.js';
import { EXAMPLES } from '../../web/demo/views/turtle/examples/index.js';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf } from './support/maze.js';
import { framesOf, switchLanguage } from './support/states.js';
import { ended, runScript, scriptOn, writeScript } from './support/turtle.js';

const { withPage } = browserFor();
const open = { hash: `${codeOf()}&view=turtle` };
const OWN = "cube(1, 2, 3, 4);\nconsole.log('mine 가나다');\n";

testInFull('a script survives a reload, an example and another maze; undo brings it back', () =>
  withPage(open, async (page) => {
    await runScript(page, OWN);
    await page.evaluate(() => history.replaceState(null, '', location.pathname));
    await page.reload();
    await page.click('#tab-turtle');
    await ended(page);
    assert.equal(await scriptOn(page), OWN);

    await page.selectOption('#turtle-examples', 'tower');
    assert.equal((await ended(page)).cubes > 1_000, true);
    await page.focus('#turtle-code');
    await page.keyboard.press('Control+Z');
    assert.equal(await scriptOn(page), OWN);
    await page.click('#turtle-maze');
    await ended(page);
    await page.focus('#turtle-code');
    await page.keyboard.press('Control+Z');
    assert.equal(await scriptOn(page), OWN);

    // The last own script stays in the list, also after a visit that ended with an example.
    await page.selectOption('#turtle-examples', 'castle');
    await ended(page);
    await page.reload();
    await ended(page);
    assert.equal(await scriptOn(page), EXAMPLES.castle('en'));
    await writeScript(page, '// another\ncube(2, 2, 2, 2);');
    await page.keyboard.type('// longer');
    await page.focus('#turtle-examples');
    const names = await page.locator('#turtle-examples optgroup option').allTextContents();
    assert.deepEqual(names, ['another', 'cube(1, 2, 3, 4);']);
    await page.selectOption('#turtle-examples', 'own1');
    assert.match((await ended(page)).text, /mine 가나다/);
  }),
);

testInFull('the link carries the script to another browser, and a pasted link opens its own', () =>
  withPage(open, async (page) => {
    await runScript(page, OWN);
    const inLink = () => new URLSearchParams(new URL(page.url()).hash.slice(1)).get('script') ?? '';
    // Two programs may pack a text differently, so the text is compared.
    while ((await unpackText(inLink())) !== OWN) await framesOf(page);
    const link = page.url();
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await page.goto(link);
    await page.waitForSelector('body[data-ready]');
    assert.match((await ended(page)).text, /mine 가나다/);
    assert.equal(await scriptOn(page), OWN);

    const other = 'console.log("other");';
    const next = new URLSearchParams({ view: 'turtle', script: await packText(other) });
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `${codeOf()}&${next}`);
    await page.waitForSelector('#turtle-output:has-text("other")');
    assert.equal(await scriptOn(page), other);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `${codeOf()}&view=turtle&script=nonsense`);
    await page.waitForSelector('#notice:has-text("could not be read")');
    assert.equal(await scriptOn(page), other);
  }),
);

test('a packed text is the text again; what is none, is null', async () => {
  for (const text of [
    '',
    'a',
    OWN,
    '한글 🙂'.repeat(500),
    ...Object.values(EXAMPLES).map((make) => make('ko')),
  ]) {
    const packed = await packText(text);
    assert.match(packed, /^[\w-]*$/);
    assert.equal(await unpackText(packed), text);
  }
  for (const wrong of ['!', 'AAAA', 'abc', '가', await packText('x'.repeat(900_000))]) {
    assert.equal(await unpackText(wrong), null);
  }
});

test('every example is a program in both languages', () => {
  for (const make of Object.values(EXAMPLES)) {
    for (const language of /** @type {const} */ (['en', 'ko'])) new Function(make(language));
    assert.notEqual(make('en'), make('ko'));
    assert.equal(make('en').replace(/[^\n]/g, ''), make('ko').replace(/[^\n]/g, ''));
  }
});

testInFull(
  'every example builds without an error, and follows the language until it is changed',
  () =>
    withPage(open, async (page) => {
      await ended(page);
      for (const id of Object.keys(EXAMPLES)) {
        await page.selectOption('#turtle-examples', id);
        const { cubes, end, text } = await ended(page);
        assert.equal(end, 'done', id);
        assert.ok(cubes > 100, `${id}: ${cubes} cubes`);
        assert.equal(await page.locator('#turtle-output .fault').count(), 0, text);
        assert.equal(await scriptOn(page), EXAMPLES[id]('en'));
      }
      const last = Object.keys(EXAMPLES).at(-1) ?? '';
      await switchLanguage(page);
      assert.equal(await scriptOn(page), EXAMPLES[last]('ko'));
      await writeScript(page, OWN);
      await switchLanguage(page);
      assert.equal(await scriptOn(page), OWN);
    }),
);

testInFull('the editor by keyboard: Tab indents, Escape and Tab leave, Ctrl+Enter runs', () =>
  withPage(open, async (page) => {
    await ended(page);
    await writeScript(page, 'cube(1, 1, 1);');
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    assert.equal(await scriptOn(page), '  cube(1, 1, 1);');
    await page.keyboard.press('Control+Enter');
    await page.waitForFunction(
      () => document.getElementById('turtle-output')?.dataset.cubes === '1',
    );
    const isInEditor = () =>
      page.evaluate(() => document.activeElement?.classList.contains('editor') ?? false);
    assert.equal(await isInEditor(), true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    assert.equal(await isInEditor(), false);
    assert.match(String(await page.getAttribute('#turtle-code', 'aria-label')), /Script/);
    assert.deepEqual(
      await page.locator('.cm-lineNumbers .cm-gutterElement:visible').allTextContents(),
      ['1'],
    );
    const colors = await page
      .locator('.cm-line span')
      .evaluateAll((spans) => new Set(spans.map((span) => getComputedStyle(span).color)).size);
    assert.ok(colors > 1);
  }),
);

testInFull('the editor is loaded only when the view is opened', () =>
  withPage({ hash: codeOf() }, async (page) => {
    /** @type {string[]} */
    const requests = [];
    page.on('request', (request) => requests.push(request.url()));
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    assert.equal(
      loaded.some((name) => /editor|three/.test(name)),
      false,
      loaded.join('\n'),
    );
    await page.click('#tab-turtle');
    await ended(page);
    assert.equal(
      requests.some((url) => /editor/.test(url)),
      true,
    );
    assert.equal(
      requests.some((url) => /mazewright\.global/.test(url)),
      false,
    );
  }),
);
