// full: 2 s, how a browser paints SVG
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserFor } from './support/browser.js';
import { mw } from './support/maze.js';

const html = '<!doctype html><title>blank</title><link rel="icon" href="data:," />';
const { withAddress } = browserFor({ '/blank': { html } });
const maze = mw.generate({ algorithm: 'prim', width: 9, height: 7, seed: 1 });

test('the browser paints every kind of colour', () =>
  withAddress('/blank', {}, async (page) => {
    const colors = {
      red: 'rgb(255, 0, 0)',
      currentColor: 'rgb(1, 2, 3)',
      'var(--wall)': 'rgb(0, 128, 0)',
      'var(--none, #0000ff)': 'rgb(0, 0, 255)',
      '#abc': 'rgb(170, 187, 204)',
      'hsl(120 100% 25%)': 'rgb(0, 128, 0)',
      'oklch(0.7 0.1 200)': 'oklch(0.7 0.1 200)',
      'rgb(calc(10 * 2) 0 0)': 'rgb(20, 0, 0)',
    };
    for (const [color, expected] of Object.entries(colors)) {
      const seen = await page.evaluate((svg) => {
        document.body.style.cssText = 'color: rgb(1, 2, 3); --wall: green';
        document.body.innerHTML = svg;
        const path = /** @type {Element} */ (document.querySelector('path'));
        return getComputedStyle(path).stroke;
      }, maze.svg({ color }));
      assert.equal(seen, expected, color);
    }
  }));

test('a title is the name of the image, whatever is in it', () =>
  withAddress('/blank', {}, async (page) => {
    const attack =
      '</title><script>window.broken = 1</script><img src=x onerror="window.broken = 1">';
    const titles = ['Level 1', attack, '&lt;b> "quoted" & more'];
    const seen = await page.evaluate(
      (svgs) => {
        document.body.innerHTML = svgs.join('');
        const parser = new DOMParser();
        return {
          titles: Array.from(document.querySelectorAll('title'), (each) => each.textContent),
          elements: Array.from(document.body.querySelectorAll('*'), (each) => each.localName),
          ids: document.body.querySelectorAll('[id]').length,
          errors: svgs.map((svg) => {
            const xml = parser.parseFromString(svg, 'image/svg+xml');
            return xml.querySelectorAll('parsererror').length;
          }),
        };
      },
      titles.map((title) => maze.svg({ title })),
    );
    assert.deepEqual(seen.titles.slice(-3), titles);
    assert.deepEqual(seen.elements, Array(3).fill(['svg', 'title', 'path']).flat());
    assert.deepEqual([seen.ids, seen.errors], [0, [0, 0, 0]]);
    for (const title of titles) {
      const name = title.replaceAll(/\s+/g, ' ');
      assert.equal(await page.getByRole('img', { name, exact: true }).count(), 1, title);
    }
    assert.equal(await page.evaluate(() => 'broken' in window), false);
    await page.evaluate((svg) => {
      document.body.innerHTML = svg;
    }, maze.svg());
    assert.equal(await page.getByRole('img', { name: 'Maze', exact: true }).count(), 1);
  }));
