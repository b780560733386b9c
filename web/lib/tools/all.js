import { areasOf } from './areas.js';
import { autotileOf } from './autotile.js';
import { layersOf } from './layers.js';
import { lightOf } from './light.js';
import { viewOf } from './view.js';

/** What games on tiles need of a maze, by the names of its methods. */
export const tools = Object.freeze({
  view: viewOf,
  light: lightOf,
  autotile: autotileOf,
  layers: layersOf,
  areas: areasOf,
});
