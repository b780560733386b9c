import { LONG_SECONDS, MAX_MEASURED_AT_ONCE, WORK_PER_SECOND } from '../config.js';
import { lazy } from '../ui/lazy.js';
import { noticeFailure } from '../ui/load-failure.js';
import { nextTask } from '../ui/next-task.js';
import { isLarge } from './answers.js';
import { editedOptions } from './wanted.js';
import { workersOf } from './workers.js';

/** @import { Store, Wanted } from './store.js' */
/** @import { Maze } from 'mazewright/dungeons' */

const loadPreparation = lazy(() => import('./prepare.js'));

/** The generation in progress. @type {{ controller: AbortController, done: Promise<void> } | null} */
let current = null;

/**
 * Generates a maze in a worker, or on the main thread if no worker starts. `making` in the store holds
 * the progress, how long it may take and a function to cancel.
 * @param {Store} store
 * @param {Wanted} wanted
 * @param {{ arrive(maze: Maze, ms: number): void, refuse(error: unknown): void, back(): void }} then
 *   one of them is called at the end; back: the user cancelled
 */
export function generateInWorker(store, wanted, then) {
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = () => {
    cancelGeneration(store);
    then.back();
  };
  const most = store.state.mw.work(editedOptions(wanted)) / WORK_PER_SECOND;
  const seconds = most < LONG_SECONDS ? null : most;
  const report = (/** @type {number} */ share) => store.set({ making: { share, seconds, cancel } });
  const onProgress = (/** @type {{ share: number }} */ { share }) => report(share);
  const generate = async () => {
    const { mw } = store.state;
    const workers = await workersOf(mw);
    const began = performance.now();
    const maze = workers
      ? await workers.generate(editedOptions(wanted), { signal, onProgress })
      : mw.generate(editedOptions(wanted));
    const ms = performance.now() - began;
    if (workers && maze.cellCount > MAX_MEASURED_AT_ONCE) {
      const { prepareMaze } = await loadPreparation();
      await prepareMaze(workers, maze, signal);
    }
    // Showing a large maze is a task of its own.
    if (isLarge(maze)) await nextTask();
    return { maze, ms };
  };
  const finish = (/** @type {() => void} */ end) => {
    // A cancelled generation may still end.
    if (signal.aborted) return;
    current = null;
    store.set({ making: null });
    end();
  };
  const done = generate().then(
    ({ maze, ms }) => finish(() => then.arrive(maze, ms)),
    (error) => finish(() => then.refuse(error)),
  );
  current = { controller, done };
  report(0);
}

/** Cancels the generation in progress, if there is one. @param {Store} store */
export function cancelGeneration(store) {
  if (!current) return;
  const { controller } = current;
  current = null;
  controller.abort();
  store.set({ making: null });
}

/** Resolves when no generation is in progress. */
export async function whenGenerated() {
  while (current) await current.done;
}

/**
 * Changes the maze on the page: at once, or after the generation in progress, whose maze the change
 * would otherwise replace by one without it.
 * @param {() => void} change
 */
export function onceGenerated(change) {
  if (current) noticeFailure(whenGenerated().then(() => onceGenerated(change)));
  else change();
}
