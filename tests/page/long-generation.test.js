import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wouldBlock } from '../../web/demo/state/generation-times.js';
import { wholeLibrary } from '../../web/demo/state/library.js';
import { isQuicklyMade, problemOf } from '../../web/demo/state/wanted.js';
import { firstOf, testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf, mazeOn, mw } from './support/maze.js';
import { canvasOf } from './support/pixels.js';
import { framesOf, switchLanguage } from './support/states.js';

const site = browserFor();

test('what is wrong with options is told without making a maze, and heavy mazes are not made to look at', async () => {
  await wholeLibrary();
  const unable = () => assert.fail('a maze is made');
  const work = mw.work.bind(mw);
  // A check that goes on to the maze unless the options themselves are refused, as by maxWork.
  const check = (/** @type {any} */ given) => problemOf(mw, given) ?? unable();
  const careful = { work, check, generate: unable, catalog: mw.catalog };
  const options = { algorithm: 'wfc', shape: { id: 'square' }, width: 128, height: 128, seed: 1 };
  const hopeless = { ...options, params: { leastFloor: 1 }, passes: [] };
  assert.equal(problemOf(careful, hopeless), null);
  assert.equal(problemOf(careful, { ...hopeless, width: 0 })?.field, 'width');
  assert.equal(isQuicklyMade(careful, hopeless), false);
  assert.equal(wouldBlock(careful, hopeless), true);
  assert.equal(
    wouldBlock(careful, { ...hopeless, algorithm: 'caves', params: {}, width: 40, height: 30 }),
    false,
  );
});

/**
 * Chooses a maze that takes many seconds on any machine: a random walk covers a corridor after about
 * 2 * width * width steps, here 7 * 10^9.
 * @param {import('playwright-core').Page} page
 */
async function chooseLong(page) {
  await page.selectOption('#field-algorithm', 'aldousBroder');
  await page.fill('#field-height', '2');
  await page.fill('#field-width', '60000');
  await page.waitForSelector('#making:not([hidden])');
}

/**
 * Fails unless the canvas shows the maze of the address as a page does that opens with it.
 * @param {import('playwright-core').Page} page
 */
async function showsItsAddress(page) {
  const copy = await page.context().newPage();
  await copy.goto(page.url());
  await copy.waitForSelector('body[data-ready]');
  // A canvas is drawn again in the frame after its place has changed.
  for (const each of [page, copy]) await framesOf(each);
  const [shown, other] = [await canvasOf(page), await canvasOf(copy)];
  await copy.close();
  assert.deepEqual(shown, other);
}

const open = { hash: codeOf({ width: 20, height: 14 }) };

for (const control of firstOf(['the button', 'Escape'])) {
  test(`a long generation is shown, the page answers, and ${control} returns to the old maze`, () =>
    site.withPage(open, async (page) => {
      await page.evaluate(() => {
        const ring = /** @type {Element} */ (document.querySelector('#making [role=progressbar]'));
        const seen = /** @type {any} */ (globalThis);
        seen.shares = [];
        const note = () => seen.shares.push(Number(ring.ariaValueNow));
        new MutationObserver(note).observe(ring, { attributeFilter: ['aria-valuenow'] });
      });
      await chooseLong(page);
      const old = await page.evaluate(() => location.hash);
      // Not a 3D view: it opens as slowly as the maze is generated.
      const about = page.locator('#making .making-about');
      assert.match(String(await about.textContent()), /^up to [\d,]+ (minutes|hours|days)$/);
      await switchLanguage(page);
      // A text of the next report of its progress.
      await page.waitForFunction(() =>
        /^최대 [\d,]+(분|시간|일)$/.test(
          document.querySelector('.making-about')?.textContent ?? '',
        ),
      );
      await switchLanguage(page);
      await page.waitForFunction(() => new Set(/** @type {any} */ (globalThis).shares).size >= 4);
      assert.notEqual(await page.getAttribute('#making [role=progressbar]', 'aria-label'), '');
      if (control === 'Escape') await page.keyboard.press('Escape');
      else await page.click('#making-cancel');
      assert.equal(await page.locator('#making').isVisible(), false);
      assert.equal(await page.evaluate(() => location.hash), old);
      await showsItsAddress(page);
      assert.equal(await page.inputValue('#field-width'), String((await mazeOn(page)).width));
      await page.fill('#field-width', '30');
      assert.equal((await mazeOn(page)).width, 30);
    }));
}

testInFull('a maze of a worker has the last options, not those of a generation before', () =>
  site.withPage(open, async (page) => {
    await chooseLong(page);
    await page.selectOption('#field-algorithm', mw.catalog.generators[0].id);
    await page.fill('#field-width', '300');
    await page.fill('#field-height', '280');
    await page.waitForSelector('#making', { state: 'hidden' });
    const { algorithm, width, height } = await mazeOn(page);
    assert.deepEqual([algorithm, width, height], [mw.catalog.generators[0].id, 300, 280]);
  }),
);

testInFull('a link to a large maze opens it', () =>
  site.withPage({ hash: codeOf({ width: 320, height: 200 }) }, async (page) => {
    const { width, height } = await mazeOn(page);
    assert.deepEqual([width, height], [320, 200]);
  }),
);
