// Printing: the browser's own command prints the maze alone, the dialog sheets of mazes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstOf, testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf, mazeOn } from './support/maze.js';

const { withPage } = browserFor();

/** What of the page is visible to a printer. @param {import('playwright-core').Page} page */
const printed = (page) =>
  page.evaluate(() =>
    [...document.body.children].filter((each) => each.checkVisibility()).map(({ id }) => id),
  );

/** The number of pages of a PDF. @param {Buffer} pdf */
const pagesOf = (pdf) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

for (const view of firstOf(['play', 'watch', 'edit', 'blocks']))
  test(`Ctrl+P prints the plan of the maze alone (${view})`, () =>
    withPage({ hash: `${codeOf()}&view=${view}`, theme: 'dark' }, async (page) => {
      const maze = await mazeOn(page);
      await page.emulateMedia({ media: 'print' });
      assert.deepEqual(await printed(page), ['stage']);
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      assert.deepEqual(await printed(page), ['paper']);
      const walls = await page.getAttribute('#paper svg path', 'd');
      assert.ok(walls && maze.svg().includes(walls));
      assert.equal(
        await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
        'rgb(255, 255, 255)',
      );
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      assert.equal(await page.locator('#paper').count(), 0);
      assert.equal(pagesOf(await page.pdf({ format: 'A4' })), 1);
      assert.equal(await page.locator('#paper').count(), 0);
    }));

test('paper shows doors, locks and things', () =>
  withPage({ hash: codeOf({ algorithm: 'mission', width: 30, height: 24 }) }, async (page) => {
    await page.emulateMedia({ media: 'print' });
    // What draws them is loaded after the maze is there.
    await page.waitForFunction(() => {
      dispatchEvent(new Event('afterprint'));
      dispatchEvent(new Event('beforeprint'));
      const has = (name) => document.querySelector(`#paper path[class^="${name}"]`) !== null;
      return has('doors-') && has('things-key');
    });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  }));

testInFull('other views print what the stage shows, on one page', () =>
  withPage({ hash: `${codeOf()}&view=turtle` }, async (page) => {
    await page.waitForSelector('#scene canvas');
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    assert.deepEqual(await printed(page), ['stage']);
    assert.equal(pagesOf(await page.pdf({ format: 'Letter' })), 1);
  }),
);

for (const [name, size] of Object.entries({
  tall: { width: 12, height: 40 },
  wide: { width: 50, height: 12 },
}))
  test(`sheets have a maze per page and four solutions, on any paper (${name})`, () =>
    withPage({ hash: codeOf({ ...size, exits: 'farthest' }) }, async (page) => {
      // Of the test before, which had the same page.
      await page.emulateMedia({ media: null });
      await page.evaluate(() => {
        globalThis.print = () => document.body.toggleAttribute('data-printed', true);
        // The sheets stay for the next paper.
        addEventListener('afterprint', (event) => event.stopImmediatePropagation());
      });
      await page.click('#print-open');
      await page.fill('#field-print', '3');
      await page.click('#print-sheets');
      await page.waitForSelector('body[data-printed]');
      for (const format of ['A4', 'Letter'])
        for (const landscape of [false, true])
          assert.equal(
            pagesOf(await page.pdf({ format, landscape })),
            3 + 1,
            `${format}, landscape: ${landscape}`,
          );
    }));
