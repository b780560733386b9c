import { framesOf, settled, UNSETTLED } from './states.js';

/** @typedef {import('playwright-core').Page} Page */

/**
 * Size, number of colours and a hash of what a canvas shows, once the maze is generated.
 * @param {Page} page
 * @param {string} [selector]
 */
export async function canvasOf(page, selector = '#ground') {
  const shown = await pixelsOf(page, selector);
  return shown.evaluate(({ data, width, height }) => {
    const pixels = new Uint32Array(data.buffer);
    const colors = new Set();
    let hash = 2166136261;
    for (let i = 0; i < pixels.length; i += 1) {
      hash = Math.imul(hash ^ pixels[i], 16777619);
      // Most pixels equal the one before, and a set lookup is the slowest part.
      if (i === 0 || pixels[i] !== pixels[i - 1]) colors.add(pixels[i]);
    }
    return { width, height, colors: colors.size, hash: hash >>> 0 };
  });
}

/**
 * What a canvas shows, in the page, once the maze is generated. It is read in the moment in which nothing is going
 * on: afterwards another maze may come from a worker, of which nothing is drawn yet.
 * @param {Page} page
 * @param {string} [selector]
 * @returns {Promise<Pixels>}
 */
export async function pixelsOf(page, selector = '#ground') {
  const found = await page.waitForFunction(
    ([selected, unsettled]) => {
      if (document.querySelector(unsettled)) return null;
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector(selected));
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
      return context.getImageData(0, 0, canvas.width, canvas.height);
    },
    /** @type {const} */ ([selector, UNSETTLED]),
  );
  return /** @type {Pixels} */ (found);
}

/** @typedef {import('playwright-core').JSHandle<ImageData>} Pixels */

/**
 * How many pixels of two pictures of one size differ.
 * @param {Page} page
 * @param {Pixels} one
 * @param {Pixels} other
 * @param {{ x: number, y: number, side: number } | null} hidden the middle of a square that is left out
 */
export const pixelsThatDiffer = (page, one, other, hidden) =>
  page.evaluate(
    ([{ data, width }, its, without]) => {
      const isNear = (/** @type {number} */ at, /** @type {number} */ middle) =>
        without !== null && Math.abs(at - middle) <= without.side / 2 + 1;
      const [pixels, others] = [data, its.data].map(({ buffer }) => new Uint32Array(buffer));
      let count = 0;
      for (const [i, pixel] of pixels.entries()) {
        if (pixel === others[i]) continue;
        const isHidden =
          isNear(i % width, without?.x ?? 0) && isNear(Math.floor(i / width), without?.y ?? 0);
        if (!isHidden) count += 1;
      }
      return count;
    },
    /** @type {const} */ ([one, other, hidden]),
  );

/**
 * A picture of a part of the page and its number of colours, once earlier changes are drawn. Also for
 * WebGL, whose canvas cannot be read.
 * @param {Page} page
 * @param {string} selector
 */
export async function pictureOf(page, selector) {
  await settled(page);
  await framesOf(page);
  const picture = (await page.locator(selector).screenshot()).toString('base64');
  const image = await decoded(page, picture);
  const colors = await image.evaluate(({ data }) => {
    const pixels = new Uint32Array(data.buffer);
    return new Set(pixels.filter((pixel, i) => pixel !== pixels[i - 1])).size;
  });
  return { picture, colors };
}

/** The pixels of a PNG, in the page. @param {Page} page @param {string} picture in base64 */
export const decoded = (page, picture) =>
  page.evaluateHandle(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
      canvas.getContext('2d', { willReadFrequently: true })
    );
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  }, picture);
