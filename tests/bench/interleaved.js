import { median } from './statistics.js';

/**
 * Median milliseconds of each call, measured in turn within one process.
 * @param {readonly ((round: number) => unknown)[]} calls
 * @param {{ rounds: number, warm: number, sampleMs?: number }} settings warm: rounds before those that
 *   count; sampleMs: short calls are repeated until a sample takes about so long
 */
export function interleaved(calls, { rounds, warm, sampleMs = 0 }) {
  const taken = calls.map(() => /** @type {number[]} */ ([]));
  const repeats = calls.map(() => 1);
  for (let round = 0; round < warm + rounds; round++) {
    for (const [i, call] of calls.entries()) {
      const start = performance.now();
      for (let n = 0; n < repeats[i]; n++) call(round);
      const ms = (performance.now() - start) / repeats[i];
      if (round >= warm) taken[i].push(ms);
      else repeats[i] = Math.max(1, Math.ceil(sampleMs / ms));
    }
  }
  return taken.map(median);
}
