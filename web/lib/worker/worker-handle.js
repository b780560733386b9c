import { MazeError } from '../util/error.js';
import { isArrayBuffer } from '../util/realm.js';
import { canShare } from './thread.js';

/** @typedef {import('./job.js').Job<any>} Job */

/** Grace period for a worker that polls the cancel flag; after it the worker is terminated. */
const POLLING_MS = 250;
/** Grace period where memory cannot be shared: a job may still end by itself. */
const BLIND_MS = 50;

/** @param {string} reason @param {boolean} isMemory */
const lostError = (reason, isMemory) =>
  new MazeError({
    code: isMemory ? 'out-of-memory' : 'internal',
    field: '',
    message: `the worker that ran this stopped: ${reason}`,
  });

/**
 * Arguments as they can be posted. An empty typed array, such as one whose buffer was transferred, becomes
 * null. A view of a part of a buffer is copied, because the whole buffer would be posted with it.
 * @param {any} item
 * @returns {any}
 */
function postable(item) {
  if (typeof item !== 'object' || item === null) return item;
  if (Array.isArray(item)) return item.map(postable);
  if (!ArrayBuffer.isView(item)) {
    return Object.fromEntries(Object.entries(item).map(([key, value]) => [key, postable(value)]));
  }
  const array = /** @type {Uint8Array} */ (item);
  if (array.byteLength === 0) return null;
  const { buffer } = array;
  const isWhole = array.byteLength === buffer.byteLength && isArrayBuffer(buffer);
  return isWhole ? array : array.slice();
}

/** @type {import('./thread.js').Thread} */
const noThread = { post() {}, end() {}, release() {} };

/** A worker and the job that it runs. */
export class WorkerHandle {
  #thread;
  #listener;
  #cancelled = canShare() ? new Int32Array(new SharedArrayBuffer(4)) : null;
  /** @type {Job | null} */
  #job = null;
  #id = 0;
  #isGone = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Once it is terminated: when its thread has ended. @type {Promise<unknown>} */
  ended = Promise.resolve();
  #readiness = { resolve() {}, reject(/** @type {unknown} */ _) {} };

  /**
   * @param {ReturnType<typeof import('./thread.js').starter>['start']} start
   * @param {WebAssembly.Module} module
   * @param {{ idle(): void, lost(worker: WorkerHandle, wasStopped: boolean): void }} listener idle:
   *   its job has ended; lost: it is gone, by itself or because it was stopped
   */
  constructor(start, module, listener) {
    this.#listener = listener;
    /** Rejects if the worker cannot start. */
    this.ready = new Promise((resolve, reject) => {
      this.#readiness = { resolve: () => resolve(null), reject };
    });
    this.ready.catch(() => {});
    /** @type {import('./thread.js').Thread} */
    this.#thread = noThread;
    try {
      this.#thread = start({
        answer: (message) => this.#receive(message),
        lost: (reason, isMemory) => this.#lose(reason, isMemory),
      });
      this.#thread.post({ module, cancelled: this.#cancelled });
    } catch (error) {
      // Later: the caller of this constructor does not have the handle yet.
      queueMicrotask(() => this.#lose(String(error), false));
    }
  }

  get isIdle() {
    return this.#job === null;
  }

  /** @param {Job} job */
  run(job) {
    this.#job = job;
    this.#id += 1;
    try {
      const call = postable(job.call);
      this.#thread.post({ id: this.#id, call, progress: job.wantsProgress });
    } catch {
      job.fail(lostError('its input could not be posted', true));
      this.#rest();
    }
  }

  /** Stops the job, whose call has ended, and after a grace period the worker with it. */
  stop() {
    if (this.#timer !== undefined) return;
    if (this.#cancelled) Atomics.store(this.#cancelled, 0, this.#id);
    this.#timer = setTimeout(
      () => this.#lose('', false, true),
      this.#cancelled ? POLLING_MS : BLIND_MS,
    );
  }

  /** @param {Job} job */
  runs(job) {
    return this.#job === job;
  }

  /** Terminates the worker. @param {unknown} error with which its job fails */
  terminate(error) {
    this.#isGone = true;
    clearTimeout(this.#timer);
    this.#job?.fail(error);
    this.#readiness.reject(error);
    this.ended = Promise.resolve(this.#thread.end());
    return this.ended;
  }

  /** @param {import('./messages.js').Answer} answer */
  #receive(answer) {
    if ('ready' in answer) {
      this.#readiness.resolve();
      this.#thread.release();
    }
    if ('broken' in answer) this.#lose(answer.broken, false);
    if (!('id' in answer) || answer.id !== this.#id || this.#job === null) return;
    if ('done' in answer) {
      this.#job.report(answer.done, answer.of);
      if (this.#job.isOver) this.stop();
      return;
    }
    if ('result' in answer) this.#job.end(answer.result);
    else this.#job.fail(new MazeError(answer.problem));
    this.#rest();
  }

  #rest() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#job = null;
    this.#listener.idle();
  }

  /** @param {string} reason @param {boolean} isMemory @param {boolean} [wasStopped] */
  #lose(reason, isMemory, wasStopped = false) {
    if (this.#isGone) return;
    this.terminate(lostError(reason, isMemory));
    this.#listener.lost(this, wasStopped);
  }
}
