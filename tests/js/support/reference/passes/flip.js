/** Flip: every cell goes where the mirror image of the drawing has it. */
import { imageOf } from '../motions.js';

export const reshape = ({ axis }) => ({
  sizes: ({ width, height }) => [
    [width, height],
    [height, width],
  ],
  place: (from, to) => [imageOf(from, to, { kind: axis === 'x' ? 'mirrorX' : 'mirrorY' })],
});
