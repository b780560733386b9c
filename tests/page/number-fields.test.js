// full: 8 s, every field of numbers
// Every number field that is left empty says so beside it: in the settings of mazes and worlds, among the
// passes, the numbers of mazes to order, print and files. Cost: 2 page loads, about 6 s.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserFor } from './support/browser.js';
import { codeOf, mw } from './support/maze.js';
import { settled } from './support/states.js';

/** @typedef {import('playwright-core').Page} Page */

const { withPage } = browserFor();

/** The ids of the number fields of a part of the page that are visible. @param {Page} page @param {string} within */
const fieldsIn = (page, within) =>
  page.$$eval(`${within} input[type=number]`, (all) =>
    all.filter((each) => each.checkVisibility() && !each.matches(':disabled')).map(({ id }) => id),
  );

/** Leaves a field empty; returns what is said beside it, then and when the number is back. @param {Page} page @param {string} id */
async function emptied(page, id) {
  const input = page.locator(`[id="${id}"]`);
  const said = () =>
    input.evaluate((each) => {
      const error = each.closest('.field')?.querySelector('.error');
      return error?.checkVisibility() ? (error.textContent ?? '') : '';
    });
  const before = await input.inputValue();
  await input.fill('');
  assert.equal(await said(), '', `${id}: somebody is about to type`);
  await input.blur();
  const empty = await said();
  await input.fill(before);
  return { empty, full: await said() };
}

/** @param {Page} page @param {string} within @param {number} least fields there at least */
async function checkAll(page, within, least) {
  const ids = await fieldsIn(page, within);
  assert.ok(ids.length >= least, `${within}: ${ids}`);
  for (const id of ids) {
    const { empty, full } = await emptied(page, id);
    assert.match(empty, /\w+.*\.$/, id);
    assert.equal(full, '', id);
    await settled(page);
  }
}

test('number fields of mazes, passes, mazes to order, print and files', () => {
  const row = mw.catalog.generators.find(
    ({ kind, params }) =>
      kind === 'maze' && params.filter((each) => each.kind === 'integer').length > 1,
  );
  const passes = [{ id: 'braid', share: 0.5 }];
  return withPage({ hash: codeOf({ algorithm: row?.id, passes }) }, async (page) => {
    for (const id of ['params', 'passes', 'aim']) await page.click(`#${id} > summary`);
    await page.waitForSelector('#aim-numbers');
    await page.click('#aim-numbers > summary');
    await page.check('#aim-turns');
    await page.waitForSelector('.pass input[type=number]');
    await checkAll(page, '#maker', 8);
    await page.click('#share-open');
    await page.waitForSelector('.formats[aria-busy="false"]');
    for (const [id, least] of /** @type {const} */ ([
      ['export-stl', 4],
      ['share-book', 6],
    ])) {
      await page.click(`#${id} > summary`);
      await page.waitForSelector(`#${id} input[type=number]`);
      const more = page.locator(`#${id} .more-options > summary`);
      if ((await more.count()) > 0) await more.click();
      await checkAll(page, `#${id}`, least);
    }
  });
});

test('number fields of worlds', () =>
  withPage({ hash: `${codeOf()}&view=world` }, async (page) => {
    await page.waitForSelector('#world-maker input[type=number]');
    await checkAll(page, '#world-maker', 2);
  }));
