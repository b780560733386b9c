/** A floor with a rim a cell, so that one sees how one moves. @param {typeof import('three')} THREE @param {number} wide cells, even */
export function floorOf(THREE, wide) {
  const side = 32;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  pen.fillStyle = '#c9c9c9';
  pen.fillRect(0, 0, side, side);
  pen.fillStyle = '#fff';
  pen.fillRect(1, 1, side - 2, side - 2);
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  map.wrapS = THREE.RepeatWrapping;
  map.wrapT = THREE.RepeatWrapping;
  map.anisotropy = 4;
  map.repeat.set(wide, wide);
  const geometry = new THREE.PlaneGeometry(wide, wide);
  geometry.rotateX(-Math.PI / 2);
  return new THREE.Mesh(geometry, new THREE.MeshBasicMaterial({ map }));
}
