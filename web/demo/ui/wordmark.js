/** A pixel font: the rows of each letter, one square per 1. */
const PIXEL_FONT = {
  m: ['', '', '11110', '10101', '10101', '10101', '10101'],
  a: ['', '', '0110', '0001', '0111', '1001', '0111'],
  z: ['', '', '1111', '0001', '0110', '1000', '1111'],
  e: ['', '', '0110', '1001', '1111', '1000', '0111'],
  w: ['', '', '10101', '10101', '10101', '10101', '01111'],
  r: ['', '', '1011', '1100', '1000', '1000', '1000'],
  i: ['1', '0', '1', '1', '1', '1', '1'],
  g: ['', '', '0111', '1001', '1001', '0111', '0001', '0110'],
  h: ['1000', '1000', '1110', '1001', '1001', '1001', '1001'],
  t: ['', '010', '111', '010', '010', '010', '011'],
};

/** The name of the page as an SVG of squares. @param {string} word of letters in the pixel font */
export function wordmark(word) {
  let left = 0;
  let path = '';
  for (const letter of word) {
    const rows = PIXEL_FONT[/** @type {keyof typeof PIXEL_FONT} */ (letter)];
    rows.forEach((row, y) => {
      for (const run of row.matchAll(/1+/g)) {
        path += `M${left + run.index} ${y}h${run[0].length}v1h-${run[0].length}z`;
      }
    });
    left += Math.max(...rows.map((row) => row.length)) + 1;
  }
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', `0 0 ${left - 1} 8`);
  svg.setAttribute('shape-rendering', 'crispEdges');
  svg.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS(namespace, 'path');
  shape.setAttribute('d', path);
  svg.append(shape);
  return svg;
}
