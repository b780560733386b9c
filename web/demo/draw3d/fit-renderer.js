/** Higher ratios cost time, and nobody sees the difference. */
const MOST_RATIO = 2;

/**
 * Fits a renderer and its camera to a container.
 * @param {HTMLElement} container
 * @param {import('three').WebGLRenderer} renderer
 * @param {import('three').PerspectiveCamera} camera
 * @param {number} [mostRatio] device pixels per CSS pixel
 * @returns {boolean} false if the container has no size
 */
export function fitTo({ clientWidth, clientHeight }, renderer, camera, mostRatio = MOST_RATIO) {
  if (clientWidth === 0 || clientHeight === 0) return false;
  renderer.setPixelRatio(Math.min(devicePixelRatio, mostRatio));
  renderer.setSize(clientWidth, clientHeight, false);
  camera.aspect = clientWidth / clientHeight;
  camera.updateProjectionMatrix();
  return true;
}

/** Whether the processor draws instead of a graphics card. @param {import('three').WebGLRenderer} renderer */
export function isSoftware(renderer) {
  const context = renderer.getContext();
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const name = context.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : context.RENDERER);
  return /swiftshader|llvmpipe|softpipe|basic render/i.test(String(name));
}
