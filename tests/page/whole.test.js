// Windows of every size: names are not broken, controls lie whole within the window, and fingers hit them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserFor } from './support/browser.js';
import { codeOf } from './support/maze.js';

const { withPage } = browserFor();

const VIEWS = ['play', 'distances', 'dungeon', 'table', 'watch', 'blocks', 'turtle', 'world'];
/** Arial's and DejaVu's widths (the widest of those that systems show), and those of Korean. */
const FONTS = {
  en: ['"Liberation Sans", Arial', '"DejaVu Sans", Verdana'],
  ko: ['"NanumGothic", "Nanum Gothic", "Noto Sans CJK KR", "Noto Sans KR"'],
};
const SIZES = [
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
  [1440, 900],
  [2560, 1440],
];
/** Windows up to here are those of phones and tablets, where fingers press. */
const MAX_TOUCH_WIDTH = 1024;

/** Presses a button, also where a notice lies over it. @param {import('playwright-core').Page} page @param {string} button */
const press = (page, button) => page.dispatchEvent(button, 'click');

/**
 * What is wrong with the page as it stands.
 * @param {import('playwright-core').Page} page
 * @param {boolean} touch
 */
const faultsOf = (page, touch) =>
  page.evaluate((isTouch) => {
    const LEAST = 40;
    /** @type {Set<string>} */
    const faults = new Set();
    const isShown = (/** @type {Element} */ each) =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !each.closest('.unseen, .cm-editor, .sandbox, [inert]');
    const nameOf = (/** @type {Element} */ each) =>
      `${each.localName}#${each.id} '${(each.textContent || each.getAttribute('aria-label') || '').trim().slice(0, 24)}'`;

    // Words.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = /** @type {Element} */ (node.parentElement);
      if (parent.closest('pre, textarea, code, option, canvas, svg') || !isShown(parent)) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /[^\s\u00ad\u200b/\-–]+/g,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.add(`'${word}' is broken in ${nameOf(parent)}`);
      }
    }

    // Controls: within the window, and within what cuts them off; a list that scrolls shows some of each.
    for (const control of document.querySelectorAll('button, select, input, a, summary')) {
      if (!isShown(control)) continue;
      const box = control.getBoundingClientRect();
      if (box.width === 0) continue;
      let isInList = false;
      for (let frame = control.parentElement; frame; frame = frame.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(frame);
        const scrolls = /auto|scroll/.test(overflowX + overflowY);
        const isCut = /hidden|clip/.test(overflowX + overflowY);
        if (!scrolls && !isCut) continue;
        const edge = frame.getBoundingClientRect();
        if (scrolls) {
          isInList = true;
          if (edge.height < Math.min(LEAST, box.height)) {
            faults.add(`${nameOf(control)} shows ${edge.height} px of its height`);
          }
          break;
        }
        const isWithin =
          box.left >= edge.left - 1 &&
          box.right <= edge.right + 1 &&
          box.top >= edge.top - 1 &&
          box.bottom <= edge.bottom + 1;
        if (!isWithin) faults.add(`${nameOf(control)} is cut off by ${nameOf(frame).slice(0, 30)}`);
      }
      // What lies over its middle or its ends; a list may have scrolled it away.
      const xs = [box.left + 4, (box.left + box.right) / 2, box.right - 4];
      const over = xs.map((x) => document.elementFromPoint(x, (box.top + box.bottom) / 2));
      const isOver = (/** @type {Element | null} */ found) =>
        found &&
        !control.contains(found) &&
        !found.contains(control) &&
        !found.closest('label')?.contains(control) &&
        !found.closest('.notice, dialog, .panel');
      if (!isInList && over.some(isOver)) {
        faults.add(
          `${nameOf(control)} lies below ${nameOf(/** @type {Element} */ (over.find(isOver)))}`,
        );
      }
      const isOutside =
        box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1;
      const pageScrolls = document.documentElement.scrollHeight > innerHeight + 1;
      if (isOutside && !isInList && !pageScrolls) faults.add(`${nameOf(control)} lies outside`);
      if (control.matches('button') && control.scrollWidth > control.clientWidth + 1) {
        faults.add(
          `${nameOf(control)}: text of ${control.scrollWidth} px in ${control.clientWidth}`,
        );
      }
      // A box or a radio button is pressed by its label.
      const target = control.matches('input[type=checkbox], input[type=radio]')
        ? (control.closest('label') ?? control)
        : control;
      const { width, height } = target.getBoundingClientRect();
      const isInText = control.matches('p a, li a, dd a, .about a');
      if (isTouch && !isInText && Math.min(width, height) < LEAST - 0.5) {
        faults.add(`${nameOf(control)} has ${width.toFixed(1)} x ${height.toFixed(1)} px`);
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.add('the page scrolls sideways');
    return [...faults];
  }, touch);

for (const [width, height] of SIZES)
  for (const language of /** @type {const} */ (['en', 'ko'])) {
    const touch = width <= MAX_TOUCH_WIDTH;
    test(`${width} x ${height}, ${language}: nothing is broken, outside or too small`, () => {
      const options = { viewport: { width, height }, touch, still: true, language, hash: codeOf() };
      return withPage(options, async (page) => {
        const all = [];
        // Where words are near the edges of what holds them.
        const fonts = width <= 400 ? FONTS[language] : FONTS[language].slice(-1);
        for (const font of fonts) {
          await page.evaluate(
            (sans) => document.documentElement.style.setProperty('--sans', sans),
            `${font}, sans-serif`,
          );
          for (const view of VIEWS) {
            if (view === 'table') {
              await press(page, '#field-show-table');
              await page.waitForSelector('#rooms ol');
              await press(page, '#room-2');
            } else if (view === 'distances') {
              await press(page, '#field-show-origin');
              await page.waitForSelector('#distances-done');
            } else {
              await press(page, `#tab-${view}`);
              await page.waitForSelector(`#tab-${view}[aria-pressed=true]`);
            }
            if (view === 'turtle') {
              await page.waitForSelector('.cm-editor');
              await page.waitForSelector('#build-add');
              await press(page, '#build-add');
            }
            for (const fault of await faultsOf(page, touch)) all.push(`${view}: ${fault}`);
          }
          await press(page, '#tab-play');
          if (await page.isVisible('#tab-settings')) {
            await press(page, '#tab-settings');
            for (const fault of await faultsOf(page, touch)) all.push(`settings: ${fault}`);
            await press(page, '#tab-settings');
          }
          await press(page, '#share-open');
          for (const fault of await faultsOf(page, touch)) all.push(`share: ${fault}`);
          await page.keyboard.press('Escape');
        }
        assert.deepEqual([...new Set(all)], []);
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
