import { cancelled, Job } from './job.js';
import { Queue } from './queue.js';
import { Signals } from './signals.js';
import { WorkerHandle } from './worker-handle.js';

/** Interval of the timer that keeps the process alive. */
const LONG_MS = 2 ** 30;

/** Workers, as many as are needed and at most `size`, and the calls that wait for them. */
export class WorkerPool {
  #module;
  #starter;
  #size;
  /** @type {Queue<Job<any>>} */
  #queue = new Queue();
  /** @type {WorkerHandle[]} */
  #workers = [];
  /** Of workers that are gone, whose threads have not ended yet. @type {Set<Promise<unknown>>} */
  #ends = new Set();
  #signals = new Signals((job, reason) => this.#cancel(job, reason));
  #isClosed = false;
  /** Calls that have not ended. */
  #open = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #keepAlive;

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

  /** Starts a worker before there is work for it. Rejects if it cannot start. */
  async start() {
    await this.#add().ready;
  }

  /**
   * Runs a task in a worker as soon as one is free.
   * @template T
   * @param {import('../library/tasks.js').Task<T>} task
   * @param {import('./call-options.js').CallOptions} options
   * @returns {Promise<T>}
   */
  async run(task, { priority = 0, ...options }) {
    if (this.#isClosed) throw cancelled('the pool is closed');
    if (options.signal?.aborted) throw cancelled('the call was cancelled', options.signal.reason);
    const job = new Job(task, options, this.#signals);
    this.#queue.add(job, priority);
    this.#holdProcess(job.promise);
    this.#assign();
    return job.promise;
  }

  /**
   * Keeps a process of Node alive until a call ends: workers that have started do not.
   * @param {Promise<unknown>} call
   */
  #holdProcess(call) {
    if (this.#open === 0) this.#keepAlive = setInterval(() => {}, LONG_MS);
    this.#open += 1;
    const ended = () => {
      this.#open -= 1;
      if (this.#open === 0) clearInterval(this.#keepAlive);
    };
    call.then(ended, ended);
  }

  /** Terminates every worker, and rejects every open call with 'cancelled'. */
  async close() {
    this.#isClosed = true;
    const error = cancelled('the pool was closed');
    for (let job = this.#queue.shift(); job; job = this.#queue.shift()) job.fail(error);
    const ends = this.#workers.map((worker) => worker.terminate(error));
    await Promise.all([...ends, ...this.#ends]);
    this.#workers = [];
    this.#starter.close();
  }

  #add() {
    const worker = new WorkerHandle(this.#starter.start, this.#module, {
      idle: () => this.#assign(),
      lost: (gone, wasStopped) => this.#remove(gone, wasStopped),
    });
    this.#workers.push(worker);
    return worker;
  }

  #assign() {
    while (this.#queue.length > 0) {
      const idle = this.#workers.find(({ isIdle }) => isIdle);
      if (!idle && this.#workers.length >= this.#size) return;
      const job = /** @type {Job<any>} */ (this.#queue.shift());
      (idle ?? this.#add()).run(job);
    }
  }

  /** @param {Job<any>} job @param {unknown} reason */
  #cancel(job, reason) {
    job.fail(cancelled('the call was cancelled', reason));
    this.#queue.remove(job);
    this.#workers.find((worker) => worker.runs(job))?.stop();
  }

  /** @param {WorkerHandle} gone @param {boolean} wasStopped then another one is started at once */
  #remove(gone, wasStopped) {
    this.#workers = this.#workers.filter((worker) => worker !== gone);
    const { ended } = gone;
    this.#ends.add(ended);
    ended.then(() => this.#ends.delete(ended));
    if (wasStopped) this.#add();
    this.#assign();
  }
}
