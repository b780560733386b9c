import process from 'node:process';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/**
 * Runs a call that a signal may end, such as Ctrl-C. Then the process ends by that signal, as a shell
 * expects it, but only when the call is through with its `finally`.
 * @template T
 * @param {(signal: AbortSignal) => Promise<T>} call
 * @returns {Promise<T>}
 */
export async function interruptible(call) {
  const controller = new AbortController();
  /** @type {NodeJS.Signals | null} */
  let received = null;
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    received = signal;
    controller.abort();
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    return await call(controller.signal);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
    if (received) {
      process.kill(process.pid, received);
      // The signal is on its way; nothing else may be printed before it.
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}
