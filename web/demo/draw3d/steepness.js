/** The part of a corridor's floor that the wall before it may hide, in tiles, and the steepest look. */
const HIDDEN = 0.4;
const STEEPEST = 6;

/**
 * Tangent of the angle from which the floor of corridors is seen over walls of a height.
 * @param {number} height in tiles
 */
export const steepnessOf = (height) => Math.min(STEEPEST, height / HIDDEN);
