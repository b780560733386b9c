/** Thickness of thin walls, in cells. */
export const THICKNESS = 0.12;

const hundredths = (/** @type {number} */ value) => Math.max(1, Math.round(100 * value));

/** The options of `maze.meshes` for thin walls of a height in cells. @param {number} height */
export const thinMeshes = (height) => ({
  height: hundredths(height),
  thickness: hundredths(THICKNESS),
});
