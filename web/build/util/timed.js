/** @param {number} start of performance.now() */
export const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/**
 * Does a piece of work and prints its name, how long it took and the note that it returns.
 * @param {string} name
 * @param {() => Promise<string | void>} work
 */
export async function timed(name, work) {
  const start = performance.now();
  console.log(`${name} ...`);
  const note = await work();
  console.log(`${name}: ${secondsSince(start)}${note ? `, ${note}` : ''}`);
}
