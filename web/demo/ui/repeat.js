/** Repeats a step at an interval until it returns false. Starting ends the last repetition. */
export function repeater() {
  let timer = /** @type {any} */ (0);
  return {
    get on() {
      return timer !== 0;
    },
    /** @param {number} ms @param {() => boolean} step */
    start(ms, step) {
      this.stop();
      timer = setInterval(() => {
        if (!step()) this.stop();
      }, ms);
    },
    stop() {
      clearInterval(timer);
      timer = 0;
    },
  };
}
