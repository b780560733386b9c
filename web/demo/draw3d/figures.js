/**
 * Figures that stand on a tile, by their outline: pairs of distance from the axis and height, from the
 * foot up, in tiles.
 */
const OUTLINES = {
  pawn: [
    [0.44, 0],
    [0.44, 0.1],
    [0.34, 0.18],
    [0.2, 0.42],
    [0.17, 0.66],
    [0.3, 0.7],
    [0.3, 0.76],
    [0.18, 0.8],
    [0.31, 0.9],
    [0.36, 1.06],
    [0.31, 1.22],
    [0.16, 1.33],
    [0, 1.36],
  ],
  gem: [
    [0.44, 0],
    [0.44, 0.1],
    [0.2, 0.18],
    [0.08, 0.42],
    [0.44, 0.9],
    [0.28, 1.2],
    [0, 1.24],
  ],
};

/** Corners of a figure around its axis: round, or cut like a gem. */
const CORNERS = { pawn: 24, gem: 6 };
/** Where the light comes from, as for the shadows on the ground, and the share that reaches the dark side. */
const LIGHT = [-0.5, 0.74, -0.2];
const LEAST = 0.5;

/**
 * A figure with light in the colours of its vertices.
 * @param {typeof import('./three.js')} THREE
 * @param {keyof typeof OUTLINES} name
 * @param {{ color: string, x: number, z: number, height: number }} look `height`: of its head, in tiles
 */
export function figureMesh(THREE, name, { color, x, z, height }) {
  const outline = OUTLINES[name];
  const scale = height / outline[outline.length - 1][1];
  const points = outline.map(([wide, high]) => new THREE.Vector2(wide, high * scale));
  const round = new THREE.LatheGeometry(points, CORNERS[name]);
  const geometry = name === 'gem' ? round.toNonIndexed() : round;
  if (name === 'gem') geometry.computeVertexNormals();
  const normals = geometry.getAttribute('normal');
  const light = new THREE.Vector3(...LIGHT).normalize();
  const normal = new THREE.Vector3();
  const { r, g, b } = new THREE.Color(color);
  const tints = Float32Array.from({ length: 3 * normals.count });
  for (let i = 0; i < normals.count; i += 1) {
    const facing = (1 + normal.fromBufferAttribute(normals, i).dot(light)) / 2;
    const share = LEAST + (1 - LEAST) * facing;
    tints.set([r * share, g * share, b * share], 3 * i);
  }
  geometry.setAttribute('color', new THREE.BufferAttribute(tints, 3));
  const mesh = new THREE.Mesh(geometry, new THREE.MeshBasicMaterial({ vertexColors: true }));
  mesh.position.set(x, 0, z);
  return mesh;
}
