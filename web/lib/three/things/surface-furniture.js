import { Matrix4, Vector3 } from 'three';
import { geometryOf, middleOf, radiusOf } from '../../draw/geometry/geometry.js';
import { DOOR_BOXES, THING_BOXES } from '../../looks/boxes.js';
import { colorOfDoor, colorOfThing } from '../../looks/colors.js';
import { doorPlace } from '../../looks/door-place.js';
import { isMarked } from '../../looks/things.js';
import { boxGrid, solidGeometry } from '../solid/solid-geometry.js';
import { colorOfBox } from './furniture.js';

/** @import { Palette } from '../../looks/palette.js' */
/** @import { Box } from '../../looks/boxes.js' */
/** @import { Door, Maze } from '../../library/public-types.js' */
/** @import { Body } from '../maze-body.js' */
/** @import { Furniture } from './furniture.js' */

/**
 * Where something stands: the middle of its foot, the direction of up, and that in which it looks; its length, height
 * and width in tiles of its boxes.
 * @typedef {{ at: Vector3, up: Vector3, ahead: Vector3, scale: [number, number, number] }} Stand
 */

/**
 * The doors in their frames and the things of a maze with thin walls on any surface, as one geometry; null without any.
 * Cost: O(doors + things).
 * @param {Maze} maze
 * @param {Furniture} now
 * @param {{ height: number, wall: string, palette: Palette }} look height and colour of the walls
 * @param {Pick<Body, 'placeOf' | 'meshes' | 'isFlat'>} body
 */
export function surfaceFurniture(maze, { doors, things }, { height, wall, palette }, body) {
  /** @type {import('../solid/merged-faces.js').SolidGrid[]} */
  const grids = [];
  /** @type {string[]} */
  const colors = [];
  /** By box where it stands. @type {Matrix4[]} */
  const places = [];
  const add = (
    /** @type {readonly Box[]} */ boxes,
    /** @type {string} */ own,
    /** @type {Stand} */ stand,
  ) => {
    const place = matrixOf(stand);
    for (const [x, y, z, wide, high, deep, name] of boxes) {
      colors.push(colorOfBox(name, { own, wall, palette }));
      grids.push(boxGrid([x - 0.5, y, z - 0.5], [wide, high, deep], colors.length));
      places.push(place);
    }
  };
  for (const door of doors ?? []) {
    add(DOOR_BOXES[door.state](height), colorOfDoor(palette, door), doorStand(maze, door, body));
  }
  for (const thing of things ?? []) {
    if (isMarked(maze, thing)) continue;
    const { at, up } = body.placeOf(thing.cell);
    const size = widthOf(maze, thing.cell);
    const stand = /** @type {Stand} */ ({ at, up, ahead: alongX(up), scale: [size, size, size] });
    add(THING_BOXES[thing.role], colorOfThing(palette, thing), stand);
  }
  if (grids.length === 0) return null;
  const solid = solidGeometry(grids, colors);
  const { position, normal } = solid.attributes;
  // All boxes have the same number of faces.
  const vertices = position.count / grids.length;
  const vector = new Vector3();
  for (let i = 0; i < position.count; i += 1) {
    const place = places[Math.floor(i / vertices)];
    vector
      .fromBufferAttribute(position, i)
      .applyMatrix4(place)
      .toArray(position.array, 3 * i);
    vector
      .fromBufferAttribute(normal, i)
      .transformDirection(place)
      .toArray(normal.array, 3 * i);
  }
  return solid;
}

/** The width of a cell, of which a figure takes the whole. @param {Maze} maze @param {number} cell */
const widthOf = (maze, cell) => 2 * radiusOf(geometryOf(maze), cell);

/** The direction of x on a surface; on one that faces x, that of z. @param {Vector3} up */
function alongX(up) {
  const flat = new Vector3(1, 0, 0).projectOnPlane(up);
  return (flat.length() > 0.1 ? flat : new Vector3(0, 0, 1).projectOnPlane(up)).normalize();
}

/**
 * A door stands on its tile, or over the side of a cell; between places that face elsewhere halfway.
 * @param {Maze} maze
 * @param {Door} door
 * @param {Pick<Body, 'placeOf' | 'meshes' | 'isFlat'>} body
 * @returns {Stand}
 */
function doorStand(maze, door, { placeOf, meshes, isFlat }) {
  const { cell, direction } = door;
  const { at, up } = placeOf(cell);
  const to = direction === undefined ? null : maze.neighbour(cell, direction);
  const next = placeOf(to ?? cell);
  const most = widthOf(maze, cell);
  if (isFlat && next.at.y === at.y) {
    const geometry = geometryOf(maze);
    const { point, angle, width } = doorPlace(maze, (each) => middleOf(geometry, each), door);
    const wide = Math.min(width, most);
    const { x, y } = maze.centre(cell);
    return {
      at: new Vector3(point[0] - x, 0, point[1] - y).add(at),
      up,
      ahead: new Vector3(Math.cos(angle), 0, Math.sin(angle)),
      scale: [wide, 1, wide],
    };
  }
  const ahead = next.at.clone().sub(at).projectOnPlane(up);
  const front = ahead.length() > 0.01 ? ahead.normalize() : alongX(up);
  const middle = at.clone().lerp(next.at, 0.5);
  const width = sideWidth(meshes, cell, { at, middle, front, up }) || most;
  return {
    at: middle,
    // A Möbius strip turns over once.
    up: up
      .clone()
      .addScaledVector(next.up, up.dot(next.up) < 0 ? -1 : 1)
      .normalize(),
    // Stairs lead straight up.
    ahead: front,
    scale: [width, 1, width],
  };
}

/**
 * The width of the side of a cell that a direction leads over, by the corners of its floor there; 0 without any.
 * @param {Body['meshes']} meshes
 * @param {number} cell
 * @param {{ at: Vector3, middle: Vector3, front: Vector3, up: Vector3 }} side from the middle of the cell to that of the side
 */
function sideWidth(meshes, cell, { at, middle, front, up }) {
  const { positions, starts } = /** @type {NonNullable<Body['meshes']>} */ (meshes).floor;
  const across = new Vector3().crossVectors(front, up);
  const half = middle.clone().sub(at).dot(front) / 2;
  let most = 0;
  for (let i = starts[cell]; i < starts[cell + 1]; i += 1) {
    const corner = new Vector3().fromArray(positions, 3 * i).sub(at);
    if (corner.dot(front) > half) most = Math.max(most, Math.abs(corner.dot(across)));
  }
  return 2 * most;
}

/** @param {Stand} stand */
function matrixOf({ at, up, ahead, scale: [long, high, wide] }) {
  const front = ahead.clone().projectOnPlane(up).normalize();
  const side = new Vector3().crossVectors(front, up);
  return new Matrix4()
    .makeBasis(front, up, side)
    .scale(new Vector3(long, high, wide))
    .setPosition(at);
}
