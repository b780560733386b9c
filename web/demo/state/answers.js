import { MAX_CELLS_AT_ONCE } from '../config.js';
import { workersOf } from './workers.js';

/** @import { Maze, Mazewright } from 'mazewright/dungeons' */

/** Methods of a maze that workers have too. @typedef {'distances' | 'lines' | 'solve' | 'stats'} Query */

/** @template {Query} Name @typedef {Parameters<Maze[Name]>} Given */
/** @template {Query} Name @typedef {ReturnType<Maze[Name]>} Result */

/**
 * @template {Query} Name
 * @param {Maze} maze
 * @param {Name} name
 * @param {Given<Name>} given
 */
const ask = (maze, name, given) =>
  /** @type {Result<Name>} */ (Reflect.apply(maze[name], maze, given));

/** Of each maze its results, null while one is computed. @type {WeakMap<object, Map<string, unknown>>} */
const known = new WeakMap();
/** Cancels the queries in workers. */
let controller = new AbortController();
/** @type {(() => void)[]} */
const watchers = [];

/** Calls a function whenever a worker has computed a result. @param {() => void} run */
export function onAnswer(run) {
  watchers.push(run);
}

/** Says that a worker has computed a result that is kept elsewhere. */
export function noteAnswer() {
  for (const run of watchers) run();
}

/** Queries in workers. */
let pending = 0;

/** Counts the queries in workers; the page says whether there are any. @param {number} by */
function count(by) {
  pending += by;
  document.body.toggleAttribute('data-asking', pending > 0);
}

/** Counts a computation in a worker until it ends. @template T @param {Promise<T>} promise @returns {Promise<T>} */
export function counted(promise) {
  count(1);
  return promise.finally(() => count(-1));
}

/** Cancels the queries in workers, which are of a maze that is no longer shown. */
export function cancelAnswers() {
  controller.abort();
  controller = new AbortController();
}

/** Whether queries of a maze are computed in a worker. @param {Maze} maze */
export const isLarge = (maze) => maze.cellCount > MAX_CELLS_AT_ONCE;

/**
 * The result of a query of a maze: computed once per maze and arguments, at once for a small maze, in
 * a worker for a large one.
 * @template {Query} Name
 * @param {Mazewright} mw
 * @param {Maze} maze
 * @param {Name} name of its method
 * @param {Given<Name>} given the arguments of the method, none left out
 * @returns {Result<Name> | null} null while a worker computes it
 */
export function answer(mw, maze, name, ...given) {
  const key = JSON.stringify([name, given]);
  /** @type {Map<string, Result<Name> | null>} */
  const answers = known.get(maze) ?? new Map();
  known.set(maze, answers);
  const answered = answers.get(key);
  if (answered !== undefined) return answered;
  if (!isLarge(maze)) {
    const result = ask(maze, name, given);
    answers.set(key, result);
    return result;
  }
  answers.set(key, null);
  const { signal } = controller;
  counted(compute(mw, maze, name, given, signal)).then(
    (result) => {
      answers.set(key, result);
      noteAnswer();
    },
    (error) => {
      answers.delete(key);
      if (!signal.aborted) throw error;
    },
  );
  return null;
}

/**
 * The same result as a promise. It rejects if the maze is no longer shown.
 * @template {Query} Name
 * @param {Mazewright} mw
 * @param {Maze} maze
 * @param {Name} name
 * @param {Given<Name>} given
 * @returns {Promise<Result<Name>>}
 */
export async function answerLater(mw, maze, name, ...given) {
  const known = isLarge(maze) ? null : answer(mw, maze, name, ...given);
  return known ?? counted(compute(mw, maze, name, given, controller.signal));
}

/**
 * @template {Query} Name
 * @param {Mazewright} mw
 * @param {Maze} maze
 * @param {Name} name
 * @param {Given<Name>} given
 * @param {AbortSignal} signal
 * @returns {Promise<Result<Name>>}
 */
async function compute(mw, maze, name, given, signal) {
  const workers = await workersOf(mw);
  if (!workers) return ask(maze, name, given);
  return Reflect.apply(workers[name], workers, [maze, ...given, { signal }]);
}
