import { cellSurroundings, onCells } from 'mazewright/three';
import { stoneLook } from '../../walk/stone-look.js';
import { colorsNow } from './draw-map.js';
import { paintMini } from './minimap.js';
import { PatchImages } from './patch-images.js';
import { stepsNear } from './route-steps.js';
import { createSeams } from './seams.js';

/** A route and its ends, as the floor shows them. @typedef {{ route: import('./route.js').Route | null, pins: { x: number, y: number }[] }} OnFloor */

/** Cells to walk before the route is laid on the floor again. */
const ROUTE_STEP = 8;

/**
 * A world as a terrain, with a route on its floor.
 * @param {import('./patches.js').WorldPatches} patches
 * @param {OnFloor} shown changes as the route does
 * @param {number} wall colour of the walls, a number of the palette
 * @returns {import('../../walk/terrain.js').PageTerrain}
 */
export function worldTerrain(patches, shown, wall) {
  const { cells } = patches;
  const isOpen = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ side) =>
    cells.isOpen(x, y, side);
  const map = {
    patches,
    seams: createSeams(cells),
    images: new PatchImages(),
    colors: colorsNow(),
  };
  return {
    ...onCells(isOpen),
    goal: null,
    isAtGoal: () => false,
    surroundings: (_, scene) => cellSurroundings(scene, cells, stoneLook(wall)),
    paintMap: (canvas, walker, hasTime) => paintMini(canvas, walker, { ...map, ...shown }, hasTime),
    route({ x, y }) {
      const { route } = shown;
      const [nearX, nearY] = [x, y].map((at) => Math.round(at / ROUTE_STEP) * ROUTE_STEP);
      return {
        key: `${nearX} ${nearY} ${route?.path.count}`,
        steps: () => (route ? stepsNear(route, { x: nearX, y: nearY }) : []),
      };
    },
  };
}
