/** @import { SignalLike } from '../options/types.js' */
/** @typedef {import('./job.js').Job<any>} Job */

/**
 * The jobs of every abort signal. A signal has one listener for all its jobs, because Node warns of
 * more than ten, and none once it has no jobs.
 */
export class Signals {
  /** @type {Map<SignalLike, { jobs: Set<Job>, listener: () => void }>} */
  #signals = new Map();
  #end;

  /** @param {(job: Job, reason: unknown) => void} end */
  constructor(end) {
    this.#end = end;
  }

  /** @param {SignalLike} signal @param {Job} job */
  add(signal, job) {
    const known = this.#signals.get(signal);
    if (known) {
      known.jobs.add(job);
      return;
    }
    const jobs = new Set([job]);
    const listener = () => {
      for (const each of [...jobs]) this.#end(each, signal.reason);
    };
    signal.addEventListener('abort', listener);
    this.#signals.set(signal, { jobs, listener });
  }

  /** @param {SignalLike} signal @param {Job} job */
  remove(signal, job) {
    const known = this.#signals.get(signal);
    if (!known?.jobs.delete(job) || known.jobs.size > 0) return;
    signal.removeEventListener('abort', known.listener);
    this.#signals.delete(signal);
  }
}
