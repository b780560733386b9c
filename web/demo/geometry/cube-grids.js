/** Cells of the one grid per cube; sparser cubes come in several grids. */
const MAX_PER_CUBE = 128;
/** Cubes per side of these grids. */
const BLOCK = 16;
/** Numbers per cube: x, y, z, colour. */
const CUBE = 4;
/** Colours of cubes. */
export const COLORS = 16;

/**
 * Cubes of a script as grids, which together hold each of them: most often one. Turtlecraft's x points
 * to the viewer, y to the right, z up. The value of a cell is 1 + the colour of its last cube. Edges
 * lie only where a cube begins or ends, so that distance in one axis costs nothing. Cubes that are
 * scattered in all axes are divided into blocks of space, and faces between those stay.
 * @param {Float32Array} cubes x y z color per cube
 * @returns {import('mazewright/three').SolidGrid[]}
 */
export function gridsOfCubes(cubes) {
  const all = Int32Array.from({ length: cubes.length / CUBE }, (_, i) => i);
  if (all.length === 0) return [];
  const edges = edgesOf(cubes, all);
  const cells = edges.reduce((product, { length }) => product * (length - 1), 1);
  if (cells <= MAX_PER_CUBE * all.length) return [filled(cubes, all, edges)];
  return blocksOf(cubes).map((part) => filled(cubes, part, edgesOf(cubes, part)));
}

/** The cubes of each block of space. @param {Float32Array} cubes */
function blocksOf(cubes) {
  /** @type {Map<string, number[]>} */
  const blocks = new Map();
  for (let i = 0; i < cubes.length; i += CUBE) {
    const key = [0, 1, 2].map((axis) => Math.floor(cubes[i + axis] / BLOCK)).join(' ');
    const block = blocks.get(key);
    if (block) block.push(i / CUBE);
    else blocks.set(key, [i / CUBE]);
  }
  return [...blocks.values()];
}

/** The edges of a part along the axes of the grid. @param {Float32Array} cubes @param {ArrayLike<number>} part */
function edgesOf(cubes, part) {
  const along = (/** @type {number} */ axis, shift = 0) => edgesAlong(cubes, part, axis, shift);
  /** @type {[Float64Array, Float64Array, Float64Array]} */
  const edges = [along(1), along(2, -1), along(0)];
  return edges;
}

/** @param {Float32Array} cubes @param {ArrayLike<number>} part indices of cubes @param {number} axis of the script @param {number} shift */
function edgesAlong(cubes, part, axis, shift) {
  const places = new Float64Array(2 * part.length);
  for (let i = 0; i < part.length; i += 1) {
    const from = cubes[CUBE * part[i] + axis] + shift;
    places[2 * i] = from;
    places[2 * i + 1] = from + 1;
  }
  places.sort();
  return places.filter((place, i) => i === 0 || place !== places[i - 1]);
}

/** @param {Float32Array} cubes @param {ArrayLike<number>} part @param {ReturnType<typeof edgesOf>} edges @returns {import('mazewright/three').SolidGrid} */
function filled(cubes, part, edges) {
  const size = /** @type {[number, number, number]} */ (edges.map(({ length }) => length - 1));
  const places = edges.map((list) => new Map(Array.from(list, (edge, i) => [edge, i])));
  const data = new Uint8Array(size[0] * size[1] * size[2]);
  for (let i = 0; i < part.length; i += 1) {
    const cube = part[i];
    const [toViewer, right, up, color] = cubes.subarray(CUBE * cube, CUBE * cube + CUBE);
    const from = [right, up - 1, toViewer].map((place, axis) => Number(places[axis].get(place)));
    const to = [right, up - 1, toViewer].map((place, axis) => Number(places[axis].get(place + 1)));
    const value = 1 + ((((color % COLORS) + COLORS) % COLORS) | 0);
    for (let y = from[1]; y < to[1]; y += 1) {
      for (let z = from[2]; z < to[2]; z += 1) {
        const row = (y * size[2] + z) * size[0];
        data.fill(value, row + from[0], row + to[0]);
      }
    }
  }
  return { size, edges, data };
}
