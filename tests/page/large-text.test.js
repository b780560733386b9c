// full: 38 s, every view at twice the size of text
// Text of twice the usual size, which a user has chosen in the settings of the browser (WCAG 1.4.4).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../js/support/fonts.js';
import { browserFor } from './support/browser.js';
import { faultsInEveryView } from './support/faults.js';
import { codeOf } from './support/maze.js';

const { withPage } = browserFor({}, { flags: ['--blink-settings=defaultFontSize=32'] });

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1024, 768],
  [1440, 900],
];
const FONTS = {
  en: [families.wide],
  ko: [families.korean],
};

for (const language of /** @type {const} */ (['en', 'ko']))
  test(`${language}: text of 200 % breaks nothing and leaves nothing outside`, () =>
    withPage({ touch: true, still: true, language, hash: codeOf() }, async (page) => {
      const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
      assert.equal(size, '30px');
      const faults = await faultsInEveryView(page, true, SIZES, () => FONTS[language]);
      assert.deepEqual(faults, []);
    }));
