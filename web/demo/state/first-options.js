import { FIRST_MAZE, FIRST_SIZES } from '../config.js';

/** Options of the maze of a first visit, whose size is like that of the window. */
export function firstOptions() {
  const { width, height } =
    FIRST_SIZES.find(({ media }) => matchMedia(media).matches) ?? FIRST_SIZES[0];
  return { ...FIRST_MAZE, width, height };
}
