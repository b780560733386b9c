import { LEAST_MEMORY, MEMORY_SHARE, MOST_MEMORY, STEP_BYTES, USUAL_MEMORY } from '../config.js';

/** Bytes that a maze or a film may take on the page. */
export function mostBytes() {
  const { deviceMemory = USUAL_MEMORY } = /** @type {any} */ (navigator);
  const share = deviceMemory * 2 ** 30 * MEMORY_SHARE;
  return Math.min(MOST_MEMORY, Math.max(LEAST_MEMORY, share));
}

/** Steps of a film at most. */
export const mostSteps = () => Math.floor(mostBytes() / STEP_BYTES);
