/** Room around a building, in blocks, that belongs to its ground; and around the middle of nothing. */
const RIM = 1;
const EMPTY_RIM = 6;

/**
 * The lowest places of the ground under blocks: from `least` to `most`, where `least[2]` is the height
 * of what stands on it.
 * @param {Float32Array} cubes x y z color per cube
 */
export function groundOf(cubes) {
  if (cubes.length === 0)
    return { least: [-EMPTY_RIM, -EMPTY_RIM, 1], most: [EMPTY_RIM, EMPTY_RIM] };
  const least = [Infinity, Infinity, Infinity];
  const most = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < cubes.length; i += 4) {
    for (let axis = 0; axis < 3; axis += 1) {
      least[axis] = Math.min(least[axis], cubes[i + axis]);
      most[axis] = Math.max(most[axis], cubes[i + axis]);
    }
  }
  return {
    least: [least[0] - RIM, least[1] - RIM, least[2]],
    most: [most[0] + RIM, most[1] + RIM],
  };
}
