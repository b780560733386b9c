// Imports nothing: the program on the command line holds a copy, because it tells names of its own.

/** No name of the package is longer. */
export const MAX_LENGTH = 60;

/** A name without its style: recursive-backtracker is recursiveBacktracker. @param {string} name */
export const plain = (name) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The number of characters to insert, remove, replace or swap with the next one to turn one text
 * into another (optimal string alignment). Cost: O(product of the lengths).
 * @param {string} a
 * @param {string} b
 */
function editDistance(a, b) {
  let [before, last] = [[0], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; ++i) {
    const row = [i];
    for (let j = 1; j <= b.length; ++j) {
      const change = Number(a[i - 1] !== b[j - 1]);
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + change);
      const isSwap = j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) row[j] = Math.min(row[j], before[j - 2] + 1);
    }
    [before, last] = [last, row];
  }
  return last[b.length];
}

/**
 * The first of the names that are nearest to a name, if at most a third of it differs. Style does not
 * count: case, hyphens, underscores.
 * @param {string} name
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function nearestName(name, names) {
  const wanted = plain(name);
  if (wanted === '' || name.length > MAX_LENGTH) return undefined;
  const distances = names.map((known) => editDistance(wanted, plain(known)));
  const least = Math.min(...distances);
  return least <= Math.max(1, wanted.length / 3) ? names[distances.indexOf(least)] : undefined;
}
