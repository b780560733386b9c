import { nextId } from '../core/core.js';
import { featureFrom } from '../core/features.js';
import { partsOf } from '../core/maze-record.js';
import { queries } from '../core/queries.js';
import { isTrustedLog, trustLog } from '../core/trusted-logs.js';
import { EXPORT_IDS } from '../generated/export-ids.js';
import { mazeFrom } from '../maze/adopt.js';
import { Film } from '../maze/film.js';
import { callOf, insideOf } from '../maze/inside.js';
import { MazeValue } from '../maze/maze.js';
import { neighboursQuery } from '../maze/neighbours.js';
import {
  readBesideCode,
  readBesideText,
  readBlank,
  readOptions,
  readPasses,
} from '../options/options.js';
import { codeText, coreValue, entriesOf, readSeed } from '../options/values.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { checkKeys } from '../util/suggest.js';

/** @typedef {import('../core/core.js').Core} Core */
/** @typedef {import('../maze/maze.js').Maze} Maze */
/** @typedef {import('../options/options.js').OptionsRecord} OptionsRecord */

/**
 * A call that any core can run, and what its result means.
 * @template T
 * @typedef {{ call: import('../core/core.js').Call, read(result: any): T }} Task
 */

/**
 * What `mazewright/worker` needs of a Mazewright.
 * @typedef {object} Internals
 * @property {WebAssembly.Module} module
 * @property {Map<string, { takes: number, takesMore?: true, task(...call: any[]): Task<any> }>} tasks
 *   every call that can run in a worker, by name, with the number of its arguments; takesMore: the
 *   options of the call may also hold others, such as `steps` with a code
 */

/**
 * The options that a code holds.
 * @param {Core} core
 * @param {string} code
 * @param {unknown} more
 */
export function describeCode(core, code, more) {
  if (!code.includes('~') && core.catalog.generators.some(({ id }) => id === code)) {
    fail(
      'code',
      `code must be the code of a maze, or options such as { algorithm: '${code}', width: 30, height: 20 }; got ${describe(code)}`,
      'invalid-code',
    );
  }
  return core.call('describe', codeText(code), readBesideCode(more, core.defaults.generate));
}

/**
 * The options of a call that takes options or a code.
 * @param {Core} core
 * @param {unknown} options
 * @param {Record<string, unknown>} more what goes with a code
 * @param {string[]} known what else its second argument may have
 * @param {string} owner
 * @returns {OptionsRecord}
 */
function recordOf(core, options, more, known, owner) {
  if (typeof options === 'string') return describeCode(core, options, more);
  checkKeys(Object.entries(more), known, `the second argument of ${owner}`);
  return readOptions(options, core.defaults.generate);
}

/**
 * @param {Core} core
 * @param {unknown} options as `work` takes them
 * @param {unknown} [more] as `work` takes it
 * @returns {Task<number>}
 */
export function working(core, options, more) {
  const given = Object.fromEntries(entriesOf(more ?? {}, 'more'));
  const record = recordOf(core, options, given, [], 'work');
  return { call: { name: 'work', args: [record] }, read: (steps) => steps };
}

/**
 * @param {Core} core
 * @param {unknown} options as `generate` takes them
 * @param {unknown} [more] as `generate` takes it
 * @returns {Task<Maze>}
 */
export function generation(core, options, more) {
  const { onStep, ...others } = Object.fromEntries(entriesOf(more ?? {}, 'more'));
  if (onStep !== undefined && typeof onStep !== 'function') {
    fail('onStep', `onStep must be a function; got ${describe(onStep)}`);
  }
  const record = recordOf(core, options, others, ['onStep'], 'generate');
  const logged = onStep ? { ...record, steps: true } : record;
  const id = nextId();
  return {
    call: { name: 'generate', args: [logged, id] },
    read(made) {
      const mazeBy = (/** @type {OptionsRecord} */ by) =>
        mazeOf(core, partsOf(made, by, core.rows), id);
      if (onStep) tellSteps(mazeBy(logged), /** @type {OnStep} */ (onStep));
      return mazeBy(record);
    },
  };
}

/** @typedef {(step: import('../maze/film.js').FilmStep<any>) => void} OnStep */

/** @param {Maze} maze with steps @param {OnStep} onStep */
function tellSteps(maze, onStep) {
  const film = new Film(maze, /** @type {Uint32Array} */ (maze.steps), false);
  for (let at = 0; at < film.length; ++at) onStep(film.step(at));
}

/**
 * A maze without algorithm, of a shape that the core has accepted when it replies.
 * @param {Core} core
 * @param {string} name of the call, whose last argument is the id of the maze
 * @param {unknown[]} args the others
 * @param {string} shape
 * @returns {Task<Maze>}
 */
function makingOf(core, name, args, shape) {
  const id = nextId();
  return {
    call: { name, args: [...args, id] },
    read: (made) => mazeOf(core, partsOf(made, { shape }, core.rows), id),
  };
}

/** Rows of a table that could be those of a dungeon with corridors for commas. */
const TABLE = /^\s*((.,)+.\s*(\n|$))+$/;

/** @param {Core} core @param {unknown} text @param {unknown} [more] @returns {Task<Maze>} */
export function parsing(core, text, more = {}) {
  if (typeof text !== 'string') fail('text', `text must be a text; got ${describe(text)}`);
  if (TABLE.test(text)) {
    fail('text', 'text must be of style ascii, not a table');
  }
  const record = readBesideText(more, core.defaults.generate);
  return makingOf(core, 'parse', [coreValue(text), record], 'square');
}

/** @param {Core} core @param {unknown} options @returns {Task<Maze>} */
export function blanking(core, options) {
  const { record, open } = readBlank(options, core.defaults.generate);
  return makingOf(core, 'blank', [record, open], record.shape);
}

/**
 * @param {Core} core
 * @param {unknown} maze
 * @param {unknown} passes
 * @param {unknown} seed
 * @returns {Task<Maze>}
 */
export function applying(core, maze, passes, seed) {
  const own = mazeFrom(core, maze);
  const { code, steps } = own;
  const args = [readPasses(passes), readSeed(seed), code ?? '', steps !== null, steps];
  return changing(core, own, 'apply', args);
}

/**
 * A maze that was changed. If it still has a code, it has the seed and the options of that code.
 * @param {Core} core
 * @param {import('../maze/maze.js').Maze<any>} maze before
 * @param {string} name of a call about it that makes a maze
 * @param {unknown[]} args without the last one, the id
 * @returns {Task<Maze>}
 */
export function changing(core, maze, name, args) {
  const id = nextId();
  /** @param {any} made */
  const read = (made) => {
    const { shape, seed, steps } = maze;
    const parts = partsOf(made, { shape, steps: steps !== null }, core.rows);
    // It has all that an origin has.
    const source = parts.code && { seed, origin: /** @type {any} */ (maze) };
    return mazeOf(core, { ...parts, ...source }, id, !steps || isTrustedLog(steps, maze));
  };
  return { call: callOf(maze, { name, args: () => [...args, id], read }), read };
}

/**
 * @param {Core} core
 * @param {import('../core/maze-record.js').Parts} parts
 * @param {number} id by which the core that made it keeps it
 * @param {boolean} [isTrusted] whether its log needs no check
 * @returns {Maze}
 */
export function mazeOf(core, parts, id, isTrusted = true) {
  const maze = new MazeValue(core, parts, id);
  if (isTrusted) trustLog(maze.steps, maze);
  return /** @type {any} */ (maze);
}

/** @param {Core} core @param {unknown} given @returns {Task<Maze>} */
function preparing(core, given) {
  const maze = mazeFrom(core, given);
  return {
    call: callOf(maze, neighboursQuery),
    read(result) {
      insideOf(maze).neighbours = neighboursQuery.read(result, maze, core.features);
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
 * @returns {Internals}
 */
export function poolTasks(core) {
  /** @type {Internals['tasks']} */
  const tasks = new Map();
  /** @type {[string, number, (core: Core, ...call: any[]) => Task<any>, true?][]} */
  const makers = [
    ['generate', 1, generation, true],
    ['work', 1, working, true],
    ['aim', 2, featureFrom(core.features, 'aim'), true],
    ['apply', 3, applying],
    ['parse', 1, parsing, true],
    ['prepare', 1, preparing],
  ];
  for (const [name, takes, make, takesMore] of makers) {
    tasks.set(name, { takes, takesMore, task: (...call) => make(core, ...call) });
  }
  for (const [name, query] of Object.entries(queries)) {
    tasks.set(name, {
      takes: 1 + query.length,
      task(given, ...call) {
        const maze = mazeFrom(core, given);
        const queryOf = /** @type {(...call: any[]) => import('../core/queries.js').Query<any>} */ (
          query
        );
        const one = queryOf(...call);
        return {
          call: callOf(maze, one),
          read: (result) => one.read(result, maze, core.features),
        };
      },
    });
  }
  const drawn = /** @type {{ task: (...call: any[]) => Task<any> }} */ (tasks.get('export'));
  for (const id of EXPORT_IDS) {
    tasks.set(id, { takes: 2, task: (maze, options) => drawn.task(maze, id, options) });
  }
  return { module: core.module, tasks };
}
