/**
 * A worker as a pool sees it, in a browser and in Node alike.
 * @typedef {object} Thread
 * @property {(message: object) => void} post
 * @property {() => unknown} end at once, whatever it is at
 * @property {() => void} release a process of Node need not wait for it any more
 *
 * @typedef {object} Listener
 * @property {(answer: import('./messages.js').Answer) => void} hear
 * @property {(reason: string, memory: boolean) => void} lose it is gone; memory: for want of it
 */

const { process } = /** @type {any} */ (globalThis);

/** Node has workers of its own, and browsers' in no release so far. */
const inNode = typeof Worker !== 'function';

/** @param {string} name of a module of Node, of which no bundler should see an import */
const builtin = (name) => process.getBuiltinModule(`node:${name}`);

/** How many threads the machine has. */
export const threadCount = () =>
  inNode ? builtin('os').availableParallelism() : (navigator.hardwareConcurrency ?? 2);

/** Whether memory can be shared with workers: in a page, only with cross-origin isolation. */
export const canShare = () =>
  typeof SharedArrayBuffer === 'function' && globalThis.crossOriginIsolated !== false;

/**
 * @param {string} url
 * @param {Listener} listener
 * @returns {Thread}
 */
function startInBrowser(url, { hear, lose }) {
  const type = 'Deno' in globalThis ? 'module' : 'classic';
  const worker = new Worker(url, { type, name: 'mazewright' });
  worker.onmessage = ({ data }) => hear(data);
  worker.onmessageerror = () => lose('its answer could not be read', true);
  worker.onerror = (event) => {
    event.preventDefault();
    lose(event.message ?? 'it could not be loaded', false);
  };
  return {
    post: (message) => worker.postMessage(message),
    end: () => worker.terminate(),
    release() {},
  };
}

/**
 * @param {string} source
 * @param {string | URL | null} url
 * @param {Listener} listener
 * @returns {Thread}
 */
function startInNode(source, url, { hear, lose }) {
  const { Worker: NodeWorker } = builtin('worker_threads');
  // Without the flags of the process: what they load is not for a worker.
  const how = { eval: url === null, execArgv: [], name: 'mazewright' };
  const worker = new NodeWorker(url === null ? source : new URL(url), how);
  worker.on('message', hear);
  worker.on('messageerror', () => lose('its answer could not be read', true));
  worker.on('error', (/** @type {any} */ error) =>
    lose(String(error?.message ?? error), error?.code === 'ERR_WORKER_OUT_OF_MEMORY'),
  );
  worker.on('exit', (/** @type {number} */ code) => lose(`it ended with code ${code}`, false));
  return {
    post: (message) => worker.postMessage(message),
    end: () => worker.terminate(),
    release: () => worker.unref(),
  };
}

/**
 * How to start workers.
 * @param {string} source of the script that they run
 * @param {string | URL | null} url the same script, where a page's policy lets no Blob run
 */
export function starter(source, url) {
  if (inNode) {
    return {
      /** @param {Listener} listener */
      start: (listener) => startInNode(source, url, listener),
      close() {},
    };
  }
  const blob =
    url === null ? URL.createObjectURL(new Blob([source], { type: 'text/javascript' })) : '';
  return {
    /** @param {Listener} listener */
    start: (listener) => startInBrowser(url === null ? blob : String(url), listener),
    /** No more will be started. */
    close() {
      if (blob !== '') URL.revokeObjectURL(blob);
    },
  };
}
