/** Thickness of the edges, in parts of a cube, and how far they stand out. */
const EDGE = 0.07;
const OUT = 0.02;
const PALE = 0.55;

/**
 * A frame around one cube, seen through everything, and a pale cube in it if it has a colour.
 * @param {typeof import('./three.js')} THREE
 * @param {string} edge colour of the frame
 * @param {string | null} fill
 */
export function cubeFrame(THREE, edge, fill) {
  const group = new THREE.Group();
  const box = new THREE.BoxGeometry();
  const seen = { color: edge, depthTest: false, transparent: true };
  const edges = new THREE.InstancedMesh(box, new THREE.MeshBasicMaterial(seen), 12);
  const matrix = new THREE.Matrix4();
  const reach = 0.5 + OUT - EDGE / 2;
  for (let i = 0; i < 12; i += 1) {
    const axis = Math.floor(i / 4);
    const size = [EDGE, EDGE, EDGE];
    size[axis] = 1 + 2 * OUT;
    const middle = [0.5, 0.5, 0.5];
    middle[(axis + 1) % 3] += i & 1 ? reach : -reach;
    middle[(axis + 2) % 3] += i & 2 ? reach : -reach;
    matrix.makeScale(size[0], size[1], size[2]);
    matrix.setPosition(middle[0], middle[1], middle[2]);
    edges.setMatrixAt(i, matrix);
  }
  edges.renderOrder = 1;
  group.add(edges);
  if (fill !== null) {
    const paint = { color: fill, transparent: true, opacity: PALE };
    const cube = new THREE.Mesh(box, new THREE.MeshBasicMaterial(paint));
    cube.position.set(0.5, 0.5, 0.5);
    // Its sides do not flicker with those of the cubes beside it.
    cube.scale.setScalar(1 - 2 * OUT);
    group.add(cube);
  }
  return group;
}
