/**
 * A repeating texture: a white square with a thin darker rim.
 * @param {typeof import('./three.js')} THREE
 * @param {number} side in texels
 * @param {string} rim its colour
 */
export function rimTexture(THREE, side, rim) {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  pen.fillStyle = rim;
  pen.fillRect(0, 0, side, side);
  pen.fillStyle = '#fff';
  pen.fillRect(1, 1, side - 2, side - 2);
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  map.wrapS = THREE.RepeatWrapping;
  map.wrapT = THREE.RepeatWrapping;
  map.anisotropy = 4;
  return map;
}
