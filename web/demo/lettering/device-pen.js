import { SIZE } from './lines.js';

/** @import { Pen } from './lines.js' */

const fontOf = () => `900 ${SIZE}px ${getComputedStyle(document.body).fontFamily}`;

/** @param {number} width @param {number} height */
function penOn(width, height) {
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
    new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  );
  context.font = fontOf();
  return context;
}

/** Draws texts by the fonts of this device, which other devices need not have. @type {Pen} */
export const devicePen = {
  inkOf(text) {
    const ink = penOn(1, 1).measureText(text);
    return {
      left: ink.actualBoundingBoxLeft,
      right: ink.actualBoundingBoxRight,
      above: ink.actualBoundingBoxAscent,
      below: ink.actualBoundingBoxDescent,
    };
  },
  draw(lines, { across, down }, width, height) {
    const context = penOn(width, height);
    context.translate(width / 2, height / 2);
    context.scale(across, down);
    context.fillStyle = '#000';
    for (const { text, x, y } of lines) context.fillText(text, x, y);
    return context.getImageData(0, 0, width, height);
  },
};
