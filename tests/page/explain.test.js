import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeOf } from '../../web/demo/views/watch/explain-layout.js';
import { linesOf } from '../../web/demo/views/watch/lines.js';
import { testInFull } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { codeOf, mazeOn, mw } from './support/maze.js';
import { canvasOf } from './support/pixels.js';
import { framesOf, switchLanguage } from './support/states.js';

/** @typedef {import('playwright-core').Page} Page */

const { withPage } = browserFor();
const { generators, solvers } = mw.catalog;

/** A film that stands still, of the first algorithm unless another one is given. @param {object} [options] */
const filmOf = (options) => `${codeOf({ width: 12, height: 9, ...options })}&view=watch`;

/** Opens the page with a film; resolves when its explanation has its place. @type {typeof withPage} */
const withFilm = (options, use) =>
  withPage(options, async (page) => {
    await page.waitForSelector('#stage[data-explain] #explain:not([hidden])');
    await use(page);
  });

/** @param {Page} page @param {string} selector */
const textOf = async (page, selector) => String(await page.locator(selector).textContent());
const MARKED = '#explain-code [aria-current=step]';

/** @param {Page} page @param {number} step */
const seek = (page, step) => page.fill('#replay-step', String(step));

test('the line that runs is marked, forwards and backwards, in both languages', () => {
  const row = /** @type {any} */ (
    generators.find(({ id }) => linesOf(id).some(({ en }) => en.includes('stack')))
  );
  return withFilm({ hash: filmOf({ algorithm: row.id }), still: true }, async (page) => {
    const lines = linesOf(row.id);
    assert.equal(await page.locator('#explain-code li').count(), lines.length);
    assert.equal(await textOf(page, MARKED), lines[lines.length - 1].en);
    await seek(page, 0);
    assert.equal(await textOf(page, MARKED), lines[0].en);
    const grows = lines.find(({ phases }) => phases.includes('grow'));
    await page.click('#replay-forward', { clickCount: 2 });
    assert.equal(await textOf(page, MARKED), grows?.en);
    // A screen reader reads what a step does.
    await page.waitForFunction(
      (text) => document.getElementById('status')?.textContent === text,
      grows?.en,
    );
    const sentence = await textOf(page, '#explain-now');
    assert.match(sentence, /\w+\.$/);
    await page.click('#replay-first');
    assert.equal(await textOf(page, MARKED), lines[0].en);
    assert.notEqual(await textOf(page, '#explain-now'), sentence);
    await switchLanguage(page);
    assert.equal(await textOf(page, MARKED), lines[0].ko);
    assert.match(await textOf(page, '#explain-now'), /[가-힣]/);
    assert.match(await textOf(page, '#explain-legend'), /스택/);
    await page.click('#tab-play');
    assert.equal(await page.locator('#explain').isVisible(), false);
  });
});

test('the solver is explained, and another one when it is chosen', () =>
  withFilm({ hash: filmOf(), still: true }, async (page) => {
    await page.selectOption('#watch-subject', 'solve');
    for (const { id, title } of solvers.slice(0, 3)) {
      await page.selectOption('#field-show-solver', id);
      assert.ok((await textOf(page, '#explain h2')).includes(title));
      assert.equal(await page.locator('#explain-code li').count(), linesOf(id).length);
      assert.equal(await page.locator(MARKED).count(), 1);
    }
    await page.selectOption('#watch-subject', 'race');
    assert.equal(await page.locator('#explain').isVisible(), false);
  }));

testInFull('what the algorithm holds is drawn, and goes back exactly', () =>
  withFilm({ hash: filmOf(), still: true }, async (page) => {
    const last = Number(await page.getAttribute('#replay-step', 'max'));
    const rows = generators.filter(({ id }) =>
      linesOf(id).some(({ en }) => /stack|list =/.test(en)),
    );
    for (const { id } of rows.slice(0, 2)) {
      await page.selectOption('#field-algorithm', id);
      await seek(page, last >> 1);
      const before = await canvasOf(page);
      // The floor, the walls, what is held and the last step, at least.
      assert.ok(before.colors >= 5, id);
      await page.click('#replay-forward');
      await page.click('#replay-forward');
      assert.notEqual((await canvasOf(page)).hash, before.hash);
      await page.click('#replay-back');
      await page.click('#replay-back');
      assert.equal((await canvasOf(page)).hash, before.hash);
    }
  }),
);

test('a question is asked, answered by keys, and the film makes the step', () =>
  withFilm({ hash: filmOf(), still: true }, async (page) => {
    await seek(page, 10);
    await page.focus('#predict');
    await page.keyboard.press('Enter');
    await page.locator('#question').waitFor();
    const asked = Number(await page.inputValue('#replay-step'));
    assert.ok(asked >= 10);
    // The focus is on the first answer.
    await page.keyboard.press('Enter');
    await page.locator('#question-result').waitFor();
    assert.equal(Number(await page.inputValue('#replay-step')), asked + 1);
    assert.match(await textOf(page, '#question-result'), /^(Right|No)\. [A-Z].*\.$/);
    assert.equal(await page.locator('[data-answer=right]').count(), 1);
    await page.keyboard.press('Enter');
    await page.locator('#question-result').waitFor({ state: 'detached' });
    await page.click('#replay-forward');
    assert.equal(await page.locator('#question').isVisible(), false);
  }));

testInFull('cells on the board answer a question about cells', () =>
  withFilm({ hash: filmOf(), still: true }, async (page) => {
    const maze = await mazeOn(page);
    await seek(page, 10);
    await page.click('#predict');
    const labels = await page.$$eval('#question button', (all) =>
      all.map((each) => String(each.getAttribute('aria-label'))),
    );
    assert.ok(labels.length > 1 && labels.every((label) => /^[ABC]: \D*\d+\D+\d+/.test(label)));
    const [x, y] = String(labels[0]).match(/\d+/g)?.map(Number) ?? [];
    const box = /** @type {any} */ (await page.locator('#actors').boundingBox());
    const { fit, middle } = await import('mazewright/draw');
    const at = middle(fit(maze, box.width, box.height, 1), (y - 1) * maze.width + x - 1);
    await page.mouse.click(box.x + at.x, box.y + at.y);
    await page.locator('#question-result').waitFor();
    assert.notEqual(await page.locator('#question button').first().getAttribute('data-answer'), '');
  }),
);

testInFull('a uniform algorithm says why, and makes every small maze; another one does not', () => {
  const [row] = generators.filter(({ uniform }) => uniform);
  return withFilm({ hash: filmOf({ algorithm: row.id }), still: true }, async (page) => {
    await page.click('#uniform summary');
    await page.waitForSelector('#uniform figure:nth-child(2)');
    const captions = await page.locator('#uniform figcaption').allTextContents();
    assert.match(captions[0], /: each one \d+ to \d+ times$/);
    assert.match(captions[1], /of the 192 never$/);
    await page.click('#uniform-more');
    await page.waitForFunction(
      (text) => document.querySelector('#uniform figcaption')?.textContent !== text,
      captions[0],
    );
    assert.match(await textOf(page, '#uniform > .about'), /19,200/);
    await page.selectOption('#field-algorithm', generators[0].id);
    assert.equal(await page.locator('#uniform').isVisible(), false);
  });
});

test('it stands beside the board, under it, or as a line, whatever the stage', () => {
  assert.equal(placeOf(1100, 720), 'beside');
  assert.equal(placeOf(820, 900), 'under');
  assert.equal(placeOf(360, 370), 'line');
  assert.equal(placeOf(273, 267), 'line');
});

for (const [width, height] of [
  [360, 640],
  [640, 360],
  [820, 1180],
  [1440, 900],
  [2560, 1440],
]) {
  testInFull(
    `board and explanation do not overlap, and can be folded, at ${width} x ${height}`,
    () =>
      withFilm(
        { viewport: { width, height }, touch: width < 800, hash: filmOf(), still: true },
        async (page) => {
          /** The parts of the stage, and whether each lies within it. */
          const parts = () =>
            page.evaluate(() => {
              const boxes = ['stage', 'flat', 'explain'].map((id) =>
                /** @type {HTMLElement} */ (document.getElementById(id)).getBoundingClientRect(),
              );
              const [stage, flat, explain] = boxes;
              const isBeside = flat.right <= explain.left + 1;
              const isAbove = flat.bottom <= explain.top + 1;
              return {
                apart: isBeside || isAbove,
                share: (flat.width * flat.height) / (stage.width * stage.height),
                within: explain.bottom <= stage.bottom + 1 && explain.right <= stage.right + 1,
              };
            });
          const before = await parts();
          assert.ok(before.apart && before.within);
          assert.ok(before.share >= 0.5, String(before.share));
          const isOpen = await page.locator('#explain-body').isVisible();
          await page.click('#explain-toggle');
          await framesOf(page);
          const after = await parts();
          assert.ok(after.apart && after.within);
          assert.equal(await page.locator('#explain-body').isVisible(), !isOpen);
          assert.equal(
            await page.getAttribute('#explain-toggle', 'aria-expanded'),
            String(!isOpen),
          );
          await page.click('#explain-toggle');
          await page.click('#predict');
          await page.locator('#question').waitFor();
          await framesOf(page);
          const asking = await parts();
          assert.ok(asking.apart && asking.within);
        },
      ),
  );
}
