/**
 * A budget of time: a function that returns whether some of it is left. It counts from the first
 * call, which always returns true, so that work makes progress however slow the machine is.
 * @param {number} ms
 * @returns {() => boolean}
 */
export function within(ms) {
  let end = 0;
  return () => {
    const now = performance.now();
    end ||= now + ms;
    return now < end;
  };
}
