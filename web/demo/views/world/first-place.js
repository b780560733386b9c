import { FIRST_WORLD_SCALE } from '../../config.js';

/** Cells of paper beside the start, in the corner of the map. */
const MARGIN = 1.5;

/**
 * Where the map of a world begins: at the start, which lies in a corner of a world with an end.
 * @param {import('mazewright/dungeons').World} world
 * @param {{ clientWidth: number, clientHeight: number }} map in CSS pixels
 */
export function firstPlace({ start, endless }, { clientWidth, clientHeight }) {
  const scale = FIRST_WORLD_SCALE;
  const [x, y] = [clientWidth, clientHeight].map((size) =>
    endless ? 0.5 : size / scale / 2 - MARGIN,
  );
  return { x: start.x + x, y: start.y + y, scale };
}
