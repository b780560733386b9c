import { drawPatch } from './draw-patch.js';
import { Lru } from './lru.js';
import { PATCH } from './patches.js';

/** Pixels of all images in memory, four bytes each. */
const MAX_PIXELS = 16_000_000;

/** Patches as images, which are drawn once and shown while the map moves. */
export class PatchImages {
  /** @type {Lru<HTMLCanvasElement>} */
  #drawn = new Lru(MAX_PIXELS);

  /**
   * @param {number} px
   * @param {number} py
   * @param {import('./patches.js').Patch} patch
   * @param {number} cell pixels
   * @param {Record<string, string>} colors
   * @param {() => boolean} hasTime
   * @returns {HTMLCanvasElement | null} null if there was no time to draw it
   */
  of(px, py, patch, cell, colors, hasTime) {
    const key = `${px},${py},${cell}`;
    const known = this.#drawn.get(key);
    if (known) return known;
    if (!hasTime()) return null;
    const canvas = document.createElement('canvas');
    const side = PATCH * cell;
    canvas.width = side;
    canvas.height = side;
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    pen.fillStyle = colors.floor;
    pen.fillRect(0, 0, side, side);
    const toX = (/** @type {number} */ x) => (x - patch.left) * cell;
    const toY = (/** @type {number} */ y) => (y - patch.top) * cell;
    // Keeps walls of the last edge in the image.
    drawPatch(pen, patch, { toX, toY, wall: 1, colors, most: side - 1 });
    this.#drawn.set(key, canvas, side * side);
    return canvas;
  }

  /** Removes all images, for other colours. */
  clear() {
    this.#drawn = new Lru(MAX_PIXELS);
  }
}
