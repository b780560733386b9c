import { adopt } from './adopt.js';
import { describe } from './describe.js';
import { fail } from './error.js';
import { entriesOf } from './fields.js';
import { deepFreeze } from './freeze.js';
import { Game } from './game.js';
import { fieldsBeside, generation, inside, insideOf, mazeOf, parsing } from './inside.js';
import { addExports, MazeValue } from './maze.js';
import { optionsFrom, readOptions } from './options.js';
import { graphFrom, orNull } from './parts.js';
import { MazeRows } from './rows.js';
import { World } from './world.js';
import { readWorld } from './world-options.js';

/** @typedef {import('./core.js').Core} Core */
/** @typedef {import('./maze.js').Maze} Maze */
/** @typedef {import('./types.js').Catalog} Catalog */
/** @typedef {import('./types.js').GenerateOptions} GenerateOptions */
/** @typedef {import('./error.js').Problem} Problem */

/**
 * A maze by the core's record.
 * @param {Core} core
 * @param {Record<string, any>} options
 * @param {Catalog} catalog
 * @returns {Maze}
 */
function madeOf(core, options, catalog) {
  const { algorithm, seed, mode, exits, start, end, ...made } = core.bound('generate', options);
  const shape = catalog.shapes.find(({ id }) => id === made.shape);
  const row = catalog.generators.find(({ id }) => id === algorithm);
  const params = Object.fromEntries((row?.params ?? []).map((param) => [param.id, param.default]));
  const parts = {
    ...made,
    start: start === NO_CELL ? null : start,
    end: end === NO_CELL ? null : end,
    shapeParams: {},
    directions: [...(shape?.directions ?? [])],
    graph: null,
    options: { algorithm, seed, mode, exits, params },
  };
  return /** @type {any} */ (new MazeValue(core, parts));
}

const NO_CELL = 0xffffffff;

/** Generators, parsers and games. Made by `createMazewright`; every call is pure. */
export class Mazewright {
  #core;
  #defaults;

  /** @param {Core} core */
  constructor(core) {
    this.#core = core;
    this.#defaults = core.bound('defaults');
    /** Every algorithm, shape, solver, exit policy and export, as data. @type {Catalog} */
    this.catalog = deepFreeze(core.call('catalog', '').about);
    addExports(this.catalog);
    Object.freeze(this);
  }

  /**
   * Makes a maze or a dungeon. The same options give the same bytes everywhere and in every
   * release. Cost: the algorithm's (`cost` in its catalog row).
   * @param {GenerateOptions | string} options options, or the `code` of a maze
   * @param {import('./types.js').BesideCode} [more] with a code: what no code holds
   * @returns {Maze}
   */
  generate(options, more) {
    const plain = more === undefined ? this.#plain(options) : null;
    if (plain) return madeOf(this.#core, plain, this.catalog);
    return mazeOf(this.#core, this.#core.call(...generation(options, more)));
  }

  /**
   * Options as the record that the core takes, if every one has the type of its default.
   * @param {unknown} options
   * @returns {Record<string, any> | null}
   */
  #plain(options) {
    if (typeof options !== 'object') return null;
    const record = { ...this.#defaults };
    for (const [key, value] of entriesOf(options, 'options')) {
      if (!Object.hasOwn(record, key) || typeof value !== typeof record[key]) return null;
      record[key] = value;
    }
    const sizes = [record.width, record.height, record.levels];
    return sizes.every((side) => Number.isInteger(side) && side > 0) ? record : null;
  }

  /**
   * A maze row by row, of any height or without an end, in the memory of a few rows.
   * @param {import('./rows.js').RowsOptions} options
   * @returns {MazeRows}
   */
  rows(options) {
    return new MazeRows(this.#core, options);
  }

  /**
   * A world: a maze too large to be made, of which any chunk can be asked for. The same options give
   * the same bytes everywhere and in every release. Cost: O(1).
   * @param {import('./world-options.js').WorldOptions | string} options options, or the `code` of a
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
      const { lines, mask, graph } = readOptions(options);
      this.#core.call('check', lines, mask, graph);
      return null;
    } catch (error) {
      const { code, field, message } = /** @type {import('./error.js').MazeError} */ (error);
      return { code, field, message };
    }
  }

  /**
   * The options that a code holds, defaults included.
   * @param {string} code
   * @param {Pick<import('./types.js').BesideCode, 'maxCells'>} [more]
   * @returns {GenerateOptions}
   */
  options(code, more) {
    if (typeof code !== 'string') {
      fail('code', `code must be a text; got ${describe(code)}`, 'invalid-code');
    }
    const { about, arrays } = this.#core.call('describe', fieldsBeside(more), code);
    const [mask, edges, places] = arrays;
    return optionsFrom(about.options, orNull(mask), graphFrom(edges, places));
  }

  /**
   * Reads the text that `maze.text({ style: 'ascii' })` writes.
   * @param {string} text
   * @returns {Maze}
   */
  parse(text) {
    return mazeOf(this.#core, this.#core.call(...parsing(text)));
  }

  /**
   * Gives the data of a maze (a structuredClone, a posted message, JSON with arrays restored) its
   * methods back. The data is checked and copied.
   * @param {unknown} data
   * @returns {Maze}
   */
  adopt(data) {
    return adopt(this.#core, data);
  }

  /**
   * A game on a maze: a player at its start who wants to its end.
   * @param {Maze} maze
   * @param {{ from?: number, to?: number }} [options] other places than the maze's own
   * @returns {Game}
   */
  game(maze, options = {}) {
    if (!MazeValue.is(maze)) fail('maze', `maze must be a Maze; got ${describe(maze)}`);
    return new Game(maze, options, this.catalog.solvers);
  }

  /** For `mazewright/worker`. @returns {import('./inside.js').Inside} */
  get [inside]() {
    return insideOf(this.#core, this.catalog.exports);
  }
}
