// The neighbours of squares and storeys of them, for data that is no maze yet.
import { DOWN, EAST, NORTH, SOUTH, UP, WEST } from './level.js';

/**
 * @typedef {object} GridData
 * @property {number} width
 * @property {number} height
 * @property {number} levels
 * @property {unknown} wrap of squares: which sides are glued
 * @property {Uint32Array | null} bridges
 */

/** The grid of a maze's data, masked-out cells included. */
export class SquareGrid {
  #data;
  /** The direction of the tunnel below every bridge. @type {ReadonlyMap<number, number>} */
  #tunnels;

  /** @param {GridData} data */
  constructor(data) {
    this.#data = data;
    const { bridges } = data;
    const count = (bridges?.length ?? 0) / 2;
    this.#tunnels = new Map(
      Array.from({ length: count }, (_, i) => [
        Number(bridges?.[2 * i]),
        Number(bridges?.[2 * i + 1]) & ~1,
      ]),
    );
  }

  get cellCount() {
    return this.#data.width * this.#data.height * this.#data.levels;
  }

  /** The cells of bridges and the directions of their tunnels, north or west. */
  get tunnels() {
    return this.#tunnels;
  }

  /** Whether a tunnel leads below a cell in a direction. @param {number} cell @param {number} direction */
  isOverTunnel(cell, direction) {
    return this.#tunnels.get(cell) === (direction & ~1);
  }

  /**
   * The cell beside another one, bridges included.
   * @param {number} cell
   * @param {number} direction
   * @returns {number | null} null beyond the rim
   */
  beside(cell, direction) {
    const { width, height, levels, wrap } = this.#data;
    const area = width * height;
    if (direction === UP) return cell + area < area * levels ? cell + area : null;
    if (direction === DOWN) return cell >= area ? cell - area : null;
    const [level, at] = [Math.floor(cell / area), cell % area];
    let x = (at % width) + (direction === EAST ? 1 : direction === WEST ? -1 : 0);
    let y = Math.floor(at / width) + (direction === SOUTH ? 1 : direction === NORTH ? -1 : 0);
    const isBeyondX = x < 0 || x >= width;
    if (isBeyondX && !['cylinder', 'torus', 'moebius'].includes(String(wrap))) return null;
    if ((y < 0 || y >= height) && wrap !== 'torus') return null;
    if (isBeyondX && wrap === 'moebius') y = height - 1 - y;
    x = (x + width) % width;
    y = (y + height) % height;
    return level * area + y * width + x;
  }
}
