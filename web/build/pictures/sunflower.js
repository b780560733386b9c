const NODES = 110;
const GOLDEN_ANGLE = 2.399963;
/** Longer edges are left out, and those of a node that has this many. */
const LONGEST = 2.45;
const DEGREE = 6;

/**
 * Nodes of a sunflower and the edges between near ones: a graph that is no grid's.
 * @returns {{ edges: [number, number][], positions: [number, number][] }}
 */
export function sunflower() {
  const positions = Array.from({ length: NODES }, (_, i) => {
    const [radius, angle] = [Math.sqrt(i + 0.5), i * GOLDEN_ANGLE];
    return /** @type {[number, number]} */ ([radius * Math.cos(angle), radius * Math.sin(angle)]);
  });
  const degree = new Uint8Array(NODES);
  const edges = positions
    .flatMap(([x, y], a) =>
      positions.slice(0, a).map(([u, v], b) => ({ a, b, length: Math.hypot(x - u, y - v) })),
    )
    .filter(({ length }) => length < LONGEST)
    .sort((one, other) => one.length - other.length)
    .filter(({ a, b }) => {
      if (degree[a] === DEGREE || degree[b] === DEGREE) return false;
      degree[a] += 1;
      degree[b] += 1;
      return true;
    })
    .map(({ a, b }) => /** @type {[number, number]} */ ([a, b]));
  return { edges, positions };
}
