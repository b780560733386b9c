import { packed } from 'mazewright/draw';
import { floorColors } from '../draw2d/maze.js';
import { color } from '../ui/theme.js';
import { bakedLight } from './baked-light.js';
import { pixelTexture } from './pixel-texture.js';

/** @import { Maze } from 'mazewright/dungeons' */
/** @import { PageState } from '../state/store.js' */

/** Tiles of bare ground around the walls: shadows fall on them. */
const MARGIN = 1;
/** Texels of the ground at most, about as many as pixels of a window, and of a tile's side. */
const MOST_TEXELS = 1_200_000;
const MOST_OF_TILE = 12;
/** Brightness of the joints between the tiles of a dungeon, and texels of a tile that has them. */
const JOINT = 0.86;
const LEAST_WITH_JOINTS = 4;

/**
 * The ground of a maze: a texture in the colours of the flat view, darker in corners and in the shadow of
 * the walls. It ends around the walls.
 * @param {typeof import('./three.js')} THREE
 * @param {PageState} state
 * @param {{ walls: import('../geometry/merged-faces.js').SolidGrid, top: string }} on it: a box per
 *   tile, and the colour of their tops, which is below them too: a gap between faces shows it
 */
export function groundMesh(THREE, state, { walls, top: wall }) {
  const { maze, block } = state;
  const tiles = maze.tiles();
  const { left, top, width, height } = around(walls);
  const wanted = Math.floor(Math.sqrt(MOST_TEXELS / (width * height)));
  const texels = Math.max(1, Math.min(MOST_OF_TILE, wanted));
  const indexOf = (/** @type {number} */ x, /** @type {number} */ y) => {
    const [column, row] = [x + left, y + top];
    const isIn = column >= 0 && row >= 0 && column < tiles.width && row < tiles.height;
    return isIn ? row * tiles.width + column : -1;
  };
  const isWall = (/** @type {number} */ x, /** @type {number} */ y) => {
    const i = indexOf(x, y);
    return i >= 0 && walls.data[i] !== 0;
  };
  const isFloor = (/** @type {number} */ x, /** @type {number} */ y) => {
    const i = indexOf(x, y);
    return i >= 0 && tiles.data[i] !== 0;
  };
  const light = bakedLight({ width, height, texels, isWall }, block.height);
  const colorOf = floorColors(state);
  const [bare, hidden] = [color('rock'), wall].map(packed);
  const hasJoints = maze.dungeon && texels >= LEAST_WITH_JOINTS;
  const columns = width * texels;
  const pixels = new Uint8ClampedArray(4 * light.length).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isOpen = isFloor(x, y);
      const closed = isWall(x, y) ? hidden : bare;
      const pixel = isOpen ? colorOf(cellAt(maze, x + left, y + top)) : closed;
      const parts = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
      const hasLeft = hasJoints && isOpen && isFloor(x - 1, y);
      const hasAbove = hasJoints && isOpen && isFloor(x, y - 1);
      for (let row = 0; row < texels; row += 1) {
        const from = (y * texels + row) * columns + x * texels;
        for (let at = from; at < from + texels; at += 1) {
          const isJoint = (hasAbove && row === 0) || (hasLeft && at === from);
          const share = isJoint ? light[at] * JOINT : light[at];
          for (let part = 0; part < 3; part += 1) pixels[4 * at + part] = parts[part] * share;
        }
      }
    }
  }
  const map = pixelTexture(THREE, pixels, columns);
  const ground = new THREE.Mesh(
    new THREE.PlaneGeometry(width, height),
    new THREE.MeshBasicMaterial({ map }),
  );
  ground.rotation.x = -Math.PI / 2;
  ground.position.set(left + width / 2, 0, top + height / 2);
  return ground;
}

/** The walls and the margin around them. @param {import('../geometry/merged-faces.js').SolidGrid} walls */
function around({ size: [width, , height], data }) {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let i = data.indexOf(1); i >= 0; i = data.indexOf(1, i + 1)) {
    const [x, y] = [i % width, Math.floor(i / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  if (right < 0) [left, right, top, bottom] = [0, width - 1, 0, height - 1];
  return {
    left: left - MARGIN,
    top: top - MARGIN,
    width: right - left + 1 + 2 * MARGIN,
    height: bottom - top + 1 + 2 * MARGIN,
  };
}

/** The cell of a tile; a tile between two cells belongs to the left or upper one. @param {Maze} maze @param {number} x @param {number} y */
function cellAt(maze, x, y) {
  if (maze.dungeon) return y * maze.width + x;
  return ((y - 1) >> 1) * maze.width + ((x - 1) >> 1);
}
