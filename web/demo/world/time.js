/** Whether so many milliseconds from now on are not over yet. @param {number} ms @returns {() => boolean} */
export function within(ms) {
  const end = performance.now() + ms;
  return () => performance.now() < end;
}
