/**
 * Counts the timers of a scope, so that it is known when nothing more will run. Must be called before
 * any other code changes the scope's functions.
 * @param {any} scope the global object of the worker
 */
export function countTimers(scope) {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = scope;
  const start = setTimeout.bind(scope);
  const repeat = setInterval.bind(scope);
  const waiting = new Set();
  const add = waiting.add.bind(waiting);
  const remove = waiting.delete.bind(waiting);
  const has = waiting.has.bind(waiting);
  const stop = (/** @type {any} */ id) => {
    if (!remove(id)) return;
    // A page may end a timeout by clearInterval and the other way round.
    clearTimeout.call(scope, id);
    clearInterval.call(scope, id);
  };

  Object.assign(scope, {
    setTimeout(/** @type {any} */ run, /** @type {any} */ ms, /** @type {any[]} */ ...values) {
      const id = start(() => {
        if (!has(id)) return;
        remove(id);
        call(scope, run, values);
      }, ms);
      add(id);
      return id;
    },
    setInterval(/** @type {any} */ run, /** @type {any} */ ms, /** @type {any[]} */ ...values) {
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

/** @param {any} scope @param {any} run a function, or code as browsers accept it @param {any[]} values */
function call(scope, run, values) {
  if (typeof run === 'function') run.apply(scope, values);
  else scope.eval(String(run));
}
