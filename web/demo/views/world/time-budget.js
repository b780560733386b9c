/**
 * Whether so many milliseconds are not over yet, counted from the first time that someone asks.
 * @param {number} ms
 * @returns {() => boolean}
 */
export function within(ms) {
  let end = 0;
  return () => {
    end ||= performance.now() + ms;
    return performance.now() < end;
  };
}
