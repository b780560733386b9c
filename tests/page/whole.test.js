// full: 15 s, windows of every size
// Windows of every size: names are not broken, controls lie whole within the window, and fingers hit them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../js/support/fonts.js';
import { some } from '../js/support/seeds.js';
import { browserFor } from './support/browser.js';
import { faultsInEveryView, faultsOf } from './support/faults.js';
import { codeOf } from './support/maze.js';
import { press } from './support/views.js';

const { withPage } = browserFor();

/** Arial's and DejaVu's widths (the widest of those that systems show), and those of Korean. */
const FONTS = {
  en: [families.arial, families.wide],
  ko: [families.korean],
};
/** Windows of phones and tablets, where fingers press. */
const TOUCHED = [
  [280, 653],
  [320, 568],
  [360, 640],
  [390, 844],
  [640, 360],
  [667, 375],
  [720, 450],
  [844, 390],
  [820, 1180],
  [1024, 768],
];
const OTHERS = [
  [1440, 900],
  [2560, 1440],
];

/** @typedef {'en' | 'ko'} Language */

for (const [turn, language] of /** @type {[number, Language][]} */ ([
  [0, 'en'],
  [1, 'ko'],
]))
  for (const touch of [true, false]) {
    const sizes = touch ? some(TOUCHED, 5, turn) : some(OTHERS, 1, turn);
    const name = sizes.map((size) => size.join(' x ')).join(', ');
    test(`${language}, ${name}: nothing is broken, outside or too small`, () => {
      const [width, height] = sizes[0];
      const options = { viewport: { width, height }, touch, still: true, language, hash: codeOf() };
      return withPage(options, async (page) => {
        const faults = await faultsInEveryView(page, touch, sizes, ([wide]) =>
          // Where words are near the edges of what holds them.
          wide <= 400 ? FONTS[language] : FONTS[language].slice(-1),
        );
        assert.deepEqual(faults, []);
      });
    });
  }

test('scores of six digits push no button out of the dock; more digits are shortened', () =>
  withPage(
    { viewport: { width: 1440, height: 900 }, still: true, hash: codeOf() },
    async (page) => {
      for (const view of ['play', 'dungeon']) {
        await press(page, `#tab-${view}`);
        await page.waitForSelector(`#tab-${view}[aria-pressed=true]`);
        await page.evaluate((digits) => {
          const scores = document.querySelectorAll('#score-moves, #score-best, #score-rival');
          for (const score of scores) score.textContent = digits;
        }, '999,999');
        assert.deepEqual(await faultsOf(page, false), [], view);
      }
    },
  ));
