/**
 * The calls of the library off the main thread: several at once, with progress, and each can be
 * ended.
 * @module
 */
import source from '#worker';
import { inside } from './library/tasks.js';
import { entriesOf } from './options/values.js';
import { describe } from './util/describe.js';
import { fail } from './util/error.js';
import { readHow } from './worker/call-options.js';
import { Crew } from './worker/pool.js';
import { starter, threadCount } from './worker/thread.js';

export { MazeError } from './util/error.js';

/** @typedef {import('./maze/maze.js').Maze} Maze */
/** @typedef {import('./library/mazewright.js').Mazewright} Mazewright */
/** @typedef {import('./worker/call-options.js').CallOptions} CallOptions */
/** @typedef {import('./worker/call-options.js').Progress} Progress */
/** @typedef {import('./options/types.js').GenerateOptions} GenerateOptions */
/** @typedef {import('./options/types.js').BesideCode} BesideCode */
/** @typedef {keyof typeof import('./core/queries.js').queries} QuestionName */
/** @typedef {import('./generated/ids.js').ExportId} ExportId */

/**
 * A maze's methods, the maze first and how to run it last.
 * @typedef {{ [Name in QuestionName | ExportId]: (maze: Maze,
 *   ...call: [...Parameters<Maze[Name]>, how?: CallOptions]) => Promise<ReturnType<Maze[Name]>> }} MazeCalls
 */

/**
 * The same calls as those of a Mazewright and of a maze, with the same results, as promises; they
 * reject where those throw.
 * @typedef {MazeCalls & {
 *   generate(options: GenerateOptions | string, how?: CallOptions & BesideCode): Promise<Maze>,
 *   parse(text: string, how?: CallOptions): Promise<Maze>,
 *   readonly mw: Mazewright,
 *   readonly size: number,
 *   close(): Promise<void> }} PoolCalls
 *   generate: with a code, what no code holds goes beside how to run it; mw: what the mazes belong to, for calls at once; size: workers at most; close: ends everything,
 *   calls that are not done with 'cancelled'
 * @typedef {Readonly<PoolCalls>} Pool
 */

/**
 * @typedef {object} PoolOptions
 * @property {number} [size] workers at most, 1 to 64; as many as the machine has threads but one,
 *   and 8 at most
 * @property {Mazewright} [mw] of any entry of the package; else one of `mazewright` is made
 * @property {import('./library/create.js').WasmSource} [wasm] for that one
 * @property {URL | string} [workerUrl] where the package's `worker-script.js` lies: for pages whose
 *   Content-Security-Policy lets no worker be made of a Blob
 */

const MOST_USUAL = 8;
const MOST = 64;

/** @param {any} value */
const isSize = (value) => Number.isInteger(value) && value >= 1 && value <= MOST;

/**
 * @param {any} mw
 * @returns {import('./library/tasks.js').Inside}
 */
function insideOf(mw) {
  try {
    const found = mw[inside];
    if (found.tasks instanceof Map) return found;
  } catch {
    // Refused below, as all else that is none.
  }
  return fail('mw', `mw must be what createMazewright makes; got ${describe(mw)}`);
}

/**
 * Makes workers ready. They start when there is work for them, the first one at once.
 * @param {PoolOptions} [options]
 * @returns {Promise<Pool>}
 */
export async function createPool(options = {}) {
  const usual = Math.min(Math.max(threadCount() - 1, 1), MOST_USUAL);
  /** @type {Record<string, any>} */
  const given = Object.fromEntries(entriesOf(options, 'options'));
  const { size = usual, mw, wasm, workerUrl = null, ...rest } = given;
  for (const key of Object.keys(rest)) fail(key, `${key} is not an option of createPool`);
  if (!isSize(size)) {
    fail('size', `size must be a whole number from 1 to ${MOST}; got ${describe(size)}`);
  }
  if (workerUrl !== null && typeof workerUrl !== 'string' && !(workerUrl instanceof URL)) {
    fail('workerUrl', `workerUrl must be a URL; got ${describe(workerUrl)}`);
  }
  if (mw !== undefined && wasm !== undefined)
    fail('wasm', 'wasm must be left out where mw is given');
  const library =
    mw === undefined ? await (await import('./index.js')).createMazewright({ wasm }) : mw;
  const { module, tasks } = insideOf(library);
  const crew = new Crew(module, starter(source, workerUrl), size);
  try {
    await crew.start();
  } catch (error) {
    crew.close();
    const reason = error instanceof Error ? error.message : 'no reason';
    fail(
      'workerUrl',
      `workerUrl must be given where the page's policy lets no worker be made of a Blob, and lead to worker-script.js of this release: ${reason}`,
    );
  }
  const calls = Array.from(tasks, ([name, { takes, takesMore = false, task }]) => [
    name,
    async (/** @type {any[]} */ ...call) => {
      const { how, more } = readHow(call[takes], takesMore);
      return crew.run(task(...Array.from({ length: takes }, (_, i) => call[i]), more), how);
    },
  ]);
  const close = () => crew.close();
  return Object.freeze({ ...Object.fromEntries(calls), mw: library, size, close });
}
