import { PALETTE } from '../draw3d/palette.js';

/** Least of the brightest part of a colour, from 0 to 1: darker bricks are not seen by torchlight. */
const LEAST = 0.34;

/**
 * The bricks of a number of the palette: the colour that blocks have, or a lighter one of its hue.
 * @param {number} number
 */
export function brickColor(number) {
  const parts = [1, 3, 5].map((at) => Number.parseInt(PALETTE[number].slice(at, at + 2), 16));
  const scale = Math.max(1, (255 * LEAST) / Math.max(...parts));
  const bytes = parts.map((part) =>
    Math.round(part * scale)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${bytes.join('')}`;
}
