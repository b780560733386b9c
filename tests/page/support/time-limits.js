import { MAX_SCRIPT_MS, NOTICE_MS, SCRIPT_MS, SCRIPT_START_MS } from '../../../web/demo/config.js';

/** @typedef {import('playwright-core').Page} Page */

/** Time limits of the page. A busy machine would reach them by chance. */
const LIMITS = [NOTICE_MS, SCRIPT_MS, MAX_SCRIPT_MS, SCRIPT_START_MS];

/**
 * Holds the timers of these limits in every page of a context: they end only by `reachLimit`.
 * @param {import('playwright-core').BrowserContext} context
 */
export function holdLimits(context) {
  return context.addInitScript((limits) => {
    const { setTimeout: start, clearTimeout: stop } = globalThis;
    /** @type {Map<number, { ms: number, run: () => void }>} */
    const held = new Map();
    let last = 0;
    Object.assign(globalThis, {
      setTimeout(/** @type {() => void} */ run, /** @type {number} */ ms, ...rest) {
        if (!limits.includes(ms)) return start(run, ms, ...rest);
        last -= 1;
        held.set(last, { ms, run });
        return last;
      },
      clearTimeout(/** @type {number} */ id) {
        if (!held.delete(id)) stop(id);
      },
      heldLimits: held,
    });
  }, LIMITS);
}

/** Waits until a time limit runs in the page, and lets it be over. @param {Page} page @param {number} limit */
export async function reachLimit(page, limit) {
  await page.waitForFunction((wanted) => {
    const { heldLimits } = /** @type {any} */ (globalThis);
    for (const [id, { ms, run }] of heldLimits) {
      if (ms !== wanted) continue;
      heldLimits.delete(id);
      run();
      return true;
    }
    return false;
  }, limit);
}
