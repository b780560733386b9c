import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstOf, some, testInFull } from '../js/support/seeds.js';
import { assertAccessible } from './support/axe.js';
import { browserFor } from './support/browser.js';
import { codeOf, keysOut, mazeOn, mw } from './support/maze.js';
import { switchLanguage } from './support/states.js';
import { drawn } from './support/world.js';

const { withPage } = browserFor();
/** @param {import('playwright-core').Page} page @param {string} where */
async function assertFits(page, where) {
  const { wide, small } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth > innerWidth,
    small: [...document.querySelectorAll('button, select, input:not([type=checkbox])')]
      .filter((each) => each.checkVisibility())
      .map((each) => [each.id || each.outerHTML.slice(0, 90), each.getBoundingClientRect()])
      .filter(([, box]) => /** @type {DOMRect} */ (box).height < 40)
      .map(([name]) => name),
  }));
  assert.equal(wide, false, `${where} scrolls sideways`);
  assert.deepEqual(small, [], `${where} has small targets`);
}

/** Every pair of language, theme and width is among these; `npm test` tries two. Each value is once with 3D views. */
const CASES = some(
  /** @type {const} */ ([
    { language: 'en', theme: 'light', narrow: false, in3D: false },
    { language: 'ko', theme: 'dark', narrow: false, in3D: true },
    { language: 'en', theme: 'dark', narrow: true, in3D: false },
    { language: 'ko', theme: 'light', narrow: true, in3D: true },
  ]),
  2,
  1,
);

for (const { in3D, ...options } of firstOf(CASES)) {
  const name = `${options.language}, ${options.theme}, ${options.narrow ? '360 px' : 'wide'}`;
  test(`no violation in any view or panel (${name})`, () =>
    withPage({ ...options, hash: codeOf({ width: 12, height: 9 }), still: true }, async (page) => {
      assert.equal(await page.getAttribute('html', 'lang'), options.language);
      for (const view of ['dungeon', 'play', 'watch', 'blocks', 'turtle', 'world']) {
        if (view === 'blocks' && !in3D) continue;
        await page.click(`#tab-${view}`);
        if (view === 'blocks') await page.waitForSelector('#scene canvas');
        if (view === 'turtle') {
          await page.waitForSelector('#turtle-count');
          await page.click('#build-add');
        }
        if (view === 'world') await drawn(page);
        await assertAccessible(page, view);
        await assertFits(page, view);
        if (view !== 'dungeon') continue;
        await page.check('#field-show-table');
        await page.click('#room-1');
        await assertAccessible(page, 'map for the table');
        await assertFits(page, 'map for the table');
      }
      if (options.narrow) await page.click('#tab-settings');
      await page.fill('#field-world-chunk', '0');
      await assertAccessible(page, 'settings of a world');
      await assertFits(page, 'settings of a world');
      if (options.narrow) await page.keyboard.press('Escape');
      await page.click('#world-route');
      await page.click('#world-stop');
      if (in3D) {
        await page.click('#world-walk');
        await page.waitForSelector('#world-walker canvas[tabindex]');
        await assertAccessible(page, 'walk');
        await assertFits(page, 'walk');
      }
      await page.click('#tab-play');
      if (options.narrow) await page.click('#tab-settings');
      await page.click('#passes > summary');
      await page.click('#aim > summary');
      await page.click('#aim-numbers > summary');
      await page.check('#aim-solution');
      for (const id of ['weave', 'braid']) {
        await page.click('#pass-add > summary');
        await page.click(`#add-${id}`);
      }
      await page.click('#pass-add > summary');
      await page.fill('#field-width', '0');
      await assertAccessible(page, 'settings');
      await assertFits(page, 'settings');
      if (options.narrow) {
        await page.keyboard.press('Escape');
        assert.equal(await page.locator('#panel').isVisible(), false);
      }
      await page.click('#share-open');
      await assertAccessible(page, 'share');
      await assertFits(page, 'share');
    }));
}

for (const { in3D, ...options } of CASES) {
  const name = `${options.language}, ${options.theme}, ${options.narrow ? '360 px' : 'wide'}`;
  testInFull(`no violation in the rules, a won game, films and statistics (${name})`, () =>
    withPage({ ...options, hash: codeOf({ width: 2, height: 2 }), still: true }, async (page) => {
      await page.click('#play-rules');
      await page.waitForSelector('#rules');
      await assertAccessible(page, 'rules');
      await assertFits(page, 'rules');
      await page.keyboard.press('Escape');
      for (const key of keysOut(await mazeOn(page))) await page.keyboard.press(key);
      await page.locator('#banner').waitFor({ state: 'visible' });
      await assertAccessible(page, 'won');
      await assertFits(page, 'won');
      await page.keyboard.press('Escape');
      await page.click('#tab-watch');
      for (const subject of ['solve', 'compare', 'race', 'make']) {
        await page.selectOption('#watch-subject', subject);
        await assertAccessible(page, subject);
        await assertFits(page, subject);
      }
      await page.click('#explain-toggle');
      await assertAccessible(page, 'explanation opened or folded');
      await page.click('#predict');
      await assertAccessible(page, 'question');
      await assertFits(page, 'question');
      await page.click('#question button');
      await assertAccessible(page, 'answer');
      await assertFits(page, 'answer');
      if (options.narrow) await page.click('#tab-settings');
      await page.click('#stats-more summary');
      await page.waitForSelector('.stats-details:not([aria-busy])');
      await assertAccessible(page, 'statistics');
      await assertFits(page, 'statistics');
    }),
  );
}

testInFull('no violation on other shapes, with every field open', () =>
  withPage({ narrow: true, language: 'ko', still: true }, async (page) => {
    await page.click('#tab-settings');
    await page.click('#stencil summary');
    await page.fill('#field-mask', '미로');
    await assertAccessible(page, 'outline');
    await assertFits(page, 'outline');
    for (const { id } of mw.catalog.shapes) {
      await page.selectOption('#field-shape', id);
      await assertFits(page, id);
    }
    await assertAccessible(page, 'the last shape');
    await page.click('#aim > summary');
    await page.waitForSelector('#aim-go');
    await page.click('#aim-numbers > summary');
    await assertAccessible(page, 'to order');
    await assertFits(page, 'to order');
    await page.keyboard.press('Escape');
    await page.click('label:has(#field-show-origin)');
    await page.waitForSelector('#distances-done');
    await assertAccessible(page, 'distances');
    await assertFits(page, 'distances');
    for (const view of ['watch', 'blocks', 'turtle', 'world', 'play']) {
      await page.click(`#tab-${view}`);
      await assertAccessible(page, view);
      await assertFits(page, view);
    }
  }),
);

for (const viewport of [
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
]) {
  testInFull(`every view fits ${viewport.width} x ${viewport.height}`, () =>
    withPage({ viewport, still: true }, async (page) => {
      for (const view of ['watch', 'blocks', 'turtle', 'world', 'play']) {
        await page.click(`#tab-${view}`);
        await assertFits(page, view);
      }
      if (viewport.width < 800) await page.click('#tab-settings');
      await assertFits(page, 'settings');
      await page.click('#make');
    }),
  );
}

testInFull('settings can be reached from the script view of a phone', () =>
  withPage({ narrow: true, hash: `${codeOf()}&view=turtle` }, async (page) => {
    await page.click('#tab-settings');
    assert.equal(await page.locator('#field-algorithm').isVisible(), true);
  }),
);

for (const { in3D, ...options } of CASES) {
  const name = `${options.language}, ${options.theme}, ${options.narrow ? '360 px' : 'wide'}`;
  testInFull(`no violation where mazes are changed, chosen and taken away (${name})`, () =>
    withPage({ ...options, hash: codeOf({ width: 12, height: 9 }), still: true }, async (page) => {
      if (options.narrow) await page.click('#tab-settings');
      await page.click('#pictures-algorithm');
      await page.waitForFunction(() => !document.querySelector('.tile canvas:not([data-drawn])'));
      await assertAccessible(page, 'pictures');
      await assertFits(page, 'pictures');
      await page.keyboard.press('Escape');
      await page.click('#edit-open');
      for (const tool of ['start', 'end', 'cells', 'walls']) {
        await page.click(`#edit-${tool}`);
        await assertAccessible(page, `edit ${tool}`);
        await assertFits(page, `edit ${tool}`);
      }
      await page.click('#share-open');
      await page.locator('#snippet').waitFor();
      await page.fill('#field-print', '0');
      await assertAccessible(page, 'share');
      await assertFits(page, 'share');
    }),
  );
}

testInFull('language and theme are switched and kept', () =>
  withPage({}, async (page) => {
    await switchLanguage(page);
    assert.equal(await page.getAttribute('html', 'lang'), 'ko');
    assert.match(String(await page.locator('#make').textContent()), /새 미로/);
    await page.click('#theme');
    assert.equal(await page.getAttribute('html', 'data-theme'), 'dark');
    await page.reload();
    await page.waitForSelector('body[data-ready]');
    assert.equal(await page.getAttribute('html', 'lang'), 'ko');
    assert.equal(await page.getAttribute('html', 'data-theme'), 'dark');
  }),
);

testInFull('everything is reached with the Tab key, and the focus shows', () =>
  withPage({ hash: codeOf() }, async (page) => {
    const wanted = await page.evaluate(
      () =>
        [...document.querySelectorAll('button, select, input, #actors')].filter((each) =>
          each.checkVisibility(),
        ).length,
    );
    const seen = new Set();
    for (let i = 0; i < wanted + 2; i += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = /** @type {HTMLElement} */ (document.activeElement);
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return {
          html: element.outerHTML.slice(0, 120),
          ring: outlineStyle !== 'none' && outlineWidth,
        };
      });
      if (!focus.html.startsWith('<body')) assert.ok(focus.ring, focus.html);
      seen.add(focus.html);
    }
    assert.ok(seen.size >= wanted, `${seen.size} of ${wanted}`);
  }),
);
