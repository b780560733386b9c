import { lazy } from '../ui/lazy.js';

/** @import { Mazewright } from 'mazewright/dungeons' */

/** The worker pool, opened at the first use. @type {any} */
let pool = null;
const loadWorkers = lazy(() => import('mazewright/worker'));

/** Two: one works while the other still ends a cancelled call. */
const WORKERS = 2;

/** The library in workers; null if none starts. @param {Mazewright} mw @returns {Promise<any>} */
export async function workersOf(mw) {
  try {
    const { createPool } = await loadWorkers();
    pool ??= await createPool({ mw, size: WORKERS });
    return pool;
  } catch {
    return null;
  }
}
