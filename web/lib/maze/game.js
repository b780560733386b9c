import { entriesOf } from '../options/fields.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { explore, follow } from './runner.js';

/** @typedef {import('./maze.js').Maze} Maze */
/** @typedef {'moved' | 'blocked' | 'done'} MoveResult */

const unreachable = 0xffffffff;

/** A player who wants to the end of a maze. Holds its own state; the maze is never changed. */
export class Game {
  #distances;
  #solvers;
  #from;
  #to;

  /**
   * @param {Maze} maze
   * @param {{ from?: number, to?: number }} options
   * @param {import('../options/types.js').Catalog['solvers']} solvers
   */
  constructor(maze, options, solvers) {
    this.#solvers = solvers;
    const {
      from = maze.start,
      to = maze.end,
      ...rest
    } = Object.fromEntries(entriesOf(options ?? {}, 'options'));
    for (const key of Object.keys(rest)) fail(key, `${key} is not an option of game`);
    this.maze = maze;
    this.#from = openCell(maze, 'from', from);
    this.#to = openCell(maze, 'to', to);
    this.#distances = maze.distances(this.#to);
    /** Moves that the shortest way takes; Infinity when there is none. */
    this.best = this.#distances[this.#from];
    if (this.best === unreachable) this.best = Number.POSITIVE_INFINITY;
    /** The cell the player is on. */
    this.position = this.#from;
    /** Moves made; a blocked one does not count. */
    this.moves = 0;
    /** Cells visited in turn, the first one included. @type {number[]} */
    this.trail = [this.#from];
  }

  /** Whether the player stands at the end. */
  get done() {
    return this.position === this.#to;
  }

  /**
   * One step. After the end is reached there are no more moves.
   * @param {string | number} direction
   * @returns {MoveResult}
   */
  move(direction) {
    const open = this.maze.isOpen(this.position, direction);
    if (this.done) return 'done';
    if (!open) return 'blocked';
    this.position = /** @type {number} */ (this.maze.neighbour(this.position, direction));
    this.moves += 1;
    this.trail.push(this.position);
    return this.done ? 'done' : 'moved';
  }

  /**
   * One step to a cell; blocked unless a passage leads straight there.
   * @param {number} cell
   * @returns {MoveResult}
   */
  moveTo(cell) {
    this.maze.positionOf(cell);
    const { maze, position } = this;
    const way = maze.directions.findIndex(
      (_, i) => maze.isOpen(position, i) && maze.neighbour(position, i) === cell,
    );
    if (way >= 0) return this.move(way);
    return this.done ? 'done' : 'blocked';
  }

  /**
   * The direction that leads to the end on a shortest way; null at the end or when there is none.
   * @returns {string | null}
   */
  hint() {
    const { maze, position } = this;
    const left = this.#distances[position];
    if (left === 0 || left === unreachable) return null;
    const closer = maze.directions.find((_, i) => {
      const to = maze.isOpen(position, i) ? maze.neighbour(position, i) : null;
      return to !== null && this.#distances[to] === left - 1;
    });
    return closer ?? null;
  }

  /**
   * How good the way so far is: 1 at best, 0 before the first move.
   * @returns {number}
   */
  score() {
    if (this.moves === 0) return 0;
    return this.best === Number.POSITIVE_INFINITY ? 0 : this.best / this.moves;
  }

  /** Back to the beginning. */
  reset() {
    this.position = this.#from;
    this.moves = 0;
    this.trail = [this.#from];
  }

  /**
   * An AI that walks out from where the player stands, one cell a call of `step()`, null when it
   * has arrived (or cannot). It does not move the player; `moveTo` does.
   * @param {string} [kind] a solver's id, or 'explorer', which searches on foot and walks back out
   *   of dead ends
   * @returns {{ step(): number | null }}
   */
  runner(kind = 'bfs') {
    if (kind === 'explorer') return explore(this.maze, this.position, this.#to);
    const solver = this.#solvers.find(({ id }) => id === kind);
    if (solver) {
      return follow(this.maze.solve({ solver: solver.id, from: this.position, to: this.#to }).path);
    }
    const ids = this.#solvers.map(({ id }) => id).join(', ');
    return fail('kind', `kind must be explorer or one of ${ids}; got ${describe(kind)}`);
  }
}

/**
 * @param {Maze} maze
 * @param {string} name
 * @param {unknown} cell
 * @returns {number}
 */
function openCell(maze, name, cell) {
  if (cell === null) fail(name, `${name} must be given: this maze has no exits`);
  if (typeof cell !== 'number') fail(name, `${name} must be a cell; got ${describe(cell)}`);
  maze.solve({ from: cell, to: cell });
  return cell;
}
