import { featureOf } from '../core/features.js';
import { queries } from '../core/queries.js';
import { EXPORT_IDS } from '../generated/export-ids.js';
import { checkTiles, MazeGrid, runQuery } from './grid.js';
import { jsonOf } from './json.js';

/** @import { Core } from '../core/core.js' */
/** @import { Parts } from '../core/maze-record.js' */
/** @import { Paths } from '../core/path-map.js' */
/** @import { ExportId, ExportMethods, ExportOptions, ShapeId } from '../generated/ids.js' */
/** @import { AllShortest, Areas, AutotileOptions, BlocksOptions, Bottlenecks, BoxesOptions, ExportResult, Layers, LevelOptions, LightOptions, LightSource, LinesOptions, Meshes, MeshesOptions, MazeJson, PathsOptions, Place, Solution, SolveOptions, Stats, Tiles, TilesOptions, ViewOptions, WalkOptions } from '../options/types.js' */

/**
 * A maze or dungeon: frozen data, and methods that compute from it. Made by `mw.generate`. Its
 * directions are those of its shape where the shape is known: `Maze<'hex'>`.
 * @template {ShapeId} [Shape=ShapeId]
 * @typedef {Readonly<MazeValue<Shape>> & ExportMethods} Maze
 */

/**
 * A maze of any entry of the package, or the data of one.
 * @template {ShapeId} [Shape=ShapeId]
 * @typedef {Readonly<import('./data.js').MazeData<Shape>>} AnyMaze
 */

/**
 * The class of mazes.
 * @template {ShapeId} [Shape=ShapeId]
 * @extends {MazeGrid<Shape>}
 */
export class MazeValue extends MazeGrid {
  /** The name that a console shows. @internal @override */
  static name = 'Maze';

  /**
   * @internal
   * @param {Core} core
   * @param {Parts} parts
   * @param {number} [id] by which the core keeps it already
   */
  constructor(core, parts, id) {
    super(core, parts, id);
    Object.freeze(this);
  }

  /**
   * All shortest paths from one cell to another: how many there are, and the first of them.
   * @overload
   * @param {SolveOptions & { solver: 'allShortest' }} options
   * @returns {Readonly<AllShortest>} with count 0n if no path exists
   * @example
   * maze.solve({ solver: 'allShortest' }).count; // 1n
   */
  /**
   * A path from one cell to another. Cost: the solver's (`cost` in its catalog row).
   * @overload
   * @param {SolveOptions} [options] with those of the solver
   * @returns {Readonly<Solution>} with an empty path of length Infinity if the solver finds none
   * @example
   * maze.solve().length; // 23
   * maze.solve({ solver: 'wallFollower', hand: 'right', from: 27 }).path[0]; // 27
   */
  /**
   * @param {SolveOptions} [options]
   * @returns {any}
   */
  solve(options) {
    return this[runQuery](queries.solve(options));
  }

  /**
   * The walk of a local solver, one that knows only what it has seen. It has no end: the search of
   * `solve` is its beginning, and after that it goes on or begins anew. Cost: O(length), and O(cells)
   * to begin. Not in `mazewright/small`.
   * @param {WalkOptions} [options] with those of the solver
   * @returns {Uint32Array} its first cells, each linked to the next: `from` and one per step; fewer
   *   where one cannot walk on
   * @example
   * maze.walk({ solver: 'randomMouse', length: 100, seed: 7 }).length; // 101
   */
  walk(options) {
    return this[runQuery](queries.walk(options));
  }

  /**
   * The length of a shortest path from one cell to every cell, in passages; 0xffffffff where none
   * leads. Through one-way passages the paths back may be longer, or not exist: `maze.paths` has
   * those to a cell. Cost: O(cells).
   * @param {Place} [from] the start
   * @returns {Uint32Array}
   * @example
   * maze.distances(27)[28]; // 3
   */
  distances(from) {
    return this[runQuery](queries.distances(from));
  }

  /**
   * Shortest paths from every cell to the nearest of some goals, made once and then read without
   * further cost: what many walkers towards one goal need. Cost: O(cells) time and 9 bytes per cell;
   * O(cells log cells) with weights or `flee`.
   *
   * With `flee` they lead away from the goals, first past them out of a dead end where that is worth
   * it: the distance times -1.2, made consistent again. `distance` is lower the safer a cell is, and
   * `next` is null where no cell near by is safer.
   * @param {Place | ArrayLike<Place>} goals an open cell, or several
   * @param {PathsOptions} [options]
   * @returns {Readonly<Paths>}
   * @example
   * const weights = Array.from(maze.passages, (_, cell) => (cell === 28 ? Infinity : 1));
   * const paths = maze.paths([0, { x: 11, y: 8 }], { weights });
   * paths.distance(27); // 9
   * paths.next(27); // 15
   * paths.from(27).length; // 10
   * maze.paths(0, { flee: true }).distance(27); // -13.2
   */
  paths(goals, options) {
    return this[runQuery](queries.paths(goals, options));
  }

  /**
   * How hard the path is to find: the expected steps of somebody who explores the maze on foot and
   * decides at random (`tremaux`), over the length of a shortest path. 1 if there is nothing to
   * decide. Exact if no loop lies on this side of the end: then it is also the mean of the two wall
   * followers; otherwise the mean of 16 walks. Cost: O(cells); with loops 16 walks of at most two
   * steps per passage. Throws a MazeError for a maze with one-way passages. Not
   * in `mazewright/small`.
   * @param {{ from?: Place, to?: Place }} [options] other cells than the maze's start and end
   * @returns {number | null} null if no path exists
   * @example
   * maze.difficulty()?.toFixed(1); // '4.7'
   */
  difficulty(options) {
    return this[runQuery](queries.difficulty(options));
  }

  /**
   * The cells and passages without which the maze, or one of its components, falls apart. In a perfect
   * maze these are all cells but the dead ends, and all passages. One-way passages count as others.
   * Cost: O(cells). Not in `mazewright/small`.
   * @returns {Bottlenecks}
   * @example
   * maze.bottlenecks().cells.length; // 75
   */
  bottlenecks() {
    return this[runQuery](queries.bottlenecks());
  }

  /**
   * Counts of cells, passages, dead ends and more. Cost: O(cells).
   * @returns {Readonly<Stats>}
   * @example
   * maze.stats().deadEnds; // 33
   */
  stats() {
    return this[runQuery](queries.stats());
  }

  /**
   * The cells that one sees from a cell, one byte per cell: 1 where it is seen. Who sees is seen: of
   * two cells that let sight through, each sees the other or none does.
   *
   * In a dungeon of squares rock and doors that are not open throw shadows (symmetric shadowcasting),
   * and are seen where light falls on them. Elsewhere one sees a cell if the line between the middles of
   * the two, the means of their corners, crosses and touches no wall and no cell that blocks; a cell
   * that blocks is seen if it is next to one that is seen. The corners are those of `polygons`, rounded to 1/4096 of a
   * side. One sees no further than the drawing goes: not over glued edges, stairs, tunnels and diagonal passages.
   *
   * Cost: that of 1 byte per cell, and O(cells seen) on squares; elsewhere each cell near by costs the
   * line to it. The first call on a maze costs O(cells). Only in `mazewright/dungeons`.
   * @param {Place} cell
   * @param {ViewOptions} [options]
   * @returns {Uint8Array}
   * @example
   * maze.view(27, { radius: 5 })[28]; // 0
   * maze.view(27, { through: 'doors', into: new Uint8Array(108) })[27]; // 1
   */
  view(cell, options) {
    return this[featureOf]('view')(this, cell, options);
  }

  /**
   * How bright each cell is in the light of some sources, one byte per cell, 0 to 255. A source shines
   * where `view` sees from it; at distance d it gives floor(strength * (1 - d² / (radius + 1)²)), with d from
   * middle to middle in sides of a cell. Several sources add up, to 255 at most. Cost: per source that of
   * `view`. Only in `mazewright/dungeons`.
   * @param {readonly LightSource[]} sources
   * @param {LightOptions} [options]
   * @returns {Uint8Array}
   * @example
   * maze.light([{ cell: 27, radius: 5, strength: 200 }])[27]; // 200
   */
  light(sources, options) {
    return this[featureOf]('light')(this, sources, options);
  }

  /**
   * What tilesets choose tiles by, one byte per cell: which of the tiles around a tile belong together with
   * it. In a dungeon those of its sort, floor or rock, and beyond the rim is rock; in a maze the cells that
   * a passage links. With 4 sides a mask of north 1, east 2, south 4, west 8. With 8 sides north 1,
   * north-east 2, east 4, south-east 8, south 16, south-west 32, west 64, north-west 128; a corner
   * is set only if both sides next to it are, which leaves 47 masks; `index` gives the place of the mask
   * among these 47 in ascending order, 0 to 46. Shapes of squares and storeys only. Cost: O(cells). Only in
   * `mazewright/dungeons`.
   * @param {AutotileOptions} [options]
   * @returns {Uint8Array}
   * @example
   * maze.autotile({ sides: 4 }).length; // 108
   * maze.autotile({ sides: 8, index: true }).length; // 108
   */
  autotile(options) {
    const autotile = this[featureOf]('autotile');
    this[checkTiles]('levels');
    return autotile(this, options);
  }

  /**
   * The rooms, corridors, junctions and dead ends as a graph. A room is an area, and so is every
   * junction of corridors, a cell with three or more passages; what is between them is a corridor, or a
   * dead end if a cell of it has no more than one passage. In a dungeon the cells of a corridor that is
   * wider than one cell are an area where they are wide: with three or more links a junction, with two a
   * corridor, else a dead end. Tiles of doors are in no area but join those around them.
   * Cost: O(cells), and per lock O(areas). Only in `mazewright/dungeons`.
   * @returns {Areas}
   * @example
   * maze.areas().areas.filter(({ kind }) => kind === 'deadEnd').length; // 33
   */
  areas() {
    return this[featureOf]('areas')(this);
  }

  /**
   * The maze as square tiles, row by row: 0 wall, else the kind of floor. A maze has
   * (2 width + 1) x (2 height + 1) tiles when corridors and walls are 1 wide, a dungeon one per cell.
   * In a woven maze 5 and 6 are bridges over an open tunnel, which leads west and east (5) or north
   * and south (6), and 7 is the floor of a tunnel without a bridge above it, such as its mouths. A
   * bridge is two places: who comes from a tile on the tunnel's line passes below it, who comes from
   * the others walks over it. Shapes of squares only, and storeys level by level. Cost: O(tiles).
   * @overload
   * @param {TilesOptions & LevelOptions} [options]
   * @returns {Tiles}
   * @example
   * maze.tiles({ corridor: 2, wall: 1 }).width; // 37
   */
  /**
   * The same tiles in layers, as map editors and engines want them, with 0 where a layer has nothing. No
   * two layers have a number in common, so one set of tiles serves all of them. `floor`: the kind, 1 to
   * 15. `walls`: 16. `doors`: 17 open, 18 closed, 19 secret, 20 locked. `things`: 21 entrance, 22 exit,
   * 23 key, 24 boss, 25 treasure, 26 monster. Only in `mazewright/dungeons`.
   * @overload
   * @param {TilesOptions & LevelOptions & { layers: true }} options
   * @returns {Layers}
   * @example
   * const { floor, walls, doors, things } = maze.tiles({ layers: true });
   * // One number per tile: the uppermost layer that has one.
   * const uppermost = floor.data.map(
   *   (tile, i) => things.data[i] || doors.data[i] || walls.data[i] || tile,
   * );
   * uppermost[0]; // 16
   */
  /**
   * @param {TilesOptions & LevelOptions & { layers?: boolean }} [options]
   * @returns {any}
   */
  tiles(options) {
    return this[runQuery](queries.tiles(options));
  }

  /**
   * The walls as line segments x1 y1 x2 y2, each once; a curved wall is several segments. Where the
   * drawing is cut open (a cylinder unrolled, a cube's net), `seams` draws a wall that lies on a cut
   * on both sides of it. Cost: O(cells).
   * @param {LinesOptions} [options]
   * @returns {Float32Array}
   * @example
   * maze.lines({ seams: true }).length / 4; // 130
   */
  lines(options) {
    return this[runQuery](queries.lines(options));
  }

  /**
   * The maze as triangle meshes with normals, in units of a cell's side: walls that stand on the
   * surface (flat, round, or in levels), stairs, the floor cell by cell, and the tunnels of a woven
   * maze with the steps that lead down to them. Right-handed, triangles
   * counter-clockwise as seen from outside, so that a material of front faces is enough; a Möbius
   * strip, which has one side, needs both. With `up: 'y'` (three.js, Babylon.js) x is the drawing's
   * x, y the height and z the drawing's y; with `up: 'z'` y is minus the drawing's y and z the
   * height. Cost: O(cells). Not in `mazewright/small`.
   *
   * With `solid` walls, stairs, arrows and floor are closed meshes, as slicers want them: the edges of
   * all triangles come in pairs of opposite directions, once the vertices at equal places are merged,
   * as an STL file does, and what is inside has a volume above 0. Walls and floor overlap, and a slicer
   * joins them. A cell that touches other floor in a corner only keeps 1/128 of its size away from it; two
   * parts of several cells that do have that one edge in common, and so have flights of stairs in one
   * place.
   * @param {MeshesOptions} [options]
   * @returns {Meshes}
   * @example
   * maze.meshes({ height: 80, thickness: 10, up: 'z' }).walls.positions.length > 0; // true
   * maze.meshes({ solid: true }).tunnels.triangles.length; // 0
   */
  meshes(options) {
    return this[runQuery](queries.meshes(options));
  }

  /**
   * The walls as cubes, four numbers each: x the row, y the column, z from 1 upwards, color. These
   * are the axes of turtlecraft, and of no other drawing here. A tunnel of a woven maze is one cube
   * high, and its ceiling the bridge; a cube before and after the bridge is the step, and walls
   * beside them are as much higher. Shapes of squares only. Cost: O(cubes). Not in
   * `mazewright/small`.
   * @param {BlocksOptions} [options]
   * @returns {Int32Array}
   * @example
   * maze.blocks({ height: 1, color: 3, spread: 1 }).length / 4; // 260
   */
  blocks(options) {
    return this[runQuery](queries.blocks(options));
  }

  /**
   * The cubes of `blocks` as few boxes, six numbers each: the least corner x y z and the sizes sx sy
   * sz, in tiles. The floor is at height 0, with the axes of `meshes`. Shapes of squares only. Cost:
   * O(tiles). Not in `mazewright/small`.
   * @param {BoxesOptions} [options]
   * @returns {Float32Array}
   * @example
   * maze.boxes({ height: 3, up: 'z' }).length / 6; // 65
   */
  boxes(options) {
    return this[runQuery](queries.boxes(options));
  }

  /**
   * The maze in a format of the catalog. Each format is a method of its own as well: `maze.svg()`.
   * @template {ExportId} Id
   * @param {Id} id
   * @param {ExportOptions[Id]} [options]
   * @returns {ExportResult<Id>} a text, or the bytes of a binary format
   * @example
   * maze.export('svg', { cell: 10 }).startsWith('<svg'); // true
   */
  export(id, options) {
    return this[runQuery](queries.export(id, options));
  }

  /**
   * The maze as plain data for `JSON.stringify`: every field by its name, typed arrays as base64 of
   * their little-endian bytes, a BigInt seed as { bigint: digits }, and `format`, the version of
   * this layout. `mw.adopt` turns it into the maze again. Cost: O(cells).
   * @returns {MazeJson}
   * @example
   * maze.toJSON().format; // 1
   */
  toJSON() {
    return jsonOf(this);
  }

  static {
    for (const id of EXPORT_IDS) {
      Object.defineProperty(MazeValue.prototype, id, {
        /** @this {MazeValue} @param {Record<string, unknown>} [options] */
        value(options) {
          return this.export(id, options);
        },
        configurable: true,
        writable: true,
      });
    }
  }
}
