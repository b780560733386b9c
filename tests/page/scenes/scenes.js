import { mw } from '../support/maze.js';
import { decoded } from '../support/pixels.js';
import { framesOf, settled } from '../support/states.js';

/** @typedef {import('playwright-core').Page} Page */

/**
 * What is compared by picture: a link, and what a person does then.
 * @typedef {{ hash: string, theme?: 'light' | 'dark', act?(page: Page): Promise<unknown> }} Scene
 */

/** Of a view, or of a maze. @param {object} options @param {string} [more] */
const linkOf = (options, more = '') =>
  `${mw.generate({ algorithm: 'wilson', width: 24, height: 18, seed: 'scene', ...options }).code}${more}`;

/** @param {Page} page */
const openedIn3D = (page) => page.waitForSelector('#scene canvas');

/** @type {Record<string, Scene>} */
export const scenes = {
  'squares, solved': { hash: linkOf({}, '&solution=1') },
  'squares, dark': { hash: linkOf({ seed: 'night' }, '&distances=1'), theme: 'dark' },
  hexagons: { hash: linkOf({ shape: 'hex', width: 20 }, '&distances=1') },
  rings: { hash: linkOf({ shape: 'polar', width: 16, height: 9 }, '&solution=1') },
  'cube, unfolded': { hash: linkOf({ shape: 'cubeSurface', width: 9, height: 9 }) },
  storeys: { hash: linkOf({ shape: 'cube', width: 12, height: 9, levels: 3 }, '&solution=1') },
  dungeon: { hash: linkOf({ algorithm: 'bspDungeon', width: 60, height: 45 }) },
  'half a film': {
    hash: linkOf({ algorithm: 'recursiveBacktracker' }, '&view=watch'),
    act: (page) =>
      page.locator('#replay-step').evaluate((/** @type {HTMLInputElement} */ slider) => {
        slider.value = String(Math.floor(Number(slider.max) / 2));
        slider.dispatchEvent(new Event('input', { bubbles: true }));
      }),
  },
  blocks: { hash: linkOf({ width: 12, height: 12 }, '&view=blocks&solution=1'), act: openedIn3D },
  'sphere in 3D': {
    hash: linkOf({ shape: 'sphere', width: 32, height: 16 }, '&view=blocks'),
    act: openedIn3D,
  },
};

/** Width and height of what is compared, in averaged pixels. */
export const SIZE = [32, 24];

/** The browser in which scenes are opened: reduced motion, so that nothing moves. */
export const VIEWPORT = { viewport: { width: 1100, height: 760 }, still: true };

/**
 * A small picture of the stage once it stands still: a hexadecimal line per row, six digits per pixel.
 * @param {Page} page
 * @param {Scene} scene
 * @returns {Promise<string[]>}
 */
export async function pictureOfScene(page, { act }) {
  await act?.(page);
  await settled(page);
  let before = '';
  for (;;) {
    await framesOf(page);
    const picture = (await page.locator('#stage').screenshot()).toString('base64');
    if (picture === before) return shrunk(page, picture);
    before = picture;
  }
}

/** @param {Page} page @param {string} picture PNG in base64 @returns {Promise<string[]>} */
async function shrunk(page, picture) {
  const image = await decoded(page, picture);
  return image.evaluate(({ data, width, height }, [columns, rows]) => {
    const sums = new Float64Array(columns * rows * 4);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const column = Math.floor((x * columns) / width);
        const at = 4 * (Math.floor((y * rows) / height) * columns + column);
        for (let i = 0; i < 3; i += 1) sums[at + i] += data[4 * (y * width + x) + i];
        sums[at + 3] += 1;
      }
    }
    const hex = (/** @type {number} */ value) => Math.round(value).toString(16).padStart(2, '0');
    return Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => {
        const at = 4 * (row * columns + column);
        return [0, 1, 2].map((i) => hex(sums[at + i] / sums[at + 3])).join('');
      }).join(''),
    );
  }, SIZE);
}

/**
 * The mean difference of two pictures per pixel and colour, of 255.
 * @param {readonly string[]} a
 * @param {readonly string[]} b
 */
export function difference(a, b) {
  const [left, right] = [a, b].map((rows) => Buffer.from(rows.join(''), 'hex'));
  return left.reduce((sum, value, i) => sum + Math.abs(value - right[i]), 0) / left.length;
}
