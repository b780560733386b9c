import { nextId } from '../core/core.js';
import { partsOf } from '../core/maze-record.js';
import { noteLog } from '../core/own-logs.js';
import { queries } from '../core/queries.js';
import { callOf, gridQuery, keepNeighbours } from '../maze/grid.js';
import { MazeValue } from '../maze/maze.js';
import { readBesideCode, readOptions, readPasses } from '../options/options.js';
import { coreValue, objectOf, readSeed } from '../options/values.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { readTargets, readTries } from './aim.js';

/** @typedef {import('../core/core.js').Core} Core */
/** @typedef {import('../maze/maze.js').Maze} Maze */

/**
 * Where a Mazewright keeps what `mazewright/worker` needs of it. Registered, because that is another
 * file of the package, which works with every entry; what lies there may change with any release.
 */
export const inside = Symbol.for('mazewright.inside');

/**
 * A call that any core can run, and what its result means.
 * @template T
 * @typedef {{ call: import('../core/core.js').Call, read(result: any): T }} Task
 */

/**
 * @typedef {object} Inside
 * @property {WebAssembly.Module} module
 * @property {Map<string, { takes: number, takesMore?: true, task(...call: any[]): Task<any> }>} tasks
 *   every call that can be run elsewhere, by name, with the number of its arguments; takesMore: and
 *   then what else the last argument, how to run it, holds
 */

/**
 * The options that a code holds.
 * @param {Core} core
 * @param {string} code
 * @param {unknown} more
 */
export const describeCode = (core, code, more) =>
  core.call('describe', String(coreValue(code)), readBesideCode(more, core.defaults.generate));

/**
 * @param {Core} core
 * @param {unknown} options as `generate` takes them
 * @param {unknown} [more] as `generate` takes it
 * @returns {Task<Maze>}
 */
export function generation(core, options, more) {
  if (typeof options === 'string') return making(core, describeCode(core, options, more));
  if (more !== undefined) fail('more', 'more must be left out with options; only a code takes it');
  return making(core, readOptions(options, core.defaults.generate));
}

/**
 * @param {Core} core
 * @param {import('../options/options.js').OptionsRecord} options
 * @returns {Task<Maze>}
 */
function making(core, options) {
  const id = nextId();
  return {
    call: { name: 'generate', args: [options, id] },
    read: (made) => mazeOf(core, made, options, id),
  };
}

/**
 * The same where `more` is what is left of how to run it.
 * @param {Core} core
 * @param {unknown} options
 * @param {object} more
 */
function generationThere(core, options, more) {
  if (typeof options === 'string') return generation(core, options, more);
  for (const key of Object.keys(more)) {
    fail(key, `${key} must be one of the options; only with a code it is given separately`);
  }
  return generation(core, options);
}

/**
 * @param {Core} core
 * @param {unknown} options as `generate` takes them
 * @param {unknown} targets
 * @param {unknown} more the tries
 * @returns {Task<Readonly<import('./aim.js').Aimed>>}
 */
export function aiming(core, options, targets, more) {
  const id = nextId();
  const record = readOptions(options, core.defaults.generate);
  const { low, high } = readTargets(targets);
  return {
    call: { name: 'aim', args: [record, low, high, readTries(more), id] },
    read({ seed, reached, tried, ...made }) {
      const { shape, steps } = record;
      const origin = made.code ? { ...record, seed } : { shape, steps };
      const maze = mazeOf(core, made, origin, id);
      return Object.freeze({ maze, reached: Object.freeze(objectOf(reached)), tried });
    },
  };
}

/** @param {Core} core @param {unknown} text @returns {Task<Maze>} */
export function parsing(core, text) {
  if (typeof text !== 'string') fail('text', `text must be a text; got ${describe(text)}`);
  const id = nextId();
  return {
    call: { name: 'parse', args: [coreValue(text), id] },
    read: (made) => mazeOf(core, made, { shape: 'square' }, id),
  };
}

/**
 * @param {Core} core
 * @param {Maze} maze
 * @param {unknown} passes
 * @param {unknown} seed
 * @returns {Task<Maze>}
 */
export function applying(core, maze, passes, seed) {
  if (!MazeValue.is(maze)) fail('maze', `maze must be a Maze; got ${describe(maze)}`);
  const { shape, steps } = maze;
  const id = nextId();
  const args = [readPasses(passes), readSeed(seed), steps !== null, steps, id];
  /** @param {any} made */
  const read = (made) => mazeOf(core, made, { shape, steps: steps !== null }, id);
  return { call: maze[callOf]({ name: 'apply', args: () => args, read }), read };
}

/**
 * @param {Core} core
 * @param {import('../core/maze-record.js').MazeRecord} made
 * @param {import('../options/options.js').OptionsRecord} options
 * @param {number} id by which the core that made it keeps it
 * @returns {Maze}
 */
function mazeOf(core, made, options, id) {
  const maze = new MazeValue(core, partsOf(made, options, core.rows), id);
  noteLog(maze.steps, maze);
  return /** @type {any} */ (maze);
}

/**
 * @param {unknown} maze
 * @returns {MazeValue}
 */
function mazeOfPool(maze) {
  if (MazeValue.is(maze)) return /** @type {MazeValue} */ (maze);
  return fail('maze', `maze must be a Maze of this pool's library; got ${describe(maze)}`);
}

/** @param {unknown} given @returns {Task<Maze>} */
function preparing(given) {
  const maze = mazeOfPool(given);
  return {
    call: maze[callOf](gridQuery),
    read(result) {
      maze[keepNeighbours](gridQuery.read(result, maze));
      return /** @type {any} */ (maze);
    },
  };
}

/**
 * Runs a task here.
 * @template T
 * @param {Core} core
 * @param {Task<T>} task
 * @returns {T}
 */
export const run = (core, { call, read }) => read(core.run(call));

/**
 * @param {Core} core of the mazes that are made
 * @returns {Inside}
 */
export function insideOf(core) {
  /** @type {Inside['tasks']} */
  const tasks = new Map();
  tasks.set('generate', {
    takes: 1,
    takesMore: true,
    task: (options, more) => generationThere(core, options, more),
  });
  tasks.set('aim', {
    takes: 2,
    takesMore: true,
    task: (options, targets, more) => aiming(core, options, targets, more),
  });
  tasks.set('apply', {
    takes: 3,
    task: (maze, passes, seed) => applying(core, maze, passes, seed),
  });
  tasks.set('parse', { takes: 1, task: (text) => parsing(core, text) });
  tasks.set('prepare', { takes: 1, task: preparing });
  for (const [name, query] of Object.entries(queries)) {
    tasks.set(name, {
      takes: 1 + query.length,
      task(given, ...call) {
        const maze = mazeOfPool(given);
        const queryOf = /** @type {(...call: any[]) => import('../core/queries.js').Query<any>} */ (
          query
        );
        const one = queryOf(...call);
        return { call: maze[callOf](one), read: (result) => one.read(result, maze) };
      },
    });
  }
  const drawn = /** @type {{ task: (...call: any[]) => Task<any> }} */ (tasks.get('export'));
  for (const id of core.exportIds) {
    tasks.set(id, { takes: 2, task: (maze, options) => drawn.task(maze, id, options) });
  }
  return { module: core.module, tasks };
}
