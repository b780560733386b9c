import { MAX_CELLS_AT_ONCE } from '../config.js';
import { workersOf } from './workers.js';

/** @import { Maze, Mazewright } from 'mazewright/dungeons' */

/** Methods of a maze that workers have too. @typedef {'distances' | 'lines' | 'solve' | 'stats'} Query */

/** @param {Maze} maze @param {Query} name */
const methodOf = (maze, name) =>
  /** @type {(...given: any[]) => unknown} */ (maze[name]).bind(maze);

/** Of each maze its results, null while one is computed. @type {WeakMap<object, Map<string, any>>} */
const known = new WeakMap();
/** Cancels the queries in workers. */
let controller = new AbortController();
/** @type {(() => void)[]} */
const watchers = [];

/** Calls a function whenever a worker has computed a result. @param {() => void} run */
export function onAnswer(run) {
  watchers.push(run);
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
 * @param {Mazewright} mw
 * @param {Maze} maze
 * @param {Query} name of its method
 * @param {...any} given the arguments of the method, none left out
 * @returns {any} null while a worker computes it
 */
export function answer(mw, maze, name, ...given) {
  const key = JSON.stringify([name, given]);
  const answers = known.get(maze) ?? new Map();
  known.set(maze, answers);
  if (answers.has(key)) return answers.get(key);
  if (!isLarge(maze)) {
    const result = methodOf(maze, name)(...given);
    answers.set(key, result);
    return result;
  }
  answers.set(key, null);
  const { signal } = controller;
  counted(compute(mw, maze, name, given, signal)).then(
    (result) => {
      answers.set(key, result);
      for (const run of watchers) run();
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
 * @param {Mazewright} mw
 * @param {Maze} maze
 * @param {Query} name
 * @param {...any} given
 */
export async function answerLater(mw, maze, name, ...given) {
  const known = isLarge(maze) ? null : answer(mw, maze, name, ...given);
  return known ?? counted(compute(mw, maze, name, given, controller.signal));
}

/** @param {Mazewright} mw @param {Maze} maze @param {Query} name @param {any[]} given @param {AbortSignal} signal */
async function compute(mw, maze, name, given, signal) {
  const workers = await workersOf(mw);
  return workers ? workers[name](maze, ...given, { signal }) : methodOf(maze, name)(...given);
}
