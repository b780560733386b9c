import { blockMaterial, SHADES } from './block-material.js';
import { PALETTE } from './palette.js';

/**
 * Cubes as instances of one mesh. Turtlecraft's x points down the screen, y to the right, z up.
 * @param {typeof import('three')} THREE
 * @param {Float32Array} cubes x y z color per cube
 */
export function cubeMesh(THREE, cubes) {
  const geometry = new THREE.BoxGeometry();
  const shades = SHADES.flatMap((shade) => Array(12).fill(shade));
  geometry.setAttribute('color', new THREE.Float32BufferAttribute(shades, 3));
  const mesh = new THREE.InstancedMesh(geometry, blockMaterial(THREE), cubes.length / 4);
  const matrix = new THREE.Matrix4();
  const colors = PALETTE.map((color) => new THREE.Color(color));
  for (let i = 0; i < cubes.length; i += 4) {
    matrix.setPosition(cubes[i + 1] + 0.5, cubes[i + 2] - 0.5, cubes[i] + 0.5);
    mesh.setMatrixAt(i / 4, matrix);
    mesh.setColorAt(i / 4, colors[(((cubes[i + 3] % 16) + 16) % 16) | 0]);
  }
  mesh.computeBoundingBox();
  return mesh;
}
