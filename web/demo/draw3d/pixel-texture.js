/**
 * A texture of pixels.
 * @param {typeof import('./three.js')} THREE
 * @param {Uint8ClampedArray<ArrayBuffer>} pixels four bytes each, in rows
 * @param {number} columns
 */
export function pixelTexture(THREE, pixels, columns) {
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = pixels.length / (4 * columns);
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  pen.putImageData(new ImageData(pixels, columns), 0, 0);
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  map.anisotropy = 4;
  return map;
}
