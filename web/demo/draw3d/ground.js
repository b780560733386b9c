import { floorColors } from '../draw2d/maze.js';
import { packed } from '../ui/pixels.js';
import { color } from '../ui/theme.js';

/** @import { Maze } from 'mazewright/dungeons' */
/** @import { PageState } from '../state/store.js' */

/**
 * The ground of a maze: a texture of one pixel per tile, in the colours of the flat view.
 * @param {typeof import('./three.js')} THREE
 * @param {PageState} state
 */
export function groundMesh(THREE, state) {
  const { maze } = state;
  const { width, height, data } = maze.tiles();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const image = pen.createImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer).fill(packed(color('floor')));
  const colorOf = floorColors(state);
  for (let i = 0; i < data.length; i += 1) {
    if (data[i] !== 0) pixels[i] = colorOf(cellAt(maze, i % width, Math.floor(i / width)));
  }
  pen.putImageData(image, 0, 0);
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  map.magFilter = THREE.NearestFilter;
  const ground = new THREE.Mesh(
    new THREE.PlaneGeometry(width, height),
    new THREE.MeshBasicMaterial({ map }),
  );
  ground.rotation.x = -Math.PI / 2;
  ground.position.set(width / 2, 0, height / 2);
  return ground;
}

/** The cell of a tile; a tile between two cells belongs to the left or upper one. @param {Maze} maze @param {number} x @param {number} y */
function cellAt(maze, x, y) {
  if (maze.dungeon) return y * maze.width + x;
  return ((y - 1) >> 1) * maze.width + ((x - 1) >> 1);
}
