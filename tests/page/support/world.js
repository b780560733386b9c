import { codeOf, mw } from './maze.js';

/** @typedef {import('playwright-core').Page} Page */

/**
 * A link to a place in a world, and the world itself.
 * @param {object} options of the world
 * @param {{ x?: number, y?: number, zoom?: number, turn?: number }} [place]
 */
export function worldLink(options, place = {}) {
  const first = { algorithm: mw.catalog.generators[0].id, seed: 'page' };
  const world = mw.world(/** @type {any} */ ({ ...first, ...options }));
  const all = { view: 'world', world: world.code, x: 0, y: 0, zoom: 4, ...place };
  const extra = new URLSearchParams(Object.entries(all).map(([key, value]) => [key, `${value}`]));
  return { world, hash: `${codeOf()}&${extra}` };
}

/** Waits until the map or the walk is drawn. @param {Page} page */
export const drawn = (page) => page.waitForSelector('#world canvas[aria-busy="false"]');

/** The place that the page shows as text. @param {Page} page */
export async function placeOn(page) {
  const text = String(await page.locator('#world-place').textContent());
  const [x, y] = (text.replaceAll(',', '').match(/-?\d+/g) ?? []).map(Number);
  return { x, y };
}

/** The parts of the address, once they meet a condition. @param {Page} page @param {(extra: URLSearchParams) => boolean} [until] */
export async function addressOf(page, until = () => true) {
  for (;;) {
    const hash = await page.evaluate(() => location.hash);
    const extra = new URLSearchParams(hash.slice(hash.indexOf('&')));
    if (extra.has('world') && until(extra)) return extra;
    await page.waitForFunction((last) => location.hash !== last, hash);
  }
}

/**
 * Which places of the map are dark, as a wall is, or in the colour of the route.
 * @param {Page} page
 * @param {{ x: number, y: number, scale: number }} camera
 * @param {{ x: number, y: number }[]} places in cells
 * @returns {Promise<('wall' | 'route' | 'other')[]>}
 */
export function seenAt(page, camera, places) {
  return page.evaluate(
    ({ camera: { x, y, scale }, places: list }) => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('world-map'));
      const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
      const { width, height } = canvas;
      const { data } = pen.getImageData(0, 0, width, height);
      const at = (/** @type {number} */ middle, /** @type {number} */ far) =>
        Math.round(middle / 2) + Math.round(far * scale);
      return list.map((place) => {
        const i = 4 * (at(height, place.y - y) * width + at(width, place.x - x));
        const [red, green, blue] = data.subarray(i, i + 3);
        if (red > 150 && green < 120 && blue < 100) return 'route';
        return red < 110 && green < 110 && blue < 110 ? 'wall' : 'other';
      });
    },
    { camera, places },
  );
}
