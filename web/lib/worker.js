/**
 * The calls of the library in workers, off the main thread: several at once, with progress, and each
 * can be cancelled.
 * @module
 */
import source from '#worker';
import { entriesOf } from './options/values.js';
import { describe } from './util/describe.js';
import { fail } from './util/error.js';
import { isNamed } from './util/realm.js';
import { checkKeys } from './util/suggest.js';
import { readCallOptions } from './worker/call-options.js';
import { WorkerPool } from './worker/pool.js';
import { starter, threadCount } from './worker/thread.js';

export * from './library/public-types.js';
export { MazeError } from './util/error.js';

/** @import { queries } from './core/queries.js' */
/** @import { ExportId, ExportOptions, ShapeId } from './generated/ids.js' */
/** @import { StepOptions } from './maze/film.js' */
/** @import { AnyMaze, Maze } from './maze/maze.js' */
/** @import { Aimed } from './library/aim.js' */
/** @import { AimOptions, AimTargets, Catalog, CodeOptions, ExportResult, GenerateOptions, ParseOptions, UrlLike, WasmSource } from './options/types.js' */

/** @typedef {import('./library/mazewright.js').Mazewright} Mazewright */
/** @typedef {import('./world/world.js').World} World */
/** @typedef {import('./worker/call-options.js').CallOptions} CallOptions */
/** @typedef {import('./worker/call-options.js').Progress} Progress */

/**
 * @template {ShapeId} [Shape=ShapeId]
 * @typedef {import('./maze/game.js').Game<Shape>} Game
 */

/**
 * @template {ShapeId} [Shape=ShapeId]
 * @typedef {import('./maze/film.js').Film<Shape>} Film
 */

/**
 * The methods of a maze, with the maze as the first argument and the options of the call last.
 * @typedef {{ [Name in Exclude<keyof typeof queries, 'export'> | ExportId]: (maze: AnyMaze,
 *   ...call: [...Parameters<Maze[Name]>, options?: CallOptions]) => Promise<ReturnType<Maze[Name]>> }
 *   & { export<Id extends ExportId>(maze: AnyMaze, id: Id, options?: ExportOptions[Id],
 *   call?: CallOptions): Promise<ExportResult<Id>> }} MazeCalls
 */

/** A Mazewright of any entry of the package. @typedef {{ readonly catalog: Catalog, parse(text: string): AnyMaze }} AnyMazewright */

/**
 * The calls of a Mazewright and of a maze with the same results, as promises; they reject where
 * those throw.
 * @typedef {MazeCalls & {
 *   generate<Shape extends ShapeId = 'square'>(options: GenerateOptions<Shape>,
 *     call?: CallOptions & StepOptions<Shape>): Promise<Maze<Shape>>,
 *   generate(code: string, call?: CallOptions & CodeOptions & StepOptions): Promise<Maze>,
 *   aim<Shape extends ShapeId = 'square'>(options: GenerateOptions<Shape>, targets: AimTargets,
 *     call?: CallOptions & AimOptions): Promise<Readonly<Aimed<Shape>>>,
 *   work<Shape extends ShapeId = 'square'>(options: GenerateOptions<Shape>, call?: CallOptions): Promise<number>,
 *   work(code: string, call?: CallOptions & CodeOptions): Promise<number>,
 *   parse(text: string, call?: CallOptions & ParseOptions): Promise<Maze>,
 *   prepare<AMaze extends AnyMaze>(maze: AMaze, call?: CallOptions): Promise<AMaze>,
 *   readonly mw: Mazewright,
 *   readonly size: number,
 *   close(): Promise<void> }} PoolCalls
 *   generate: with a code, the options that a code does not contain go with those of the call;
 *   `onStep` is called here, when the worker has finished the maze;
 *   prepare: computes the neighbours of all cells and gives them to the maze, so that `neighbour`,
 *   `positionOf`, `mw.game` and `mw.film` need not: on a maze of a worker their first call costs
 *   O(cells) otherwise; mw: the library of the mazes, for calls without a worker; size: most workers; close: terminates the
 *   workers and rejects open calls with 'cancelled'
 * @typedef {Readonly<PoolCalls>} Pool
 */

/**
 * @typedef {object} PoolOptions
 * @property {number} [size] most workers, 1 to 64; one less than the machine has threads, at most 8
 * @property {AnyMazewright} [mw] the library, of any entry of the package; a new one of `mazewright`
 * @property {WasmSource} [wasm] WebAssembly of that new one
 * @property {UrlLike | string} [workerUrl] address of the package's `worker-script.js`, for pages whose
 *   Content-Security-Policy forbids workers from a Blob
 */

const MAX_BY_DEFAULT = 8;
const MOST = 64;

/** @param {any} value */
const isSize = (value) => Number.isInteger(value) && value >= 1 && value <= MOST;

/**
 * @param {any} mw
 * @returns {import('./library/tasks.js').Internals}
 */
function internalsOf(mw) {
  let found;
  try {
    found = mw.internals;
    if (isNamed(found.tasks, 'Map')) return found;
  } catch {
    // Refused below, like every other value that is none.
  }
  if (found === null) fail('mw', "mw must be of 'mazewright' or a larger entry, which have pools");
  return fail('mw', `mw must be a result of createMazewright; got ${describe(mw)}`);
}

/**
 * Starts a pool of workers. The first worker starts at once, the others when there is work for them.
 * @param {PoolOptions} [options]
 * @returns {Promise<Pool>}
 */
export async function createPool(options = {}) {
  const defaultSize = Math.min(Math.max(threadCount() - 1, 1), MAX_BY_DEFAULT);
  const entries = entriesOf(options, 'options');
  checkKeys(entries, ['size', 'mw', 'wasm', 'workerUrl'], 'createPool');
  /** @type {Record<string, any>} */
  const given = Object.fromEntries(entries);
  const { size = defaultSize, mw, wasm, workerUrl = null } = given;
  if (!isSize(size)) {
    fail('size', `size must be a whole number from 1 to ${MOST}; got ${describe(size)}`);
  }
  if (workerUrl !== null && typeof workerUrl !== 'string' && !isNamed(workerUrl, 'URL')) {
    fail('workerUrl', `workerUrl must be a URL; got ${describe(workerUrl)}`);
  }
  if (mw !== undefined && wasm !== undefined) fail('wasm', 'wasm must be left out if mw is given');
  const library =
    mw === undefined ? await (await import('./index.js')).createMazewright({ wasm }) : mw;
  const { module, tasks } = internalsOf(library);
  const pool = new WorkerPool(module, starter(source, workerUrl), size);
  try {
    await pool.start();
  } catch (error) {
    await pool.close();
    const reason = error instanceof Error ? error.message : 'no reason';
    fail(
      'workerUrl',
      `workerUrl must be the address of this release's worker-script.js if the page's policy forbids workers from a Blob: ${reason}`,
    );
  }
  const calls = Array.from(tasks, ([name, { takes, takesMore = false, task }]) => [
    name,
    async (/** @type {any[]} */ ...call) => {
      const { options: callOptions, more } = readCallOptions(call[takes], takesMore);
      const given = Array.from({ length: takes }, (_, i) => call[i]);
      return pool.run(task(...given, more), callOptions);
    },
  ]);
  const close = () => pool.close();
  return Object.freeze({ ...Object.fromEntries(calls), mw: library, size, close });
}
