/** Rotate: every cell goes where a turn of the drawing leads it. */
import { imageOf } from '../motions.js';

export const reshape = ({ turns }) => ({
  sizes: ({ width, height }) => [
    [width, height],
    [height, width],
  ],
  place: (from, to) => [imageOf(from, to, { kind: 'turn', times: turns, parts: 4 })],
});
