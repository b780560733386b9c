import { MazeError } from '../util/error.js';

/** @param {string} message @param {unknown} [cause] */
export const cancelled = (message, cause) =>
  new MazeError({ code: 'cancelled', field: 'signal', message }, { cause });

/**
 * A call that has not ended: the caller's promise, which is settled once.
 * @template T
 */
export class Job {
  /** @type {import('../library/tasks.js').Task<T>} */
  #task;
  /** @type {import('./call-options.js').CallOptions} */
  #options;
  #share = 0;
  #of = 1;
  /** @type {{ resolve(value: T): void, reject(error: unknown): void }} */
  #settle;
  #signals;

  /**
   * @param {import('../library/tasks.js').Task<T>} task
   * @param {import('./call-options.js').CallOptions} options
   * @param {import('./signals.js').Signals} signals listens to the signal of the options
   */
  constructor(task, options, signals) {
    this.#signals = signals;
    this.#task = task;
    this.#options = options;
    this.#settle = { resolve() {}, reject() {} };
    /** @type {Promise<T>} */
    this.promise = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    /** Whether the promise is settled. */
    this.isOver = false;
    if (options.signal) signals.add(options.signal, this);
  }

  get call() {
    return this.#task.call;
  }

  get wantsProgress() {
    return this.#options.onProgress !== undefined;
  }

  /**
   * Reports progress. The core counts every phase of its work from 0; the reported share never falls.
   * @param {number} done
   * @param {number} of
   */
  report(done, of) {
    this.#of = of;
    const share = Math.min(done / of, 1);
    if (this.isOver || share < this.#share) return;
    this.#share = share;
    try {
      this.#options.onProgress?.({ done, of, share });
    } catch (error) {
      this.fail(error);
    }
  }

  /** @param {any} result */
  end(result) {
    if (this.isOver) return;
    let value;
    try {
      value = this.#task.read(result);
    } catch (error) {
      // What `onStep` threw.
      this.fail(error);
      return;
    }
    this.report(this.#of, this.#of);
    this.#leave();
    this.#settle.resolve(value);
  }

  /** @param {unknown} error */
  fail(error) {
    if (this.isOver) return;
    this.#leave();
    this.#settle.reject(error);
  }

  #leave() {
    this.isOver = true;
    if (this.#options.signal) this.#signals.remove(this.#options.signal, this);
  }
}
