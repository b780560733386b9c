// Source: W3C, Portable Network Graphics (PNG) Specification (Third Edition), animation control, frame
// control and frame data.

import { joinBytes } from '../bytes/join-bytes.js';
import { chunk, INDEXED, RGBA } from '../bytes/png-chunks.js';
import { compressed, headOf } from '../raster/png-file.js';
import { cut } from './rectangle.js';

/** @typedef {import('./rectangle.js').Rectangle} Rectangle */
/** @typedef {{ part: Rectangle, ticks: number, data: Uint8Array }} Frame */

const MOST_COLORS = 256;
/** Nothing is cleared after a frame, and its pixels replace those below. */
const [DISPOSE_NONE, BLEND_SOURCE] = [0, 0];

/** Collects the frames of an animation, compressed. Memory: the compressed frames. */
export class ApngWriter {
  #width;
  #height;
  /** The colours so far, and the number of each. @type {number[]} */
  #colors = [];
  /** @type {Map<number, number>} */
  #indexOf = new Map();
  #isIndexed;
  /** @type {Frame[]} */
  #frames = [];

  /** @param {number} width @param {number} height @param {boolean} isIndexed */
  constructor(width, height, isIndexed) {
    this.#width = width;
    this.#height = height;
    this.#isIndexed = isIndexed;
  }

  /**
   * Adds a frame. Cost: O(pixels of the part).
   * @param {Uint32Array} pixels of the whole picture
   * @param {Rectangle | null} part that differs from the frame before; null: that one lasts longer
   * @param {number} ticks that the frame lasts
   * @returns {boolean} false if there are more colours than a palette holds: then nothing more can be added
   */
  add(pixels, part, ticks) {
    if (!part) {
      this.#frames[this.#frames.length - 1].ticks += ticks;
      return true;
    }
    const data = this.#compress(pixels, part);
    if (data) this.#frames.push({ part, ticks, data });
    return data !== null;
  }

  /** @param {Uint32Array} pixels @param {Rectangle} part */
  #compress(pixels, part) {
    const raster = cut(pixels, this.#width, part);
    if (!this.#isIndexed) return compressed(raster, this.#storage);
    const indices = this.#indicesOf(raster.pixels);
    return indices && compressed(raster, this.#storage, indices);
  }

  /** The numbers of pixels among the colours; null if there are too many. @param {Uint32Array} pixels */
  #indicesOf(pixels) {
    const indices = new Uint8Array(pixels.length);
    let [last, index] = [-1, 0];
    for (let i = 0; i < pixels.length; ++i) {
      if (pixels[i] !== last) {
        last = pixels[i];
        const known = this.#indexOf.get(last);
        index = known ?? this.#colors.length;
        if (index === MOST_COLORS) return null;
        if (known === undefined) {
          this.#indexOf.set(last, index);
          this.#colors.push(last);
        }
      }
      indices[i] = index;
    }
    return indices;
  }

  /** @returns {import('../raster/png-file.js').Storage} */
  get #storage() {
    return { kind: this.#isIndexed ? INDEXED : RGBA, depth: 8, colors: this.#colors };
  }

  /**
   * The file: the last picture as the one that programs without animations show, then the frames.
   * @param {Uint32Array} last
   * @param {{ title: string, plays: number, ticksPerSecond: number }} options plays: 0 for endless
   */
  file(last, { title, plays, ticksPerSecond }) {
    const whole = { x: 0, y: 0, width: this.#width, height: this.#height };
    const still = /** @type {Uint8Array} */ (this.#compress(last, whole));
    const control = new DataView(new ArrayBuffer(8));
    control.setUint32(0, this.#frames.length);
    control.setUint32(4, plays);
    let sequence = 0;
    return joinBytes([
      ...headOf(this.#width, this.#height, this.#storage, title),
      chunk('acTL', new Uint8Array(control.buffer)),
      chunk('IDAT', still),
      ...this.#frames.flatMap(({ part, ticks, data }) => {
        const frame = new DataView(new ArrayBuffer(26));
        frame.setUint32(0, sequence++);
        frame.setUint32(4, part.width);
        frame.setUint32(8, part.height);
        frame.setUint32(12, part.x);
        frame.setUint32(16, part.y);
        frame.setUint16(20, ticks);
        frame.setUint16(22, ticksPerSecond);
        frame.setUint8(24, DISPOSE_NONE);
        frame.setUint8(25, BLEND_SOURCE);
        const numbered = new Uint8Array(data.length + 4);
        new DataView(numbered.buffer).setUint32(0, sequence++);
        numbered.set(data, 4);
        return [chunk('fcTL', new Uint8Array(frame.buffer)), chunk('fdAT', numbered)];
      }),
      chunk('IEND', new Uint8Array(0)),
    ]);
  }
}
