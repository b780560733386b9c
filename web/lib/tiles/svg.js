import { COLORS } from './picture.js';
import { TILE_PIXELS } from './pyramid.js';

/**
 * A picture as SVG: a path for boxes of one colour that follow each other.
 * @param {readonly import('./picture.js').Box[]} boxes
 */
export function svgOf(boxes) {
  /** @type {string[]} */
  const paths = [];
  for (let i = 0; i < boxes.length; ) {
    const { color } = boxes[i];
    let data = '';
    for (; i < boxes.length && boxes[i].color === color; ++i) {
      const { x, y, width, height } = boxes[i];
      data += `M${x} ${y}h${width}v${height}h-${width}z`;
    }
    paths.push(`<path fill="${COLORS[color]}" d="${data}"/>`);
  }
  const size = TILE_PIXELS;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${paths.join('')}</svg>\n`;
}
