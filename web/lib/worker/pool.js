import { cancelled, Job } from './job.js';
import { Queue } from './queue.js';
import { Signals } from './signals.js';
import { Hand } from './worker-handle.js';

/** So rarely does a timer go off that is there to be waited for. */
const LONG_MS = 2 ** 30;

/** Workers, as many as are needed and at most `size`, and the calls that wait for them. */
export class Crew {
  #module;
  #starter;
  #size;
  /** @type {Queue<Job<any>>} */
  #queue = new Queue();
  /** @type {Hand[]} */
  #hands = [];
  #signals = new Signals((job, reason) => this.#abandon(job, reason));
  #isClosed = false;
  /** Calls that have not ended. */
  #open = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #watch;

  /**
   * @param {WebAssembly.Module} module
   * @param {ReturnType<typeof import('./thread.js').starter>} starter
   * @param {number} size
   */
  constructor(module, starter, size) {
    this.#module = module;
    this.#starter = starter;
    this.#size = size;
  }

  /** Starts a worker before there is work for it. Rejects when it cannot start. */
  async start() {
    await this.#hire().ready;
  }

  /**
   * @template T
   * @param {import('../library/tasks.js').Task<T>} task
   * @param {import('./call-options.js').CallOptions} how
   * @returns {Promise<T>}
   */
  async run(task, { priority = 0, ...wanted }) {
    if (this.#isClosed) throw cancelled('the pool is closed');
    if (wanted.signal?.aborted) throw cancelled('the call was cancelled', wanted.signal.reason);
    const job = new Job(task, wanted, this.#signals);
    this.#queue.add(job, priority);
    this.#stayAwake(job.promise);
    this.#assign();
    return job.promise;
  }

  /**
   * A process of Node must not end while a caller waits; workers that have started do not hold it.
   * @param {Promise<unknown>} call
   */
  #stayAwake(call) {
    if (this.#open === 0) this.#watch = setInterval(() => {}, LONG_MS);
    this.#open += 1;
    const ended = () => {
      this.#open -= 1;
      if (this.#open === 0) clearInterval(this.#watch);
    };
    call.then(ended, ended);
  }

  /** Ends every worker, and every call with 'cancelled'. */
  async close() {
    this.#isClosed = true;
    const error = cancelled('the pool was closed');
    for (let job = this.#queue.take(); job; job = this.#queue.take()) job.fail(error);
    await Promise.all(this.#hands.map((hand) => hand.end(error)));
    this.#hands = [];
    this.#starter.close();
  }

  #hire() {
    const hand = new Hand(this.#starter.start, this.#module, {
      rest: () => this.#assign(),
      lose: (gone, stopped) => this.#replace(gone, stopped),
    });
    this.#hands.push(hand);
    return hand;
  }

  #assign() {
    while (this.#queue.length > 0) {
      const free = this.#hands.find(({ isFree }) => isFree);
      if (!free && this.#hands.length >= this.#size) return;
      const job = /** @type {Job<any>} */ (this.#queue.take());
      (free ?? this.#hire()).give(job);
    }
  }

  /** @param {Job<any>} job @param {unknown} reason */
  #abandon(job, reason) {
    job.fail(cancelled('the call was cancelled', reason));
    this.#queue.remove(job);
    this.#hands.find((hand) => hand.isAt(job))?.stop();
  }

  /** @param {Hand} gone @param {boolean} stopped which needs a fresh one that is ready early */
  #replace(gone, stopped) {
    this.#hands = this.#hands.filter((hand) => hand !== gone);
    if (stopped) this.#hire();
    this.#assign();
  }
}
