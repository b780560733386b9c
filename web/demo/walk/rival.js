import { free, stoneMaterial } from 'mazewright/three';
import { color, themeNow } from '../ui/theme.js';

/** Body and head, as width and height, in cells. */
const BODY = [0.34, 0.42];
const HEAD = [0.22, 0.2];
/** Share of the way to its cell that it goes per second, and how near is there. */
const EASE = 10;
const NEAR = 0.01;
/** Cells: a longer way is a jump, as over a glued edge or to a new race. */
const JUMP = 3;

/**
 * The opponent, which goes from cell to cell.
 * @param {typeof import('../draw3d/three.js')} THREE
 * @param {import('three').Scene} scene
 */
export function createRival(THREE, scene) {
  /** @type {import('three').Group | null} */
  let body = null;
  /** Its place in the world; the scene counts from an origin. */
  const at = new THREE.Vector3();

  const remove = () => {
    if (!body) return;
    scene.remove(body);
    free(body);
    body = null;
  };
  return {
    /**
     * Moves it on.
     * @param {import('mazewright/three').Spot | null} spot where it goes; null: there is none
     * @param {number} seconds since the last call
     * @param {{ x: number, y: number }} origin the cell at x = 0, z = 0 of the scene
     * @returns {boolean} whether it is on its way
     */
    move(spot, seconds, origin) {
      if (!spot) {
        const wasThere = body !== null;
        remove();
        return wasThere;
      }
      const to = new THREE.Vector3(...spot.at);
      const isNew = body === null;
      if (!body) {
        body = bodyOf(THREE);
        scene.add(body);
      }
      const far = at.distanceTo(to);
      const isThere = isNew || far < NEAR || far > JUMP;
      if (isThere) at.copy(to);
      else at.lerp(to, Math.min(1, EASE * seconds));
      body.position.set(at.x - origin.x, at.y, at.z - origin.y);
      body.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), new THREE.Vector3(...spot.up));
      return isNew || far >= NEAR;
    },
    /** Removes it, to be made again in the colours of the theme. */
    clear: remove,
  };
}

/** @param {typeof import('../draw3d/three.js')} THREE */
function bodyOf(THREE) {
  const group = new THREE.Group();
  let floor = 0;
  for (const [width, height] of [BODY, HEAD]) {
    const geometry = new THREE.BoxGeometry(width, height, width);
    geometry.translate(0, floor + height / 2, 0);
    const look = {
      theme: themeNow(),
      tint: color('second'),
      quality: /** @type {const} */ ('low'),
    };
    group.add(new THREE.Mesh(geometry, stoneMaterial({ ...look, light: 'torch', hasFog: true })));
    floor += height;
  }
  return group;
}
