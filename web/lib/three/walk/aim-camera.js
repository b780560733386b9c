import { Vector3 } from 'three';

/**
 * Units from the walker back to the camera: SwiftShader leaves out triangles with a corner exactly beside the
 * camera, as that in the middle of a cell.
 */
const BEHIND = 0.011;

/**
 * Puts a camera at the eyes of a walker.
 * @param {import('three').Camera} camera
 * @param {import('./terrain.js').Pose} pose
 * @param {number} pitch degrees above the horizon
 * @param {{ x: number, y: number }} [origin] what lies at x = 0, z = 0 of the scene
 */
export function aimCamera(camera, { at, ahead, up }, pitch, origin = { x: 0, y: 0 }) {
  const angle = (pitch * Math.PI) / 180;
  camera.position.set(at[0] - origin.x, at[1], at[2] - origin.y);
  camera.position.addScaledVector(new Vector3().fromArray(ahead), -BEHIND);
  camera.up.fromArray(up);
  const target = camera.position.clone();
  target.addScaledVector(new Vector3().fromArray(ahead), Math.cos(angle));
  target.addScaledVector(new Vector3().fromArray(up), Math.sin(angle));
  camera.lookAt(target);
}
