import { areasOf } from './areas.js';
import { autotileOf } from './autotile.js';
import { clearOf } from './clear.js';
import { layersOf } from './layers.js';
import { lightOf } from './light.js';
import { addView, readRadius, viewOf } from './view.js';

/** What games on tiles need of a maze, most of it by the names of its methods. */
export const tools = Object.freeze({
  view: viewOf,
  light: lightOf,
  autotile: autotileOf,
  layers: layersOf,
  areas: areasOf,
  // For games:
  clear: clearOf,
  radius: readRadius,
  see: addView,
});
