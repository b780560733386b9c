import { BufferAttribute, BufferGeometry, Matrix4, Vector3 } from 'three';
import { geometryOf, middleOf, radiusOf } from '../../draw/geometry/geometry.js';
import { DOOR_BOXES, THING_BOXES } from '../../looks/boxes.js';
import { colorOfDoor, colorOfThing } from '../../looks/colors.js';
import { doorAngle } from '../../looks/door-place.js';
import { isMarked } from '../../looks/things.js';
import { doorSide } from '../../util/door-side.js';
import { boxGrid, solidGeometry } from '../solid/solid-geometry.js';

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
  const { placeOf } = body;
  const made = (
    /** @type {readonly Box[]} */ boxes,
    /** @type {string} */ own,
    /** @type {Stand} */ stand,
  ) => {
    const css = boxes.map(([, , , , , , name]) =>
      name === 'own' ? own : name === 'wall' ? wall : palette[/** @type {keyof Palette} */ (name)],
    );
    const grids = boxes.map(([x, y, z, wide, high, deep], i) =>
      boxGrid([x - 0.5, y, z - 0.5], [wide, high, deep], i + 1),
    );
    return solidGeometry(grids, css).applyMatrix4(matrixOf(stand));
  };
  const parts = (doors ?? []).map((door) => {
    const stand = doorStand(maze, door, body);
    return made(DOOR_BOXES[door.state](height), colorOfDoor(palette, door), stand);
  });
  for (const thing of things ?? []) {
    if (isMarked(maze, thing)) continue;
    const { at, up } = placeOf(thing.cell);
    const size = widthOf(maze, thing.cell);
    const stand = /** @type {Stand} */ ({ at, up, ahead: alongX(up), scale: [size, size, size] });
    parts.push(made(THING_BOXES[thing.role], colorOfThing(palette, thing), stand));
  }
  return parts.length > 0 ? joined(parts) : null;
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
function doorStand(maze, { cell, direction }, { placeOf, meshes, isFlat }) {
  const { at, up } = placeOf(cell);
  const angled = (/** @type {number} */ angle) =>
    new Vector3(Math.cos(angle), 0, Math.sin(angle)).normalize();
  if (direction === undefined) {
    const geometry = geometryOf(maze);
    const angle = doorAngle(maze, (each) => middleOf(geometry, each), cell);
    const width = widthOf(maze, cell);
    return { at, up, ahead: angled(angle), scale: [width, 1, width] };
  }
  const next = placeOf(/** @type {number} */ (maze.neighbour(cell, direction)));
  const ahead = next.at.clone().sub(at).projectOnPlane(up);
  if (isFlat && Math.abs(next.at.y - at.y) < 0.01) {
    const { way, angle, width } = doorSide(maze, cell, direction);
    const over = at.clone().add(new Vector3(way[0], 0, way[1]));
    return { at: over, up, ahead: angled(angle), scale: [width, 1, width] };
  }
  const front = ahead.length() > 0.01 ? ahead.normalize() : alongX(up);
  const middle = at.clone().add(next.at).multiplyScalar(0.5);
  const width = sideWidth(meshes, cell, { at, middle, front, up }) || widthOf(maze, cell);
  return {
    at: middle,
    // A Möbius strip turns over once.
    up: up
      .clone()
      .addScaledVector(next.up, up.dot(next.up) < 0 ? -1 : 1)
      .normalize(),
    // Stairs lead straight up.
    ahead: front,
    scale: [Math.min(width, next.at.distanceTo(at) || width), 1, width],
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
    .makeBasis(
      front.multiplyScalar(long),
      up.clone().multiplyScalar(high),
      side.multiplyScalar(wide),
    )
    .setPosition(at);
}

/** @param {readonly BufferGeometry[]} parts with the same attributes */
function joined(parts) {
  const whole = new BufferGeometry();
  for (const [name, { array, itemSize, normalized }] of Object.entries(parts[0].attributes)) {
    const arrays = parts.map((part) => part.attributes[name].array);
    const all = new /** @type {any} */ (array).constructor(
      arrays.reduce((sum, { length }) => sum + length, 0),
    );
    let at = 0;
    for (const each of arrays) {
      all.set(each, at);
      at += each.length;
    }
    whole.setAttribute(name, new BufferAttribute(all, itemSize, normalized));
  }
  let first = 0;
  const index = parts.flatMap((part) => {
    const own = Array.from(
      /** @type {BufferAttribute} */ (part.index).array,
      (each) => each + first,
    );
    first += part.attributes.position.count;
    return own;
  });
  whole.setIndex(index);
  return whole;
}
