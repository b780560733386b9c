// The browser's own command to print: the maze alone, without the controls of the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
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

for (const view of ['play', 'watch', 'edit', 'blocks'])
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

test('other views print what the stage shows, on one page', () =>
  withPage({ hash: `${codeOf()}&view=turtle` }, async (page) => {
    await page.waitForSelector('#scene canvas');
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    assert.deepEqual(await printed(page), ['stage']);
    assert.equal(pagesOf(await page.pdf({ format: 'Letter' })), 1);
  }));
