/** CSS pixels of a scale bar at most. */
const MAX_BAR = 120;

/**
 * The largest of 1, 2, 5, 10, 20 ... cells that fits a scale bar, or null if no cell fits.
 * @param {number} scale CSS pixels per cell
 * @param {number} [longest] CSS pixels of the bar
 */
export function barCells(scale, longest = MAX_BAR) {
  const most = longest / scale;
  if (most < 1) return null;
  const power = 10 ** Math.floor(Math.log10(most));
  return power * (most / power >= 5 ? 5 : most / power >= 2 ? 2 : 1);
}
