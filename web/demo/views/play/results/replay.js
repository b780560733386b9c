/** Milliseconds of a step, and of the whole film at most. */
const STEP_MS = 90;
const MAX_MS = 8_000;

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** The film of the player's own path. @param {() => void} draw */
export function createReplay(draw) {
  /** @type {readonly number[] | null} */
  let path = null;
  let shown = 0;
  let frame = 0;
  return {
    /** The part of the path that is shown; null while no film runs. */
    get trail() {
      return path?.slice(0, shown) ?? null;
    },
    /** @param {readonly number[]} cells @param {() => void} whenOver */
    start(cells, whenOver) {
      this.stop();
      const began = performance.now();
      const ms = still.matches ? 0 : Math.min(STEP_MS, MAX_MS / cells.length);
      path = cells;
      const step = (/** @type {number} */ now) => {
        shown = Math.min(cells.length, 1 + Math.floor(Math.max(0, now - began) / (ms || 1)));
        if (ms === 0) shown = cells.length;
        draw();
        if (shown < cells.length) frame = requestAnimationFrame(step);
        else {
          path = null;
          whenOver();
        }
      };
      step(began);
    },
    stop() {
      cancelAnimationFrame(frame);
      path = null;
    },
  };
}
