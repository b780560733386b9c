/** @import { Maze, Mazewright } from 'mazewright/dungeons' */

/** In place of the direction to the parent: the root, and a cell that the start does not reach. */
const NONE = -1;
const UNREACHED = -2;

/** Cells per place where walls move at a step, and shifts in such a place. */
const CELLS_PER_BURST = 200;
const SHIFTS = 3;
/** Each move looks at all cells. */
const MAX_CELLS = 40_000;

/**
 * Whether the walls of a maze can move: not those of a dungeon, nor where passages lead through corners,
 * in which they could cross.
 * @param {Maze} maze
 * @param {import('mazewright/draw').Geometry} geometry
 */
export const canLive = (maze, geometry) =>
  !maze.kinds &&
  !maze.oneWays &&
  maze.start !== null &&
  maze.end !== null &&
  maze.cellCount <= MAX_CELLS &&
  !geometry.corners.some((corner) => corner !== null);

/**
 * A maze whose walls move: origin shift on its spanning tree. Every cell but the root has a passage to
 * its parent. A shift makes a neighbour the new root: the passage between them opens, and that of the
 * neighbour to its old parent closes. So all cells stay connected, and there is always a path.
 * Source: C. Lobo (CaptainLuma), "New Maze Generating Algorithm", 2024.
 */
export class LivingMaze {
  #maze;
  #passages;
  /** The direction to the parent of each cell, or NONE or UNREACHED. */
  #toParent;
  #root;
  #random;

  /**
   * @param {Maze} maze no dungeon, with a start
   * @param {(below: number) => number} random a whole number from 0 to below - 1
   */
  constructor(maze, random) {
    this.#maze = maze;
    this.#passages = maze.passages.slice();
    this.#toParent = new Int8Array(maze.cellCount).fill(UNREACHED);
    this.#root = /** @type {number} */ (maze.start);
    this.#random = random;
    this.#growTree();
  }

  /** One byte per cell, as in a maze. They change with every shift. */
  get passages() {
    return this.#passages;
  }

  /**
   * Shifts walls in several places. No wall of a protected cell moves. Cost: O(bursts * cells) at most.
   * @param {number} bursts places
   * @param {number} shifts in each
   * @param {readonly number[]} kept the protected cells
   */
  shift(bursts, shifts, kept) {
    for (let burst = 0; burst < bursts; burst += 1) {
      const cell = this.#random(this.#maze.cellCount);
      if (this.#toParent[cell] !== UNREACHED) this.#reroot(cell);
      for (let each = 0; each < shifts; each += 1) this.#shiftRoot(kept);
    }
  }

  /** Shifts walls in as many places as suit one step of the player. @param {readonly number[]} kept */
  shiftSome(kept) {
    this.shift(Math.ceil(this.#maze.cellCount / CELLS_PER_BURST), SHIFTS, kept);
  }

  /** Moves walls after a step; the attempt goes on among them. @param {import('./round.js').Round} round @param {Mazewright} mw */
  moveAround(round, mw) {
    this.shiftSome([round.position, /** @type {number} */ (round.maze.end)]);
    round.continueIn(this.toMaze(mw), mw);
  }

  /** The maze as it is now. It has no code. @param {Mazewright} mw */
  toMaze(mw) {
    const { steps, ...maze } = this.#maze;
    return mw.adopt({ ...maze, code: null, passages: this.#passages });
  }

  #growTree() {
    const { directions } = this.#maze;
    this.#toParent[this.#root] = NONE;
    const queue = [this.#root];
    for (const cell of queue) {
      for (let direction = 0; direction < directions.length; direction += 1) {
        if (!this.#isOpen(cell, direction)) continue;
        const to = this.#maze.neighbour(cell, direction);
        if (to === null || this.#toParent[to] !== UNREACHED) continue;
        this.#toParent[to] = /** @type {number} */ (this.#maze.back(cell, direction));
        queue.push(to);
      }
    }
  }

  /** Makes a cell the root: the path from it to the root turns round, and no wall moves. @param {number} cell */
  #reroot(cell) {
    let at = cell;
    let back = NONE;
    for (;;) {
      const direction = this.#toParent[at];
      this.#toParent[at] = back;
      if (direction === NONE) break;
      back = /** @type {number} */ (this.#maze.back(at, direction));
      at = /** @type {number} */ (this.#maze.neighbour(at, direction));
    }
    this.#root = cell;
  }

  /** @param {readonly number[]} kept */
  #shiftRoot(kept) {
    const root = this.#root;
    const direction = this.#random(this.#maze.directions.length);
    const next = this.#maze.neighbour(root, direction);
    if (next === null || next === root || this.#toParent[next] === UNREACHED) return;
    const back = /** @type {number} */ (this.#maze.back(root, direction));
    if (this.#toParent[next] !== back) {
      const old = /** @type {number} */ (this.#maze.neighbour(next, this.#toParent[next]));
      const opens = !this.#isOpen(root, direction);
      if (kept.includes(next) || kept.includes(old) || (opens && kept.includes(root))) return;
      this.#set(root, direction, true);
      this.#set(next, this.#toParent[next], false);
    }
    this.#toParent[root] = direction;
    this.#toParent[next] = NONE;
    this.#root = next;
  }

  /** @param {number} cell @param {number} direction */
  #isOpen(cell, direction) {
    return ((this.#passages[cell] >> direction) & 1) === 1;
  }

  /** @param {number} cell @param {number} direction @param {boolean} isOpen */
  #set(cell, direction, isOpen) {
    const to = /** @type {number} */ (this.#maze.neighbour(cell, direction));
    const back = /** @type {number} */ (this.#maze.back(cell, direction));
    for (const [at, side] of [
      [cell, direction],
      [to, back],
    ]) {
      if (isOpen) this.#passages[at] |= 1 << side;
      else this.#passages[at] &= ~(1 << side);
    }
  }
}
