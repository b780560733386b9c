import { pathData } from './path-data.js';

/** A length in pixels, rounded to hundredths. @param {number} value */
export const pixels = (value) => String(Math.round(value * 100) / 100);

/**
 * A layer as an element of SVG, with its name as class.
 * @param {import('./figures.js').Figures & { name: string, fill: string | null } & Partial<import('./picture.js').Layer>} layer
 * @param {number} cell pixels of a cell's side
 */
export function svgPath(layer, cell) {
  const { name, fill, stroke, strokeWidth, cap } = layer;
  const look = fill
    ? `fill="${fill}"`
    : `stroke="${stroke}" stroke-width="${pixels((strokeWidth ?? 0) * cell)}" stroke-linecap="${cap}"`;
  return `<path class="${name}" ${look} d="${pathData(layer, cell)}"/>\n`;
}
