// full: 16 s, every game as it is published
// The games of web/examples on the page: found, played, and each with its code.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gameIds } from '../../web/build/page/games.js';
import { browserFor } from './support/browser.js';
import { pictureOf } from './support/pixels.js';
import { framesOf } from './support/states.js';

const { withPage } = browserFor();
/** Without a graphics card a frame in 3D costs by its pixels: with 1440 x 900 of them the test took 35 s instead of 6. */
const SMALL = { width: 480, height: 360 };
const examples = new URL('../../web/examples/', import.meta.url);

for (const language of /** @type {const} */ (['en', 'ko']))
  test(`every game is shown with a picture and can be played (${language})`, () =>
    withPage({ language }, async (page) => {
      await page.click('#games-open');
      await page.waitForSelector('.game-card');
      const cards = page.locator('.game-card');
      assert.equal(await cards.count(), gameIds().length);
      assert.ok(gameIds().length >= 3);
      for (const [i, id] of gameIds().entries()) {
        const card = cards.nth(i);
        const picture = card.locator('img');
        await picture.evaluate((image) => /** @type {HTMLImageElement} */ (image).decode());
        const title = String(await card.locator('h3').textContent());
        assert.equal(title.length > 0 && !title.includes('games.'), true, title);
        const links = await card.locator('a').evaluateAll((all) => all.map(({ href }) => href));
        assert.deepEqual(
          links.map((link) => link.split('/games/')[1]),
          [`${id}/`, `${id}/code.html`],
        );
      }
      await page.keyboard.press('Escape');
      assert.equal(await page.isVisible('#games'), false);
    }));

for (const id of gameIds())
  test(`${id} runs where the page is, and its code is the example's`, () =>
    withPage({ viewport: SMALL }, async (page) => {
      const base = page.url();
      await page.goto(new URL(`games/${id}/?seed=7`, base).href);
      // It has drawn when its canvas has more than the colour of the page.
      await page.waitForFunction(() => /\d|north|key/i.test(document.body.textContent ?? ''));
      const isDrawn = async () => (await pictureOf(page, 'canvas >> nth=0')).colors > 8;
      while (!(await isDrawn())) await framesOf(page);
      await page.goto(new URL(`games/${id}/code.html`, base).href);
      const shown = await page.locator('pre').allTextContents();
      const files = readdirSync(new URL(`${id}/`, examples)).map((name) =>
        readFileSync(new URL(`${id}/${name}`, examples), 'utf8'),
      );
      assert.deepEqual(shown, files);
    }));

test('the games come with the licences of what they contain', () =>
  withPage({}, async (page) => {
    const answer = await page.request.get(new URL('games/licenses.txt', page.url()).href);
    assert.match(await answer.text(), /phaser[\s\S]*three\.js authors/i);
  }));
