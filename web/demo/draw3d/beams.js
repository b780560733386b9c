/**
 * A straight beam between two points. `up`: the direction of its height; `height`: above the line
 * between the points, default: a square profile around that line; `ends`: extra length at both ends.
 * @typedef {{ from: number[], to: number[], up: number[], width: number, height?: number,
 *   ends?: number }} Beam
 */

const FACES = [
  4, 5, 6, 4, 6, 7, 0, 1, 5, 0, 5, 4, 1, 2, 6, 1, 6, 5, 2, 3, 7, 2, 7, 6, 3, 0, 4, 3, 4, 7,
];
const LEAST = 1e-6;

/**
 * Beams of one colour as one mesh.
 * @param {typeof import('./three.js')} THREE
 * @param {Beam[]} beams
 * @param {string} color
 */
export function beamMesh(THREE, beams, color) {
  const positions = new Float32Array(beams.length * 24);
  const index = new Uint32Array(beams.length * 36);
  beams.forEach((beam, i) => {
    positions.set(cornersOf(THREE, beam), i * 24);
    const faces = [...FACES, 0, 2, 1, 0, 3, 2];
    index.set(
      faces.map((corner) => i * 8 + corner),
      i * 36,
    );
  });
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.BufferAttribute(positions, 3));
  geometry.setIndex(new THREE.BufferAttribute(index, 1));
  const material = new THREE.MeshLambertMaterial({
    color,
    flatShading: true,
    side: THREE.DoubleSide,
  });
  return new THREE.Mesh(geometry, material);
}

/** The eight corners of a beam. @param {typeof import('./three.js')} THREE @param {Beam} beam */
function cornersOf(THREE, { from, to, up, width, height, ends = 0 }) {
  const [a, b, top] = [from, to, up].map((vector) => new THREE.Vector3().fromArray(vector));
  const axis = b.clone().sub(a);
  const length = axis.length() || LEAST;
  axis.divideScalar(length);
  // A beam parallel to `up` can have any side.
  const side = new THREE.Vector3().crossVectors(axis, top);
  if (side.length() < 0.1) side.crossVectors(axis, otherAxis(THREE, axis));
  side.normalize().multiplyScalar(width / 2);
  const lift = new THREE.Vector3().crossVectors(side, axis).normalize();
  if (lift.dot(top) < 0) lift.negate();
  const [low, high] = height === undefined ? [-width / 2, width / 2] : [0.01, height];
  a.addScaledVector(axis, -ends);
  b.addScaledVector(axis, ends);
  return [low, high].flatMap((level) =>
    [
      [a, 1],
      [b, 1],
      [b, -1],
      [a, -1],
    ].flatMap(([end, sign]) =>
      /** @type {import('three').Vector3} */ (end)
        .clone()
        .addScaledVector(side, /** @type {number} */ (sign))
        .addScaledVector(lift, level)
        .toArray(),
    ),
  );
}

/** A vector that is not parallel to another. @param {typeof import('./three.js')} THREE @param {import('three').Vector3} axis */
function otherAxis(THREE, axis) {
  return Math.abs(axis.x) < 0.8 ? new THREE.Vector3(1, 0, 0) : new THREE.Vector3(0, 0, 1);
}
