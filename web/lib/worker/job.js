import { MazeError } from '../util/error.js';

/** @param {string} message @param {unknown} [cause] */
export const cancelled = (message, cause) =>
  new MazeError({ code: 'cancelled', field: 'signal', message }, { cause });

/**
 * A call on its way: the caller's promise and what settles it, once.
 * @template T
 */
export class Job {
  /** @type {import('../library/tasks.js').Task<T>} */
  #task;
  /** @type {import('./call-options.js').CallOptions} */
  #how;
  #share = 0;
  #of = 1;
  /** @type {{ resolve(value: T): void, reject(error: unknown): void }} */
  #settle;
  #signals;

  /**
   * @param {import('../library/tasks.js').Task<T>} task
   * @param {import('./call-options.js').CallOptions} how
   * @param {import('./signals.js').Signals} signals that listen to the caller's
   */
  constructor(task, how, signals) {
    this.#signals = signals;
    this.#task = task;
    this.#how = how;
    this.#settle = { resolve() {}, reject() {} };
    /** @type {Promise<T>} */
    this.promise = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    /** Whether the caller has its answer. */
    this.isOver = false;
    if (how.signal) signals.add(how.signal, this);
  }

  get call() {
    return this.#task.call;
  }

  get wantsProgress() {
    return this.#how.onProgress !== undefined;
  }

  /**
   * The core counts every part of its work anew; what is told never falls.
   * @param {number} done
   * @param {number} of
   */
  tell(done, of) {
    this.#of = of;
    const share = Math.min(done / of, 1);
    if (this.isOver || share < this.#share) return;
    this.#share = share;
    try {
      this.#how.onProgress?.({ done, of, share });
    } catch (error) {
      this.fail(error);
    }
  }

  /** @param {any} result */
  end(result) {
    if (this.isOver) return;
    const value = this.#task.read(result);
    this.tell(this.#of, this.#of);
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
    if (this.#how.signal) this.#signals.remove(this.#how.signal, this);
  }
}
