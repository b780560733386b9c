import { Color, Mesh, SRGBColorSpace, Vector3 } from 'three';
import { geometryOf, isGlued, radiusOf } from '../../draw/geometry/geometry.js';
import { ROLES, STONES } from '../../looks/roles.js';
import { copyLight, fieldOf } from '../light/baked-light.js';
import { emptyRelief, raiseBoxes, raiseLine } from '../light/relief.js';
import { noTiles } from '../look/no-tiles.js';
import { stoneMaterial } from '../look/stone-material.js';
import { flatGeometry } from '../solid/flat-geometry.js';
import { beamGeometry } from './beams.js';
import { halvedFloor, verticesOf } from './halved-floor.js';
import { solutionBeams } from './solution-beams.js';
import { spreadMeshes } from './spread-meshes.js';
import { stoneGeometry } from './stone-geometry.js';
import { THICKNESS, thinMeshes } from './thin-meshes.js';

/** @import { Maze } from '../../library/public-types.js' */
/** @import { Floor, Meshes } from '../../options/types.js' */
/** @import { Body, BodyLook } from '../maze-body.js' */

/** Stones of walls and floor per cell, in units of their texture. */
const SCALE = 1;
/** The ground of shadows lies a little below the floor. */
const BELOW = -0.01;
/** Figures, in half the widths of their cells. */
const FIGURE = 1.15;

/**
 * A maze with walls between its cells on its surface in space: flat, round, or in levels.
 * @param {Maze} maze
 * @param {BodyLook} look
 * @returns {Body}
 */
export function surfaceBody(maze, look) {
  const { height, theme, quality, style, wall, palette } = look;
  const wanted = thinMeshes(height);
  const plain = maze.meshes(wanted);
  const spread = (/** @type {Meshes} */ meshes) =>
    look.spread ? spreadMeshes(maze, meshes) : meshes;
  const meshes = spread(plain);
  const isFlat = isLevel(meshes.floor) && !(geometryOf(maze).squares && isGlued(maze));
  const isPlane = isFlat && maze.levels === 1;
  /** @type {'sun' | 'torch' | 'eye'} */
  const light = look.light === 'sun' && !isFlat ? 'eye' : look.light;
  const field = isPlane ? bakedField(maze, meshes.floor, height, look.boxes?.grids ?? []) : null;
  const isCeiled = look.ceiling && isFlat;
  const shared = { theme, quality, light, field, isCeiled, hasFog: true };
  const stones = (/** @type {import('../look/stone-layout.js').Layout} */ layout) =>
    style === 'stone' ? { layout, scale: SCALE } : null;
  // Of the same mesh with lower walls, what is elsewhere is the top of a wall, and lies in the direction of up.
  const lower = spread(maze.meshes({ ...wanted, height: Math.max(1, wanted.height >> 1) }));
  const lift = meshes.walls.positions.map((value, i) => value - lower.walls.positions[i]);
  const near = Float32Array.from({ length: lift.length / 3 }, (_, i) => {
    const isTop = Math.hypot(lift[3 * i], lift[3 * i + 1], lift[3 * i + 2]) > 1e-4;
    return isTop ? (look.ceiling ? -1 : 0) : 1;
  });
  // A Möbius strip has one side only, and walls are open below.
  const isDoubleSided = !isFlat;
  /** @type {Mesh[]} */
  const objects = [];
  const add = (
    /** @type {string} */ name,
    /** @type {import('three').BufferGeometry} */ geometry,
    /** @type {Partial<import('../look/stone-material.js').Look>} */ own,
  ) => {
    const mesh = new Mesh(geometry, stoneMaterial({ ...shared, hasNear: !field, ...own }));
    mesh.name = name;
    objects.push(mesh);
    return mesh;
  };
  const courses = stones('courses');
  add('walls', stoneGeometry(meshes.walls, { near, lift }), {
    tint: wall,
    stones: courses,
    isDoubleSided,
  });
  for (const [name, tint, own] of /** @type {const} */ ([
    ['stairs', palette[ROLES.stairs], { stones: courses }],
    ['tunnels', palette[ROLES.tunnel], { stones: courses }],
    ['arrows', palette[ROLES.arrow], { isDoubleSided: true }],
  ])) {
    if (meshes[name].triangles.length === 0) continue;
    add(name, stoneGeometry(meshes[name]), { tint, isDoubleSided, field: null, ...own });
  }
  // Baked light needs no vertices along the walls.
  const ground = field ? wholeFloor(meshes.floor) : partsOf(maze, meshes.floor);
  const out = isFlat ? undefined : outwards(maze, meshes.floor, ground);
  if (isCeiled) {
    const above = ceilingOf(maze, meshes, ground, height);
    add('ceiling', stoneGeometry(above, { near: ground.near }), {
      tint: look.ceilingColor,
      stones: stones('slabs'),
      isDoubleSided: true,
    });
  }
  if (field && light === 'sun') {
    const around = new Mesh(
      flatGeometry([field.box], BELOW),
      stoneMaterial({ ...shared, isGround: true, tiles: noTiles() }),
    );
    around.name = 'ground';
    objects.push(around);
  }
  const { positions, normals, starts } = meshes.floor;
  const vector = (/** @type {Float32Array} */ list, /** @type {number} */ cell) =>
    new Vector3().fromArray(list, 3 * starts[cell]);
  return {
    objects,
    floor(colorOf) {
      const colors = floorTints(maze, ground, colorOf);
      const mesh = new Mesh(
        stoneGeometry(ground, { near: ground.near, colors, out }),
        stoneMaterial({
          ...shared,
          hasNear: !field,
          stones: stones('slabs'),
          isDoubleSided,
          tint: light === 'torch' ? STONES.torchlit : '#ffffff',
        }),
      );
      mesh.name = 'floor';
      return mesh;
    },
    field,
    shared,
    placeOf: (cell) => ({
      at: vector(positions, cell),
      up: vector(normals, cell).normalize(),
      size: FIGURE * radiusOf(geometryOf(maze), cell),
    }),
    figureHeight: 1.36,
    isFlat,
    carpet(path) {
      const beams = solutionBeams(maze, path, meshes.floor);
      return beams.length > 0 ? tinted(beamGeometry(beams), palette.accent) : null;
    },
    meshes,
    relight(grids) {
      if (field) copyLight(field, bakedField(maze, meshes.floor, height, grids));
    },
    free: () => field?.map.dispose(),
  };
}

/** Whether all of a floor faces up. @param {Floor} floor */
const isLevel = ({ normals }) => normals.every((value, i) => i % 3 !== 1 || value > 0.99);

/** @param {Maze} maze @param {Floor} floor @param {number} height of the walls @param {readonly import('../solid/merged-faces.js').SolidGrid[]} boxes */
function bakedField(maze, { positions }, height, boxes) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 3) {
    left = Math.min(left, positions[i]);
    right = Math.max(right, positions[i]);
    top = Math.min(top, positions[i + 2]);
    bottom = Math.max(bottom, positions[i + 2]);
  }
  const relief = emptyRelief({ left, top, right, bottom }, height);
  const lines = maze.lines({ seams: true });
  for (let i = 0; i < lines.length; i += 4) {
    raiseLine(relief, lines.subarray(i, i + 4), THICKNESS, height);
  }
  raiseBoxes(relief, boxes, height);
  return fieldOf(relief, height);
}

/**
 * The floor as it is drawn, and the vertices of each cell: the first, and the one after the last.
 * @typedef {{ positions: Float32Array, triangles: Uint32Array, near?: Float32Array,
 *   verticesOf(cell: number): number[] }} Ground
 */

/** A floor with halved sides, whose vertices know whether walls are near. @param {Maze} maze @param {Floor} floor @returns {Ground} */
const partsOf = (maze, floor) => ({
  ...halvedFloor(maze, floor),
  verticesOf: (cell) => verticesOf(floor, cell),
});

/** A floor as it comes. @param {Floor} floor @returns {Ground} */
const wholeFloor = ({ positions, triangles, starts }) => ({
  positions,
  triangles,
  verticesOf: (cell) => [starts[cell], starts[cell + 1]],
});

/** The direction that each cell faces, for all vertices of its floor. @param {Maze} maze @param {Floor} floor @param {Ground} ground */
function outwards(maze, floor, ground) {
  const out = new Float32Array(ground.positions.length);
  for (let cell = 0; cell < maze.cellCount; cell += 1) {
    const [from, to] = ground.verticesOf(cell);
    const at = 3 * floor.starts[cell];
    for (let i = from; i < to; i += 1) out.set(floor.normals.subarray(at, at + 3), 3 * i);
  }
  return out;
}

/** Linear colours of the vertices of a floor. @param {Maze} maze @param {Ground} ground @param {(cell: number) => number} colorOf */
function floorTints(maze, ground, colorOf) {
  const tints = new Float32Array(ground.positions.length);
  const shade = new Color();
  for (let cell = 0; cell < maze.cellCount; cell += 1) {
    const pixel = colorOf(cell);
    const parts = [pixel, pixel >>> 8, pixel >>> 16].map((part) => (part & 255) / 255);
    shade.setRGB(parts[0], parts[1], parts[2], SRGBColorSpace);
    const [from, to] = ground.verticesOf(cell);
    for (let i = from; i < to; i += 1) shade.toArray(tints, 3 * i);
  }
  return tints;
}

/**
 * The floor lifted to the top of the walls, without the cells from which stairs lead up.
 * @param {Maze} maze
 * @param {Meshes} meshes
 * @param {Ground} ground
 * @param {number} height
 */
function ceilingOf(maze, { stairs }, { positions, triangles, verticesOf }, height) {
  const lifted = positions.map((value, i) => (i % 3 === 1 ? value + height : value));
  const closed = triangles.slice();
  const { drawn } = geometryOf(maze);
  if (stairs.triangles.length > 0) {
    for (let cell = 0; cell < maze.cellCount; cell += 1) {
      if (!leadsUp(maze, cell, drawn)) continue;
      const [from, to] = verticesOf(cell);
      // Triangles of one corner are not drawn.
      closed.fill(from, from, to);
    }
  }
  return { positions: lifted, triangles: closed };
}

/** Whether stairs lead up from a cell. @param {Maze} maze @param {number} cell @param {number} drawn */
function leadsUp(maze, cell, drawn) {
  const { level } = maze.positionOf(cell);
  for (let direction = 0; direction < maze.directions.length; direction += 1) {
    if ((drawn >> direction) & 1 || !maze.isOpen(cell, direction)) continue;
    const to = /** @type {number} */ (maze.neighbour(cell, direction));
    if (maze.positionOf(to).level > level) return true;
  }
  return false;
}

/** @param {import('three').BufferGeometry} geometry @param {string} css */
function tinted(geometry, css) {
  const { r, g, b } = new Color(css);
  const { array } = geometry.getAttribute('color');
  for (let i = 0; i < array.length; i += 1) array[i] = Math.round(255 * [r, g, b][i % 3]);
  return geometry;
}
