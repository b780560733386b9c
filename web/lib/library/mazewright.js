import { adopt } from '../maze/adopt.js';
import { continueGame, Game } from '../maze/game.js';
import { addExports, MazeValue } from '../maze/maze.js';
import { MazeRows } from '../maze/rows.js';
import { entriesOf } from '../options/values.js';
import { optionsFrom, readOptions } from '../options/options.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { readWorld } from '../world/options.js';
import { World } from '../world/world.js';
import { describeCode, generation, inside, insideOf, parsing, run } from './tasks.js';

/** @typedef {import('../core/core.js').Core} Core */
/** @typedef {import('../maze/maze.js').Maze} Maze */
/** @typedef {import('../options/types.js').Catalog} Catalog */
/** @typedef {import('../options/types.js').GenerateOptions} GenerateOptions */
/** @typedef {import('../util/error.js').Problem} Problem */

/** Generators, parsers and games. Made by `createMazewright`; every call is pure. */
export class Mazewright {
  #core;

  /** @param {Core} core */
  constructor(core) {
    this.#core = core;
    /** Every algorithm, shape, solver, exit policy and export, as data. @type {Catalog} */
    this.catalog = core.catalog;
    addExports(this.catalog);
    Object.freeze(this);
  }

  /**
   * Makes a maze or a dungeon. The same options give the same bytes everywhere and in every
   * release. Cost: the algorithm's (`cost` in its catalog row).
   * @param {GenerateOptions | string} options options, or the `code` of a maze
   * @param {import('../options/types.js').BesideCode} [more] with a code: what no code holds
   * @returns {Maze}
   */
  generate(options, more) {
    return run(this.#core, generation(this.#core, options, more));
  }

  /**
   * A maze row by row, of any height or without an end, in the memory of a few rows.
   * @param {import('../maze/rows.js').RowsOptions} options
   * @returns {MazeRows}
   */
  rows(options) {
    return new MazeRows(this.#core, options);
  }

  /**
   * A world: a maze too large to be made, of which any chunk can be asked for. The same options give
   * the same bytes everywhere and in every release. Cost: O(1).
   * @param {import('../world/options.js').WorldOptions | string} options options, or the `code` of a
   *   world
   * @returns {World}
   */
  world(options) {
    return new World(this.#core, readWorld(this.#core, options));
  }

  /**
   * What `generate` would refuse about these options, or null.
   * @param {GenerateOptions} options
   * @returns {Problem | null}
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
   * The options that a code holds, defaults included.
   * @param {string} code
   * @param {Pick<import('../options/types.js').BesideCode, 'maxCells'>} [more]
   * @returns {GenerateOptions}
   */
  options(code, more) {
    if (typeof code !== 'string') {
      fail('code', `code must be a text; got ${describe(code)}`, 'invalid-code');
    }
    return optionsFrom(describeCode(this.#core, code, more));
  }

  /**
   * Reads the text that `maze.text({ style: 'ascii' })` writes.
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
   * `game.toJSON()` returned, the game goes on where it was.
   * @param {Maze | import('../options/types.js').GameJson} maze
   * @param {{ from?: number, to?: number }} [options] other cells than the maze's start and end;
   *   only with a maze
   * @returns {Game}
   */
  game(maze, options = {}) {
    const { solvers } = this.catalog;
    if (MazeValue.is(maze)) return new Game(/** @type {Maze} */ (maze), options, solvers);
    for (const [key] of entriesOf(options, 'options'))
      fail(key, `${key} stands in the data already`);
    return continueGame(maze, (data) => this.adopt(data), solvers);
  }

  /** For `mazewright/worker`. @returns {import('./tasks.js').Inside} */
  get [inside]() {
    return insideOf(this.#core, this.catalog.exports);
  }
}
