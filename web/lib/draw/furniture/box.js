/**
 * A box on a tile: its corner x y z and its size in tiles, y up, and the name of its colour: one of the
 * theme, `own` for that of the door or thing, `wall` for that of the walls.
 * @typedef {readonly [x: number, y: number, z: number, width: number, height: number, depth: number, color: string]} Box
 */

/** A box with x and z exchanged. @param {Box} box @returns {Box} */
export function turned([x, y, z, width, height, depth, name]) {
  return [z, y, x, depth, height, width, name];
}
