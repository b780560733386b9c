import { slotsOf } from '../paper.js';
import { mapScale } from './draw-map.js';
import { legendHeight, legendLines, linesWithin } from './legend.js';

/** @typedef {import('../text-lines.js').Measure} Measure */
/** @typedef {import('../paper.js').Box} Box */
/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./legend.js').Entry} Entry */
/** @typedef {import('./legend.js').Line} Line */

/**
 * Where map and legend stand on a page.
 * @typedef {{ map: Box, columns: Box[], lines: Line[], size: number, scale: number }} Layout
 */

const GAP = 14;
/** Sizes of the legend's font with their worth: larger letters for a smaller map. */
const SIZES = /** @type {const} */ ([
  [9.5, 1],
  [8.5, 0.97],
  [7.5, 0.9],
  [6.5, 0.8],
]);
/** Columns are this many sizes of the font wide, at least. */
const NARROWEST = 15;
/** Widths of a legend beside the map, in shares of the page. */
const BESIDE = [0.22, 0.28, 0.34, 0.42];
/** The most of the height that a legend below the map takes. */
const BELOW = 0.55;

/**
 * The layout with the largest map whose legend is on the same page; null if the legend is too long.
 * @param {Measure} ruler
 * @param {Box} body the page without its title and foot
 * @param {Plan} plan
 * @param {readonly Entry[]} entries
 * @returns {Layout | null}
 */
export function bestLayout(ruler, body, plan, entries) {
  if (entries.length === 0) return mapAlone(body, plan);
  /** @type {Layout | null} */
  let best = null;
  let most = 0;
  for (const [size, worth] of SIZES) {
    for (const layout of layoutsWith(ruler, body, plan, entries, size)) {
      if (layout.scale * worth <= most) continue;
      most = layout.scale * worth;
      best = layout;
    }
  }
  return best;
}

/** @param {Box} body @param {Plan} plan @returns {Layout} */
export const mapAlone = (body, plan) => ({
  map: body,
  columns: [],
  lines: [],
  size: 0,
  scale: mapScale(plan, body),
});

/** @param {Measure} ruler @param {Box} body @param {Plan} plan @param {readonly Entry[]} entries @param {number} size @returns {Generator<Layout>} */
function* layoutsWith(ruler, body, plan, entries, size) {
  for (let count = 1; count <= 4; count += 1) {
    const width = (body.width - (count - 1) * GAP) / count;
    if (width < NARROWEST * size) break;
    const lines = legendLines(ruler, entries, size, width);
    // A heading may leave the last line of each column empty.
    const high = legendHeight(Math.ceil(lines.length / count) + (count > 1 ? 1 : 0), size);
    if (high > BELOW * body.height) continue;
    const map = { ...body, height: body.height - high - GAP };
    const legend = { ...body, y: body.y + body.height - high, height: high };
    const columns = slotsOf(legend, count, 1, GAP);
    yield { map, columns, lines, size, scale: mapScale(plan, map) };
  }
  for (const share of BESIDE) {
    const wide = share * body.width;
    const count = Math.floor((wide + GAP) / (NARROWEST * size + GAP));
    if (count === 0) continue;
    const legend = { ...body, x: body.x + body.width - wide, width: wide };
    const columns = slotsOf(legend, count, 1, GAP);
    const lines = legendLines(ruler, entries, size, columns[0].width);
    if (lines.length > count * (linesWithin(legend.height, size) - 1)) continue;
    const map = { ...body, width: body.width - wide - GAP };
    yield { map, columns, lines, size, scale: mapScale(plan, map) };
  }
}
