/** Runs all steps of a drawing at once. @param {Iterable<unknown>} steps */
export function drawAll(steps) {
  for (const _ of steps);
}
