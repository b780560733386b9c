/** The cells of the largest connected part, of equal ones the first. */
export function largestPart({ slots, kept }) {
  const part = new Int32Array(slots.length).fill(-1);
  const sizes = [];
  for (const [first, isKept] of kept.entries()) {
    if (!isKept || part[first] >= 0) continue;
    part[first] = sizes.length;
    const cells = [first];
    for (const cell of cells) {
      for (const { to } of Object.values(slots[cell]).filter(Boolean)) {
        if (part[to] < 0) cells.push(to);
        part[to] = sizes.length;
      }
    }
    sizes.push(cells.length);
  }
  const largest = sizes.indexOf(Math.max(...sizes));
  return Array.from(part, (number) => number >= 0 && number === largest);
}
