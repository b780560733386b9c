/** A ray closer to parallel than this never meets a side. */
const LEAST = 1e-12;

/**
 * What a ray meets first: a cube, and the place before the side that it meets; or the ground, where
 * `cube` is null. Cost: one test per cube.
 * @param {{ from: number[], along: number[] }} ray in the axes of the script, in which a cube reaches
 *   from its place to one more
 * @param {Iterable<{ place: number[] }>} cubes
 * @param {{ least: number[], most: number[] }} ground the rectangle of the lowest places
 * @returns {{ cube: number[] | null, before: number[] } | null} null if it meets nothing
 */
export function cubeUnder({ from, along }, cubes, ground) {
  let nearest = Infinity;
  /** @type {number[] | null} */
  let cube = null;
  let axis = 0;
  for (const { place } of cubes) {
    let enters = -Infinity;
    let leaves = Infinity;
    let side = 0;
    for (let each = 0; each < 3; each += 1) {
      const [at, by] = [place[each] - from[each], along[each]];
      if (Math.abs(by) < LEAST) {
        if (at > 0 || at < -1) leaves = -Infinity;
        continue;
      }
      const first = (by > 0 ? at : at + 1) / by;
      if (first > enters) {
        enters = first;
        side = each;
      }
      leaves = Math.min(leaves, (by > 0 ? at + 1 : at) / by);
    }
    if (enters < leaves && enters > 0 && enters < nearest) {
      nearest = enters;
      cube = place;
      axis = side;
    }
  }
  const [level, down] = [ground.least[2], along[2]];
  const onGround = down < 0 ? (level - from[2]) / down : Infinity;
  if (onGround > 0 && onGround < nearest) {
    const at = [0, 1].map((each) => Math.floor(from[each] + onGround * along[each]));
    const isOn = at.every((each, i) => each >= ground.least[i] && each <= ground.most[i]);
    return isOn ? { cube: null, before: [...at, level] } : null;
  }
  if (cube === null) return null;
  const before = [...cube];
  before[axis] -= Math.sign(along[axis]);
  return { cube, before };
}
