import { composed } from './characters.js';
import { fill } from './fill.js';
import { SIZE } from './lines.js';

/** @import { Font } from './outlines.js' */
/** @import { Pen } from './lines.js' */

/** Draws texts by the outlines of a font: the same pixels everywhere. @param {Font} font @returns {Pen} */
export function outlinePen(font) {
  const unit = SIZE / font.em;
  /** The polygons of a line that begins at 0, 0, y downwards. @param {string} text */
  const polygonsOf = (text) => {
    let left = 0;
    return Array.from(composed(text)).flatMap((character) => {
      const { contours, advance } = font.glyphOf(Number(character.codePointAt(0)));
      const from = left;
      left += advance;
      return contours.map((contour) =>
        contour.map((value, i) => (i % 2 === 0 ? (from + value) * unit : -value * unit)),
      );
    });
  };
  return {
    inkOf(text) {
      const ink = { left: 0, right: 0, above: 0, below: 0 };
      const polygons = polygonsOf(text);
      if (polygons.length === 0) return ink;
      const [xs, ys] = [0, 1].map((axis) =>
        polygons.flatMap((polygon) => polygon.filter((_, i) => i % 2 === axis)),
      );
      return {
        left: -xs.reduce((a, b) => Math.min(a, b)),
        right: xs.reduce((a, b) => Math.max(a, b)),
        above: -ys.reduce((a, b) => Math.min(a, b)),
        below: ys.reduce((a, b) => Math.max(a, b)),
      };
    },
    draw(lines, scale, width, height) {
      const polygons = lines.flatMap(({ text, x, y }) =>
        polygonsOf(text).map((polygon) =>
          polygon.map((value, i) =>
            i % 2 === 0
              ? width / 2 + (x + value) * scale.across
              : height / 2 + (y + value) * scale.down,
          ),
        ),
      );
      return fill(polygons, width, height);
    },
  };
}
