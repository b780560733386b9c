/**
 * A mesh of the library for a torch material. Each triangle has texture coordinates in its own plane,
 * upright where that has an up.
 * @param {typeof import('../draw3d/three.js')} THREE
 * @param {{ positions: Float32Array, triangles: Uint32Array }} mesh in cells
 * @param {ReturnType<typeof import('./torch-material.js').torchMaterial>} material
 * @param {Float32Array} [near] per vertex: 1 or -1 where another surface begins, 0 far from it
 */
export function stoneMesh(THREE, { positions, triangles }, material, near) {
  const indexed = new THREE.BufferGeometry();
  indexed.setAttribute('position', new THREE.BufferAttribute(positions, 3));
  if (near) indexed.setAttribute('near', new THREE.BufferAttribute(near, 1));
  indexed.setIndex(new THREE.BufferAttribute(triangles, 1));
  const geometry = indexed.toNonIndexed();
  geometry.computeVertexNormals();
  const { position, normal } = geometry.attributes;
  const uv = new Float32Array(2 * position.count);
  const [up, side] = [new THREE.Vector3(0, 1, 0), new THREE.Vector3(1, 0, 0)];
  const [point, out, across, along] = Array.from({ length: 4 }, () => new THREE.Vector3());
  for (let i = 0; i < position.count; i += 1) {
    point.fromBufferAttribute(position, i);
    out.fromBufferAttribute(normal, i);
    across.crossVectors(Math.abs(out.y) > 0.9 ? side : up, out).normalize();
    along.crossVectors(out, across);
    uv[2 * i] = point.dot(across);
    uv[2 * i + 1] = point.dot(along);
  }
  geometry.setAttribute('uv', new THREE.BufferAttribute(uv, 2));
  return new THREE.Mesh(geometry, material);
}
