import { BufferAttribute, BufferGeometry, Vector3 } from 'three';

/**
 * A straight beam between two points. `up`: the direction of its height; `height`: above the line
 * between the points; `ends`: extra length at both ends.
 * @typedef {{ from: number[], to: number[], up: number[], width: number, height: number, ends?: number }} Beam
 */

const FACES = [
  4, 5, 6, 4, 6, 7, 0, 1, 5, 0, 5, 4, 1, 2, 6, 1, 6, 5, 2, 3, 7, 2, 7, 6, 3, 0, 4, 3, 4, 7,
];
const MIN_LENGTH = 1e-6;
/** Distance of a beam to the ground. */
const LOW = 0.01;

/** Beams as one geometry with flat faces. @param {readonly Beam[]} beams */
export function beamGeometry(beams) {
  const positions = new Float32Array(beams.length * FACES.length * 3);
  let end = 0;
  for (const beam of beams) {
    const corners = cornersOf(beam);
    for (const corner of FACES) {
      positions.set(corners[corner], end);
      end += 3;
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('color', new BufferAttribute(new Uint8Array(end).fill(255), 3, true));
  geometry.computeVertexNormals();
  return geometry;
}

/** The eight corners of a beam. @param {Beam} beam */
function cornersOf({ from, to, up, width, height, ends = 0 }) {
  const [a, b, top] = [from, to, up].map((vector) => new Vector3().fromArray(vector));
  const axis = b.clone().sub(a);
  const length = axis.length() || MIN_LENGTH;
  axis.divideScalar(length);
  // A beam parallel to `up` can have any side.
  const side = new Vector3().crossVectors(axis, top);
  if (side.length() < 0.1) side.crossVectors(axis, otherAxis(axis));
  side.normalize().multiplyScalar(width / 2);
  const lift = new Vector3().crossVectors(side, axis).normalize();
  if (lift.dot(top) < 0) lift.negate();
  a.addScaledVector(axis, -ends);
  b.addScaledVector(axis, ends);
  return [LOW, height].flatMap((level) =>
    /** @type {const} */ ([
      [a, 1],
      [b, 1],
      [b, -1],
      [a, -1],
    ]).map(([point, sign]) =>
      point.clone().addScaledVector(side, sign).addScaledVector(lift, level).toArray(),
    ),
  );
}

/** A vector that is not parallel to another. @param {Vector3} axis */
function otherAxis(axis) {
  return Math.abs(axis.x) < 0.8 ? new Vector3(1, 0, 0) : new Vector3(0, 0, 1);
}
