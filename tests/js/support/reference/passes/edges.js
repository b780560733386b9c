/** The edges of a reference grid, for passes: { cell, direction, to, back }, from the lower cell. */

const edgesOf = (grid) =>
  [...grid.slots.entries()].flatMap(([cell, own]) =>
    [...own.entries()]
      .filter(([, slot]) => slot && slot.to > cell)
      .map(([direction, { to, back }]) => ({ cell, direction, to, back })),
  );

export const isLinked = ({ passages }, { cell, direction }) =>
  ((passages[cell] >> direction) & 1) === 1;

/** The passages of a maze. */
export const links = (state, grid) => edgesOf(grid).filter((edge) => isLinked(state, edge));

/** The walls between open cells. */
export const walls = (state, grid) =>
  edgesOf(grid).filter(
    (edge) => !isLinked(state, edge) && state.isOpen(edge.cell) && state.isOpen(edge.to),
  );

/** Opens or closes an edge on both sides. */
export function setLink({ passages }, { cell, direction, to, back }, isOpen) {
  for (const [end, side] of [
    [cell, direction],
    [to, back],
  ]) {
    passages[end] = isOpen ? passages[end] | (1 << side) : passages[end] & ~(1 << side);
  }
}

/** The items in the order of a shuffle, drawn one by one as they are asked for; the last needs none. */
export function* inTurn(items, random) {
  const waiting = [...items];
  while (waiting.length > 0) {
    const at = waiting.length > 1 ? random.below(waiting.length) : 0;
    const item = waiting[at];
    waiting[at] = waiting[0];
    waiting.shift();
    yield item;
  }
}

/** A cell with all its images under the symmetry of the maze, ascending. */
export const imagesOf = ({ group }, cell) =>
  [...new Set((group ?? [new Map([[cell, cell]])]).map((motion) => motion.get(cell)))].sort(
    (a, b) => a - b,
  );

/** An edge with all its images, by their lower cells. */
export function orbitOf({ group }, grid, edge) {
  if (!group) return [edge];
  const found = new Map();
  for (const motion of group) {
    const [cell, to] = [motion.get(edge.cell), motion.get(edge.to)].sort((a, b) => a - b);
    const direction = grid.slots[cell].findIndex((slot) => slot?.to === to);
    found.set(`${cell} ${to}`, { cell, direction, to, back: grid.slots[cell][direction].back });
  }
  return [...found.values()].sort((a, b) => a.cell - b.cell || a.to - b.to);
}

/** Of every orbit of these edges the first one. */
export function firstOfOrbits(state, grid, edges) {
  const seen = new Set();
  return edges.filter((edge) => {
    if (seen.has(`${edge.cell} ${edge.to}`)) return false;
    for (const { cell, to } of orbitOf(state, grid, edge)) seen.add(`${cell} ${to}`);
    return true;
  });
}
