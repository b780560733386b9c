import { BufferAttribute, BufferGeometry, Vector3 } from 'three';

/**
 * A mesh of the library with flat faces and texture coordinates in the plane of each triangle, in units of
 * length: v goes up where the triangle is upright.
 * @param {{ positions: Float32Array, triangles: Uint32Array }} mesh
 * @param {{ near?: Float32Array, colors?: Float32Array, lift?: Float32Array, out?: Float32Array }} [per] numbers
 *   per vertex: `near`, 1 or -1 where another surface begins, 0 far from it; linear colours; directions of up,
 *   default: y; normals from which the plane is taken, default: that of the triangle
 */
export function stoneGeometry({ positions, triangles }, { near, colors, lift, out } = {}) {
  const count = triangles.length;
  const position = new Float32Array(3 * count);
  const normal = new Float32Array(3 * count);
  const uv = new Float32Array(2 * count);
  const color = new Uint8Array(3 * count).fill(255);
  const nearness = new Float32Array(count);
  const corners = [new Vector3(), new Vector3(), new Vector3()];
  const [face, plane, up, across, along] = Array.from({ length: 5 }, () => new Vector3());
  for (let first = 0; first < count; first += 3) {
    for (let i = 0; i < 3; i += 1) corners[i].fromArray(positions, 3 * triangles[first + i]);
    face.subVectors(corners[1], corners[0]).cross(along.subVectors(corners[2], corners[0]));
    face.normalize();
    if (out) plane.fromArray(out, 3 * triangles[first]);
    else plane.copy(face);
    up.set(0, 1, 0);
    if (lift) {
      for (let i = 0; i < 3; i += 1) {
        along.fromArray(lift, 3 * triangles[first + i]);
        if (along.lengthSq() > 1e-9) up.copy(along).normalize();
      }
    }
    if (Math.abs(plane.dot(up)) > 0.9) up.set(0, 0, -1);
    if (Math.abs(plane.dot(up)) > 0.9) up.set(1, 0, 0);
    across.crossVectors(up, plane).normalize();
    along.crossVectors(plane, across);
    for (let i = 0; i < 3; i += 1) {
      const [at, vertex] = [first + i, triangles[first + i]];
      corners[i].toArray(position, 3 * at);
      face.toArray(normal, 3 * at);
      uv[2 * at] = corners[i].dot(across);
      uv[2 * at + 1] = corners[i].dot(along);
      if (near) nearness[at] = near[vertex];
      if (!colors) continue;
      for (let part = 0; part < 3; part += 1) {
        color[3 * at + part] = Math.round(255 * colors[3 * vertex + part]);
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(position, 3));
  geometry.setAttribute('normal', new BufferAttribute(normal, 3));
  geometry.setAttribute('uv', new BufferAttribute(uv, 2));
  geometry.setAttribute('color', new BufferAttribute(color, 3, true));
  geometry.setAttribute('near', new BufferAttribute(nearness, 1));
  return geometry;
}
