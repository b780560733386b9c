import { moved, settled, stepped } from './cell-walker.js';
import { flat } from './terrain.js';

/** Height of the eyes, in cells. */
const EYE = 0.5;

/** How one walks on flat square cells: what worlds, mazes and dungeons share. @param {import('./cell-walker.js').IsOpen} isOpen @param {number} [eyes] their height */
export function onCells(isOpen, eyes = EYE) {
  return {
    ...flat({
      moved: (walker, right, down) => moved(walker, right, down, isOpen),
      stepped: (walker, direction) => stepped(walker, direction, isOpen),
      eye: () => eyes,
    }),
    settled: (/** @type {import('./cell-walker.js').Walker} */ walker) => settled(walker, isOpen),
  };
}
