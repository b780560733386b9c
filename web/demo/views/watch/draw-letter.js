import { DIGIT, inner } from 'mazewright/draw';
import { color } from '../../ui/theme.js';

/** CSS pixels of the square of a letter at least: those of tiny neighbouring cells hardly overlap. */
const MIN_LETTER = 14;

/**
 * A letter on a square that stands out, also from tiny cells.
 * @param {CanvasRenderingContext2D} context
 * @param {import('mazewright/draw').Fit} at
 * @param {number} cell
 * @param {string} letter
 */
export function drawLetter(context, at, cell, letter) {
  const { left, top, side } = inner(at, cell, 0.8, MIN_LETTER);
  const rim = Math.max(1, Math.round(side * 0.08));
  context.fillStyle = color('ink');
  context.fillRect(left, top, side, side);
  context.fillStyle = color('sheet');
  context.fillRect(left + rim, top + rim, side - 2 * rim, side - 2 * rim);
  context.fillStyle = color('ink');
  context.font = `bold ${Math.round(side * 0.7)}px sans-serif`;
  context.textAlign = 'center';
  context.fillText(letter, left + side / 2, top + side * DIGIT);
}
