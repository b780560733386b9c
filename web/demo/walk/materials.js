/** Texels per side of a texture. */
const SIDE = 128;
const ROWS = 4;
/** Grey of the joints and of the darkest and lightest stone. */
const JOINT = 150;
const STONES = [205, 255];

/**
 * Stones in rows, the odd rows shifted by half a stone; grey, so that vertex colours tint them.
 * @param {typeof import('../draw3d/three.js')} THREE
 * @param {number} perRow
 */
export function stoneTexture(THREE, perRow) {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  pen.fillStyle = grey(JOINT);
  pen.fillRect(0, 0, SIDE, SIDE);
  const [width, height] = [SIDE / perRow, SIDE / ROWS];
  for (let row = 0; row < ROWS; row += 1) {
    for (let i = 0; i <= perRow; i += 1) {
      // A fixed pattern of greys; the stone that is cut by the right edge goes on at the left one.
      const share = (((i % perRow) * 7 + row * 5) % 11) / 10;
      pen.fillStyle = grey(STONES[0] + share * (STONES[1] - STONES[0]));
      const left = (i - (row % 2) / 2) * width;
      pen.fillRect(left + 1, row * height + 1, width - 2, height - 2);
    }
  }
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  map.wrapS = THREE.RepeatWrapping;
  map.wrapT = THREE.RepeatWrapping;
  return map;
}

/** @param {number} value */
const grey = (value) => `rgb(${value} ${value} ${value})`;

/** Lit walls of stones in the colours of their vertices. @param {typeof import('../draw3d/three.js')} THREE */
export const wallMaterial = (THREE) =>
  new THREE.MeshLambertMaterial({ map: stoneTexture(THREE, 2), vertexColors: true });

/** A lit floor of slabs. @param {typeof import('../draw3d/three.js')} THREE @param {string} color @param {number} side cells of the whole floor */
export function floorMaterial(THREE, color, side) {
  const map = stoneTexture(THREE, ROWS);
  map.repeat.set(side, side);
  return new THREE.MeshLambertMaterial({ map, color });
}
