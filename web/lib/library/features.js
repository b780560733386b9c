import { MazeRows } from '../maze/rows.js';
import { readWorld } from '../world/options.js';
import { World } from '../world/world.js';
import { aiming } from './aim.js';
import { poolTasks } from './tasks.js';

/** @typedef {import('../core/core.js').Core} Core */

/** What `mazewright` has and `mazewright/small` lacks. */
export const features = Object.freeze({
  aim: aiming,
  rows: (/** @type {Core} */ core, /** @type {unknown} */ options) => new MazeRows(core, options),
  world: (/** @type {Core} */ core, /** @type {unknown} */ options, /** @type {unknown} */ more) =>
    new World(core, readWorld(core, options, more)),
  pool: poolTasks,
});
