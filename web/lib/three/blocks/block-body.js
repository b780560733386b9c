import { Color, Mesh, Vector3 } from 'three';
import { ROLES } from '../../looks/roles.js';
import { stoneGeometry } from '../body/stone-geometry.js';
import { copyLight, fieldOf } from '../light/baked-light.js';
import { emptyRelief, raise, raiseBoxes } from '../light/relief.js';
import { stoneMaterial } from '../look/stone-material.js';
import { flatGeometry } from '../solid/flat-geometry.js';
import { boxGrid, solidGeometry } from '../solid/solid-geometry.js';
import { tileColors } from './block-ground.js';
import { wallGrid } from './block-walls.js';

/** @import { Maze } from '../../library/public-types.js' */
/** @import { Body, BodyLook } from '../maze-body.js' */

/** Stones of walls and floor per tile, in units of their texture. */
const SCALE = { walls: 0.62, floor: 1 };
/** By how much faces of blocks reach over their edges, too little to be seen. */
const OVERLAP = 0.008;
/** The carpet of a solution: width and height in tiles. */
const CARPET = { width: 0.34, height: 0.05 };
/** Height of arrows above the floor. */
const ARROWS = 0.07;
/** Height of figures above the walls, and above low ones, in tiles. */
const FIGURE = { more: 0.4, least: 1.4 };

/**
 * A maze of plain squares as blocks, a tile each: rock is as thick as corridors.
 * @param {Maze} maze
 * @param {BodyLook} look
 * @returns {Body}
 */
export function blockBody(maze, look) {
  const { height, wall, theme, quality, light, style, boxes } = look;
  const walls = wallGrid(maze, height);
  const [width, , depth] = walls.size;
  const field = bakedField(walls, height, boxes?.grids ?? []);
  const shared = { theme, quality, light, field, isCeiled: look.ceiling, hasFog: true };
  const stones = (/** @type {import('../look/stone-layout.js').Layout} */ layout, scale = 1) =>
    style === 'stone' ? { layout, scale } : null;
  const wallMesh = new Mesh(
    solidGeometry([walls], [wall], { hasTop: !look.ceiling, overlap: OVERLAP }),
    stoneMaterial({ ...shared, stones: stones('courses', SCALE.walls) }),
  );
  wallMesh.name = 'walls';
  const { box } = field;
  const ground = (/** @type {(cell: number) => number} */ colorOf) => {
    const mesh = new Mesh(
      flatGeometry([box]),
      stoneMaterial({
        ...shared,
        stones: stones('slabs', SCALE.floor),
        isGround: true,
        tiles: {
          map: tileColors(maze, colorOf, { data: walls.data, color: wall }),
          box: [0, 0, width, depth],
        },
      }),
    );
    mesh.name = 'floor';
    return mesh;
  };
  const middle = (/** @type {number} */ cell) => {
    const { x, y } = maze.tileOf(cell);
    return new Vector3(x + 0.5, 0, y + 0.5);
  };
  const objects = [wallMesh];
  if (look.ceiling) {
    const over = stoneMaterial({ ...shared, tint: look.ceilingColor, stones: stones('slabs') });
    const mesh = new Mesh(flatGeometry([[0, 0, width, depth]], height, true), over);
    mesh.name = 'ceiling';
    objects.push(mesh);
  }
  if (maze.oneWays) {
    const { arrows } = maze.meshes();
    const positions = arrows.positions.map((value, i) => (i % 3 === 1 ? ARROWS : 2 * value + 0.5));
    const { r, g, b } = new Color(look.palette[ROLES.arrow]);
    const colors = positions.map((_, i) => [r, g, b][i % 3]);
    const geometry = stoneGeometry({ ...arrows, positions }, { colors });
    const mesh = new Mesh(geometry, stoneMaterial(shared));
    mesh.name = 'arrows';
    objects.push(mesh);
  }
  return {
    objects,
    floor: ground,
    field,
    shared,
    placeOf: (cell) => ({ at: middle(cell), up: new Vector3(0, 1, 0), size: 1 }),
    figureHeight: Math.max(FIGURE.least, height + FIGURE.more),
    isFlat: true,
    carpet: (path) => carpetOf(Array.from(path, middle), look.palette.accent),
    meshes: null,
    relight: (grids) => copyLight(field, bakedField(walls, height, grids)),
    free: () => field.map.dispose(),
  };
}

/** @param {import('../solid/merged-faces.js').SolidGrid} walls @param {number} height @param {readonly import('../solid/merged-faces.js').SolidGrid[]} boxes */
function bakedField({ size: [width, , depth], data }, height, boxes) {
  let [left, top, right, bottom] = [width, depth, 0, 0];
  for (let i = data.indexOf(1); i >= 0; i = data.indexOf(1, i + 1)) {
    const [x, y] = [i % width, Math.floor(i / width)];
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + 1);
    bottom = Math.max(bottom, y + 1);
  }
  if (right <= left) [left, top, right, bottom] = [0, 0, width, depth];
  const relief = emptyRelief({ left, top, right, bottom }, height);
  for (let i = data.indexOf(1); i >= 0; i = data.indexOf(1, i + 1)) {
    raise(relief, [i % width, Math.floor(i / width), 1, 1], height);
  }
  raiseBoxes(relief, boxes, height);
  return fieldOf(relief, height);
}

/** One slab from each place of a path to the next; null if it has one place only. @param {readonly Vector3[]} places @param {string} color */
function carpetOf(places, color) {
  const { width, height } = CARPET;
  const grids = places.slice(1).map((to, i) => {
    const from = places[i];
    const [left, top] = [Math.min(from.x, to.x) - width / 2, Math.min(from.z, to.z) - width / 2];
    const size = [Math.abs(from.x - to.x) + width, height, Math.abs(from.z - to.z) + width];
    return boxGrid([left, 0, top], size);
  });
  return grids.length > 0 ? solidGeometry(grids, [color]) : null;
}
