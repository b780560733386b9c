/** Higher ratios cost time without a visible difference. */
const MAX_RATIO = 2;

/**
 * Fits a renderer and its camera to a container.
 * @param {HTMLElement} container
 * @param {import('three').WebGLRenderer} renderer
 * @param {import('three').PerspectiveCamera} camera
 * @param {number} [maxRatio] device pixels per CSS pixel
 * @returns {boolean} false if the container has no size
 */
export function fitTo({ clientWidth, clientHeight }, renderer, camera, maxRatio = MAX_RATIO) {
  if (clientWidth === 0 || clientHeight === 0) return false;
  renderer.setPixelRatio(Math.min(devicePixelRatio, maxRatio));
  renderer.setSize(clientWidth, clientHeight, false);
  camera.aspect = clientWidth / clientHeight;
  camera.updateProjectionMatrix();
  return true;
}

/** What Chromium and Safari say instead of the renderer's name; Firefox says it. */
const MASKED = 'WebKit WebGL';

/** @type {boolean | null} */
let software = null;

/**
 * Whether the processor draws instead of a graphics card: known before a renderer is made, because
 * smooth edges, which take a software renderer more than half of a frame, cannot be turned off later.
 * Walls of 200 x 200 cells: 448 ms per frame instead of 1,036 (medians of one interleaved run).
 */
export function drawsInSoftware() {
  if (software === null) {
    const context = document.createElement('canvas').getContext('webgl2');
    software = context !== null && isSoftware({ getContext: () => context });
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  }
  return software;
}

/**
 * Whether the processor draws instead of a graphics card.
 * @param {Pick<import('three').WebGLRenderer, 'getContext'>} renderer
 */
export function isSoftware(renderer) {
  const context = renderer.getContext();
  let name = context.getParameter(context.RENDERER);
  const info = name === MASKED ? context.getExtension('WEBGL_debug_renderer_info') : null;
  if (info) name = context.getParameter(info.UNMASKED_RENDERER_WEBGL);
  return /swiftshader|llvmpipe|softpipe|basic render/i.test(name);
}
