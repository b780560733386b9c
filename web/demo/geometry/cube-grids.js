/** Cells of a grid per cube in it; a sparser grid is divided. */
const MOST_PER_CUBE = 128;
/** Numbers per cube: x, y, z, colour. */
const CUBE = 4;
/** Colours of cubes. */
export const COLORS = 16;

/**
 * Cubes of a script as grids, which together hold each of them: most often one. Turtlecraft's x points
 * to the viewer, y to the right, z up. The value of a cell is 1 + the colour of its last cube. Edges
 * lie only where a cube begins or ends, so that distance costs nothing; what lies far apart in all
 * axes is divided into several grids, and faces between those stay.
 * @param {Float32Array} cubes x y z color per cube
 * @returns {import('./merged-faces.js').SolidGrid[]}
 */
export function gridsOfCubes(cubes) {
  const grids = [];
  const waiting =
    cubes.length > 0 ? [Int32Array.from({ length: cubes.length / CUBE }, (_, i) => i)] : [];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    const edges = [1, 2, 0].map((axis, i) => edgesAlong(cubes, part, axis, i === 1 ? -1 : 0));
    const cells = edges.reduce((product, { length }) => product * (length - 1), 1);
    if (cells <= MOST_PER_CUBE * part.length) grids.push(filled(cubes, part, edges));
    else waiting.push(...halves(cubes, part));
  }
  return grids;
}

/** @param {Float32Array} cubes @param {Int32Array} part indices of cubes @param {number} axis of the script @param {number} shift */
function edgesAlong(cubes, part, axis, shift) {
  const places = new Float64Array(2 * part.length);
  part.forEach((cube, i) => {
    const from = cubes[CUBE * cube + axis] + shift;
    places[2 * i] = from;
    places[2 * i + 1] = from + 1;
  });
  places.sort();
  return places.filter((place, i) => i === 0 || place !== places[i - 1]);
}

/** @param {Float32Array} cubes @param {Int32Array} part @param {Float64Array[]} edges @returns {import('./merged-faces.js').SolidGrid} */
function filled(cubes, part, edges) {
  const size = /** @type {[number, number, number]} */ (edges.map(({ length }) => length - 1));
  const places = edges.map((list) => new Map(Array.from(list, (edge, i) => [edge, i])));
  const data = new Uint8Array(size[0] * size[1] * size[2]);
  for (const cube of part) {
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
  return { size, edges: /** @type {any} */ (edges), data };
}

/** The two halves of a part along the axis in which it is longest. @param {Float32Array} cubes @param {Int32Array} part */
function halves(cubes, part) {
  const spans = [0, 1, 2].map((axis) => {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const cube of part) {
      least = Math.min(least, cubes[CUBE * cube + axis]);
      most = Math.max(most, cubes[CUBE * cube + axis]);
    }
    return most - least;
  });
  const axis = spans.indexOf(Math.max(...spans));
  const sorted = part.slice().sort((a, b) => cubes[CUBE * a + axis] - cubes[CUBE * b + axis]);
  const middle = sorted.length >> 1;
  return [sorted.subarray(0, middle), sorted.subarray(middle)];
}
