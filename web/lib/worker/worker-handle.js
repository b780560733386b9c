import { MazeError } from '../util/error.js';
import { canShare } from './thread.js';

/** @typedef {import('./job.js').Job<any>} Job */

/** So long does a worker that sees when to end take to end; then it is ended itself. */
const HARD_MS = 250;
/** The same where memory cannot be shared: only work that is nearly over is worth the wait. */
const BLIND_MS = 50;

/** @param {string} reason @param {boolean} memory */
const lostError = (reason, memory) =>
  new MazeError({
    code: memory ? 'out-of-memory' : 'internal',
    field: '',
    message: `the worker that ran this stopped: ${reason}`,
  });

/**
 * Arguments as they can be posted. A typed array whose buffer was moved away is as empty as none; of
 * a piece of a larger buffer all of it would be posted.
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
  const isWhole = array.byteLength === buffer.byteLength && buffer instanceof ArrayBuffer;
  return isWhole ? array : array.slice();
}

/** @type {import('./thread.js').Thread} */
const nobody = { post() {}, end() {}, release() {} };

/** A worker and the job that it is at. */
export class Hand {
  #thread;
  #listener;
  #cancelled = canShare() ? new Int32Array(new SharedArrayBuffer(4)) : null;
  /** @type {Job | null} */
  #job = null;
  #id = 0;
  #isGone = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #readiness = { resolve() {}, reject(/** @type {unknown} */ _) {} };

  /**
   * @param {ReturnType<typeof import('./thread.js').starter>['start']} start
   * @param {WebAssembly.Module} module
   * @param {{ rest(): void, lose(hand: Hand, stopped: boolean): void }} listener rest: it has nothing
   *   more to do; lose: it is gone, because it was stopped or by itself
   */
  constructor(start, module, listener) {
    this.#listener = listener;
    /** Rejects when it cannot start. */
    this.ready = new Promise((resolve, reject) => {
      this.#readiness = { resolve: () => resolve(null), reject };
    });
    this.ready.catch(() => {});
    /** @type {import('./thread.js').Thread} */
    this.#thread = nobody;
    try {
      this.#thread = start({
        hear: (answer) => this.#hear(answer),
        lose: (reason, memory) => this.#lose(reason, memory),
      });
      this.#thread.post({ module, cancelled: this.#cancelled });
    } catch (error) {
      // Later, when who made this has it.
      queueMicrotask(() => this.#lose(String(error), false));
    }
  }

  get isFree() {
    return this.#job === null;
  }

  /** @param {Job} job */
  give(job) {
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

  /** Ends the job, which is over for its caller, and the worker with it if it must be so. */
  stop() {
    if (this.#timer !== undefined) return;
    if (this.#cancelled) Atomics.store(this.#cancelled, 0, this.#id);
    this.#timer = setTimeout(
      () => this.#lose('', false, true),
      this.#cancelled ? HARD_MS : BLIND_MS,
    );
  }

  /** @param {Job} job */
  isAt(job) {
    return this.#job === job;
  }

  /** Ends the worker. @param {unknown} error for who waits for the job */
  end(error) {
    this.#isGone = true;
    clearTimeout(this.#timer);
    this.#job?.fail(error);
    this.#readiness.reject(error);
    return this.#thread.end();
  }

  /** @param {import('./messages.js').Answer} answer */
  #hear(answer) {
    if ('ready' in answer) {
      this.#readiness.resolve();
      this.#thread.release();
    }
    if ('broken' in answer) this.#lose(answer.broken, false);
    if (!('id' in answer) || answer.id !== this.#id || this.#job === null) return;
    if ('done' in answer) {
      this.#job.tell(answer.done, answer.of);
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
    this.#listener.rest();
  }

  /** @param {string} reason @param {boolean} memory @param {boolean} [stopped] */
  #lose(reason, memory, stopped = false) {
    if (this.#isGone) return;
    this.end(lostError(reason, memory));
    this.#listener.lose(this, stopped);
  }
}
