// The script of a worker: runs one order after another on a core of its own. Bundled as a classic
// script that is a valid module as well, because some hosts start only one of the two.
import glue from '#glue';
import { Core } from '../core/core.js';
import { MazeError } from '../util/error.js';
import { nodeModule } from '../util/node.js';

/** @typedef {import('./messages.js').Answer} Answer */

/** Milliseconds between two reports of progress: 60 per second. */
const REPORT_MS = 16;

/** A core with more memory is replaced after its order: the memory of WebAssembly never shrinks. */
const MAX_KEPT_BYTES = 2 ** 26;

/** @type {any} Node has no worker's global scope. */
const port =
  typeof postMessage === 'function'
    ? globalThis
    : nodeModule('worker_threads', 'mazewright/worker').parentPort;

/** @param {Answer} answer @param {ArrayBufferLike[]} [moved] */
const post = (answer, moved = []) => port.postMessage(answer, moved);

/** @type {Promise<Core>} */
let core;
/** @type {() => Promise<Core>} */
let createCore;
/** @type {Int32Array | null} */
let cancelled = null;
let running = { id: 0, progress: false };
let reported = 0;

/** @type {import('../core/instance.js').Progress} */
function beat(done, of) {
  const { id, progress } = running;
  if (cancelled && Atomics.load(cancelled, 0) === id) {
    throw new MazeError({ code: 'cancelled', field: 'signal', message: 'the call was cancelled' });
  }
  if (!progress) return;
  const now = performance.now();
  if (now - reported < REPORT_MS) return;
  reported = now;
  post({ id, done, of });
}

/** @param {unknown} error @returns {import('../util/error.js').Problem} */
function problemOf(error) {
  if (!(error instanceof MazeError)) {
    return { code: 'internal', field: '', message: `the worker failed: ${error}` };
  }
  const { code, field, message } = error;
  return { code, field, message };
}

/**
 * The buffers of all typed arrays in a record: they need not be copied.
 * @param {any} item
 * @returns {ArrayBufferLike[]}
 */
function buffersOf(item) {
  if (typeof item !== 'object' || item === null) return [];
  return ArrayBuffer.isView(item) ? [item.buffer] : Object.values(item).flatMap(buffersOf);
}

/** @param {import('./messages.js').Start} start */
async function begin(start) {
  cancelled = start.cancelled;
  createCore = () => Core.create(glue, start.module, {}, beat);
  core = createCore();
  await core.then(
    () => post({ ready: true }),
    (error) => post({ broken: problemOf(error).message }),
  );
}

/** @param {import('./messages.js').Order} order */
async function run({ id, call, progress }) {
  const ready = await core.catch(() => null);
  // `begin` has posted why.
  if (ready === null) return;
  running = { id, progress };
  try {
    beat(0, 1);
    const result = ready.run(call);
    post({ id, result }, buffersOf(result));
  } catch (error) {
    post({ id, problem: problemOf(error) });
  }
  if (ready.bytes > MAX_KEPT_BYTES) core = createCore().catch(() => ready);
}

port.onmessage = (/** @type {{ data: any }} */ { data }) => (data.module ? begin(data) : run(data));
