import { MAX_MEMORY, MEMORY_SHARE, MIN_MEMORY, STEP_BYTES, USUAL_MEMORY } from '../config.js';

/** Bytes that a maze or a film may take on the page. */
export function maxBytes() {
  const { deviceMemory = USUAL_MEMORY } = navigator;
  const share = deviceMemory * 2 ** 30 * MEMORY_SHARE;
  return Math.min(MAX_MEMORY, Math.max(MIN_MEMORY, share));
}

/** Steps of a film at most. */
export const maxSteps = () => Math.floor(maxBytes() / STEP_BYTES);
