import { areasOf } from './areas.js';
import { autotileOf } from './autotile.js';
import { layersOf } from './layers.js';
import { lightOf } from './light.js';
import { livingOf } from './living.js';
import { Play } from './play.js';
import { randomOf } from './random.js';
import { viewOf } from './view.js';

/** @typedef {{ view?: unknown, doors?: unknown }} PlayOptions */

/** What `mazewright/dungeons` has and `mazewright` lacks: what games need. */
export const tools = Object.freeze({
  view: viewOf,
  light: lightOf,
  autotile: autotileOf,
  layers: layersOf,
  areas: areasOf,
  random: randomOf,
  living: livingOf,
  play: (
    /** @type {import('../maze/maze.js').MazeValue} */ maze,
    /** @type {PlayOptions} */ rules,
  ) => new Play(maze, rules),
});
