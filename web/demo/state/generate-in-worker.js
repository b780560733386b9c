/** The workers, asked for when they are first needed. @type {Promise<any> | null} */
let pool = null;
/** What is being made. @type {{ controller: AbortController, done: Promise<void> } | null} */
let current = null;

/** One makes what is wanted now while the other ends what is no longer. */
const WORKERS = 2;

/** @param {any} mw */
const openPool = async (mw) =>
  (await import('mazewright/worker')).createPool({ mw, size: WORKERS });

/**
 * Makes a maze in a worker; where there are none, here. `making` in the store tells how far it is.
 * @param {any} store
 * @param {any} wanted
 * @param {{ arrive(maze: any, ms: number): void, refuse(error: any): void, back(): void }} then
 *   back: when someone cancels it
 */
export function makeAside(store, wanted, then) {
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = () => {
    stopMaking(store);
    then.back();
  };
  const tell = (/** @type {number} */ share) => store.set({ making: { share, cancel } });
  const told = (/** @type {{ share: number }} */ { share }) => tell(share);
  const generate = async () => {
    const { mw } = store.state;
    pool ??= openPool(mw);
    const workers = await pool.catch(() => null);
    const began = performance.now();
    const maze = workers
      ? await workers.generate(wanted, { signal, onProgress: told })
      : mw.generate(wanted);
    return { maze, ms: performance.now() - began };
  };
  const finish = (/** @type {() => void} */ end) => {
    // What is wanted no more may still come to its end.
    if (signal.aborted) return;
    current = null;
    store.set({ making: null });
    end();
  };
  const done = generate().then(
    ({ maze, ms }) => finish(() => then.arrive(maze, ms)),
    (error) => finish(() => then.refuse(error)),
  );
  current = { controller, done };
  tell(0);
}

/** Ends what is being made, if anything is. @param {any} store */
export function stopMaking(store) {
  if (!current) return;
  const { controller } = current;
  current = null;
  controller.abort();
  store.set({ making: null });
}

/** Once nothing is being made. */
export async function whenMade() {
  while (current) await current.done;
}
