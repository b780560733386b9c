/** The arithmetic of measuring. */

/** The value below which a share of the others lies, between two of them in proportion. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (sorted[above] - sorted[below]) * (place - below);
}

export const median = (values) => quantile(values, 0.5);

/** Half the distance between the quartiles, as a share of the median. */
export const spread = (values) =>
  (quantile(values, 0.75) - quantile(values, 0.25)) / 2 / median(values);

/**
 * How the time of a cell grows from the smallest size measured to the largest; null for one size.
 * @param {readonly { size: number, nsPerCell?: number }[]} results of one case
 * @param {number} [from] leave smaller sizes out
 */
export function growthOf(results, from = 0) {
  const measured = results.filter(({ size, nsPerCell }) => nsPerCell !== undefined && size >= from);
  if (measured.length < 2) return null;
  measured.sort((a, b) => a.size - b.size);
  return measured[measured.length - 1].nsPerCell / measured[0].nsPerCell;
}

/** The time of a call grows at least as the cells do, and at most as their square. */
const EXPONENTS = { least: 2, most: 4 };

/**
 * Nanoseconds that a call should take at a size: from the last size it grows as it did from the one
 * before that, within EXPONENTS of the cells a side. Null where nothing is known.
 * @param {readonly { size: number, ns: number }[]} known in order of size
 * @param {number} size cells a side
 */
export function estimate(known, size) {
  if (known.length === 0) return null;
  const last = known[known.length - 1];
  let exponent = EXPONENTS.least;
  if (known.length > 1) {
    const before = known[known.length - 2];
    const grown = Math.log(last.ns / before.ns) / Math.log(last.size / before.size);
    exponent = Math.min(EXPONENTS.most, Math.max(EXPONENTS.least, grown));
  }
  return last.ns * (size / last.size) ** exponent;
}
