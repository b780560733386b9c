/** How long calls of a pool take to end once they are cancelled. */
import { createMazewright } from 'mazewright';
import { createPool } from 'mazewright/worker';
import { quantile } from './statistics.js';
import { aligned, number } from './table.js';

/** Cells a side of what is cancelled. */
const SIDE = 1000;
/** Milliseconds that it runs before, at most. */
const LONGEST_MS = 40;

const wait = (/** @type {number} */ ms) => new Promise((go) => setTimeout(go, ms));

/**
 * One cycle after another: a call of some generator is cancelled after some time.
 * @param {import('mazewright').Mazewright} mw
 * @param {number} cycles
 * @returns {Promise<{ settled: number[], free: number[], late: number }>} milliseconds from the abort
 *   to the rejection, and to the end of a 5 x 5 maze requested right then; late: calls that ended
 *   before
 */
async function measure(mw, cycles) {
  const pool = await createPool({ mw, size: 1 });
  const rows = mw.catalog.generators;
  const short = { algorithm: rows[0].id, width: 5, height: 5, seed: 1 };
  const found = { settled: [], free: [], late: 0 };
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const { id } = rows[cycle % rows.length];
    const controller = new AbortController();
    const options = { algorithm: id, width: SIDE, height: SIDE, seed: cycle };
    const call = pool.generate(options, { signal: controller.signal });
    const ended = call.then(
      () => null,
      () => performance.now(),
    );
    await Promise.race([ended, wait((cycle * 17) % LONGEST_MS)]);
    const begin = performance.now();
    controller.abort();
    const next = pool.generate(short);
    const settled = await ended;
    await next;
    if (settled === null) found.late += 1;
    else {
      found.settled.push(settled - begin);
      found.free.push(performance.now() - begin);
    }
  }
  await pool.close();
  return found;
}

/** @param {{ quick: boolean }} flags @returns {Promise<string>} */
export async function workerText({ quick }) {
  const cycles = quick ? 100 : 1000;
  const mw = await createMazewright();
  const rows = [['cancelled after 0 to 40 ms, ms', '', 'median', '99 %', 'most', 'calls']];
  for (const [kind, shared] of /** @type {const} */ ([
    ['shared memory', true],
    ['none', false],
  ])) {
    if (!shared) globalThis.crossOriginIsolated = false;
    const { settled, free, late } = await measure(mw, cycles);
    for (const [what, times] of Object.entries({ 'to the rejection': settled, 'to free': free })) {
      const figures = [0.5, 0.99, 1].map((share) => number(quantile(times, share)));
      rows.push([kind, what, ...figures, `${times.length} (${late} ended before)`]);
    }
  }
  return aligned(rows);
}
