/** Measures the time of a game, without its pauses. */
export class Stopwatch {
  #before = 0;
  /** Null while it stands still. @type {number | null} */
  #since = null;

  /** Milliseconds measured so far. */
  get ms() {
    return this.#before + (this.#since === null ? 0 : performance.now() - this.#since);
  }

  get isRunning() {
    return this.#since !== null;
  }

  start() {
    this.#since ??= performance.now();
  }

  stop() {
    this.#before = this.ms;
    this.#since = null;
  }
}

/** A time as minutes and seconds, such as 1:05. @param {number} ms */
export function timeText(ms) {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
