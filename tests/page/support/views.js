/** @typedef {import('playwright-core').Page} Page */

/** Presses a button, also where a notice lies over it or its panel is closed. @param {Page} page @param {string} button */
export const press = (page, button) => page.dispatchEvent(button, 'click');

/** @param {Page} page @param {string} tab */
async function openTab(page, tab) {
  await press(page, `#tab-${tab}`);
  await page.waitForSelector(`#tab-${tab}[aria-pressed=true]`);
}

/** @param {Page} page @param {string} subject of the films */
async function openFilm(page, subject) {
  await openTab(page, 'watch');
  await page.waitForSelector('#watch-subject');
  await page.selectOption('#watch-subject', subject);
}

/**
 * What the page shows, one after the other: how each is opened after the one before it. The page starts
 * with a small maze. accessibility.test.js checks that no view is missing.
 * @type {Record<string, (page: Page) => Promise<void>>}
 */
export const VIEWS = {
  play: (page) => openTab(page, 'play'),
  dungeon: (page) => openTab(page, 'dungeon'),
  async table(page) {
    await press(page, '#field-show-table');
    await page.waitForSelector('#rooms ol');
    await press(page, '#room-2');
  },
  async edit(page) {
    await openTab(page, 'play');
    await press(page, '#edit-open');
    await page.waitForSelector('#edit-done');
  },
  async distances(page) {
    await openTab(page, 'play');
    await press(page, '#field-show-origin');
    await page.waitForSelector('#distances-done');
  },
  make: (page) => openFilm(page, 'make'),
  solve: (page) => openFilm(page, 'solve'),
  compare: (page) => openFilm(page, 'compare'),
  race: (page) => openFilm(page, 'race'),
  async blocks(page) {
    await openTab(page, 'blocks');
    await page.waitForSelector('#scene canvas');
  },
  async turtle(page) {
    await openTab(page, 'turtle');
    await page.waitForSelector('.cm-editor');
    await page.waitForSelector('#turtle-count');
    await press(page, '#build-add');
  },
  async world(page) {
    await openTab(page, 'world');
    await page.waitForSelector('#world canvas[aria-busy="false"]');
  },
};
