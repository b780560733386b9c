/**
 * Nest, from its definition: a maze with a cell per block, made by the same generator, says between
 * which blocks one edge is left to the generator; the other edges between blocks are hidden from it.
 */
export function prepare(
  grid,
  { columns, rows },
  random,
  _ordered,
  { hideEdges, isMirrored, makeOuter },
) {
  const [width, height] = ['x', 'y'].map(
    (axis) => 1 + Math.max(...grid.places.map((p) => p[axis])),
  );
  // A Moebius strip joins each row to its mirror image, so its blocks are mirror images too: a row
  // belongs to the block in which its middle lies, on a border to the one nearer to the rim.
  const blockOfRow = (y) => {
    if (!isMirrored) return Math.floor((y * rows) / height);
    const upper = Math.min(y, height - 1 - y);
    const block = Math.floor(((2 * upper + 1) * rows) / (2 * height));
    return upper === y ? block : rows - 1 - block;
  };
  const blockOf = (cell) => {
    const { x, y, level } = grid.places[cell];
    const [column, row] = [Math.floor((x * columns) / width), blockOfRow(y)];
    return (level * rows + row) * columns + column;
  };
  const outer = makeOuter(columns, rows, random);
  const between = new Map();
  for (const [cell, slots] of grid.slots.entries()) {
    for (const [direction, slot] of slots.entries()) {
      if (!slot || blockOf(slot.to) <= blockOf(cell)) continue;
      const pair = `${blockOf(cell)} ${blockOf(slot.to)}`;
      between.set(pair, [...(between.get(pair) ?? []), [cell, direction]]);
    }
  }
  const kept = new Set();
  for (const [block, slots] of outer.grid.slots.entries()) {
    for (const [direction, slot] of slots.entries()) {
      if (!slot || slot.to < block || !((outer.passages[block] >> direction) & 1)) continue;
      const edges = between.get(`${block} ${slot.to}`);
      kept.add(String(edges[random.below(edges.length)]));
    }
  }
  return hideEdges(
    grid,
    [...between.values()].flat().filter((edge) => !kept.has(String(edge))),
  );
}
