// Textures, drawn when the game starts: a game of your own loads pictures here instead.
import { CanvasTexture, SRGBColorSpace } from 'three';

const SIZE = 256;

/** A number from 0 to 1, always the same for the same stone. */
const grain = (n) => Math.abs((Math.sin(n * 12.9898) * 43758.5453) % 1);

/** A picture of blocks in rows with joints; every second row is shifted by half a block. */
function blocks(joint, [red, green, blue], columns, rows, shift, spread) {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext('2d');
  context.fillStyle = joint;
  context.fillRect(0, 0, SIZE, SIZE);
  const [width, height] = [SIZE / columns, SIZE / rows];
  for (let row = 0; row < rows; ++row) {
    for (let column = 0; column <= columns; ++column) {
      // The block at the right edge goes on at the left one.
      const bright = 1 - spread * grain(row * 7 + (column % columns) * 3 + columns);
      context.fillStyle = `rgb(${[red, green, blue].map((part) => Math.round(part * bright)).join(' ')})`;
      const left = (column - (row % 2) * shift) * width;
      context.beginPath();
      context.roundRect(left + 3, row * height + 3, width - 6, height - 6, 6);
      context.fill();
    }
  }
  for (let i = 0; i < 2500; ++i) {
    context.fillStyle = grain(i) < 0.5 ? '#0002' : '#fff1';
    context.fillRect(grain(i + 0.3) * SIZE, grain(i + 0.6) * SIZE, 2, 2);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

export const bricks = () => blocks('#2b2320', [148, 128, 112], 3, 7, 0.5, 0.35);
export const flagstones = (bright) =>
  blocks('#201d1c', [132 * bright, 124 * bright, 116 * bright], 3, 3, 0, 0.3);
export const planks = () => blocks('#22140a', [150, 112, 76], 5, 1, 0, 0.35);
