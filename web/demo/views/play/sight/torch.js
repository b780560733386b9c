import { middle } from 'mazewright/draw';

/** @import { Game, Maze } from 'mazewright/dungeons' */

/** Cells that the light of a torch reaches. */
const REACH = 9;
/** Opacity of the dark over what the torch lights at its edge, and over what was seen before. */
const DUSK = 0.6;
const MEMORY = 0.74;
/** The dark and the glow of the torch, in both themes. */
const NIGHT = [14, 11, 8];
const GLOW = 'rgb(255 168 84 / 26%)';
/** A mask has four bytes per cell. */
const MAX_CELLS = 2_000_000;

/** Whether a torch can light a maze: a dungeon of plain squares. @param {Maze} maze @param {import('mazewright/draw').Geometry} geometry */
export const canLight = ({ dungeon, cellCount }, geometry) =>
  dungeon && geometry.squares && cellCount <= MAX_CELLS;

/**
 * The light of somebody who walks through a dungeon with a torch: what the torch shows from where it is,
 * darker with the distance, what it showed before, and the dark.
 */
export class Torch {
  #game;
  #maze;
  /** How bright each cell is in the light of the torch. @type {Uint8Array | undefined} */
  #light;
  /** The dark of each cell, from 0 to 255. */
  #dark;
  /** Cells that are lit now. @type {number[]} */
  #lit = [];
  /** @type {HTMLCanvasElement | null} */
  #mask = null;

  /** @param {Game} game in a maze for which canLight holds */
  constructor(game) {
    this.#game = game;
    this.#maze = game.maze;
    this.#dark = new Uint8Array(game.maze.cellCount).fill(255);
  }

  /** Brings the torch to a cell; adds the floor that it shows to cells that were seen. @param {number} from @param {Set<number>} seen */
  move(from, seen) {
    const { width, height } = this.#maze;
    const kinds = /** @type {Uint8Array} */ (this.#maze.kinds);
    const [x, y] = [from % width, Math.floor(from / width)];
    for (const cell of this.#lit) this.#dark[cell] = 255 * MEMORY;
    this.#lit = [];
    const { through } = this.#game;
    const light = this.#maze.light([{ cell: from, radius: REACH }], { through, into: this.#light });
    this.#light = light;
    for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row += 1) {
      const [first, last] = [Math.max(0, x - REACH), Math.min(width - 1, x + REACH)];
      for (let cell = row * width + first; cell <= row * width + last; cell += 1) {
        if (light[cell] === 0) continue;
        this.#lit.push(cell);
        this.#dark[cell] = DUSK * (255 - light[cell]);
        if (kinds[cell] !== 0) seen.add(cell);
      }
    }
    this.#paint(x, y);
  }

  /** Paints the mask around a cell: what changed lies there. @param {number} x @param {number} y */
  #paint(x, y) {
    if (!this.#mask) return;
    const { width, height } = this.#maze;
    const [left, top] = [Math.max(0, x - 2 * REACH), Math.max(0, y - 2 * REACH)];
    const right = Math.min(width, x + 2 * REACH + 1);
    this.#paintBox(left, top, right, Math.min(height, y + 2 * REACH + 1));
  }

  /** @param {number} left @param {number} top @param {number} right @param {number} bottom */
  #paintBox(left, top, right, bottom) {
    const pen = /** @type {CanvasRenderingContext2D} */ (this.#mask?.getContext('2d'));
    const image = pen.createImageData(right - left, bottom - top);
    for (let y = top, at = 0; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1, at += 4) {
        image.data.set(NIGHT, at);
        image.data[at + 3] = this.#dark[y * this.#maze.width + x];
      }
    }
    pen.putImageData(image, left, top);
  }

  /** Covers the canvas, which must be empty, but for what is lit or was seen. @param {CanvasRenderingContext2D} pen @param {import('mazewright/draw').Fit} at @param {number} from where the torch is */
  draw(pen, at, from) {
    const { width, height } = this.#maze;
    if (!this.#mask) {
      this.#mask = document.createElement('canvas');
      Object.assign(this.#mask, { width, height });
      this.#paintBox(0, 0, width, height);
    }
    const { x, y } = middle(at, from);
    const glow = pen.createRadialGradient(x, y, 0, x, y, REACH * at.cell);
    glow.addColorStop(0, GLOW);
    glow.addColorStop(1, 'rgb(255 140 60 / 6%)');
    pen.save();
    pen.fillStyle = glow;
    pen.fillRect(0, 0, at.width, at.height);
    pen.fillStyle = `rgb(${NIGHT.join(' ')})`;
    const [right, bottom] = [at.left + width * at.cell, at.top + height * at.cell];
    // The dark around the grid.
    pen.beginPath();
    pen.rect(0, 0, at.width, at.height);
    pen.rect(at.left, at.top, right - at.left, bottom - at.top);
    pen.fill('evenodd');
    pen.imageSmoothingEnabled = true;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(this.#mask, at.left, at.top, right - at.left, bottom - at.top);
    pen.restore();
  }
}
