import { palettes } from './palette.js';

/** @import { Palette } from './palette.js' */

/** The colours of paper, and of pictures that stand on any ground: those of `maze.svg`. @type {Readonly<Palette>} */
export const paper = Object.freeze({
  ...palettes.light,
  ink: '#1f2933',
  line: '#c3c8ce',
  floor: '#ffffff',
  accent: '#d9480f',
  visited: '#ffd8a8',
});

/**
 * The colours of a picture on paper.
 * @param {{ color: string, floor: string }} colors of walls, and of the floor or 'transparent'
 * @returns {Palette}
 */
export const paperPalette = ({ color, floor }) => ({
  ...paper,
  ink: color,
  floor: floor === 'transparent' ? paper.floor : floor,
});
