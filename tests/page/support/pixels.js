/** @typedef {import('playwright-core').Page} Page */

/**
 * Size, number of colours and a hash of what a canvas shows.
 * @param {Page} page
 * @param {string} [selector]
 */
export function canvasOf(page, selector = '#ground') {
  return page.evaluate((selected) => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector(selected));
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const pixels = new Uint32Array(data.buffer);
    let hash = 2166136261;
    for (const pixel of pixels) hash = Math.imul(hash ^ pixel, 16777619) >>> 0;
    return { width: canvas.width, height: canvas.height, colors: new Set(pixels).size, hash };
  }, selector);
}

/**
 * How many colours a part of the page shows: works for WebGL, whose canvas cannot be read.
 * @param {Page} page
 * @param {string} selector
 */
export async function colorsShown(page, selector) {
  const picture = (await page.locator(selector).screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return new Set(new Uint32Array(data.buffer)).size;
  }, picture);
}
