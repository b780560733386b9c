/** Something done over and over, one thing at a time, until it answers false. */
export function pace() {
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
