/** A place on the floor with the axes of a body on it. @typedef {{ origin: number[], right: number[], up: number[], back: number[] }} Frame */

/**
 * A box that stands on a place: six sides with corners of their own, so that edges are sharp.
 * @param {Frame} frame
 * @param {number[]} size width, height, depth
 */
export function boxOf({ origin, right, up, back }, [width, height, depth]) {
  const axes = [
    right.map((part) => (part * width) / 2),
    up.map((part) => (part * height) / 2),
    back.map((part) => (part * depth) / 2),
  ];
  const units = [right, up, back];
  const middle = origin.map((place, i) => place + axes[1][i]);
  const positions = [];
  const normals = [];
  const triangles = [];
  for (let axis = 0; axis < 3; ++axis) {
    for (const sign of [1, -1]) {
      const [u, v] = [axes[(axis + 1) % 3], axes[(axis + 2) % 3]];
      const at = positions.length / 3;
      for (const [s, t] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ]) {
        for (let i = 0; i < 3; ++i) {
          positions.push(middle[i] + sign * axes[axis][i] + sign * s * u[i] + t * v[i]);
          normals.push(sign * units[axis][i]);
        }
      }
      triangles.push(at, at + 1, at + 2, at, at + 2, at + 3);
    }
  }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    triangles: Uint32Array.from(triangles),
  };
}
