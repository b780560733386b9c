/**
 * Braid, from its definition: dead ends are taken in the order of a shuffle, and each that is still
 * one is opened to a neighbour until round(share * dead ends) of them are none any more.
 */
export function run({ passages, isOpen }, { share, join }, random, grid) {
  const degree = (cell) => passages[cell].toString(2).replaceAll('0', '').length;
  const isDeadEnd = (cell) => degree(cell) === 1;
  const waiting = [...passages.keys()].filter(isDeadEnd);
  let left = Math.floor((waiting.length * Math.round(share * 1000) + 500) / 1000);
  while (waiting.length > 0 && left > 0) {
    const at = waiting.length > 1 ? random.below(waiting.length) : 0;
    const cell = waiting[at];
    waiting[at] = waiting[0];
    waiting.shift();
    if (!isDeadEnd(cell)) continue;
    const closed = [...grid.slots[cell].entries()].filter(
      ([direction, slot]) => slot && !((passages[cell] >> direction) & 1) && isOpen(slot.to),
    );
    const paired = closed.filter(([, { to }]) => isDeadEnd(to));
    let choices = closed;
    if (left === 1) choices = closed.filter(([, { to }]) => !isDeadEnd(to));
    else if (join === 'deadEnd' && paired.length > 0) choices = paired;
    if (choices.length === 0) continue;
    const [direction, { to, back }] = random.pick(choices);
    left -= isDeadEnd(to) ? 2 : 1;
    passages[cell] |= 1 << direction;
    passages[to] |= 1 << back;
  }
}
