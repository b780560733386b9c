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
