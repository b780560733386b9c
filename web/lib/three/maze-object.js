import { Box3, Group, Mesh } from 'three';
import { isGlued } from '../draw/geometry/geometry.js';
import { floorColors, UNREACHED } from '../draw/paint/maze.js';
import { checkMaze, noProblem } from '../formats/options/maze.js';
import { ROLES, STONES } from '../looks/roles.js';
import { doorBetween } from '../util/door-between.js';
import { fail } from '../util/error.js';
import { isPlainSquares } from '../util/plain-squares.js';
import { blockBody } from './blocks/block-body.js';
import { surfaceBody } from './body/surface-body.js';
import { free } from './free.js';
import { stoneMaterial } from './look/stone-material.js';
import { readMazeObjectOptions, readUpdate } from './options.js';
import { solidGeometry } from './solid/solid-geometry.js';
import { figureOf, putFigure } from './things/figures.js';
import { furnitureBoxes } from './things/furniture.js';
import { surfaceFurniture } from './things/surface-furniture.js';

/** @import { Object3D } from 'three' */
/** @import { Door, Maze } from '../library/public-types.js' */
/** @import { Body } from './maze-body.js' */
/** @import { MazeObjectOptions, MazeObjectUpdate } from './options.js' */

/** Whether a maze can stand in blocks: plain squares that are not glued to each other at the edges. @param {Maze} maze */
export function hasBlocks(maze) {
  return isPlainSquares(maze) && !isGlued(maze);
}

/**
 * A maze or dungeon of any shape as an object of three.js, made by `mazeObject`.
 */
export class MazeObject extends Group {
  /** @type {Maze} */
  maze;
  /** How its walls stand. @type {'blocks' | 'thin'} */
  walls;
  /** Height of its walls, in units. @type {number} */
  wallHeight;
  /** @internal @type {Body} */
  body;
  #read;
  /** Doors and things that are shown, in short. */
  #furnished = '';
  /** @type {readonly Door[]} */
  #locked;
  /** Objects by what they show. @type {Map<string, Object3D>} */
  #parts = new Map();

  /** @internal @param {Maze} maze @param {ReturnType<typeof readMazeObjectOptions>} read */
  constructor(maze, read) {
    super();
    this.name = 'maze';
    this.maze = maze;
    this.#read = read;
    this.walls = read.walls;
    this.wallHeight = read.height;
    this.#locked = this.#lockedDoors();
    const boxes = this.#boxes();
    this.#furnished = this.#furnishedNow();
    const make = read.walls === 'blocks' ? blockBody : surfaceBody;
    this.body = make(maze, { ...read, ceilingColor: STONES.ceiling, boxes });
    for (const object of this.body.objects) this.add(object);
    this.#showFloor();
    this.#showFurniture(boxes);
    this.#showFigures();
    this.#showSolution();
  }

  /**
   * Changes what is shown without building the walls again: `solution`, `distances`, `player`, `doors` and
   * `things`. What is left out stays as it is. Cost: that of what changes; with doors or things their shadows are
   * baked again, if they differ.
   * @param {MazeObjectUpdate} changes
   * @returns {this}
   */
  update(changes) {
    const entries = readUpdate(this.maze, changes);
    const has = (/** @type {keyof typeof entries} */ name) => name in entries;
    this.#read = { ...this.#read, ...entries };
    if (has('distances')) this.#showFloor();
    if (has('doors')) this.#locked = this.#lockedDoors();
    if (has('doors') || has('things')) this.#refurnish();
    if (has('player')) this.#showFigures();
    if (has('path')) this.#showSolution();
    return this;
  }

  /**
   * The middle of a cell's floor and the direction of up there, in the coordinates of this object.
   * @param {number} cell
   * @returns {{ at: import('three').Vector3, up: import('three').Vector3 }}
   */
  placeOf(cell) {
    const { maze } = this;
    if (!Number.isInteger(cell) || cell < 0 || cell >= maze.cellCount) {
      fail('cell', `cell must be a cell of the maze, from 0 to ${maze.cellCount - 1}`);
    }
    const { at, up } = this.body.placeOf(cell);
    return { at, up };
  }

  /** Whether a locked door stands between two adjacent cells now: on a tile of a dungeon, or in a passage. @param {number} from @param {number} to @returns {boolean} */
  isLocked(from, to) {
    return doorBetween(this.maze, this.#locked, from, to) !== null;
  }

  /** @internal The door of a step, as the object shows it. @param {number} from @param {number} to @returns {Door | null} */
  doorOn(from, to) {
    return doorBetween(this.maze, this.#read.doors ?? this.maze.doors ?? [], from, to);
  }

  /** The box around walls, floor and figures, without the ground on which shadows fall. @returns {Box3} */
  get bounds() {
    const box = new Box3();
    for (const object of this.children) {
      if (object.name === 'ground' || (object.name === 'floor' && this.walls === 'blocks'))
        continue;
      box.expandByObject(object);
    }
    return box;
  }

  /** How many draw calls and triangles a picture of all of it takes. @returns {{ drawCalls: number, triangles: number }} */
  get stats() {
    let [drawCalls, triangles] = [0, 0];
    this.traverse((each) => {
      if (!(each instanceof Mesh)) return;
      const { index, attributes } = each.geometry;
      drawCalls += 1;
      triangles += (index ?? attributes.position).count / 3;
    });
    return { drawCalls, triangles };
  }

  /** Frees what the object holds on the graphics card, and empties it. */
  dispose() {
    for (const object of [...this.children]) {
      this.remove(object);
      free(object);
    }
    this.#parts.clear();
    this.body.free();
  }

  /** Puts an object in place of the last one of a name. @param {string} name @param {Object3D | null} object */
  #put(name, object) {
    const last = this.#parts.get(name);
    if (last) {
      this.remove(last);
      free(last);
      this.#parts.delete(name);
    }
    if (!object) return;
    this.#parts.set(name, object);
    this.add(object);
  }

  #showFloor() {
    const { palette, distances } = this.#read;
    let shown = null;
    if (distances) {
      let most = 1;
      for (const each of distances) if (each !== UNREACHED && each > most) most = each;
      shown = { distances, most };
    }
    this.#put(
      'floor',
      this.body.floor(floorColors({ maze: this.maze, palette, distances: shown })),
    );
  }

  #lockedDoors() {
    const doors = this.#read.doors ?? this.maze.doors ?? [];
    return doors.filter(({ state }) => state === 'locked');
  }

  #furnitureNow() {
    const { doors, things } = this.#read;
    return { doors: doors ?? this.maze.doors, things: things ?? this.maze.things };
  }

  /** The boxes of doors, stairs and things of a maze of plain squares, which throw shadows; null of another one. */
  #boxes() {
    const { maze } = this;
    const { furniture, height, wall, palette } = this.#read;
    if (!furniture || !hasBlocks(maze)) return null;
    const now = this.#furnitureNow();
    const boxes = furnitureBoxes(maze, now, {
      height,
      wall,
      palette,
      isOfBlocks: this.walls === 'blocks',
    });
    return boxes.grids.length > 0 ? boxes : null;
  }

  #furnishedNow() {
    const { doors, things } = this.#furnitureNow();
    return JSON.stringify([doors ?? [], things ?? []]);
  }

  #refurnish() {
    const furnished = this.#furnishedNow();
    if (furnished === this.#furnished) return;
    this.#furnished = furnished;
    const boxes = this.#boxes();
    this.#showFurniture(boxes);
    this.body.relight(boxes?.grids ?? []);
  }

  /** @param {ReturnType<typeof furnitureBoxes> | null} boxes */
  #showFurniture(boxes) {
    const { maze, body } = this;
    const isElsewhere = this.#read.furniture && !hasBlocks(maze);
    const geometry = boxes
      ? solidGeometry(boxes.grids, boxes.colors)
      : isElsewhere
        ? surfaceFurniture(maze, this.#furnitureNow(), this.#read, body)
        : null;
    const mesh = geometry && new Mesh(geometry, stoneMaterial({ ...body.shared, hasNear: false }));
    if (mesh) mesh.name = 'furniture';
    this.#put('furniture', mesh);
  }

  #showFigures() {
    const { maze, body } = this;
    const { player, figures, palette } = this.#read;
    const group = new Group();
    const figure = (
      /** @type {'pawn' | 'gem'} */ name,
      /** @type {number} */ cell,
      /** @type {string} */ color,
    ) => {
      const { theme, light } = body.shared;
      const place = body.placeOf(cell);
      const look = { color, height: body.figureHeight, theme, light };
      const object = figureOf(name, look);
      putFigure(object, place, place.size);
      group.add(object);
    };
    if (figures && maze.end !== null) figure('gem', maze.end, palette[ROLES.end]);
    const at = player === undefined ? maze.start : player;
    const isAway = at !== null && at !== maze.start;
    if (figures && maze.start !== null && isAway && this.walls === 'thin') {
      figure('pawn', maze.start, palette[ROLES.start]);
    }
    if (figures && at !== null) figure('pawn', at, palette.accent);
    group.name = 'figures';
    this.#put('figures', group.children.length > 0 ? group : null);
  }

  #showSolution() {
    const { path } = this.#read;
    const geometry = path ? this.body.carpet(path) : null;
    const { shared } = this.body;
    const mesh = geometry && new Mesh(geometry, stoneMaterial({ ...shared, hasNear: false }));
    if (mesh) mesh.name = 'solution';
    this.#put('solution', mesh);
  }
}

/**
 * A maze or dungeon of any shape as an object of three.js: walls and floor of stones with baked light and soft
 * shadows, stairs, bridges, doors and things, start, player and end, and the solution. Its materials need no
 * lights in the scene. Units are tiles of blocks, or cells between thin walls; x is the x of the drawing, z its
 * y, and y is up. Cost: O(cells), about 0.4 s for 100 x 100 cells; to be freed by `dispose`.
 * @param {Maze} maze of every entry
 * @param {MazeObjectOptions} [options]
 * @returns {MazeObject}
 */
export function mazeObject(maze, options) {
  checkMaze(maze, noProblem);
  return new MazeObject(maze, readMazeObjectOptions(maze, options, hasBlocks(maze)));
}
