import { isTrustedLog } from '../core/trusted-logs.js';
import { checkIndex } from '../options/cells.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { kindsBefore, prologueOf } from './before-film.js';
import { FilmState } from './film-state.js';
import { neighbourAndBack, neighboursOf } from './neighbours.js';
import { checkSteps, codesOf, decode, isOfPassage, OPERATIONS } from './operations.js';

/** @import { ShapeId } from '../generated/ids.js' */
/** @import { DirectionOf } from '../options/types.js' */
/** @import { Maze } from './maze.js' */
/** @import { Operation } from './operations.js' */

/**
 * One step of a film.
 * @template {ShapeId} [Shape=ShapeId]
 * @typedef {object} FilmStep
 * @property {Operation} operation its name
 * @property {number} cell
 * @property {DirectionOf<Shape> | null} direction of `carve`, `fill` and `reject`: from the cell
 * @property {number | null} to of `carve`, `fill` and `reject`: the neighbour in that direction
 * @property {number | null} kind of `kind`: what the cell becomes
 * @property {number[]} cells those that the step shows: the cell, and `to` if there is one
 */

/**
 * What `generate` takes beside its options.
 * @template {ShapeId} [Shape=ShapeId]
 * @typedef {object} StepOptions
 * @property {(step: FilmStep<Shape>) => void} [onStep] called for every step of the algorithm and of the
 *   passes, in order. What it throws ends the call
 */

/** Beyond this many steps `seek` does not list the cells. */
const MAX_LISTED = 4096;

/**
 * Plays a step log forward and back: how a maze was made, or how it was solved. Made by `mw.film`.
 * `passages`, `kinds`, `oneWays` and `marks` hold the state at `position`: everything that a drawing needs.
 * They change with every call and are for reading only. Memory: three bytes per cell, and for going
 * back and for keyframes at most 9 bytes per step, 25 in a dungeon.
 * @template {ShapeId} [Shape=ShapeId]
 */
export class Film {
  #steps;
  #neighbours;
  #state;
  /** @type {number | undefined} */
  #prologue;

  /**
   * @internal
   * @param {Maze<Shape>} maze
   * @param {Uint32Array} steps
   * @param {boolean} isFinished whether the film begins with the finished maze
   */
  constructor(maze, steps, isFinished) {
    const { cellCount, kinds, oneWays } = maze;
    this.#steps = steps;
    this.#neighbours = neighboursOf(maze);
    const codes = isTrustedLog(steps, maze)
      ? codesOf(steps)
      : checkSteps(steps, this.#neighbours.exits, {
          hasKinds: kinds !== null,
          // Edits may have closed all of them.
          hasOneWays: oneWays !== null || !isFinished,
        });
    const empty = () => new Uint8Array(cellCount);
    const hasArrows = oneWays !== null || codes >>> OPERATIONS.oneWayFrom > 0;
    const begin = isFinished
      ? {
          passages: maze.passages.slice(),
          kinds: kinds?.slice() ?? null,
          oneWays: oneWays?.slice() ?? null,
        }
      : {
          passages: empty(),
          kinds: kinds && kindsBefore(maze),
          oneWays: hasArrows ? empty() : null,
        };
    this.#state = new FilmState(steps, this.#neighbours, begin, codes);
    /** The finished maze. */
    this.maze = maze;
    /** Steps in all. */
    this.length = steps.length;
    /** The passages so far: one byte per cell, bit i for directions[i], as in `maze.passages`. */
    this.passages = begin.passages;
    /** The kinds so far: one byte per cell, as in `maze.kinds`; null if the maze has none. */
    this.kinds = begin.kinds;
    /** The one-way passages so far, as in `maze.oneWays`; null if there never are any. */
    this.oneWays = begin.oneWays;
    /** The marks so far: one byte per cell, a bit of MARKS for each. */
    this.marks = this.#state.marks;
    Object.freeze(this);
  }

  /** Steps played: 0 at the beginning, `length` at the end. */
  get position() {
    return this.#state.position;
  }

  /**
   * Steps at the beginning that open every passage of the grid, for an algorithm that then builds
   * walls; 0 for every other one. A player may skip them. Cost: O(cells) for the first call.
   */
  get prologue() {
    this.#prologue ??= prologueOf(this.#steps, this.#neighbours.exits);
    return this.#prologue;
  }

  /**
   * A step of the film, played or not. Cost: O(1).
   * @param {number} index from 0 to length - 1
   * @returns {FilmStep<Shape>}
   * @example
   * film.step(0).operation; // 'carve'
   */
  step(index) {
    checkIndex('index', index, this.length);
    const { cell, operation, value } = decode(this.#steps[index]);
    const isPassage = isOfPassage(this.#steps[index]);
    const to = isPassage ? this.#neighbour(cell, value) : null;
    return {
      operation,
      cell,
      direction: isPassage ? this.maze.directions[value] : null,
      to,
      kind: operation === 'kind' ? value : null,
      cells: to === null ? [cell] : [cell, to],
    };
  }

  /**
   * Plays one step. Cost: O(1).
   * @returns {FilmStep<Shape> | null} the step; null at the end
   * @example
   * film.next()?.operation; // 'carve'
   */
  next() {
    const { position } = this;
    if (position === this.length) return null;
    this.#state.goTo(position + 1);
    return this.step(position);
  }

  /**
   * Undoes one step. Cost: O(1).
   * @returns {FilmStep<Shape> | null} the step; null at the beginning
   * @example
   * film.back()?.cells.length; // 2
   */
  back() {
    const { position } = this;
    if (position === 0) return null;
    this.#state.goTo(position - 1);
    return this.step(position - 1);
  }

  /**
   * Goes to a position. Cost: O(steps between); where the film was played before, at most a copy of
   * the planes and as many steps as an eighth of the cells, or 16384.
   * @param {number} position from 0 to length
   * @returns {Uint32Array | null} the cells that the steps between show, each once; null if more
   *   than 4096 steps lie between: then any cell may have changed
   * @example
   * film.seek(film.length)?.length; // 108
   */
  seek(position) {
    if (!Number.isInteger(position) || position < 0 || position > this.length) {
      const range = `a whole number from 0 to ${this.length}`;
      fail('position', `position must be ${range}; got ${describe(position)}`);
    }
    const [first, end] = [Math.min(position, this.position), Math.max(position, this.position)];
    this.#state.goTo(position);
    return end - first > MAX_LISTED ? null : this.#cellsOf(first, end);
  }

  /** @param {number} first @param {number} end */
  #cellsOf(first, end) {
    /** @type {Set<number>} */
    const cells = new Set();
    for (let at = first; at < end; ++at) {
      const entry = this.#steps[at];
      cells.add(entry >>> 6);
      if (isOfPassage(entry)) cells.add(this.#neighbour(entry >>> 6, entry & 7));
    }
    return Uint32Array.from(cells);
  }

  /** @param {number} cell @param {number} direction */
  #neighbour(cell, direction) {
    return neighbourAndBack(this.#neighbours, cell, direction) >>> 3;
  }
}
