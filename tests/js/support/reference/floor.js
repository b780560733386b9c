/** What several dungeons share: rock along the edge, components of floor, passages. */

/** The tiles that touch no edge of the grid, and for each of them its neighbours that do not either. */
export function innerGrid({ width, height, grid }) {
  const isInner = (cell) => {
    const { x, y } = grid.places[cell];
    return x > 0 && y > 0 && x < width - 1 && y < height - 1;
  };
  const around = grid.slots.map((own, cell) =>
    isInner(cell) ? own.flatMap((slot) => (slot && isInner(slot.to) ? [slot.to] : [])) : [],
  );
  return { cells: [...grid.slots.keys()].filter(isInner), around };
}

/** Lists of the tiles that are floor and hang together, by their first tiles; each list ascending. */
export function componentsOf({ cells, around }, isFloor) {
  const seen = new Set();
  const found = [];
  for (const first of cells) {
    if (!isFloor(first) || seen.has(first)) continue;
    const component = new Set([first]);
    for (const cell of component) {
      for (const to of around[cell]) if (isFloor(to)) component.add(to);
    }
    for (const cell of component) seen.add(cell);
    found.push([...component].sort((a, b) => a - b));
  }
  return found;
}

/** Every two adjacent tiles of floor are linked. */
export function passagesOf(grid, kinds) {
  return kinds.map((kind, cell) =>
    grid.slots[cell].reduce(
      (bits, slot, direction) =>
        kind !== 0 && slot && kinds[slot.to] !== 0 ? bits | (1 << direction) : bits,
      0,
    ),
  );
}
