import { lazy } from '../ui/lazy.js';

/** @import { Mazewright } from 'mazewright/dungeons' */
/** @import { Pool } from 'mazewright/worker' */

/** The worker pool, opened at the first use. @type {Pool | null} */
let pool = null;
const loadWorkers = lazy(() => import('mazewright/worker'));

/** Two: one works while the other still ends a cancelled call. */
const WORKERS = 2;

/** The library in workers; null if none starts. @param {Mazewright} mw @returns {Promise<Pool | null>} */
export async function workersOf(mw) {
  try {
    const { createPool } = await loadWorkers();
    pool ??= await createPool({ mw, size: WORKERS });
    return pool;
  } catch {
    return null;
  }
}
