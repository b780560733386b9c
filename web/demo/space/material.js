const SIDE = 16;

/**
 * Flat colours with a thin darker rim a cube: light is baked into the faces (see shade), so even a
 * software renderer keeps up and the palette stays what it is.
 * @param {typeof import('three')} THREE
 */
export function blockMaterial(THREE) {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  pen.fillStyle = '#d4d4d4';
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.fillStyle = '#fff';
  pen.fillRect(1, 1, SIDE - 2, SIDE - 2);
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  map.wrapS = THREE.RepeatWrapping;
  map.wrapT = THREE.RepeatWrapping;
  map.magFilter = THREE.NearestFilter;
  map.minFilter = THREE.LinearMipmapLinearFilter;
  map.anisotropy = 4;
  return new THREE.MeshBasicMaterial({ map, vertexColors: true });
}

/** How bright the faces +x, -x, +y, -y, +z, -z are (y is up, the viewer at +z). */
export const SHADES = [0.52, 0.6, 1, 0.45, 0.7, 0.56];
