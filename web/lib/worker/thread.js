import { nodeModule } from '../util/node.js';

/**
 * A worker thread of a browser or of Node.
 * @typedef {object} Thread
 * @property {(message: object) => void} post
 * @property {() => unknown} end terminates it at once
 * @property {() => void} release lets a process of Node end while the thread is there
 *
 * @typedef {object} Listener
 * @property {(message: import('./messages.js').Answer) => void} answer receives a message
 * @property {(reason: string, isMemory: boolean) => void} lost the thread is gone; isMemory: it ran
 *   out of memory
 */

/** For messages. */
const ENTRY = 'mazewright/worker';

/** Node has workers of its own and no global Worker. */
const inNode = typeof Worker !== 'function';

/** Hardware threads of the machine. */
export const threadCount = () =>
  inNode ? nodeModule('os', ENTRY).availableParallelism() : (navigator.hardwareConcurrency ?? 2);

/** Whether memory can be shared with workers: in a page, only with cross-origin isolation. */
export const canShare = () =>
  typeof SharedArrayBuffer === 'function' && globalThis.crossOriginIsolated !== false;

/**
 * @param {string} url
 * @param {Listener} listener
 * @returns {Thread}
 */
function startInBrowser(url, { answer, lost }) {
  const type = 'Deno' in globalThis ? 'module' : 'classic';
  const worker = new Worker(url, { type, name: 'mazewright' });
  worker.onmessage = ({ data }) => answer(data);
  worker.onmessageerror = () => lost('its answer could not be read', true);
  worker.onerror = (event) => {
    event.preventDefault();
    lost(event.message ?? 'it could not be loaded', false);
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
function startInNode(source, url, { answer, lost }) {
  const { Worker: NodeWorker } = nodeModule('worker_threads', ENTRY);
  // Without the flags of the process: they may load modules that are not for a worker.
  const options = { eval: url === null, execArgv: [], name: 'mazewright' };
  const worker = new NodeWorker(url === null ? source : new URL(url), options);
  worker.on('message', answer);
  worker.on('messageerror', () => lost('its answer could not be read', true));
  worker.on('error', (/** @type {any} */ error) =>
    lost(String(error?.message ?? error), error?.code === 'ERR_WORKER_OUT_OF_MEMORY'),
  );
  worker.on('exit', (/** @type {number} */ code) => lost(`it ended with code ${code}`, false));
  return {
    post: (message) => worker.postMessage(message),
    end: () => worker.terminate(),
    release: () => worker.unref(),
  };
}

/**
 * Starts worker threads.
 * @param {string} source of the worker script
 * @param {string | URL | null} url address of the same script, for pages whose policy forbids Blobs
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
    /** Frees the Blob; no thread can be started after this. */
    close() {
      if (blob !== '') URL.revokeObjectURL(blob);
    },
  };
}
