import { adopt } from '../maze/adopt.js';
import { Film } from '../maze/film.js';
import { continueGame, Game } from '../maze/game.js';
import { addExports, MazeValue } from '../maze/maze.js';
import { MazeRows } from '../maze/rows.js';
import { optionsFrom, readOptions } from '../options/options.js';
import { entriesOf } from '../options/values.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { isTypedArray } from '../util/realm.js';
import { readWorld } from '../world/options.js';
import { World } from '../world/world.js';
import { describeCode, generation, inside, insideOf, parsing, run } from './tasks.js';

/** @typedef {import('../core/core.js').Core} Core */
/** @typedef {import('../maze/maze.js').Maze} Maze */
/** @typedef {import('../options/types.js').Catalog} Catalog */
/** @typedef {import('../options/types.js').GenerateOptions} GenerateOptions */
/** @typedef {import('../util/error.js').Problem} Problem */

/** The library. Made by `createMazewright`. Every call is synchronous and pure. */
export class Mazewright {
  #core;

  /** @param {Core} core */
  constructor(core) {
    this.#core = core;
    addExports(core.exportIds);
    Object.freeze(this);
  }

  /** The generators, shapes, passes, solvers, exit policies and formats, as data. @returns {Catalog} */
  get catalog() {
    return this.#core.catalog;
  }

  /**
   * Generates a maze or a dungeon. The same options give the same bytes everywhere and in every
   * release. Throws a MazeError for options that `check` refuses. Cost: the algorithm's (`cost` in
   * its catalog row).
   * @param {GenerateOptions | string} options options, or the `code` of a maze
   * @param {import('../options/types.js').CodeOptions} [more] only with a code: the options that a
   *   code does not contain
   * @returns {Maze}
   */
  generate(options, more) {
    return run(this.#core, generation(this.#core, options, more));
  }

  /**
   * A maze row by row, of any height or endless, in the memory of a few rows. Cost: O(width) per row.
   * @param {import('../maze/rows.js').RowsOptions} options
   * @returns {MazeRows}
   */
  rows(options) {
    return new MazeRows(this.#core, options);
  }

  /**
   * A world: a maze too large to be generated as a whole, whose chunks are computed one by one. The
   * same options give the same bytes everywhere and in every release. Cost: O(1).
   * @param {import('../world/options.js').WorldOptions | string} options options, or the `code` of a
   *   world
   * @returns {World}
   */
  world(options) {
    return new World(this.#core, readWorld(this.#core, options));
  }

  /**
   * The check that `generate` makes. Cost: O(1); with a mask or a graph, its size.
   * @param {GenerateOptions} options
   * @returns {Problem | null} null if `generate` accepts the options
   */
  check(options) {
    try {
      this.#core.call('check', readOptions(options, this.#core.defaults.generate));
      return null;
    } catch (error) {
      const { code, field, message } = /** @type {import('../util/error.js').MazeError} */ (error);
      return { code, field, message };
    }
  }

  /**
   * The options that a code contains, defaults included. Throws a MazeError for a damaged code.
   * @param {string} code
   * @param {Pick<import('../options/types.js').CodeOptions, 'maxCells'>} [more]
   * @returns {GenerateOptions}
   */
  options(code, more) {
    if (typeof code !== 'string') {
      fail('code', `code must be a text; got ${describe(code)}`, 'invalid-code');
    }
    return optionsFrom(describeCode(this.#core, code, more));
  }

  /**
   * The maze of a text that `maze.text({ style: 'ascii' })` returned. Throws a MazeError for every
   * other text. Cost: O(text).
   * @param {string} text
   * @returns {Maze}
   */
  parse(text) {
    return run(this.#core, parsing(this.#core, text));
  }

  /**
   * A maze from its data: a structuredClone, a posted message, or parsed JSON of `maze.toJSON()`.
   * The data is checked and copied. Throws a MazeError for what is no maze.
   * @param {unknown} data
   * @returns {Maze}
   */
  adopt(data) {
    return adopt(this.#core, data);
  }

  /**
   * A game on a maze: a player at its start who wants to reach its end. With the data that
   * `game.toJSON()` returned, the game goes on where it was: `mw.game(saved)`, or
   * `mw.game(maze, saved)` with its maze, which the data need not contain then.
   * @param {Maze | import('../options/types.js').GameJson} maze
   * @param {{ from?: import('../options/types.js').Place, to?: import('../options/types.js').Place }
   *   | import('../options/types.js').SavedGame} [options] other cells than the maze's start and
   *   end, or the data of a game; only with a maze
   * @returns {Game}
   */
  game(maze, options = {}) {
    const solvers = () => this.catalog.solvers;
    const adopted = (/** @type {unknown} */ data) => this.adopt(data);
    const entries = entriesOf(options, 'options');
    if (!MazeValue.is(maze)) {
      for (const [key] of entries)
        fail(key, `${key} must be left out, because the data of the game has it`);
      return continueGame(maze, adopted, solvers);
    }
    const own = /** @type {Maze} */ (maze);
    return entries.some(([key]) => key === 'format' || key === 'trail')
      ? continueGame(Object.fromEntries(entries), adopted, solvers, own)
      : new Game(own, Object.fromEntries(entries), solvers);
  }

  /**
   * Plays how a maze was made, or how it was solved, step by step forward and back. Throws a
   * MazeError if no steps were recorded. Cost: O(cells + steps).
   * @param {Maze} maze for its own film: generated with `steps: true`
   * @param {{ readonly steps: Uint32Array | null }} [solution] what `maze.solve({ steps: true })`
   *   returned: then the film begins with the finished maze and plays the search
   * @returns {Film}
   */
  film(maze, solution) {
    if (!MazeValue.is(maze)) fail('maze', `maze must be a Maze; got ${describe(maze)}`);
    const isFinished = solution !== undefined;
    const [field, source] = isFinished ? ['solution', solution] : ['maze', maze];
    const { steps } = Object.fromEntries(entriesOf(source, field));
    if (!isTypedArray(steps, 'Uint32Array')) {
      fail(field, `${field} must be made with steps: true; its steps are ${describe(steps)}`);
    }
    return new Film(/** @type {Maze} */ (maze), steps, isFinished);
  }

  /** For `mazewright/worker`. @returns {import('./tasks.js').Inside} */
  get [inside]() {
    return insideOf(this.#core);
  }
}
