/** Repeats a step at an interval until it returns false. Starting ends the last repetition. */
export function repeater() {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  return {
    get on() {
      return timer !== undefined;
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
      timer = undefined;
    },
  };
}
