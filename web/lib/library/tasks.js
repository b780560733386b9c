import { mazeInputs, partsOf } from '../core/maze-record.js';
import { questions } from '../core/queries.js';
import { MazeValue } from '../maze/maze.js';
import { encodeFields, entriesOf } from '../options/fields.js';
import { readOptions } from '../options/options.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';

/** @typedef {import('../core/core.js').Input} Input */
/** @typedef {import('../maze/maze.js').Maze} Maze */
/** @typedef {import('../core/queries.js').Result} Result */

/**
 * Where a Mazewright keeps what `mazewright/worker` needs of it. Registered, because that is another
 * file of the package, which works with every entry; what lies there may change with any release.
 */
export const inside = Symbol.for('mazewright.inside');

/**
 * An operation of the core, to be run anywhere: the parts of Core.call, and what its result means.
 * @template T
 * @typedef {{ parts: [name: string, lines: string, ...arrays: Input[]], read(result: Result): T }} Task
 */

/**
 * @typedef {object} Inside
 * @property {WebAssembly.Module} module
 * @property {Map<string, { takes: number, takesMore?: true, task(...call: any[]): Task<any> }>} tasks
 *   every call that can be run elsewhere, by name, with the number of its arguments; takesMore: and
 *   then what else the last argument, how to run it, holds
 */

/** @param {unknown} more what goes with a code */
export const fieldsBeside = (more) => encodeFields(entriesOf(more ?? {}, 'more'));

/**
 * @param {unknown} options as `generate` takes them
 * @param {unknown} [more] as `generate` takes it
 * @returns {Task<'maze'>['parts']}
 */
export function generation(options, more) {
  if (typeof options === 'string') return ['regenerate', fieldsBeside(more), options];
  if (more !== undefined) fail('more', 'more goes with a code; options hold all of it');
  const { lines, mask, graph } = readOptions(options);
  return ['generate', lines, mask, graph];
}

/**
 * The same where `more` is what is left of how to run it.
 * @param {unknown} options
 * @param {object} more
 */
function generationThere(options, more) {
  if (typeof options === 'string') return generation(options, more);
  for (const key of Object.keys(more)) {
    fail(key, `${key} goes beside a code only; options hold all of it`);
  }
  return generation(options);
}

/** @param {unknown} text @returns {Task<'maze'>['parts']} */
export function parsing(text) {
  if (typeof text !== 'string') fail('text', `text must be a text; got ${describe(text)}`);
  return ['parse', '', text];
}

/**
 * @param {import('../core/core.js').Core} core
 * @param {Result} result of an operation that makes a maze
 * @returns {Maze}
 */
export const mazeOf = (core, result) => /** @type {any} */ (new MazeValue(core, partsOf(result)));

/**
 * @param {import('../core/core.js').Core} core of the mazes that are made
 * @param {readonly { id: string }[]} exports
 * @returns {Inside}
 */
export function insideOf(core, exports) {
  const read = (/** @type {Result} */ result) => mazeOf(core, result);
  /** @type {Inside['tasks']} */
  const tasks = new Map();
  tasks.set('generate', {
    takes: 1,
    takesMore: true,
    task: (options, more) => ({ parts: generationThere(options, more), read }),
  });
  tasks.set('parse', { takes: 1, task: (text) => ({ parts: parsing(text), read }) });
  for (const [name, question] of Object.entries(questions)) {
    tasks.set(name, {
      takes: 1 + question.length,
      task(maze, ...call) {
        if (!MazeValue.is(maze)) {
          fail('maze', `maze must be a Maze of this pool's library; got ${describe(maze)}`);
        }
        const ask = /** @type {(...call: any[]) => import('../core/queries.js').Question<any>} */ (
          question
        );
        const { operation, lines = '', extra = null, read: readAnswer } = ask(...call);
        return { parts: [operation, ...mazeInputs(maze, lines), extra], read: readAnswer };
      },
    });
  }
  const drawn = /** @type {{ task: (...call: any[]) => Task<any> }} */ (tasks.get('export'));
  for (const { id } of exports) {
    tasks.set(id, { takes: 2, task: (maze, options) => drawn.task(maze, id, options) });
  }
  return { module: core.module, tasks };
}
