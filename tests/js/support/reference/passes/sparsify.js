/**
 * Sparsify, from its definition: every round closes the cells that were dead ends before it, by
 * index, later in the order in which they became dead ends; a round that would leave too few takes
 * them in the order of a shuffle. A cell that lost its only passage meanwhile stays.
 */
export function run({ passages, isOpen, isRoom, close }, { rounds, keep }, random, grid) {
  const directionsOf = (cell) => [0, 1, 2, 3, 4, 5, 6, 7].filter((d) => (passages[cell] >> d) & 1);
  const canGo = (cell) => directionsOf(cell).length === 1 && !isRoom(cell);
  let count = [...passages.keys()].filter(isOpen).length;
  const least = Math.ceil((count * Math.round(keep * 1000)) / 1000);
  let ends = [...passages.keys()].filter(canGo);
  for (let round = 0; round < rounds && count > least && ends.length > 0; round++) {
    const isShuffled = ends.length > count - least;
    const next = [];
    while (ends.length > 0 && count > least) {
      const at = isShuffled && ends.length > 1 ? random.below(ends.length) : 0;
      const cell = ends[at];
      ends[at] = ends[0];
      ends.shift();
      const [direction] = directionsOf(cell);
      if (direction === undefined) continue;
      const { to, back } = grid.slots[cell][direction];
      passages[cell] = 0;
      passages[to] &= ~(1 << back);
      close(cell);
      count--;
      if (canGo(to)) next.push(to);
    }
    ends = next;
  }
}
