import { DoorsAndKeys, NOTHING } from '../../../state/doors-and-keys.js';
import { Stopwatch } from './stopwatch.js';

/** @import { Maze, Mazewright } from 'mazewright/dungeons' */

/**
 * One attempt at a maze: its moves, hints, time and score. The walls may change on the way: the attempt
 * then goes on in the next maze.
 */
export class Round {
  #mw;
  /** The cells before those of the current game's trail. @type {number[]} */
  #before = [];
  #end;
  #first;

  /** @param {Mazewright} mw @param {Maze} maze with a start and an end */
  constructor(mw, maze) {
    this.#mw = mw;
    this.#end = /** @type {number} */ (maze.end);
    this.game = mw.game(maze);
    this.#first = this.game;
    this.hints = 0;
    this.stopwatch = new Stopwatch();
    /** Cells where the player was. */
    this.visited = new Set([/** @type {number} */ (maze.start)]);
    /** Of a dungeon that has some; otherwise null. */
    this.furniture = maze.doors || maze.things ? new DoorsAndKeys(this.game) : null;
    /** What the last move opened and picked up, and the locked door that blocked it. */
    this.event = NOTHING;
  }

  /** Whether the dungeon has keys to find. */
  get hasLocks() {
    return (this.furniture?.locks.length ?? 0) > 0;
  }

  /** Moves of a shortest path at the beginning. @returns {number} */
  get best() {
    return this.#first.best;
  }

  /** The maze as it is now. */
  get maze() {
    return this.game.maze;
  }

  /** @returns {number} */
  get position() {
    return this.game.position;
  }

  get done() {
    return this.game.done;
  }

  get moves() {
    return this.#before.length + this.game.moves;
  }

  /** All cells of the player in order. @returns {number[]} */
  get trail() {
    return [...this.#before, ...this.game.trail];
  }

  /** @param {number} direction @returns {'moved' | 'blocked' | 'done'} */
  move(direction) {
    const to = this.maze.isOpen(this.position, direction)
      ? this.maze.neighbour(this.position, direction)
      : null;
    return this.#go(to, () => this.game.move(direction));
  }

  /** @param {number} cell an adjacent one @returns {'moved' | 'blocked' | 'done'} */
  moveTo(cell) {
    return this.#go(cell, () => this.game.moveTo(cell));
  }

  /** The name of the direction that a hint points in; null at the end. It counts as a hint. */
  hint() {
    const name = this.game.hint();
    if (name !== null) this.hints += 1;
    return name;
  }

  /** Goes on in a maze with the same cells, maybe with other passages. @param {Maze} maze @param {Mazewright} mw whose maze it is */
  continueIn(maze, mw) {
    this.#mw = mw;
    this.#before.push(...this.game.trail.slice(0, -1));
    this.game = this.#mw.game(maze, { from: this.position, to: this.#end });
  }

  /**
   * The share of the moves that a shortest path needs; each hint counts as some moves more. 0 until the
   * player is at the end, 1 at most.
   * @param {{ hintMoves: number }} level
   */
  score({ hintMoves }) {
    if (!this.done) return 0;
    return Math.min(1, this.best / (this.moves + this.hints * hintMoves));
  }

  /**
   * @param {number | null} to the cell that the move leads to; null: a wall
   * @param {() => 'moved' | 'blocked' | 'done'} move
   */
  #go(to, move) {
    const { result, event } =
      this.furniture && to !== null
        ? this.furniture.enter(to, move)
        : { result: move(), event: NOTHING };
    this.event = event;
    if (result === 'blocked') return result;
    this.visited.add(this.position);
    if (this.done) this.stopwatch.stop();
    else this.stopwatch.start();
    return result;
  }
}
