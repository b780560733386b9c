import { fail } from '../../util/error.js';
import { hasTunnels } from '../options/maze.js';
import { boxOf } from './box-of.js';
import { keptCells } from './kept-cells.js';
import { arrows } from './print-marks.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('../../options/types.js').Mesh} Mesh */

/** How high arrows lie above the floor, in cells. */
const ARROW_HEIGHT = 0.02;
/** Outlines of arrows are whole numbers: so many to a cell. */
const FINE = 1e6;

/** @returns {{ positions: number[], normals: number[], triangles: number[] }} */
const emptyMesh = () => ({ positions: [], normals: [], triangles: [] });

/** @param {ReturnType<typeof emptyMesh>} mesh @returns {Mesh} */
const meshOf = ({ positions, normals, triangles }) => ({
  positions: Float32Array.from(positions),
  normals: Float32Array.from(normals),
  triangles: Uint32Array.from(triangles),
});

/**
 * The map of a body, as `maze.polygons` and `maze.lines` draw it, as meshes with y up. Throws a MazeError for a
 * woven maze. Cost: O(cells).
 * @param {Maze} maze
 * @param {number} height of the walls, in cells
 * @param {number} thickness
 * @returns {import('../../options/types.js').Meshes}
 */
export function mapMeshes(maze, height, thickness) {
  if (hasTunnels(maze)) {
    fail(
      'body',
      'the map of a body has no tunnels; body: true has those of this maze',
      'unsupported-shape',
    );
  }
  const { points, starts } = maze.polygons();
  const kept = new Set(keptCells(maze));
  const [floor, walls, marks] = [emptyMesh(), emptyMesh(), emptyMesh()];
  const firsts = new Uint32Array(maze.cellCount + 1);
  const addUp = (/** @type {typeof floor} */ mesh, /** @type {number[]} */ at) => {
    mesh.positions.push(...at);
    mesh.normals.push(0, 1, 0);
    return mesh.positions.length / 3 - 1;
  };
  for (let cell = 0; cell < maze.cellCount; cell += 1) {
    firsts[cell] = floor.positions.length / 3;
    const { x, y } = maze.centre(cell);
    const middle = addUp(floor, [x, 0, y]);
    if (!kept.has(cell)) continue;
    const count = starts[cell + 1] - starts[cell];
    for (let i = 0; i < count; i += 1) {
      const at = 2 * (starts[cell] + i);
      addUp(floor, [points[at], 0, points[at + 1]]);
      // Corners go clockwise in the drawing, as seen from above.
      floor.triangles.push(middle, middle + 1 + ((i + 1) % count), middle + 1 + i);
    }
  }
  firsts[maze.cellCount] = floor.positions.length / 3;
  const lines = maze.lines();
  for (let i = 0; i < lines.length; i += 4) {
    const [x0, y0, x1, y1] = lines.subarray(i, i + 4);
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (length === 0) continue;
    const right = [(x1 - x0) / length, 0, (y1 - y0) / length];
    const frame = {
      origin: [(x0 + x1) / 2, 0, (y0 + y1) / 2],
      right,
      up: [0, 1, 0],
      back: [-right[2], 0, right[0]],
    };
    const box = boxOf(frame, [length + thickness, height, thickness]);
    const first = walls.positions.length / 3;
    walls.positions.push(...box.positions);
    walls.normals.push(...box.normals);
    for (const corner of box.triangles) walls.triangles.push(first + corner);
  }
  const place = (/** @type {number} */ x, /** @type {number} */ y) => ({
    x: FINE * x,
    y: -FINE * y,
  });
  for (const outline of arrows(maze, { parts: [[...kept]], scale: FINE, place })) {
    const [a, b, c] = outline.map(({ x, y }) => addUp(marks, [x / FINE, ARROW_HEIGHT, -y / FINE]));
    marks.triangles.push(a, b, c);
  }
  return {
    walls: meshOf(walls),
    stairs: meshOf(emptyMesh()),
    tunnels: meshOf(emptyMesh()),
    arrows: meshOf(marks),
    floor: { ...meshOf(floor), starts: firsts },
  };
}
