import { closed } from '../picture/figures.js';
import { cellFigures } from './cell-figures.js';
import { GrowingLines } from './growing-lines.js';
import { Stage } from './stage.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('../picture/picture.js').Layer} Layer */
/** @typedef {import('../picture/picture.js').Picture} Picture */
/** @typedef {import('./replay.js').Replay} Replay */

/** Layers that are drawn cell by cell, as the passages of a moment have it. */
const OF_CELLS = /** @type {const} */ (['floor', 'trail', 'grid', 'walls']);
/** Layers below the trail. */
const isBelow = (/** @type {string} */ name) =>
  ['background', 'rock', 'hatching', 'floor'].includes(name) || name.startsWith('distance-');
/** Layers that are there from the beginning. */
const LASTING = new Set(['background', 'rock', 'hatching', 'start', 'end']);

/** The lines of a layer. @param {Layer} layer @returns {number[][]} */
const linesOf = ({ points, starts }) =>
  Array.from({ length: starts.length - 1 }, (_, i) =>
    Array.from(points.subarray(2 * starts[i], 2 * starts[i + 1])),
  );

/**
 * Draws the moments of a film on a stage. What stands in a cell of the finished picture, such as a door or
 * its colour by distance, comes when nothing more changes the cell.
 */
export class Drawing {
  #maze;
  #replay;
  #figuresOf;
  /** The place of each layer by its name. @type {Map<string, number>} */
  #places;
  /** What waits for its cell. @type {Map<number, [number, number[]][]>} */
  #waiting = new Map();
  /** What is drawn of each cell. @type {Map<number, [number, number[]][]>} */
  #drawn = new Map();
  #solution;

  /**
   * Cost: O(cells).
   * @param {Maze} maze
   * @param {Replay} replay
   * @param {Picture} picture the finished one
   * @param {import('../picture/core-paths.js').CorePaths} core
   * @param {any} values the options
   * @param {{ width: number, height: number }} size in pixels
   */
  constructor(maze, replay, picture, core, values, { width, height }) {
    this.#maze = maze;
    this.#replay = replay;
    this.#figuresOf = cellFigures(maze, replay, values, core.paths.get('walls'));
    const { cell, stroke, color, corners, trail } = values;
    const flat = /** @type {const} */ ({
      stroke: null,
      strokeWidth: 0,
      cap: 'round',
      join: 'round',
    });
    const looks = picture.layers.filter(({ name }) => isBelow(name));
    const above = picture.layers.filter(({ name }) => !isBelow(name));
    /** @type {import('./stage.js').Look} */
    const walls = {
      name: 'walls',
      fill: null,
      stroke: color,
      strokeWidth: stroke / cell,
      cap: corners === 'round' ? 'round' : 'square',
      join: 'round',
    };
    const all = [
      ...looks,
      ...(trail === 'transparent' ? [] : [{ ...flat, name: 'trail', fill: trail }]),
      ...above.filter(({ name }) => name === 'grid' || name === 'solution'),
      walls,
      ...above.filter(({ name }) => !['grid', 'solution', 'walls'].includes(name)),
    ];
    this.#places = new Map(all.map(({ name }, i) => [name, i]));
    this.stage = new Stage(picture, cell, width, height, all);
    const solution = above.find(({ name }) => name === 'solution');
    this.#solution = new GrowingLines(solution ? linesOf(solution) : []);
    for (const layer of picture.layers) this.#place(layer);
    for (let each = 0; each < maze.cellCount; ++each) this.#drawCell(each);
  }

  /** Puts the figures of a layer of the finished picture in place, now or later. @param {Layer} layer */
  #place(layer) {
    const { name } = layer;
    if (name === 'solution' || OF_CELLS.includes(/** @type {any} */ (name))) return;
    const place = /** @type {number} */ (this.#places.get(name));
    for (const line of linesOf(layer)) {
      if (LASTING.has(name)) {
        this.stage.add(place, line);
        continue;
      }
      const cell = this.#cellOf(line);
      if (cell === null) continue;
      const known = this.#waiting.get(cell);
      if (known) known.push([place, line]);
      else this.#waiting.set(cell, [[place, line]]);
    }
  }

  /** The cell in which a figure has its middle. @param {number[]} line */
  #cellOf(line) {
    const middle = (/** @type {number} */ axis) => {
      let [least, most] = [Infinity, -Infinity];
      for (let i = axis; i < line.length; i += 2) {
        [least, most] = [Math.min(least, line[i]), Math.max(most, line[i])];
      }
      return (least + most) / 2;
    };
    return this.#maze.cellAtPoint(middle(0), middle(1));
  }

  /** @param {number} cell */
  #drawCell(cell) {
    for (const [place, line] of this.#drawn.get(cell) ?? []) this.stage.remove(place, line);
    const { walls, floor, grid } = this.#figuresOf(cell);
    const trail = this.#replay.isActive(cell) ? this.#shapeOf(cell, floor) : [];
    const lines = { floor, trail, grid, walls };
    /** @type {[number, number[]][]} */
    const drawn = OF_CELLS.flatMap((name) => {
      const place = this.#places.get(name);
      return place === undefined
        ? []
        : lines[name].map((line) => /** @type {any} */ ([place, line]));
    });
    if (this.#replay.isSettled(cell)) drawn.push(...(this.#waiting.get(cell) ?? []));
    for (const [place, line] of drawn) this.stage.add(place, line);
    this.#drawn.set(cell, drawn);
  }

  /** What a walk colours: the floor, or rock that it is about to dig. @param {number} cell @param {number[][]} floor */
  #shapeOf(cell, floor) {
    return floor.length > 0 ? floor : [closed(this.#maze.polygon(cell))];
  }

  /**
   * Plays on to a position and draws what it shows. Cost: O(steps between), and the squares that change.
   * @param {number} position
   * @param {number} share of the solution that is drawn, 0 to 1
   */
  goTo(position, share) {
    for (const cell of this.#replay.goTo(position)) this.#drawCell(cell);
    const place = this.#places.get('solution');
    if (place !== undefined) {
      const { gone, come } = this.#solution.goTo(share);
      for (const line of gone) this.stage.remove(place, line);
      for (const line of come) this.stage.add(place, line);
    }
    return this.stage.draw();
  }
}
