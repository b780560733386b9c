/** Texels per cell, and cells after which a texture repeats. */
const TEXELS = 256;
const SPAN = 2;
/** Least distance between the edges of two stones, and radius of their corners, in texels. */
const JOINT = 5;
const ROUND = 5;
/** Greys from 0 to 255 of joints, and of the darkest and lightest stone. */
const JOINT_GREY = 70;
const STONES = [176, 240];
/** Width of the light upper and the dark lower edge of a stone, in texels. */
const EDGE = 3;
/** Specks on the stones: how many, and how strong. */
const GRAINS = 30_000;
const SPECK = 0.11;

/** How many stones a texture has per cell, and whether every second row is shifted by half a stone. @typedef {{ columns: number, rows: number, isShifted: boolean }} Stones */

export const BRICKS = { columns: 3, rows: 6, isShifted: true };
export const SLABS = { columns: 2, rows: 2, isShifted: false };

/** Anisotropy of textures where the processor draws, which it slows down, and with a graphics card. */
const ANISOTROPY = { software: 1, card: 8 };

/** A number from 0 to 1 that is always the same for the same `n`. @param {number} n */
const grain = (n) => Math.abs((Math.sin(n * 12.9898) * 43_758.5453) % 1);

/**
 * Stones in rows, in greys that other colours tint. Repeats; a cell is a unit of texture coordinates.
 * @param {typeof import('../draw3d/three.js')} THREE
 * @param {Stones} stones
 * @param {boolean} isSoftware whether the processor draws
 */
export function stoneTexture(THREE, { columns, rows, isShifted }, isSoftware) {
  const side = TEXELS * SPAN;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  pen.fillStyle = grey(JOINT_GREY);
  pen.fillRect(0, 0, side, side);
  const [width, height] = [TEXELS / columns, TEXELS / rows];
  const perRow = SPAN * columns;
  for (let row = 0; row < SPAN * rows; row += 1) {
    const shift = isShifted ? ((row % 2) / 2) * width : 0;
    for (let column = 0; column <= perRow; column += 1) {
      // The stone that is cut by the right edge goes on at the left one.
      const number = row * perRow + (column % perRow);
      const shade = STONES[0] + grain(number) * (STONES[1] - STONES[0]);
      const left = column * width - shift + JOINT / 2;
      drawStone(pen, left, row * height + JOINT / 2, width - JOINT, height - JOINT, shade);
    }
  }
  for (let i = 0; i < GRAINS; i += 1) {
    const shade = grain(i) < 0.55 ? 0 : 255;
    pen.fillStyle = `rgb(${shade} ${shade} ${shade} / ${SPECK * grain(i + 0.2)})`;
    const size = 1 + 2 * grain(i + 0.1) ** 3;
    pen.fillRect(grain(i + 0.3) * side, grain(i + 0.6) * side, size, size);
  }
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  map.wrapS = THREE.RepeatWrapping;
  map.wrapT = THREE.RepeatWrapping;
  map.anisotropy = isSoftware ? ANISOTROPY.software : ANISOTROPY.card;
  map.repeat.set(1 / SPAN, 1 / SPAN);
  return map;
}

/** A stone with a light upper and a dark lower edge. @param {CanvasRenderingContext2D} pen @param {number} left @param {number} top @param {number} width @param {number} height @param {number} shade */
function drawStone(pen, left, top, width, height, shade) {
  const fill = (
    /** @type {number} */ value,
    /** @type {number} */ from,
    /** @type {number} */ less,
  ) => {
    pen.fillStyle = grey(value);
    pen.beginPath();
    pen.roundRect(left, top + from, width, height - less, ROUND);
    pen.fill();
  };
  fill(shade * 0.74, 0, 0);
  fill(Math.min(255, shade * 1.1), 0, EDGE);
  fill(shade, EDGE, 2 * EDGE);
}

/** @param {number} value */
const grey = (value) => `rgb(${value} ${value} ${value})`;
