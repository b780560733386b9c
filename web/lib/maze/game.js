import { failLacking } from '../core/features.js';
import { readCell } from '../options/cells.js';
import { entriesOf, itemsOf } from '../options/values.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { checkKeys, failUnknown } from '../util/suggest.js';
import { checkFormat, FORMAT } from './json.js';
import { directionIndexTo } from './neighbours.js';
import { runAlongPath, runOnFoot } from './runner.js';

/** @import { ShapeId, SolverId } from '../generated/ids.js' */
/** @import { Catalog, DirectionOf, GameJson, GameOptions, MoveResult, Place, RunnerParams, Thing, ViewOptions } from '../options/types.js' */
/** @import { Maze } from './maze.js' */
/** @import { Runner } from './runner.js' */

/** @typedef {Catalog['solvers']} Solvers */

/**
 * What a game has of its library: the rows of solvers, and what changes in a dungeon where the entry has
 * that.
 * @typedef {{ solvers: () => Solvers, play?: (maze: any, rules: any) => Play }} Host
 */

/** @typedef {import('../tools/play.js').Play} Play */
/** @typedef {import('../tools/play.js').GameDoors} GameDoors */

/** What `maze.distances()` has for a cell that no path leads to. */
const UNREACHABLE = 0xffffffff;

/**
 * What a game stores; `distance` is that to the end, Infinity without a path. Not in private fields: reactive frameworks (Vue, Alpine) call methods on a
 * Proxy of the game, which has none. Distances are computed once, when they are first needed.
 * @typedef {{ from: number, to: number, distance: (cell: number) => number, trail: number[],
 *   solvers: () => Solvers, play: Play | null, best: number | null }} State
 */
const state = Symbol('state');

/**
 * A player who walks from one cell of a maze to another. Made by `mw.game`. The game holds the
 * state; the maze never changes. In a dungeon doors that are not open block the player, keys and treasure
 * are picked up by who enters their cell, and what the player has seen is kept if the option `view` says so;
 * runners take all doors for open ones. All this only in `mazewright/dungeons`: elsewhere
 * every door is open. Cost: the first use of `best`, `hint` or `score` is that of
 * `maze.distances()`, all else O(1).
 * @template {ShapeId} [Shape=ShapeId]
 */
export class Game {
  /**
   * @internal
   * @param {Maze<Shape>} maze
   * @param {GameOptions} options
   * @param {Host} host
   */
  constructor(maze, options, { solvers, play: playThere }) {
    const entries = entriesOf(options ?? {}, 'options');
    checkKeys(entries, ['from', 'to', 'view', 'doors'], 'game');
    const { from = maze.start, to = maze.end, ...rules } = Object.fromEntries(entries);
    /** The maze that is played. */
    this.maze = maze;
    const [first, last] = [openCell(maze, 'from', from), openCell(maze, 'to', to)];
    /** @type {((cell: number) => number) | undefined} */
    let known;
    const distance = (/** @type {number} */ cell) => {
      known ??= distancesTo(maze, last);
      return known(cell);
    };
    const [field] = Object.keys(rules);
    if (field !== undefined && !playThere) failLacking(field, 'play');
    const play = playThere?.(/** @type {any} */ (maze), rules) ?? null;
    /** @internal @type {State} */
    this[state] = { from: first, to: last, distance, solvers, trail: [first], play, best: null };
    play?.enter(first);
  }

  /**
   * Moves on a shortest path from the first cell to the end, on which every key comes before its lock; Infinity
   * if there is none.
   */
  get best() {
    const own = this[state];
    own.best ??= bestOf(own);
    return own.best;
  }

  /** The player's cells in order, the first one included. @returns {readonly number[]} */
  get trail() {
    return this[state].trail;
  }

  /** The player's cell. */
  get position() {
    const { trail } = this[state];
    return trail[trail.length - 1];
  }

  /** Moves made. A blocked one does not count. */
  get moves() {
    return this[state].trail.length - 1;
  }

  /** Whether the player is at the end. */
  get done() {
    return this.position === this[state].to;
  }

  /**
   * Moves one cell. At the end no move is possible any more.
   * @param {DirectionOf<Shape> | number} direction its name or index
   * @returns {MoveResult} 'blocked': no passage leads there, or a door does that the player cannot open by
   *   walking; 'done': the player is at the end
   * @example
   * game.move('south'); // 'moved'
   */
  move(direction) {
    const { maze, position } = this;
    const isOpen = maze.isOpen(position, direction);
    if (this.done) return 'done';
    if (!isOpen) return 'blocked';
    const { trail, play } = this[state];
    if (play?.admits(position, direction) === false) return 'blocked';
    const to = /** @type {number} */ (maze.neighbour(position, direction));
    trail.push(to);
    play?.enter(to);
    return this.done ? 'done' : 'moved';
  }

  /**
   * Moves to an adjacent cell.
   * @param {Place} cell
   * @returns {MoveResult} 'blocked': no passage leads from the player's cell to this one
   * @example
   * game.moveTo(0); // 'moved'
   */
  moveTo(cell) {
    const to = readCell(this.maze, 'cell', cell);
    const direction = directionIndexTo(this.maze, this.position, to);
    if (direction >= 0) return this.move(direction);
    return this.done ? 'done' : 'blocked';
  }

  /**
   * The direction of the next move on a shortest path to the end, on which every key comes before its lock. A
   * hint that leads into a secret door finds this door, so that `game.move(game.hint())` ends at the end unless
   * doors open by call only. Cost: O(1), the first time that of `maze.distances()`; while keys are missing,
   * O(cells times two to the power of these keys) for the first hint and off the path.
   * @returns {DirectionOf<Shape> | null} null at the end, and if no path leads there
   * @example
   * game.hint(); // 'south'
   */
  hint() {
    const { maze, position } = this;
    if (this.done) return null;
    const { play } = this[state];
    const direction = towardsEnd(this[state], maze, position);
    if (direction < 0) return null;
    play?.find(play.doorOn(position, direction));
    return maze.directions[direction];
  }

  /**
   * The result of a finished game: `best / moves`, from 0 to 1, and 1 for a shortest path.
   * @returns {number} 0 until the player is at the end
   * @example
   * game.score(); // 0
   */
  score() {
    if (!this.done) return 0;
    return this.moves === 0 ? 1 : this.best / this.moves;
  }

  /**
   * Moves the player back to the first cell and forgets the trail.
   * @example
   * game.reset();
   */
  reset() {
    const { from, play } = this[state];
    this[state].trail = [from];
    play?.reset();
    play?.enter(from);
  }

  /**
   * What the player has seen, one byte per cell, 1 where it was seen: changed by every move. null without the option
   * `view`. Only in `mazewright/dungeons`.
   * @returns {Uint8Array | null}
   */
  get seen() {
    return this[state].play?.seen ?? null;
  }

  /** The doors as they are now. Only in `mazewright/dungeons`. @returns {GameDoors} */
  get doors() {
    return playOf(this, 'doors').doors(() => this.position);
  }

  /** The locks whose keys the player has, ascending. Only in `mazewright/dungeons`. @returns {readonly number[]} */
  get keys() {
    return [...playOf(this, 'keys').keys];
  }

  /** What was not picked up, in the order of `maze.things`. Only in `mazewright/dungeons`. @returns {readonly Thing[]} */
  get things() {
    const { left } = playOf(this, 'things');
    return left.map((i) => /** @type {readonly Thing[]} */ (this.maze.things)[i]);
  }

  /**
   * What lets sight through with the doors as they are now, for `maze.view` and `maze.light`. Cost: O(cells) for
   * the first call, then O(1). Only in `mazewright/dungeons`.
   * @returns {Uint8Array}
   */
  get through() {
    return playOf(this, 'through').through;
  }

  /**
   * What the player sees now: `maze.view` with the doors as they are. Cost: that of `maze.view`. Only in
   * `mazewright/dungeons`.
   * @param {Omit<ViewOptions, 'through'>} [options] the radius is that of the game's `view`, if it has one
   * @returns {Uint8Array}
   * @example
   * game.view({ radius: 5 })[game.position]; // 1
   */
  view(options) {
    const play = playOf(this, 'view');
    const own = play.radius === null ? {} : { radius: play.radius };
    const given = Object.fromEntries(entriesOf(options ?? {}, 'options'));
    return this.maze.view(this.position, { ...own, ...given, through: play.through });
  }

  /**
   * Finds secret doors near the player: they are closed, or locked, from then on. Cost: O(doors), with the cost of
   * `maze.cellDistance` for each. Only in `mazewright/dungeons`.
   * @param {{ radius?: number }} [options] most steps to a door on the bare grid; 2
   * @returns {number[]} the cells of the doors that were found
   * @example
   * game.search({ radius: 2 }).length; // 0
   */
  search(options) {
    const entries = entriesOf(options ?? {}, 'options');
    checkKeys(entries, ['radius'], 'search');
    return playOf(this, 'search').search(this.position, Object.fromEntries(entries).radius);
  }

  /**
   * A walker from the player's cell that makes for the end, or for what it chases. It does not move
   * the player; a game can have any number of them.
   * @template {SolverId} [Kind='bfs']
   * @param {Kind} [kind] the id of a solver; 'bfs'
   * @param {RunnerParams<Kind>} [params] options of the solver
   * @returns {Runner}
   * @example
   * const runner = game.runner('wallFollower', { hand: 'left' });
   * runner.step(); // 12
   * game.runner('aStar').chase(runner).step(); // 12
   */
  runner(kind = /** @type {Kind} */ ('bfs'), params = /** @type {any} */ ({})) {
    const { to, solvers } = this[state];
    const solver = solvers().find(({ id }) => id === kind);
    if (!solver) {
      return failUnknown(
        'kind',
        kind,
        solvers().map(({ id }) => id),
      );
    }
    const given = Object.fromEntries(entriesOf(params, 'params'));
    const choice = { ...given, solver: /** @type {any} */ (solver.id), from: this.position };
    const run = solver.local ? runOnFoot : runAlongPath;
    return run(/** @type {any} */ (this.maze), choice, to);
  }

  /**
   * The game as plain data: `mw.game(JSON.parse(JSON.stringify(game)))` continues it. Cost: O(cells).
   * @returns {GameJson}
   * @example
   * game.toJSON().trail.length; // 1
   */
  toJSON() {
    const { from, to, trail, play } = this[state];
    const own = !play || play.isPlain ? {} : { play: play.toJSON() };
    return { format: FORMAT, maze: this.maze.toJSON(), from, to, trail: [...trail], ...own };
  }
}

/** @param {State} state */
function bestOf({ from, to, distance, play }) {
  const first = play?.atFirst();
  if (!first?.isBarred) return distance(from);
  const path = first.pathOut(from, to);
  return path ? path.length - 1 : Number.POSITIVE_INFINITY;
}

/**
 * @param {State} state
 * @param {Maze<any>} maze
 * @param {number} position
 * @returns {number} the index of the direction of the next move on a shortest path to the end; -1 without one
 */
function towardsEnd({ to, distance, play }, maze, position) {
  if (play?.isBarred) {
    const next = play.nextOut(position, to);
    return next === undefined ? -1 : directionIndexTo(maze, position, next);
  }
  const here = distance(position);
  if (here === Number.POSITIVE_INFINITY) return -1;
  return maze.directions.findIndex(
    (_, i) =>
      maze.isOpen(position, i) &&
      distance(/** @type {number} */ (maze.neighbour(position, i))) === here - 1,
  );
}

/**
 * What a game changes in a dungeon. Throws a MazeError in entries without it.
 * @param {Game<any>} game
 * @param {string} field
 * @returns {Play}
 */
const playOf = (game, field) => game[state].play ?? failLacking(field, 'play');

/**
 * Continues a game from its plain data. Throws a MazeError unless every move of the trail is
 * possible. Cost: that of a new game, and O(trail).
 * @param {unknown} data what `toJSON` returned
 * @param {(data: unknown) => Maze} adopt
 * @param {Host} host
 * @param {Maze} [own] the maze of the game; the data may lack it then
 * @returns {Game}
 */
export function continueGame(data, adopt, host, own) {
  const given = Object.fromEntries(entriesOf(data, own ? 'saved' : 'maze'));
  if (!own && (given.format === undefined || given.maze === undefined)) {
    fail(
      'maze',
      'maze must be a Maze or data of game.toJSON(); mw.adopt makes a Maze of other data',
    );
  }
  checkFormat(given.format);
  const { from = null, to = null } = given;
  const trail = itemsOf(given.trail, 'trail');
  const saved = given.maze === undefined ? null : adopt(given.maze);
  if (own && saved && !isSame(own, saved)) {
    fail('maze', 'maze must be the one of the saved game; this is another one');
  }
  const maze = own ?? /** @type {Maze} */ (saved);
  /** @type {Record<string, any> | null} */
  const play = given.play ? Object.fromEntries(entriesOf(given.play, 'play')) : null;
  const rules = play && { ...(play.view && { view: play.view }), doors: play.opening };
  const game = new Game(maze, /** @type {any} */ ({ from, to, ...rules }), host);
  if (trail[0] !== from) {
    fail('trail', `trail must begin with from, ${describe(from)}; got ${describe(trail[0])}`);
  }
  for (let index = 1; index < trail.length; ++index) {
    const direction = directionIndexTo(game.maze, game.position, trail[index]);
    if (game.done || direction < 0 || !maze.isOpen(game.position, direction)) {
      const why = game.done ? 'the game ends before it' : 'no passage leads there';
      fail('trail', `trail must have moves along passages only; at entry ${index} ${why}`);
    }
    game[state].trail.push(/** @type {number} */ (trail[index]));
  }
  if (play) playOf(game, 'play').restore(play);
  else for (const cell of game.trail) game[state].play?.enter(cell);
  return game;
}

/**
 * Whether two mazes have the same cells, passages, doors and things, wherever they come from.
 * @param {Maze} one
 * @param {Maze} other
 */
function isSame(one, other) {
  const textOf = (/** @type {Maze} */ maze) => {
    const { shape, shapeParams, graph, width, height, levels, ...planes } = maze.toJSON();
    const { passages, oneWays, kinds, mask, doors, things } = planes;
    const grid = { shape, shapeParams, graph, width, height, levels };
    return JSON.stringify({ ...grid, passages, oneWays, kinds, mask, doors, things });
  };
  return textOf(one) === textOf(other);
}

/**
 * @param {Maze} maze
 * @param {number} cell
 * @returns {(from: number) => number} the length of a shortest path from a cell; Infinity without one
 */
function distancesTo(maze, cell) {
  // Through one-way passages the paths from a cell are others than those to it.
  if (maze.oneWays) return maze.paths(cell).distance;
  const distances = maze.distances(cell);
  return (from) => (distances[from] === UNREACHABLE ? Number.POSITIVE_INFINITY : distances[from]);
}

/**
 * @param {Maze} maze
 * @param {string} name
 * @param {unknown} cell
 * @returns {number}
 */
function openCell(maze, name, cell) {
  if (cell === null) fail(name, `${name} must be given, because this maze has no start and end`);
  const index = readCell(maze, name, cell);
  if (maze.mask?.[index] !== 0 && maze.kinds?.[index] !== 0) return index;
  const range = `an open cell from 0 to ${maze.cellCount - 1}`;
  return fail(name, `${name} must be ${range}; got ${describe(cell)}`);
}
