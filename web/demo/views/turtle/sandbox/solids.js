/** @typedef {(x: number, y: number, z: number, color?: number) => void} PlaceCube */

/**
 * Bodies of cubes at a place, as turtlecraft has them. The place is
 * the corner with the smallest coordinates of a cube and a box, and the middle of a sphere and a
 * circle, which reach `radius` cubes from it. A sphere is filled; a circle is a ring that lies flat.
 * @param {PlaceCube} cube
 * @param {(name: string, value: unknown, least: number) => number} checkSize returns the value; throws
 *   if it is not a whole number from `least`
 */
export function createSolids(cube, checkSize) {
  // A cube belongs to a body of some radius if its middle is nearer than radius + 1/2: its squared
  // distance, a whole number, is then at most radius * (radius + 1).
  const reach = (/** @type {number} */ radius) => radius * (radius + 1);
  /** The greatest whole number whose square is at most this. @param {number} square */
  const root = (square) => Math.floor(Math.sqrt(square));

  const fill = (
    /** @type {number[]} */ [x, y, z],
    /** @type {number[]} */ [width, depth, height],
    /** @type {number | undefined} */ color,
  ) => {
    for (let i = 0; i < width; i += 1)
      for (let j = 0; j < depth; j += 1)
        for (let k = 0; k < height; k += 1) cube(x + i, y + j, z + k, color);
  };

  /** @type {(x: number, y: number, z: number, size: number, color?: number) => void} */
  const bigCube = (x, y, z, size, color) => {
    const side = checkSize('size', size, 1);
    fill([x, y, z], [side, side, side], color);
  };
  /** @type {(x: number, y: number, z: number, a: number, b: number, c: number, color?: number) => void} */
  const box = (x, y, z, a, b, c, color) => {
    const sides = [checkSize('a', a, 1), checkSize('b', b, 1), checkSize('c', c, 1)];
    fill([x, y, z], sides, color);
  };
  /** @type {(x: number, y: number, z: number, radius: number, color?: number) => void} */
  const sphere = (x, y, z, radius, color) => {
    const most = reach(checkSize('radius', radius, 0));
    for (let i = -radius; i <= radius; i += 1) {
      const wide = root(most - i * i);
      for (let j = -wide; j <= wide; j += 1) {
        const high = root(most - i * i - j * j);
        for (let k = -high; k <= high; k += 1) cube(x + i, y + j, z + k, color);
      }
    }
  };
  /** @type {(x: number, y: number, z: number, radius: number, color?: number) => void} */
  const circle = (x, y, z, radius, color) => {
    const most = reach(checkSize('radius', radius, 0));
    // What belongs to the circle that is smaller by one lies within the ring.
    const inner = radius === 0 ? -1 : reach(radius - 1);
    for (let i = -radius; i <= radius; i += 1) {
      const first = inner < i * i ? 0 : root(inner - i * i) + 1;
      for (let j = root(most - i * i); j >= first; j -= 1) {
        cube(x + i, y + j, z, color);
        if (j > 0) cube(x + i, y - j, z, color);
      }
    }
  };
  return { bigCube, box, sphere, circle };
}
