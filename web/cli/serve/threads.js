import { Worker } from 'node:worker_threads';

/** @typedef {import('./worker.js').Question} Question */
/** @typedef {import('./worker.js').Reply} Reply */

/**
 * A question that waits. `isWanted` says whether its asker is still there when a thread is free.
 * @typedef {{ question: Question, isWanted: () => boolean, resolve: (reply: Reply | null) => void,
 *   reject: (error: unknown) => void }} Task
 */

/**
 * Threads that answer questions, each one after the other. A thread starts when a question finds all others
 * at work, up to `count`; so the main thread is always free, and one long answer does not hold up the rest.
 * @param {URL} script
 * @param {number} count
 */
export function createThreads(script, count) {
  /** @type {Worker[]} */
  const idle = [];
  /** What each thread is at. @type {Map<Worker, Task | null>} */
  const all = new Map();
  /** @type {Task[]} */
  const waiting = [];

  /** @param {Worker} worker */
  function next(worker) {
    let task = waiting.shift();
    for (; task && !task.isWanted(); task = waiting.shift()) task.resolve(null);
    all.set(worker, task ?? null);
    if (task) worker.postMessage(task.question);
    else idle.push(worker);
  }

  function start() {
    const worker = new Worker(script);
    worker.on('message', (reply) => {
      all.get(worker)?.resolve(reply);
      next(worker);
    });
    // A thread without memory, say. Another one takes its place when a question needs it.
    worker.on('error', (error) => {
      all.get(worker)?.reject(error);
      all.delete(worker);
      if (waiting.length > 0) next(start());
    });
    return worker;
  }

  return {
    /**
     * The reply; null if the asker had gone before a thread was free. Rejects if the thread ended.
     * @param {Question} question
     * @param {() => boolean} [isWanted]
     * @returns {Promise<Reply | null>}
     */
    answer: (question, isWanted = () => true) =>
      new Promise((resolve, reject) => {
        waiting.push({ question, isWanted, resolve, reject });
        // The one that was at work last has the chunks of its world.
        const worker = idle.pop() ?? (all.size < count ? start() : null);
        if (worker) next(worker);
      }),
    /** Ends all threads, whatever they are at. */
    end: () => Promise.all([...all.keys()].map((worker) => worker.terminate())),
  };
}
