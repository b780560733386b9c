import { FIRST_CELL, FIRST_MAZE, FIRST_MOST } from '../config.js';
import { byId } from '../ui/dom.js';

/** @import { Mazewright } from 'mazewright/dungeons' */

/** Options of the maze of a first visit: it fills the window with cells of a good size. @param {Mazewright} mw */
export function firstOptions(mw) {
  const { clientWidth, clientHeight } = byId('stage');
  const cell = innerWidth > 860 ? FIRST_CELL.wide : FIRST_CELL.narrow;
  const cells = (/** @type {number} */ room, /** @type {number} */ most) =>
    Math.max(8, Math.min(most, Math.floor((room - 40) / cell)));
  const size = {
    width: cells(clientWidth, FIRST_MOST.width),
    height: cells(clientHeight, FIRST_MOST.height),
  };
  const known = mw.check({ ...FIRST_MAZE, ...size }) === null;
  const algorithm = known ? FIRST_MAZE.algorithm : mw.catalog.generators[0].id;
  return { ...FIRST_MAZE, algorithm, ...size };
}
