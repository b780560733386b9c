import { IMAGE } from './tileset.js';
import { tilesetImage } from './tileset-image.js';

/**
 * The picture that a map refers to, for programs that store it beside the map.
 * @param {import('./params.js').MapOptions} [options] those of the map
 */
export const companionsOf = ({ scale = 1, image = IMAGE } = {}) => [
  { name: image, data: tilesetImage({ scale }) },
];
