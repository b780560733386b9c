/**
 * Flat slabs of one colour as one mesh.
 * @param {typeof import('./three.js')} THREE
 * @param {number[][]} slabs [x, z, width, depth, height] in the axes of three.js, from y = 0 up
 * @param {string} color
 */
export function slabMesh(THREE, slabs, color) {
  const material = new THREE.MeshBasicMaterial({ color });
  const mesh = new THREE.InstancedMesh(new THREE.BoxGeometry(), material, slabs.length);
  const matrix = new THREE.Matrix4();
  slabs.forEach(([x, z, width, depth, height], i) => {
    matrix.makeScale(width, Math.abs(height), depth);
    matrix.setPosition(x + width / 2, height / 2, z + depth / 2);
    mesh.setMatrixAt(i, matrix);
  });
  mesh.computeBoundingBox();
  return mesh;
}
