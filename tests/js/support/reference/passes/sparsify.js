import { imagesOf } from './edges.js';
import { STAIRS } from './floor.js';

/**
 * Sparsify, from its definition: every round closes the cells that were dead ends before it, by
 * index, later in the order in which they became dead ends; a round that would leave too few takes
 * them in the order of a shuffle. A cell that lost its only passage meanwhile stays. Kept are start and
 * end that a pass has set, and in a dungeon rooms, stairs and locks.
 */
export function run(state, { rounds, keep }, random, grid) {
  const { passages, isOpen, isRoom, isDungeon, kinds, doors, ends, close } = state;
  const isKept = (cell) =>
    [ends.start, ends.end].includes(cell) ||
    (isDungeon && (isRoom(cell) || kinds[cell] === STAIRS || doors.get(cell)?.lock !== undefined));
  const directionsOf = (cell) => [0, 1, 2, 3, 4, 5, 6, 7].filter((d) => (passages[cell] >> d) & 1);
  const canGo = (cell) => directionsOf(cell).length === 1 && !isKept(cell);
  let count = [...passages.keys()].filter(isOpen).length;
  const least = Math.ceil((count * Math.round(keep * 1000)) / 1000);
  let deadEnds = [...passages.keys()].filter(canGo);
  for (let round = 0; round < rounds && count > least && deadEnds.length > 0; round++) {
    const isShuffled = deadEnds.length > count - least;
    const next = [];
    while (deadEnds.length > 0 && count > least) {
      const at = isShuffled && deadEnds.length > 1 ? random.below(deadEnds.length) : 0;
      const cell = deadEnds[at];
      deadEnds[at] = deadEnds[0];
      deadEnds.shift();
      const [direction] = directionsOf(cell);
      if (direction === undefined) continue;
      const images = imagesOf(state, cell);
      if (state.group && directionsOf(grid.slots[cell][direction].to).length === 1) continue;
      if (state.group && count - images.length < least) continue;
      for (const gone of images) {
        const [side] = directionsOf(gone);
        const { to, back } = grid.slots[gone][side];
        passages[gone] = 0;
        passages[to] &= ~(1 << back);
        close(gone);
        count--;
        if (canGo(to)) next.push(to);
      }
    }
    deadEnds = next;
  }
}
