/** Directions to the camera: from above for flat boxes, more from the side for tall ones. */
const FLAT = [0.1, 1.5, 1];
const TALL = [0.42, 0.62, 1];
const FILL = 0.92;
/** Perspective moves the middle of the box off the middle of the picture; each round corrects it. */
const ROUNDS = 3;

/**
 * Places the camera so that the box fills the picture.
 * @param {typeof import('./three.js')} THREE
 * @param {import('three').PerspectiveCamera} camera
 * @param {import('three/addons/controls/OrbitControls.js').OrbitControls} controls
 * @param {import('three').Box3} box
 * @param {number} [steepness] tangent of the least angle from which a flat box is seen
 */
export function frame(THREE, camera, controls, box, steepness = 0) {
  if (box.isEmpty()) return;
  const center = box.getCenter(new THREE.Vector3());
  const extent = box.getSize(new THREE.Vector3());
  const tall = Math.min(1, (2 * extent.y) / Math.max(extent.x, extent.z));
  const flat = new THREE.Vector3(FLAT[0], Math.max(FLAT[1], steepness), FLAT[2]);
  const direction = flat.lerp(new THREE.Vector3(...TALL), tall).normalize();
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (i) =>
      new THREE.Vector3(
        i & 1 ? box.max.x : box.min.x,
        i & 2 ? box.max.y : box.min.y,
        i & 4 ? box.max.z : box.min.z,
      ),
  );
  const target = center.clone();
  const place = (/** @type {number} */ distance) => {
    camera.position.copy(target).addScaledVector(direction, distance);
    camera.lookAt(target);
    camera.updateMatrixWorld();
  };
  const seen = () => corners.map((corner) => corner.clone().project(camera));
  const isInView = () =>
    seen().every(({ x, y, z }) => Math.abs(x) < FILL && Math.abs(y) < FILL && z < 1);
  const size = extent.length();
  camera.near = size / 200;
  camera.far = size * 20;
  camera.updateProjectionMatrix();
  const fit = () => {
    let [near, far] = [size * 0.2, size * 10];
    for (let i = 0; i < 24; i += 1) {
      const distance = (near + far) / 2;
      place(distance);
      if (isInView()) far = distance;
      else near = distance;
    }
    place(far);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    fit();
    const shape = new THREE.Box3().setFromPoints(seen());
    const middle = shape.getCenter(new THREE.Vector3());
    const depth = camera.position.distanceTo(target);
    const reach = Math.tan((camera.fov * Math.PI) / 360) * depth;
    const up = new THREE.Vector3(0, 1, 0).applyQuaternion(camera.quaternion);
    const right = new THREE.Vector3(1, 0, 0).applyQuaternion(camera.quaternion);
    target.addScaledVector(up, middle.y * reach);
    target.addScaledVector(right, middle.x * reach * camera.aspect);
  }
  fit();
  controls.target.copy(target);
  controls.minDistance = size * 0.05;
  controls.maxDistance = size * 6;
  controls.update();
}
