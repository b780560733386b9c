/**
 * Counts the timers of a scope, so that it is known when nothing more will run. Must be called before
 * any other code changes the scope's functions.
 * @param {typeof globalThis} scope the global object of the worker
 */
export function countTimers(scope) {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = scope;
  const start = setTimeout.bind(scope);
  const repeat = setInterval.bind(scope);
  /** @type {Set<unknown>} */
  const waiting = new Set();
  const add = waiting.add.bind(waiting);
  const remove = waiting.delete.bind(waiting);
  const has = waiting.has.bind(waiting);
  const stop = (/** @type {unknown} */ id) => {
    if (!remove(id)) return;
    // A page may end a timeout by clearInterval and the other way round.
    clearTimeout.call(scope, /** @type {number} */ (id));
    clearInterval.call(scope, /** @type {number} */ (id));
  };

  Object.assign(scope, {
    setTimeout(
      /** @type {TimerHandler} */ run,
      /** @type {number} */ ms,
      /** @type {unknown[]} */ ...values
    ) {
      const id = start(() => {
        if (!has(id)) return;
        remove(id);
        call(scope, run, values);
      }, ms);
      add(id);
      return id;
    },
    setInterval(
      /** @type {TimerHandler} */ run,
      /** @type {number} */ ms,
      /** @type {unknown[]} */ ...values
    ) {
      const id = repeat(() => has(id) && call(scope, run, values), ms);
      add(id);
      return id;
    },
    clearTimeout: stop,
    clearInterval: stop,
    requestAnimationFrame(/** @type {(now: number) => void} */ run) {
      return scope.setTimeout(() => run(performance.now()), FRAME_MS);
    },
    cancelAnimationFrame: stop,
  });
  return {
    /** Timers of the scope that have not ended. */
    get count() {
      return waiting.size;
    },
    /** `setTimeout` of the scope itself, which does not count. */
    start,
  };
}

const FRAME_MS = 16;

/** @param {typeof globalThis} scope @param {TimerHandler} run a function, or code as browsers accept it @param {unknown[]} values */
function call(scope, run, values) {
  if (typeof run === 'function') run.apply(scope, values);
  else scope.eval(String(run));
}
