/** @typedef {import('playwright-core').Page} Page */

/** What the page has while a maze is being generated or drawn, or the address does not show the last one. */
export const UNSETTLED =
  '#making:not([hidden]), [data-address-late], [data-asking], [data-drawing]';

/** Waits until no maze is being generated or drawn and the address shows the last one. @param {Page} page */
export async function settled(page) {
  await page.waitForFunction((unsettled) => !document.querySelector(unsettled), UNSETTLED);
}

/** Clicks the language button and waits until the page is in the other language. @param {Page} page */
export async function switchLanguage(page) {
  const before = await page.getAttribute('html', 'lang');
  await page.click('#language');
  await page.waitForFunction((lang) => document.documentElement.lang !== lang, before);
}

/** Writes a link into the address of the page, which follows it. @param {Page} page @param {string} hash */
export const follow = (page, hash) =>
  page.evaluate(
    (link) =>
      new Promise((done) => {
        addEventListener('hashchange', () => done(null), { once: true });
        location.hash = link;
      }),
    hash,
  );

/**
 * Waits for some frames: what changes in a frame, or in the frame after a change of size, has
 * changed by then.
 * @param {Page} page
 * @param {number} [count]
 */
export function framesOf(page, count = 3) {
  return page.evaluate(
    (frames) =>
      new Promise((done) => {
        const next = (/** @type {number} */ left) =>
          left === 0 ? done(null) : requestAnimationFrame(() => next(left - 1));
        next(frames);
      }),
    count,
  );
}

/** Takes the explanation of a film away, so that the board has the size that it has in other views. @param {Page} page */
export async function hideExplanation(page) {
  await page.waitForSelector('#explain');
  // The board was fitted to what the explanation leaves: an observer that has not seen that size yet sees none change.
  await framesOf(page);
  await page.evaluate(() => {
    document.getElementById('explain')?.setAttribute('hidden', '');
    document.getElementById('stage')?.removeAttribute('data-explain');
  });
  await framesOf(page);
}
