/**
 * Mazes as objects of three.js, walks in first person, and small maps, as the page shows them. Needs the package
 * `three`.
 * @module
 */

export * from './library/public-types.js';
export { wallGrid } from './three/blocks/block-walls.js';
export { halvedFloor } from './three/body/halved-floor.js';
export { OUTSIDE, ROCK, wallsOf } from './three/cells/cell-runs.js';
export {
  AROUND,
  cellSurroundings,
  createCellWalls,
  HEIGHT,
  SQUARE,
} from './three/cells/cell-walls.js';
export { mazeSurroundings } from './three/cells/maze-surroundings.js';
export { FirstPerson } from './three/first-person.js';
export { free } from './three/free.js';
export { bakedLight, SUN } from './three/light/baked-light.js';
export { stonesOf } from './three/look/stone-layout.js';
export { LIGHTS, stoneMaterial } from './three/look/stone-material.js';
export { Minimap, paintArrow } from './three/map/minimap.js';
export { hasBlocks, MazeObject, mazeObject } from './three/maze-object.js';
export { cornersOfFace, FACE, mergedFaces } from './three/solid/merged-faces.js';
export { boxGrid, solidGeometry } from './three/solid/solid-geometry.js';
export { furnitureBoxes } from './three/things/furniture.js';
export { aimCamera } from './three/walk/aim-camera.js';
export { onCells } from './three/walk/cell-terrain.js';
export { moved, settled } from './three/walk/cell-walker.js';
export { flat, isSamePlace } from './three/walk/terrain.js';
export { groundOf, terrainOf } from './three/walk/terrain-of-object.js';
export { Walking } from './three/walk/walking.js';
export { bodySides } from './util/body-sides.js';
export { MazeError } from './util/error.js';
export { cross, dot, unit } from './util/vectors.js';

/** @typedef {import('./maze/game.js').Game} Game */
/** @typedef {import('./three/cells/cell-walls.js').CellLook} CellLook */
/** @typedef {import('./three/cells/cell-walls.js').Cells} Cells */
/** @typedef {import('./three/cells/cell-walls.js').Surroundings} Surroundings */
/** @typedef {import('./three/cells/cell-runs.js').Walls} Walls */
/** @typedef {import('./three/first-person.js').Bump} Bump */
/** @typedef {import('./three/first-person.js').Controls} Controls */
/** @typedef {import('./three/first-person.js').FirstPersonOptions} FirstPersonOptions */
/** @typedef {import('./three/light/baked-light.js').Relief} Relief */
/** @typedef {import('./three/look/stone-material.js').Look} Look */
/** @typedef {import('./three/look/stone-material.js').LightColor} LightColor */
/** @typedef {import('./three/map/minimap.js').MinimapOptions} MinimapOptions */
/** @typedef {import('./three/map/minimap.js').OnMap} OnMap */
/** @typedef {import('./three/options.js').BuildOptions} BuildOptions */
/** @typedef {import('./three/options.js').MazeObjectOptions} MazeObjectOptions */
/** @typedef {import('./three/options.js').MazeObjectUpdate} MazeObjectUpdate */
/** @typedef {import('./three/solid/merged-faces.js').SolidGrid} SolidGrid */
/** @typedef {import('./three/things/furniture.js').Furniture} Furniture */
/** @typedef {import('./three/walk/cell-walker.js').IsOpen} IsOpen */
/** @typedef {import('./three/walk/terrain.js').Pose} Pose */
/** @typedef {import('./three/walk/terrain.js').Spot} Spot */
/** @typedef {import('./three/walk/terrain.js').Terrain} Terrain */
/** @typedef {import('./three/walk/terrain.js').Walker} Walker */
/** @typedef {import('./looks/palette.js').ColorName} ColorName */
/** @typedef {import('./looks/palette.js').Palette} Palette */
/** @typedef {import('./draw/context.js').Context} Context */
/** @typedef {import('./draw/context.js').ImagePixels} ImagePixels */
/** @typedef {import('./util/vectors.js').Vector} Vector */
/** @typedef {import('./three/look/stone-layout.js').Layout} Layout */
/** @typedef {import('./three/look/stone-layout.js').Stone} Stone */
/** @typedef {import('./three/look/stone-material.js').Field} Field */
/** @typedef {import('./three/walk/grid-terrain.js').CanPass} CanPass */
/** @typedef {import('./three/walk/grid-terrain.js').GridTerrain} GridTerrain */
/** @typedef {import('./three/walk/walking.js').Speeds} Speeds */
