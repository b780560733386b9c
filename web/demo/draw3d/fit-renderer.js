/** Above this software renderers get slow, and nobody sees the difference. */
const MOST_RATIO = 2;

/**
 * Fits what is drawn to a container.
 * @param {HTMLElement} container
 * @param {import('three').WebGLRenderer} renderer
 * @param {import('three').PerspectiveCamera} camera
 * @returns {boolean} whether there was room for it
 */
export function fitTo({ clientWidth, clientHeight }, renderer, camera) {
  if (clientWidth === 0 || clientHeight === 0) return false;
  renderer.setPixelRatio(Math.min(devicePixelRatio, MOST_RATIO));
  renderer.setSize(clientWidth, clientHeight, false);
  camera.aspect = clientWidth / clientHeight;
  camera.updateProjectionMatrix();
  return true;
}
