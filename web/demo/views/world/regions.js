import { distinct } from 'mazewright/draw';

/** CSS pixels of a region's side when it begins to appear; twice as large, it is fully visible. */
const LEAST = 90;
/** Opacity over the map, as a whole and where its walls are seen. */
const OPACITY = { far: 0.5, near: 0.16 };
/** Colours, of which neighbours seldom have the same. */
const COLORS = 7;

/**
 * Draws the parts of a world in colours, as the countries of a map: squares of chunks that are large enough
 * to be seen, each divided into four as the map comes nearer. Cost: about 300 rectangles at most.
 * @param {CanvasRenderingContext2D} pen
 * @param {{ first: number, end: number }} bounds of the world, in cells
 * @param {import('../../camera/camera.js').Camera} camera
 * @param {{ chunkSize: number, near: number, toX(x: number): number, toY(y: number): number,
 *   theme: 'light' | 'dark' }} style near: opacity of the cells, from 0 to 1
 */
export function drawRegions(pen, bounds, camera, { chunkSize, near, toX, toY, theme }) {
  const opacity = OPACITY.far + (OPACITY.near - OPACITY.far) * near;
  const level = Math.max(0, Math.ceil(Math.log2(LEAST / (chunkSize * camera.scale))));
  const size = chunkSize * 2 ** level;
  const share = Math.min(1, (size * camera.scale) / LEAST - 1);
  const parts = [
    { side: 2 * size, alpha: opacity * (1 - share) },
    { side: size, alpha: opacity * share },
  ];
  for (const { side, alpha } of parts) {
    if (alpha < 0.01) continue;
    pen.globalAlpha = alpha;
    const range = (/** @type {number} */ middle, /** @type {number} */ length) => [
      Math.floor(Math.max(bounds.first, middle - length / camera.scale / 2) / side),
      Math.ceil(Math.min(bounds.end, middle + length / camera.scale / 2) / side),
    ];
    const [[left, right], [top, bottom]] = [
      range(camera.x, camera.width),
      range(camera.y, camera.height),
    ];
    for (let row = top; row < bottom; row += 1) {
      for (let column = left; column < right; column += 1) {
        pen.fillStyle = colorOf(theme, column, row, side);
        const [x, y] = [toX(column * side), toY(row * side)];
        pen.fillRect(x, y, toX((column + 1) * side) - x, toY((row + 1) * side) - y);
      }
    }
  }
  pen.globalAlpha = 1;
}

/** The colour of a region: another one for each quarter of the next larger region. @param {'light' | 'dark'} theme @param {number} column @param {number} row @param {number} side */
function colorOf(theme, column, row, side) {
  const [right, down] = [column, row].map((at) => Math.abs(at % 2));
  const [x, y] = [column, row].map((at) => Math.floor(at / 2) % 65_521);
  const mixed = Math.imul(x, 73_856_093) ^ Math.imul(y, 19_349_663) ^ Math.log2(side);
  const hash = Math.imul(mixed, 2_654_435_761) >>> 20;
  const pixel = distinct(theme, (hash + 2 * right + 3 * down) % COLORS);
  return `rgb(${pixel & 255},${(pixel >> 8) & 255},${(pixel >> 16) & 255})`;
}
