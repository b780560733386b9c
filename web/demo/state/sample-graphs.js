/** @typedef {[number, number][]} Pairs */
/** @typedef {{ edges: Pairs, positions?: Pairs }} Graph */

const TURN = 2 * Math.PI;

/** Positions of nodes on a circle around the origin, the first one on top. @param {number} count @param {number} radius @param {number} [shift] in steps @returns {[number, number][]} */
const ring = (count, radius, shift = 0) =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((i + shift) / count) * TURN;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  });

/** @returns {Graph} */
function petersen() {
  const edges = Array.from({ length: 5 }, (_, i) => [
    [i, (i + 1) % 5],
    [i, i + 5],
    [i + 5, ((i + 2) % 5) + 5],
  ]).flat();
  return {
    edges: /** @type {Graph['edges']} */ (edges),
    positions: [...ring(5, 4), ...ring(5, 2)],
  };
}

/** Four rings of five nodes: a dodecahedron seen through one of its faces. @returns {Graph} */
function dodecahedron() {
  /** @type {Graph['edges']} */
  const edges = [];
  for (let i = 0; i < 5; i += 1) {
    const next = (i + 1) % 5;
    edges.push([i, next], [i, 5 + i], [5 + i, 10 + i], [10 + i, 5 + next]);
    edges.push([10 + i, 15 + i], [15 + i, 15 + next]);
  }
  const positions = [...ring(5, 8), ...ring(5, 5.4), ...ring(5, 4.2, 0.5), ...ring(5, 2, 0.5)];
  return { edges, positions };
}

/**
 * A Gabriel graph of randomly displaced nodes: two are joined if no third lies in the circle that has
 * them as its diameter. It is a subgraph of the Delaunay triangulation, so no edges cross.
 * @param {number} columns
 * @param {number} rows
 * @returns {Graph}
 */
function mesh(columns = 15, rows = 10) {
  const positions = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    const shift = () => (Math.random() - 0.5) * 0.62;
    return /** @type {[number, number]} */ ([x + (y % 2) / 2 + shift(), y + shift()]);
  });
  const degrees = new Uint8Array(positions.length);
  /** @type {Graph['edges']} */
  const edges = [];
  positions.forEach(([ax, ay], a) => {
    for (let b = a + 1; b < positions.length; b += 1) {
      const [bx, by] = positions[b];
      const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
      const square = ((ax - bx) ** 2 + (ay - by) ** 2) / 4;
      if (square > 2 || degrees[a] > 7 || degrees[b] > 7) continue;
      const isEmpty = positions.every(
        ([px, py], i) => i === a || i === b || (px - x) ** 2 + (py - y) ** 2 >= square,
      );
      if (!isEmpty) continue;
      edges.push([a, b]);
      degrees[a] += 1;
      degrees[b] += 1;
    }
  });
  return { edges, positions };
}

/** @type {{ id: 'mesh' | 'dodecahedron' | 'petersen', make(): Graph }[]} */
export const SAMPLE_GRAPHS = [
  { id: 'mesh', make: () => mesh() },
  { id: 'dodecahedron', make: dodecahedron },
  { id: 'petersen', make: petersen },
];

/** Edges as text, such as `0-1 1-2`. @param {ArrayLike<number | readonly number[]>} edges */
export function writeEdges(edges) {
  const flat = Array.from(edges).flat();
  const pairs = [];
  for (let i = 0; i + 1 < flat.length; i += 2) pairs.push(`${flat[i]}-${flat[i + 1]}`);
  return pairs.join(' ');
}

/** The edges of a text such as `0-1 1-2`, null if it is not one. @param {string} text @returns {[number, number][] | null} */
export function readEdges(text) {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const edges = words.map((word) => /^(\d{1,7})[-–—:>]+(\d{1,7})$/.exec(word));
  if (edges.length === 0 || edges.includes(null)) return null;
  return edges.map((match) => {
    const [, from, to] = /** @type {RegExpExecArray} */ (match);
    return [Number(from), Number(to)];
  });
}
