import { LEAST_MEMORY, MEMORY_SHARE, STEP_BYTES, USUAL_MEMORY } from '../config.js';

/** Bytes that a maze or a film may take on the page. */
export function mostBytes() {
  const { deviceMemory = USUAL_MEMORY } = /** @type {any} */ (navigator);
  return Math.max(LEAST_MEMORY, deviceMemory * 2 ** 30 * MEMORY_SHARE);
}

/** Steps of a film at most. */
export const mostSteps = () => Math.floor(mostBytes() / STEP_BYTES);
