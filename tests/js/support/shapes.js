/** Every shape with every value of its parameters, and graphs to lay mazes on. */
import { mw } from './load.js';
import { Random } from './random.js';
import { someOfEach } from './seeds.js';

/** A quick generator that makes a spanning tree on every shape. */
export const plainRow = () =>
  mw.catalog.generators.find(
    (row) => row.perfect && row.masks && row.shapes.length === mw.catalog.shapes.length,
  );

const valuesOf = ({ kind, values, min, max }) =>
  ({ choice: values, boolean: [false, true], integer: [min, max] })[kind];

/** [{ row, params }]: all combinations of the parameters' values, or all but the outlines. */
export function shapeCases({ outlines = true } = {}) {
  return mw.catalog.shapes.flatMap((row) => {
    let cases = [{}];
    for (const param of row.params) {
      if (param.id === 'outline' && !outlines) continue;
      cases = cases.flatMap((params) =>
        valuesOf(param).map((value) => ({ ...params, [param.id]: value })),
      );
    }
    return cases.map((params) => ({ row, params }));
  });
}

const complete = (nodes) => ({
  nodes,
  edges: Array.from({ length: nodes }, (_, a) => a).flatMap((a) =>
    Array.from({ length: a }, (_, b) => [b, a]),
  ),
});

/** A path with random edges added, no node with more than eight. */
function tangle(nodes, extra, random) {
  const edges = Array.from({ length: nodes - 1 }, (_, a) => [a, a + 1]);
  const degrees = new Array(nodes).fill(2);
  const keys = new Set(edges.map(String));
  for (let i = 0; i < extra; i++) {
    const [a, b] = [random.below(nodes), random.below(nodes)].sort((one, two) => one - two);
    if (a === b || keys.has(`${a},${b}`) || degrees[a] > 7 || degrees[b] > 7) continue;
    edges.push([a, b]);
    keys.add(`${a},${b}`);
    degrees[a]++;
    degrees[b]++;
  }
  return { nodes, edges };
}

/** [{ nodes, edges }] when the catalog takes graphs. */
export function graphs() {
  if (!mw.catalog.shapes.some((row) => row.graph)) return [];
  const random = new Random(8n);
  return [
    { nodes: 1, edges: [] },
    { nodes: 2, edges: [[0, 1]] },
    { nodes: 9, edges: Array.from({ length: 8 }, (_, i) => [0, i + 1]) },
    { nodes: 10, edges: Array.from({ length: 10 }, (_, i) => [i, (i + 1) % 10]) },
    complete(4),
    complete(9),
    tangle(20, 15, random),
    tangle(60, 200, random),
  ];
}

const flat = [
  [1, 1],
  [1, 6],
  [6, 1],
  [2, 2],
  [5, 4],
  [12, 10],
];
const stacked = [
  [1, 1, 3],
  [3, 2, 2],
  [5, 4, 3],
];
const cubes = [
  [1, 1],
  [2, 2],
  [5, 5],
];

/** Why a shape refuses a size, by its own definition; null when it does not. */
function impossible({ id }, { subdivide }, [width, height]) {
  if (id === 'triangle') return width === 1 && height > 2 ? 'width' : null;
  if (id === 'polar') return width === 1 && height > 1 && !subdivide ? 'width' : null;
  if (id === 'cubeSurface') return width === height ? null : 'height';
  return null;
}

/**
 * What to lay mazes on: { row, params, size, options }, for every shape, value of its parameters
 * and size; `refused` is the field that the shape must refuse, or null.
 */
export function* grounds({ sizes = null } = {}) {
  for (const { row, params } of shapeCases()) {
    if (row.graph) continue;
    const own = row.id === 'cubeSurface' ? [...cubes, [2, 3]] : flat;
    for (const size of sizes ?? (row.maxLevels > 6 ? [...flat, ...stacked] : own)) {
      const [width, height, levels = row.minLevels] = size;
      const options = { shape: { id: row.id, ...params }, width, height, levels };
      yield { row, params, options, refused: impossible(row, params, size) };
    }
  }
  const row = mw.catalog.shapes.find(({ graph }) => graph);
  for (const { nodes, edges } of graphs()) {
    const shape = { id: row.id, nodes, edges };
    yield { row, params: {}, options: { shape }, refused: null, nodes, edges };
  }
}

/** The grounds of a list to try: some of every shape, at least so many. */
export const someGrounds = (all, least = 4) => someOfEach(all, ({ row }) => row.id, least);

/** A short name of a ground, for messages. */
export function groundName({ options: { shape, width, height, levels } }) {
  const { edges, ...rest } = shape;
  const name = Object.values(rest).join(' ');
  return edges ? `${name} nodes, ${edges.length} edges` : `${name} ${width}x${height}x${levels}`;
}
