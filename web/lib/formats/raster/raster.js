import { channels } from '../options/color.js';
import { across } from './across.js';
import { BLOCK, Coverage } from './coverage.js';
import { addShapes } from './outlines.js';
import { Shapes } from './shapes.js';

/** @typedef {import('../picture/picture.js').Picture} Picture */

/** Steps of coverage, so that few colours are mixed. */
const STEPS = 16;
/** Rows whose coverage is found together: what it takes at 4000 pixels of width fits a cache of 2 MB. */
const BAND = 32;

/**
 * A picture in pixels. Row y is pixels[rows[y] * width] and on: each is red, green, blue and opacity from
 * the lowest byte.
 * @typedef {{ width: number, height: number, rows: Uint32Array, pixels: Uint32Array }} Raster
 */

/**
 * Draws a picture. Rows that repeat the row above are kept once. Cost: O(pixels of other rows).
 * @param {Picture} picture
 * @param {number} cell pixels of a cell's side
 * @returns {Raster}
 */
export function rasterOf(picture, cell) {
  const [width, height] = [across(picture.width * cell), across(picture.height * cell)];
  const changes = new Uint8Array(height);
  changes[0] = 1;
  const layers = picture.layers.map((layer) => {
    const shapes = new Shapes(changes, (layer.fill ? 1 : 5) * layer.points.length);
    addShapes(
      layer,
      (x) => snapped((x - picture.left) * cell),
      (y) => snapped((y - picture.top) * cell),
      cell,
      shapes,
    );
    return { shapes, paint: painter(channels(/** @type {string} */ (layer.fill ?? layer.stroke))) };
  });
  const rows = new Uint32Array(height);
  /** The row of the picture that each kept row is. */
  const kept = new Uint32Array(height);
  let count = 0;
  for (let y = 0; y < height; ++y) {
    if (changes[y]) kept[count++] = y;
    rows[y] = count - 1;
  }
  const pixels = new Uint32Array(width * count);
  const coverage = new Coverage(width, Math.min(BAND, count));
  const waiting = layers.map(({ shapes }) => new Waiting(shapes, rows, count));
  for (let band = 0; band * BAND < count; ++band) {
    const begin = band * BAND;
    const end = Math.min(count, begin + BAND);
    coverage.enter(kept.subarray(begin, end));
    for (const [i, { shapes, paint }] of layers.entries()) {
      if (!waiting[i].cover(band, shapes, coverage)) continue;
      for (let row = begin; row < end; ++row) {
        paint(pixels, row * width, width, coverage, row - begin);
      }
    }
  }
  return { width, height, rows, pixels };
}

/** The shapes of a layer by the bands of kept rows in which they lie. */
class Waiting {
  /** The last shape that waits for a band, and the one that waits before a shape; -1 for none. */
  #heads;
  #next;
  /** The kept rows in which a shape begins and ends. */
  #from;
  #to;

  /** @param {Shapes} shapes @param {Uint32Array} rows the kept row of each row @param {number} count of kept rows */
  constructor({ numbers, starts, count: size }, rows, count) {
    this.#heads = new Int32Array(Math.ceil(count / BAND)).fill(-1);
    this.#next = new Int32Array(size);
    this.#from = new Uint32Array(size);
    this.#to = new Uint32Array(size);
    for (let shape = 0; shape < size; ++shape) {
      const [begin, end] = [starts[shape], starts[shape + 1]];
      let [top, bottom] = [numbers[begin + 1], numbers[begin + 1]];
      if (end - begin === 3) {
        top -= numbers[begin + 2];
        bottom += numbers[begin + 2];
      } else {
        for (let i = begin + 3; i < end; i += 2) {
          if (numbers[i] < top) top = numbers[i];
          if (numbers[i] > bottom) bottom = numbers[i];
        }
      }
      if (bottom <= 0 || top >= rows.length) continue;
      this.#from[shape] = rows[Math.max(0, Math.floor(top))];
      this.#to[shape] = rows[Math.min(rows.length, Math.ceil(bottom)) - 1];
      this.#wait(shape, Math.floor(this.#from[shape] / BAND));
    }
  }

  /** @param {number} shape @param {number} band */
  #wait(shape, band) {
    this.#next[shape] = this.#heads[band];
    this.#heads[band] = shape;
  }

  /**
   * Covers what the shapes of a band cover in it; bands are visited in order.
   * @param {number} band @param {Shapes} shapes @param {Coverage} coverage
   * @returns {boolean} whether there are any
   */
  cover(band, shapes, coverage) {
    let shape = this.#heads[band];
    if (shape < 0) return false;
    while (shape >= 0) {
      const next = this.#next[shape];
      coverage.add(shapes, shape, Math.max(0, this.#from[shape] - band * BAND));
      if (this.#to[shape] >= (band + 1) * BAND) this.#wait(shape, band + 1);
      shape = next;
    }
    return true;
  }
}

/** Coordinates whose excess comes from rounding lie on the grid of pixels. @param {number} value */
function snapped(value) {
  const near = Math.round(value * 64) / 64;
  return Math.abs(near - value) < 0.004 ? near : value;
}

/** How many bits of a number are 1. @param {number} bits */
function bitsOf(bits) {
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** What paints covered pixels of a row with a colour, and uncovers them. @param {[number, number, number, number]} color */
function painter([red, green, blue, opacity]) {
  const full = ((opacity << 24) | (blue << 16) | (green << 8) | red) >>> 0;
  const isOpaque = opacity === 255;
  /** The colours that were mixed last, for each step of coverage. */
  const unders = new Uint32Array(STEPS + 1);
  const mixed = Uint32Array.from(unders, (_, step) => mix(0, step));

  /** @param {number} under @param {number} step */
  function mix(under, step) {
    const alpha = (opacity / 255) * (step / STEPS);
    const below = ((under >>> 24) / 255) * (1 - alpha);
    const both = alpha + below;
    if (both === 0) return under;
    const channel = (/** @type {number} */ over, /** @type {number} */ shift) =>
      Math.round((over * alpha + ((under >>> shift) & 255) * below) / both) << shift;
    const colors = channel(red, 0) | channel(green, 8) | channel(blue, 16);
    return (colors | (Math.round(both * 255) << 24)) >>> 0;
  }

  /**
   * @param {Uint32Array} pixels @param {number} begin the row's first pixel @param {number} width
   * @param {Coverage} coverage @param {number} row of the band
   */
  return (pixels, begin, width, { samples, touched, stride, blocks }, row) => {
    for (let block = 0; block < blocks; ++block) {
      if (touched[row * blocks + block] === 0) continue;
      touched[row * blocks + block] = 0;
      const from = row * stride + block * BLOCK;
      const to = Math.min(from + BLOCK, row * stride + width);
      for (let at = from, pixel = begin + block * BLOCK; at < to; ++at, ++pixel) {
        const covered = samples[at];
        if (covered === 0) continue;
        samples[at] = 0;
        if (covered === -1 && isOpaque) {
          pixels[pixel] = full;
          continue;
        }
        const step = (bitsOf(covered) + 1) >> 1;
        const under = pixels[pixel];
        if (under !== unders[step]) {
          unders[step] = under;
          mixed[step] = mix(under, step);
        }
        pixels[pixel] = mixed[step];
      }
    }
    samples[row * stride + width] = 0;
  };
}
