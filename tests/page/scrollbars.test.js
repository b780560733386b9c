// full: 11 s, windows of many sizes with scrollbars
// A browser with the scrollbars of a desktop, which take part of the width.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SAMPLE_GRAPHS } from '../../web/demo/state/sample-graphs.js';
import { browserFor } from './support/browser.js';
import { codeOf, mw } from './support/maze.js';
import { framesOf, settled } from './support/states.js';

const { withPage } = browserFor({}, { scrollbars: true });
const { generators, shapes } = mw.catalog;
/** Runs on every shape. */
const algorithm = generators.find((row) => row.shapes.length === shapes.length)?.id;

const SIZES = [
  [48, 33],
  [35, 24],
  [21, 40],
];
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 360, height: 740 },
];

/** A maze of every shape and size; a shape that needs equal sides has the shorter one twice. */
const CODES = shapes.flatMap(({ id, graph, minLevels }) =>
  (graph ? [[1, 1]] : SIZES).map(([width, height]) => {
    const shape = graph ? { id, ...SAMPLE_GRAPHS[0].make() } : { id };
    const rest = graph ? { shape } : { shape, levels: minLevels };
    const options = { algorithm, seed: 'page', ...rest };
    const sides = { width, height };
    const small = Math.min(width, height);
    const fits = mw.check({ ...options, ...sides }) === null;
    return mw.generate({ ...options, ...(fits ? sides : { width: small, height: small }) }).code;
  }),
);

/**
 * The sizes that the stage has in some frames of every maze, and those mazes where it scrolls or
 * changes its size.
 * @param {import('playwright-core').Page} page
 * @param {readonly string[]} codes of mazes to show; none: the maze on the page
 */
const sizesOf = (page, codes = ['']) =>
  page.evaluate(async (list) => {
    const flat = /** @type {HTMLElement} */ (document.getElementById('flat'));
    const frame = () => new Promise(requestAnimationFrame);
    const follow = (/** @type {string} */ code) =>
      new Promise((done) => {
        addEventListener('hashchange', done, { once: true });
        location.hash = code;
      });
    const all = new Set();
    const wrong = [];
    for (const code of list) {
      if (code !== '') await follow(code);
      const seen = new Set();
      for (let i = 0; i < 5; i += 1) {
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = flat;
        seen.add(`${clientWidth} x ${clientHeight}`);
        if (scrollWidth > clientWidth || scrollHeight > clientHeight) seen.add('scrolls');
        await frame();
      }
      if (seen.size > 1) wrong.push(`${code}: ${[...seen].join(', ')}`);
      for (const size of seen) all.add(size);
    }
    return { sizes: [...all], wrong };
  }, codes);

/** The width of a scrollbar in CSS pixels. @param {import('playwright-core').Page} page */
const barOf = (page) =>
  page.evaluate(() => {
    const box = document.createElement('div');
    box.setAttribute('class', 'turtle');
    document.body.append(box);
    box.style.cssText = 'overflow: scroll; width: 100px; height: 100px';
    const bar = box.offsetWidth - box.clientWidth;
    box.remove();
    return bar;
  });

test('the stage does not flicker around octagons and squares of 48 x 33 cells', () =>
  withPage({}, async (page) => {
    assert.ok((await barOf(page)) > 0, 'scrollbars take no room in this browser');
    await page.selectOption('#field-shape', 'upsilon');
    await page.fill('#field-width', '48');
    await page.fill('#field-height', '33');
    await settled(page);
    const { sizes, wrong } = await sizesOf(page);
    assert.deepEqual([wrong, sizes.length], [[], 1]);
  }));

test('the stage never changes its size by itself, around any maze in any window', () =>
  withPage({ hash: codeOf() }, async (page) => {
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      await framesOf(page);
      const { sizes, wrong } = await sizesOf(page, CODES);
      assert.deepEqual([wrong, sizes.length], [[], 1], `${viewport.width} x ${viewport.height}`);
    }
  }));
