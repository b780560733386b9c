/**
 * Draws mazes on a canvas, as the page does: `draw`, and the parts of it for programs that draw by
 * themselves. Knows no page: it runs in workers too, on an OffscreenCanvas.
 * @module
 */
export { distinct, ramp } from './draw/colors/color-ramp.js';
export { draw, drawing } from './draw/draw.js';
export { finishDungeon, isFurnished, isHatched } from './draw/dungeon/dungeon.js';
export { filmDrawing } from './draw/film/film.js';
export { buildIndex, cellAt, cellsWithin } from './draw/geometry/cell-index.js';
export { cellUnder, fit, limitsOf, middle, pixel, unpixel, viewOf } from './draw/geometry/fit.js';
export {
  geometryOf,
  isGlued,
  keepGeometry,
  middleOf,
  radiusOf,
  shareGeometry,
  sideOf,
} from './draw/geometry/geometry.js';
export { measure } from './draw/geometry/measure.js';
export { directionTo, neighbourTable } from './draw/geometry/neighbour-table.js';
export { bridgeAbove } from './draw/geometry/tunnels.js';
export { chunked, wallsWithin } from './draw/geometry/wall-chunks.js';
export { changedParts } from './draw/paint/changed-parts.js';
export {
  DIGIT,
  drawCube,
  drawGoal,
  drawHint,
  drawNumber,
  drawStart,
  inner,
  MIN_MARK,
} from './draw/paint/marks.js';
export { floorColors, paintMaze, UNREACHED } from './draw/paint/maze.js';
export { moved, wholeOf } from './draw/paint/part.js';
export { drawPath } from './draw/paint/path.js';
export { tracePolygon } from './draw/paint/polygons.js';
export { stairsOf } from './draw/paint/stairs.js';
export { drawAll } from './draw/paint/steps.js';
export { panning } from './draw/panning.js';
export {
  ARROW_ANGLES,
  angleOf,
  directionAt,
  hasSlants,
  hasStairs,
  KEY_ANGLES,
  MAX_SLANT,
  stairsAt,
  turn,
} from './draw/pointing/directions.js';
export { angleOfPad, listenToGamepads } from './draw/pointing/gamepads.js';
export { walkTo } from './draw/pointing/walk-path.js';
export { furnitureNow, speech } from './draw/speech/speech.js';
export * from './library/public-types.js';
export { bodyColor } from './looks/body-colors.js';
export { DOOR_BOXES, THING_BOXES, turned } from './looks/boxes.js';
export { colorOfDoor, colorOfThing } from './looks/colors.js';
export { doorAngle, doorPlace } from './looks/door-place.js';
export { DOORS } from './looks/doors.js';
export { palettes } from './looks/palette.js';
export { packed, unpacked } from './looks/pixels.js';
export { ROLES } from './looks/roles.js';
export { cellsWithStairs, STAIR_BOXES } from './looks/stairs.js';
export { isMarked, THINGS } from './looks/things.js';
export { doorBetween } from './util/door-between.js';
export { MazeError } from './util/error.js';
export { hasTiles, isPlainSquares } from './util/plain-squares.js';

/** @typedef {import('./looks/palette.js').ColorName} ColorName */
/** @typedef {import('./looks/palette.js').Palette} Palette */
/** @typedef {import('./draw/context.js').Context} Context */
/** @typedef {import('./draw/context.js').ImagePixels} ImagePixels */
/** @typedef {import('./draw/dungeon/dungeon.js').RockStyle} RockStyle */
/** @typedef {import('./draw/dungeon/floor-lines.js').Grid} Grid */
/** @typedef {import('./draw/film/film.js').FilmDrawing} FilmDrawing */
/** @typedef {import('./draw/film/film.js').CellColors} CellColors */
/** @typedef {import('./draw/film/film.js').FilmColors} FilmColors */
/** @typedef {import('./looks/boxes.js').Box} Box */
/** @typedef {import('./looks/door-place.js').MiddleOf} MiddleOf */
/** @typedef {import('./draw/geometry/fit.js').Camera} Camera */
/** @typedef {import('./draw/geometry/fit.js').Fit} Fit */
/** @typedef {import('./draw/geometry/fit.js').Limits} Limits */
/** @typedef {import('./draw/geometry/geometry.js').Geometry} Geometry */
/** @typedef {import('./draw/geometry/geometry.js').PolygonGeometry} PolygonGeometry */
/** @typedef {import('./draw/geometry/squares.js').SquaresGeometry} SquaresGeometry */
/** @typedef {import('./draw/geometry/neighbour-table.js').NeighbourTable} NeighbourTable */
/** @typedef {import('./draw/geometry/wall-chunks.js').Walls} Walls */
/** @typedef {import('./draw/options.js').DrawOptions} DrawOptions */
/** @typedef {import('./draw/panning.js').PanningOptions} PanningOptions */
/** @typedef {import('./draw/pointing/gamepads.js').Pad} Pad */
/** @typedef {import('./draw/pointing/gamepads.js').PadActions} PadActions */
/** @typedef {import('./draw/pointing/walk-path.js').Walker} Walker */
/** @typedef {import('./draw/speech/speech.js').Furniture} Furniture */
/** @typedef {import('./draw/speech/speech.js').Speech} Speech */
/** @typedef {import('./draw/speech/speech.js').Spoken} Spoken */
/** @typedef {import('./maze/film.js').Film} Film */
/** @typedef {import('./maze/game.js').Game} Game */
/** @typedef {import('./draw/paint/maze.js').Distances} Distances */
/** @typedef {import('./draw/paint/maze.js').DungeonDrawing} DungeonDrawing */
/** @typedef {import('./draw/paint/maze.js').Picture} Picture */
/** @typedef {import('./draw/paint/part.js').Part} Part */
/** @typedef {import('./draw/geometry/cell-index.js').CellIndex} CellIndex */
/** @typedef {import('./draw/geometry/geometry.js').Spot} Spot */
/** @typedef {import('./draw/dungeon/dungeon.js').ShownDungeon} ShownDungeon */
/** @typedef {import('./looks/doors.js').DoorLook} DoorLook */
/** @typedef {import('./looks/roles.js').LookRole} LookRole */
/** @typedef {import('./looks/things.js').ThingLook} ThingLook */
