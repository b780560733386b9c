import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';

/**
 * What the drawing uses of the 2d context of a canvas; that of an OffscreenCanvas is one too. Written out,
 * as the types of the package know no browser.
 * @typedef {{
 *   readonly canvas: { readonly width: number, readonly height: number },
 *   fillStyle: unknown, strokeStyle: unknown, lineWidth: number, lineCap: string, lineJoin: string,
 *   font: string, textAlign: string, globalAlpha: number, globalCompositeOperation: string,
 *   save(): void, restore(): void,
 *   translate(x: number, y: number): void, rotate(angle: number): void, scale(x: number, y: number): void,
 *   beginPath(): void, closePath(): void, moveTo(x: number, y: number): void,
 *   lineTo(x: number, y: number): void, rect(x: number, y: number, width: number, height: number): void,
 *   arc(x: number, y: number, radius: number, from: number, to: number): void,
 *   clip(): void, fill(...path: any[]): void, stroke(...path: any[]): void,
 *   setLineDash(lengths: number[]): void,
 *   clearRect(x: number, y: number, width: number, height: number): void,
 *   fillRect(x: number, y: number, width: number, height: number): void,
 *   strokeRect(x: number, y: number, width: number, height: number): void,
 *   fillText(text: string, x: number, y: number): void,
 *   createImageData(width: number, height: number): ImagePixels,
 *   getImageData(x: number, y: number, width: number, height: number): ImagePixels,
 *   drawImage(image: any, x: number, y: number): void,
 *   putImageData(image: any, x: number, y: number): void,
 * }} Context
 */

/** Bytes of red, green, blue and opacity, pixel by pixel. @typedef {{ readonly data: { [index: number]: number, readonly buffer: ArrayBufferLike } }} ImagePixels */

/** Throws a MazeError for what is no context of a canvas with a size. @param {any} context @returns {Context} */
export function checkContext(context) {
  let isContext = false;
  try {
    isContext = typeof context.putImageData === 'function' && context.canvas.width > 0;
  } catch {
    // A proxy or getter that throws.
  }
  if (!isContext) {
    fail(
      'context',
      `context must be the 2d context of a canvas with a size; got ${describe(context)}`,
    );
  }
  return context;
}
