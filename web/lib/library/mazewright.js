import { featureFrom } from '../core/features.js';
import { adopt, isMaze, mazeFrom } from '../maze/adopt.js';
import { Film } from '../maze/film.js';
import { continueGame, Game } from '../maze/game.js';
import { optionsFrom, readOptions } from '../options/options.js';
import { entriesOf } from '../options/values.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { deepFreeze } from '../util/freeze.js';
import { isTypedArray } from '../util/realm.js';
import { editing } from './edit.js';
import { Generator } from './generator.js';
import { applying, blanking, describeCode, generation, parsing, run, working } from './tasks.js';
import { withTexts } from './texts.js';

/** @import { Core } from '../core/core.js' */
/** @import { AnyPass, ShapeId } from '../generated/ids.js' */
/** @import { StepOptions } from '../maze/film.js' */
/** @import { AnyMaze, Maze } from '../maze/maze.js' */
/** @import { MazeRows, RowsOptions } from '../maze/rows.js' */
/** @import { AimOptions, AimTargets, BlankOptions, Catalog, CatalogTexts, CodeOptions, Edit, GameJson, GameOptions, GenerateOptions, LivingJson, LivingOptions, ParseOptions, Place, SavedGame, Seed } from '../options/types.js' */
/** @import { Living } from '../tools/living.js' */
/** @import { Random } from '../tools/random.js' */
/** @import { Problem } from '../util/error.js' */
/** @import { WorldCodeOptions, WorldOptions } from '../world/options.js' */
/** @import { World } from '../world/world.js' */
/** @import { Aimed } from './aim.js' */
/** @import { Internals } from './tasks.js' */

/** The library. Made by `createMazewright`. Every call is synchronous and pure. */
export class Mazewright {
  #core;
  #generator;
  #texts;
  /** @type {Catalog | undefined} */
  #catalog;

  /** @internal @param {Core} core @param {CatalogTexts} [texts] */
  constructor(core, texts) {
    this.#core = core;
    this.#generator = new Generator(core);
    this.#texts = texts;
    Object.freeze(this);
  }

  /**
   * The generators, shapes, passes, solvers, exit policies and formats, as data. Titles, descriptions
   * and labels are those of the option `texts` of `createMazewright`; without it titles and labels are
   * made of the ids, and the other texts are empty.
   * @returns {Catalog}
   * @example
   * mw.catalog.generators.length; // 29
   * mw.catalog.shapes.find(({ id }) => id === 'hex')?.directions.length; // 8
   */
  get catalog() {
    this.#catalog ??= deepFreeze(withTexts(this.#core.catalog, this.#texts));
    return this.#catalog;
  }

  /**
   * Generates a maze or a dungeon. The same options give the same bytes everywhere and in every
   * release. Throws a MazeError for options that `check` refuses. Cost: the algorithm's (`cost` in
   * its catalog row).
   *
   * With `onStep` it calls a function with every step, to draw the maze as it was made: the steps of its
   * film, which need not be kept. The core finishes the maze and its log first, so the calls take 5 bytes
   * per step until the last one. `maze.steps` is null without the option `steps`, and the maze is the same.
   * @template {ShapeId} [Shape='square']
   * @overload
   * @param {GenerateOptions<Shape>} options
   * @param {StepOptions<Shape>} [more]
   * @returns {Maze<Shape>}
   * @example
   * mw.generate({ algorithm: 'prim', width: 30, height: 20, seed: 3 }).cellCount; // 600
   * let carved = 0;
   * const onStep = ({ operation }) => {
   *   if (operation === 'carve') carved += 1;
   * };
   * mw.generate({ algorithm: 'wilson', width: 9, height: 9, seed: 3 }, { onStep }).steps; // null
   * carved; // 80
   */
  /**
   * Generates the maze of a code.
   * @overload
   * @param {string} code that of a maze
   * @param {CodeOptions & StepOptions} [more] the options that a code does not contain, and `onStep`
   * @returns {Maze}
   * @example
   * mw.generate(maze.code).cellCount; // 108
   */
  /**
   * @param {GenerateOptions | string} options
   * @param {CodeOptions & StepOptions<any>} [more]
   * @returns {Maze}
   */
  generate(options, more) {
    if (typeof options !== 'string' && more === undefined) return this.#generator.generate(options);
    return run(this.#core, generation(this.#core, options, more));
  }

  /**
   * A maze row by row, of any height or endless, in the memory of a few rows. Cost: O(width) per row. Not
   * in `mazewright/small`.
   * @param {RowsOptions} options
   * @returns {MazeRows}
   * @example
   * const lines = mw.rows({ algorithm: 'sidewinder', width: 20, height: 2, seed: 1 });
   * Array.from(lines).length; // 2
   */
  rows(options) {
    return featureFrom(this.#core.features, 'rows')(this.#core, options);
  }

  /**
   * A world: a maze too large to be generated as a whole, whose chunks are computed one by one. The
   * same options give the same bytes everywhere and in every release. Cost: O(1). Not in `mazewright/small`.
   * @overload
   * @param {WorldOptions} options
   * @returns {World}
   * @example
   * mw.world({ algorithm: 'wilson', seed: 1, levels: 4 }).width; // 512
   */
  /**
   * The world of a code. Not in `mazewright/small`.
   * @overload
   * @param {string} code that of a world
   * @param {WorldCodeOptions} [more] the options that a code does not contain
   * @returns {World}
   * @example
   * mw.world(mw.world({ algorithm: 'prim', seed: 1 }).code, { maxWork: 1e6 }).chunkSize; // 32
   */
  /**
   * @param {WorldOptions | string} options
   * @param {WorldCodeOptions} [more]
   * @returns {World}
   */
  world(options, more) {
    return featureFrom(this.#core.features, 'world')(this.#core, options, more);
  }

  /**
   * The check that `generate` makes. Cost: O(1); with a mask or a graph, its size; that of the maze where
   * only the maze shows a problem: for stairs, wave function collapse, and a start or end that may be rock.
   * @param {GenerateOptions} options
   * @returns {Problem | null} null if `generate` accepts the options
   * @example
   * mw.check({ algorithm: 'prim', width: 0, height: 9, seed: 1 })?.code; // 'invalid-size'
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
   * The most elementary steps that `generate` makes for the options, whatever their seed, before it begins: by
   * this a page, a server or a game decides where a maze is made, or refuses it. A step is a turn of a loop that
   * visits a cell, a draw of a room or a try. One takes from less than a nanosecond to some tens of them (the
   * guide to speed has a table), so a second is enough for 2e7 steps as a rule, and most mazes take far
   * less than is stated. Random walks state what about one in a million exceeds. Throws a MazeError for
   * options that `check` refuses without making a maze. Cost: O(1); with a mask, an outline or a graph, its
   * size.
   * @template {ShapeId} [Shape='square']
   * @overload
   * @param {GenerateOptions<Shape>} options
   * @returns {number} a whole number of at most 2^53 - 1, which stands for all that are larger
   * @example
   * mw.work({ algorithm: 'prim', width: 30, height: 20, seed: 3 }) < 1e5; // true
   */
  /**
   * @overload
   * @param {string} code that of a maze
   * @param {CodeOptions} [more] the options that a code does not contain
   * @returns {number}
   * @example
   * mw.work(maze.code ?? '') < 1e5; // true
   */
  /**
   * @param {GenerateOptions | string} options
   * @param {CodeOptions} [more]
   * @returns {number}
   */
  work(options, more) {
    return run(this.#core, working(this.#core, options, more));
  }

  /**
   * The options that a code contains, defaults included. Throws a MazeError for a damaged code.
   * @param {string} code
   * @param {Pick<CodeOptions, 'maxCells'>} [more]
   * @returns {GenerateOptions}
   * @example
   * mw.options(maze.code).width; // 12
   */
  options(code, more) {
    if (typeof code !== 'string') {
      fail('code', `code must be a text; got ${describe(code)}`, 'invalid-code');
    }
    return optionsFrom(describeCode(this.#core, code, more));
  }

  /**
   * A maze to begin from, which no algorithm made: every cell has all its walls, or with `open` none. On
   * shapes with passages that could cross, one of each two that do is open. It is a maze like any other, to
   * edit, to draw or to play on; its `code`, `seed` and `algorithm` are null. Start and end are the corners
   * that `generate` chooses, unless they are given. A mask may keep regions that are apart. Throws a
   * MazeError for options that `generate` refuses. Cost: O(cells).
   * @template {ShapeId} [Shape='square']
   * @param {BlankOptions<Shape>} options
   * @returns {Maze<Shape>}
   * @example
   * mw.blank({ width: 12, height: 9 }).stats().links; // 0
   * mw.blank({ shape: 'hex', width: 12, height: 9, open: true }).stats().deadEnds; // 0
   */
  blank(options) {
    return /** @type {any} */ (run(this.#core, blanking(this.#core, options)));
  }

  /**
   * The maze of a text that `maze.text({ style: 'ascii' })` returned, as people paste it: blanks at the
   * ends of lines may be missing or added, blank lines around it, and the same blanks before every line.
   * A maze of squares whose edges are glued together is read with its shape. Throws a MazeError for every
   * other text. Cost: O(text). Not in `mazewright/small`.
   * @param {string} text
   * @param {ParseOptions} [more]
   * @returns {Maze}
   * @example
   * mw.parse(maze.text({ style: 'ascii' })).width; // 12
   * const shape = { id: 'square', wrap: 'torus' };
   * const torus = mw.generate({ algorithm: 'wilson', shape, width: 12, height: 9, seed: 1 });
   * mw.parse(torus.text(), { shape }).stats().links === torus.stats().links; // true
   */
  parse(text, more) {
    return run(this.#core, parsing(this.#core, text, more));
  }

  /**
   * A maze from its data: a structuredClone, a posted message, or parsed JSON of `maze.toJSON()`.
   * The data is checked and copied; the doors of its rooms are found from its passages. Throws a
   * MazeError for what is no maze.
   * @param {unknown} data
   * @returns {Maze}
   * @example
   * mw.adopt(structuredClone(maze)).code === maze.code; // true
   * mw.adopt(JSON.parse(JSON.stringify(maze))).code === maze.code; // true
   */
  adopt(data) {
    return adopt(this.#core, data);
  }

  /**
   * A maze with some passages opened and others closed, in the order of the edits, and with other ends;
   * the maze itself stays as it is. A door goes when its passage is closed, and entrance and exit move with
   * the ends; keys stay where they are. If the maze has a `code`, so has this one, with what differs from the
   * generated maze, whose `seed` and `algorithm` it keeps. A code holds at most 4096 passages: after more, or
   * where no code gives the maze again, `code`, `seed` and `algorithm` are null. If it has `steps`, they go
   * on with the edits. Throws a MazeError for edits of a dungeon, whose passages follow from its tiles, for
   * an edit or an end beyond the outline, for passages that would cross, and for a start in a dungeon from
   * which a lock cannot be opened. Cost: O(cells + edits); that of generate too if doors or ends change.
   * @template {ShapeId} [Shape=ShapeId]
   * @param {AnyMaze<Shape>} maze of any entry
   * @param {readonly Edit<Shape>[]} edits
   * @param {{ readonly start?: Place, readonly end?: Place }} [ends] each stays if it is left out
   * @returns {Maze<Shape>}
   * @example
   * const edited = mw.edit(maze, [{ cell: 27, direction: 'east', open: true }]);
   * edited.isOpen(28, 'west'); // true
   * mw.generate(edited.code ?? '').isOpen(28, 'west'); // true
   * const { edits } = mw.options(edited.code ?? '');
   * edits?.length; // 2
   * edited.stats().loops; // 1
   * mw.edit(maze, [], { start: 27, end: { x: 0, y: 0 } }).start; // 27
   */
  edit(maze, edits, ends) {
    return /** @type {Maze<Shape>} */ (run(this.#core, editing(this.#core, maze, edits, ends)));
  }

  /**
   * A maze after passes that change mazes, in order; the maze itself stays as it is. It may come from
   * anywhere: generated, parsed, drawn by hand. The same maze, passes and seed give the same bytes.
   * It has a `code` as after `mw.edit` if the passes opened and closed passages and did nothing else;
   * otherwise `code`, `seed` and `algorithm` are null.
   * Start and end stay, unless passes give one up, cut it off or part the two: then it is placed anew,
   * or both, as by `corners` in the largest part. Throws a MazeError for a pass that changes the grid
   * (`when: 'grid'`), for one that does not work on the shape or on dungeons, and for one that finds no
   * result. Cost: that of the passes, and O(cells). Not in `mazewright/small`.
   * @template {ShapeId} [Shape=ShapeId]
   * @param {AnyMaze<Shape>} maze of any entry
   * @param {readonly AnyPass[]} passes
   * @param {Seed} seed
   * @returns {Maze<Shape>}
   * @example
   * mw.apply(maze, [{ id: 'braid', share: 1 }], 'seed').stats().deadEnds; // 0
   */
  apply(maze, passes, seed) {
    return /** @type {any} */ (run(this.#core, applying(this.#core, maze, passes, seed)));
  }

  /**
   * A maze made to order: one of these options whose figures are in the ranges of `targets`, or the
   * nearest of all that were tried.
   *
   * It tries seeds first, that of the options before all others, and returns the first maze whose
   * figures are all in range: the maze that `mw.generate` makes of that seed, with its `code`. After
   * half of the tries, or as soon as the targets are far from what seeds give, it edits the nearest
   * maze. An edit opens one wall and closes one passage, so that the maze stays perfect; for `loops` it
   * opens walls alone. Start and end are placed anew after each edit. An edited maze has a `code` as after
   * `mw.edit`, and its steps go on with the edits.
   *
   * Only mazes that are perfect are edited. All tries are seeds for dungeons, for algorithms and
   * parameters that leave loops, and with passes.
   *
   * The same arguments give the same bytes. Throws a MazeError for options that `check` refuses, for
   * wrong targets, and for `solution` and `difficulty` of mazes without start and end. Cost: that of
   * the mazes that are tried and of their figures; an edit costs O(cells) at most and far less as a
   * rule, but `difficulty` of a maze with loops is measured by walks through it. Not in
   * `mazewright/small`.
   * @template {ShapeId} [Shape='square']
   * @param {GenerateOptions<Shape>} options
   * @param {AimTargets} targets
   * @param {AimOptions} [more]
   * @returns {Readonly<Aimed<Shape>>}
   * @example
   * const options = { algorithm: 'wilson', width: 20, height: 20, seed: 1 };
   * const aimed = mw.aim(options, { solution: [150, 160], deadEnds: 100 }, { tries: 5000 });
   * aimed.met; // true
   * aimed.reached.deadEnds; // 100
   * aimed.maze.stats().solutionLength === aimed.reached.solution; // true
   * mw.aim(options, { loops: 12, turns: [0, 150], difficulty: [5, 9] }).reached.loops; // 12
   */
  aim(options, targets, more) {
    const aiming = featureFrom(this.#core.features, 'aim');
    return /** @type {any} */ (run(this.#core, aiming(this.#core, options, targets, more)));
  }

  /**
   * A game on a maze: a player at its start who wants to reach its end. With the data that
   * `game.toJSON()` returned, the game goes on where it was: `mw.game(saved)`, or
   * `mw.game(maze, saved)` with its maze, which the data need not contain then.
   * @template {ShapeId} [Shape=ShapeId]
   * @param {AnyMaze<Shape> | GameJson} maze of any entry
   * @param {GameOptions | SavedGame} [options] other cells than the maze's start and end, or the data
   *   of a game; only with a maze
   * @returns {Game<Shape>}
   * @example
   * mw.game(maze, { from: 5, to: 100 }).position; // 5
   * mw.game(maze, { view: { radius: 5 }, doors: 'call' }).seen?.length; // 108
   * mw.game(JSON.parse(JSON.stringify(game))).moves; // 0
   * mw.game(maze, game.toJSON()).moves; // 0
   */
  game(maze, options = {}) {
    const host = { solvers: () => this.catalog.solvers, play: this.#core.features.play };
    const adopted = (/** @type {unknown} */ data) => this.adopt(data);
    const entries = entriesOf(options, 'options');
    if (!isMaze(maze)) {
      for (const [key] of entries)
        fail(key, `${key} must be left out, because the data of the game has it`);
      return /** @type {Game<any>} */ (continueGame(maze, adopted, host));
    }
    const own = mazeFrom(this.#core, maze);
    return entries.some(([key]) => key === 'format' || key === 'trail')
      ? /** @type {Game<any>} */ (continueGame(Object.fromEntries(entries), adopted, host, own))
      : new Game(own, Object.fromEntries(entries), host);
  }

  /**
   * Plays how a maze was made, or how it was solved, step by step forward and back. Throws a
   * MazeError if no steps were recorded. Cost: O(cells + steps).
   * @template {ShapeId} [Shape=ShapeId]
   * @param {AnyMaze<Shape>} maze of any entry; for its own film: generated with `steps: true`
   * @param {{ readonly steps: Uint32Array | null }} [solution] what `maze.solve({ steps: true })`
   *   returned: then the film begins with the finished maze and plays the search
   * @returns {Film<Shape>}
   * @example
   * mw.film(maze).length === maze.steps?.length; // true
   * mw.film(maze, maze.solve({ steps: true })).next()?.operation; // 'visit'
   */
  film(maze, solution) {
    const own = mazeFrom(this.#core, maze);
    const isFinished = solution !== undefined;
    const [field, source] = isFinished ? ['solution', solution] : ['maze', own];
    const { steps } = Object.fromEntries(entriesOf(source, field));
    if (!isTypedArray(steps, 'Uint32Array')) {
      fail(field, `${field} must be made with steps: true; its steps are ${describe(steps)}`);
    }
    return new Film(own, steps, isFinished);
  }

  /**
   * Random numbers for a game, as reproducible as its maze: the same seed gives the same numbers
   * everywhere and in every release, those that the core draws. The maze of a seed is made of the numbers
   * of that seed: give the game a seed of its own. Only in `mazewright/dungeons`.
   * @param {Seed | Pick<Random, 'state'>} [seed] a seed; `{ state }` to go on where another source
   *   was; without it a random one is drawn
   * @returns {Random}
   * @example
   * const random = mw.random('dice');
   * random.next() < 1; // true
   * random.integer(6) + 1; // a die: 1 to 6
   * random.pick(['key', 'treasure', 'trap']).length > 2; // true
   * random.shuffle([1, 2, 3]).length; // 3
   * const saved = JSON.stringify(random); // {"state":"…"}
   * mw.random(JSON.parse(saved)).next() === random.next(); // true
   */
  random(seed) {
    return featureFrom(this.#core.features, 'random')(seed);
  }

  /**
   * A living maze: one whose walls move, step by step, and that stays perfect if it was. The same maze and seed give
   * the same shifts everywhere and in every release. Throws a MazeError for a dungeon, whose passages are its
   * tiles, and for mazes with one-way passages, without a start, and with passages that could cross. Cost:
   * O(cells). Only in `mazewright/dungeons`.
   * @template {ShapeId} [Shape=ShapeId]
   * @param {AnyMaze<Shape> | LivingJson} maze of any entry, or the data of a living one, which goes on
   * @param {LivingOptions} [options] only with a maze
   * @returns {Living<Shape>}
   * @example
   * const living = mw.living(maze, { seed: 'walls' });
   * living.shift({ places: 20 }).length > 0; // true
   * living.maze.stats().perfect; // true
   */
  living(maze, options) {
    return /** @type {any} */ (
      featureFrom(this.#core.features, 'living')(this.#core, maze, options)
    );
  }

  /**
   * For `mazewright/worker`, another file of the package, which works with every entry that has pools; null
   * for those that have none. May change with any release.
   * @internal
   * @returns {Internals | null}
   */
  get internals() {
    return this.#core.features.pool?.(this.#core) ?? null;
  }
}
