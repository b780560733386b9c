import { figuresOf } from '../picture/figures.js';
import { rasterOf } from '../raster/raster.js';

/** @typedef {import('../picture/picture.js').Picture} Picture */
/** @typedef {import('../picture/picture.js').Layer} Layer */
/** @typedef {Omit<Layer, 'points' | 'starts'>} Look */

/** Pixels of a side of the squares that are drawn anew. */
const TILE = 32;

/**
 * The pixels of a moment, and what is drawn there: lines by their layer, which come and go. Only the squares
 * around what came or went are drawn anew. Memory: four bytes per pixel, and the lines.
 */
export class Stage {
  #looks;
  #left;
  #top;
  #cell;
  #tilesAcross;
  /** Per tile and layer, the lines that touch it. @type {Map<number, Set<number[]>[]>} */
  #tiles = new Map();
  /** @type {Set<number>} */
  #dirty = new Set();

  /**
   * @param {{ left: number, top: number }} place of the picture, in sides of a cell
   * @param {number} cell pixels of a cell's side
   * @param {number} width in pixels
   * @param {number} height in pixels
   * @param {readonly Look[]} looks of the layers, the lowest first
   */
  constructor({ left, top }, cell, width, height, looks) {
    this.#looks = looks;
    this.#left = left;
    this.#top = top;
    this.#cell = cell;
    this.#tilesAcross = Math.ceil(width / TILE);
    this.width = width;
    this.height = height;
    this.pixels = new Uint32Array(width * height);
  }

  /** @param {number} layer @param {number[]} line */
  add(layer, line) {
    for (const tile of this.#tilesOf(layer, line)) {
      let sets = this.#tiles.get(tile);
      if (!sets) {
        sets = this.#looks.map(() => new Set());
        this.#tiles.set(tile, sets);
      }
      sets[layer].add(line);
      this.#dirty.add(tile);
    }
  }

  /** @param {number} layer @param {number[]} line that was added */
  remove(layer, line) {
    for (const tile of this.#tilesOf(layer, line)) {
      this.#tiles.get(tile)?.[layer].delete(line);
      this.#dirty.add(tile);
    }
  }

  /** @param {number} layer @param {number[]} line */
  #tilesOf(layer, line) {
    let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = 0; i < line.length; i += 2) {
      [x0, x1] = [Math.min(x0, line[i]), Math.max(x1, line[i])];
      [y0, y1] = [Math.min(y0, line[i + 1]), Math.max(y1, line[i + 1])];
    }
    // A square cap reaches half a width beyond the end, along and across a slanting line.
    const margin = this.#looks[layer].strokeWidth * Math.SQRT1_2 * this.#cell + 1;
    const at = (/** @type {number} */ pixel, /** @type {number} */ size) =>
      Math.floor(Math.min(size - 1, Math.max(0, pixel)) / TILE);
    const [left, right] = [
      at((x0 - this.#left) * this.#cell - margin, this.width),
      at((x1 - this.#left) * this.#cell + margin, this.width),
    ];
    const [top, bottom] = [
      at((y0 - this.#top) * this.#cell - margin, this.height),
      at((y1 - this.#top) * this.#cell + margin, this.height),
    ];
    /** @type {number[]} */
    const tiles = [];
    for (let y = top; y <= bottom; ++y) {
      for (let x = left; x <= right; ++x) tiles.push(y * this.#tilesAcross + x);
    }
    return tiles;
  }

  /**
   * Draws what came or went since the last call. Cost: O(pixels of its squares).
   * @returns {import('./rectangle.js').Rectangle | null} around the pixels that changed
   */
  draw() {
    let [x0, y0, x1, y1] = [this.width, this.height, 0, 0];
    for (const tile of this.#dirty) {
      const [left, top] = [
        (tile % this.#tilesAcross) * TILE,
        Math.floor(tile / this.#tilesAcross) * TILE,
      ];
      const [width, height] = [
        Math.min(TILE, this.width - left),
        Math.min(TILE, this.height - top),
      ];
      const { rows, pixels } = rasterOf(
        this.#pictureOf(tile, left, top, width, height),
        this.#cell,
      );
      for (let y = 0; y < height; ++y) {
        for (let x = 0; x < width; ++x) {
          const at = (top + y) * this.width + left + x;
          const pixel = pixels[rows[y] * width + x];
          if (this.pixels[at] === pixel) continue;
          this.pixels[at] = pixel;
          [x0, x1] = [Math.min(x0, left + x), Math.max(x1, left + x + 1)];
          [y0, y1] = [Math.min(y0, top + y), Math.max(y1, top + y + 1)];
        }
      }
    }
    this.#dirty.clear();
    return x0 < x1 ? { x: x0, y: y0, width: x1 - x0, height: y1 - y0 } : null;
  }

  /**
   * @param {number} tile @param {number} left @param {number} top @param {number} width
   * @param {number} height
   * @returns {Picture}
   */
  #pictureOf(tile, left, top, width, height) {
    const sets = this.#tiles.get(tile) ?? [];
    const cell = this.#cell;
    return {
      left: this.#left + left / cell,
      top: this.#top + top / cell,
      width: width / cell,
      height: height / cell,
      layers: this.#looks.flatMap((look, i) =>
        sets[i]?.size > 0 ? [{ ...look, ...figuresOf([...sets[i]]) }] : [],
      ),
      labels: [],
    };
  }
}
