import { kindsBefore } from '../../maze/before-film.js';
import { checkSteps, decode, isOfPassage, MARKS } from '../../maze/operations.js';

/** @typedef {import('../options/maze.js').Maze} Maze */

/**
 * Plays a step log forward over the public methods of a maze, so that mazes of every entry have films here.
 * Throws a MazeError for a log that is none of the maze.
 */
export class Replay {
  #maze;
  #steps;
  /** The last step that changes a cell, and -1 where none does. */
  #last;
  #head = -1;
  position = 0;

  /**
   * Cost: O(cells + steps).
   * @param {Maze} maze
   * @param {Uint32Array} steps
   * @param {boolean} isFinished whether the film begins with the finished maze
   */
  constructor(maze, steps, isFinished) {
    const { cellCount, directions, kinds, oneWays } = maze;
    this.#maze = maze;
    this.#steps = steps;
    /** Per cell, a bit for each direction with a neighbour. */
    this.exits = new Uint8Array(cellCount);
    for (let cell = 0; cell < cellCount; ++cell) {
      for (let side = 0; side < directions.length; ++side) {
        if (maze.neighbour(cell, side) !== null) this.exits[cell] |= 1 << side;
      }
    }
    checkSteps(steps, this.exits, {
      hasKinds: kinds !== null,
      hasOneWays: oneWays !== null || !isFinished,
    });
    this.passages = isFinished ? maze.passages.slice() : new Uint8Array(cellCount);
    this.kinds = kinds && (isFinished ? kinds.slice() : kindsBefore(maze));
    this.marks = new Uint8Array(cellCount);
    this.#last = new Int32Array(cellCount).fill(-1);
    if (isFinished) return;
    for (const [at, entry] of steps.entries()) {
      const { operation } = decode(entry);
      if (operation in MARKS && operation !== 'place') continue;
      if (operation === 'leave' || operation === 'reject') continue;
      for (const cell of this.#cellsOf(entry)) this.#last[cell] = at;
    }
  }

  /** @param {number} entry */
  #cellsOf(entry) {
    const cell = entry >>> 6;
    if (!isOfPassage(entry)) return [cell];
    return [cell, /** @type {number} */ (this.#maze.neighbour(cell, entry & 7))];
  }

  /** Whether no later step changes a cell. @param {number} cell */
  isSettled(cell) {
    return this.#last[cell] < this.position;
  }

  /** Whether a walk, a search or the last step is at a cell. @param {number} cell */
  isActive(cell) {
    const shown = MARKS.walk | MARKS.visit | MARKS.discard;
    return cell === this.#head || (this.marks[cell] & shown) !== 0;
  }

  /**
   * Plays on. Cost: O(steps between).
   * @param {number} position that one or a later one
   * @returns {Set<number>} the cells that may look different
   */
  goTo(position) {
    /** @type {Set<number>} */
    const changed = new Set();
    if (position > this.position && this.#head >= 0) changed.add(this.#head);
    for (; this.position < position; ++this.position) {
      const entry = this.#steps[this.position];
      for (const cell of this.#cellsOf(entry)) changed.add(cell);
      this.#play(entry);
      this.#head = entry >>> 6;
    }
    return changed;
  }

  /** @param {number} entry */
  #play(entry) {
    const { cell, operation, value } = decode(entry);
    if (operation === 'carve' || operation === 'fill') {
      const to = /** @type {number} */ (this.#maze.neighbour(cell, value));
      const back = /** @type {number} */ (this.#maze.back(cell, value));
      this.#set(cell, value, operation === 'carve');
      this.#set(to, back, operation === 'carve');
    } else if (operation === 'kind') {
      if (this.kinds) this.kinds[cell] = value;
    } else if (operation === 'leave') this.marks[cell] &= ~MARKS.walk;
    else if (operation in MARKS) {
      this.marks[cell] |= MARKS[/** @type {keyof typeof MARKS} */ (operation)];
    }
  }

  /** @param {number} cell @param {number} side @param {boolean} isOpen */
  #set(cell, side, isOpen) {
    if (isOpen) this.passages[cell] |= 1 << side;
    else this.passages[cell] &= ~(1 << side);
  }
}
