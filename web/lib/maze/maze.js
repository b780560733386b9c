import { pictureQuery, pixelsQuery, queries } from '../core/queries.js';
import { EXPORT_IDS } from '../generated/export-ids.js';
import { deepFreeze } from '../util/freeze.js';
import { PICTURE, PIXELS } from '../util/picture-method.js';
import { cellDistance } from './cell-distance.js';
import { featureOf, runQuery, setInsideOf } from './inside.js';
import { jsonOf } from './json.js';
import { directionTo, isOpen, slotOf } from './neighbours.js';
import { cellAtPoint, centre, polygon } from './outlines.js';
import { cellAt, positionOf } from './positions.js';
import { cellOfTile, tileOf } from './tile-places.js';
import { tunnels } from './tunnels.js';

/** @import { Core } from '../core/core.js' */
/** @import { Parts } from '../core/maze-record.js' */
/** @import { Paths } from '../core/path-map.js' */
/** @import { ExitId, ExportId, ExportMethods, ExportOptions, MadeAlgorithmId, MadePass, ShapeId } from '../generated/ids.js' */
/** @import { Graph } from '../options/graph.js' */
/** @import { AllShortest, Areas, AutotileOptions, BlocksOptions, Bottlenecks, BoxesOptions, DirectionOf, Door, ExportResult, Layers, LevelOptions, LightOptions, LightSource, LinesOptions, Meshes, MeshesOptions, MazeJson, Mode, ParamValues, PathsOptions, Place, Polygons, Position, Region, Room, Seed, Solution, SolveOptions, Stats, Thing, TilePosition, Tiles, TilesOptions, Tunnel, ViewOptions, WalkOptions } from '../options/types.js' */
/** @import { Inside } from './inside.js' */

/**
 * A maze or dungeon: frozen data, and methods that compute from it. Made by `mw.generate`. Its
 * directions are those of its shape where the shape is known: `Maze<'hex'>`.
 * @template {ShapeId} [Shape=ShapeId]
 * @typedef {Readonly<MazeValue<Shape>> & ExportMethods} Maze
 */

/**
 * The names of the fields of a maze: what is no method.
 * @typedef {{ [Name in keyof MazeValue]: MazeValue[Name] extends (...args: any) => any ? never : Name
 *   }[keyof MazeValue]} MazeField
 */

/**
 * A maze of any entry of the package, or the data of one.
 * @template {ShapeId} [Shape=ShapeId]
 * @typedef {Readonly<Pick<MazeValue<Shape>, MazeField>>} AnyMaze
 */

/**
 * The class of mazes. Its fields are plain values and typed arrays of its own, and a structuredClone has
 * all of them; what its methods do stands in the modules that they call.
 *
 * A cell is given by its index or by its position { x, y, level }; a MazeError is thrown if the maze
 * has no such cell. Methods that find a cell return null where there is none. Both refuse what is no
 * number.
 * @template {ShapeId} [Shape=ShapeId]
 */
export class MazeValue {
  /** The name that a console shows. @internal */
  static name = 'Maze';

  /** @type {Inside} */
  #inside;

  /**
   * @internal
   * @param {Core} core
   * @param {Parts} parts
   * @param {number} id by which the core keeps it
   */
  constructor(core, parts, id) {
    const { origin } = parts;
    /**
     * A text from which `mw.generate` makes this very maze; null if none does, as for a parsed maze, and for one
     * in which more than 4096 passages were opened or closed since it was generated.
     */
    this.code = parts.code;
    /** The id of the generator; null if it is not known, as for a parsed maze. @type {MadeAlgorithmId | null} */
    this.algorithm = origin?.algorithm ?? null;
    /** The id of the shape. */
    this.shape = /** @type {Shape} */ (parts.shape);
    /** The shape's parameters, defaults included. @type {ParamValues} */
    this.shapeParams = Object.freeze(parts.shapeParams);
    /** The user's nodes and edges, on the shape that has them; null on every other one. @type {Readonly<Graph> | null} */
    this.graph = parts.graph && Object.freeze(parts.graph);
    /** Cells per row; where rows differ in length, the option `width`. */
    this.width = parts.width;
    /** Rows per level. */
    this.height = parts.height;
    /** Levels, at least 1. */
    this.levels = parts.levels;
    /** As it was given: a number, a BigInt or a text; null if it is not known. @type {Seed | null} */
    this.seed = parts.seed;
    /** Version of the generator; the same version, options and seed give the same bytes. */
    this.version = origin?.version ?? null;
    /** The rules of the generator: 'standard', or those of an original program; null if not known. @type {Mode | null} */
    this.mode = origin?.mode ?? null;
    /** The id of the policy that placed start and end; null if it is not known. @type {ExitId | null} */
    this.exits = origin?.exits ?? null;
    /** The generator's parameters, defaults included; null if not known. @type {ParamValues | null} */
    this.params = origin && deepFreeze(origin.params);
    /**
     * What changed the maze after the algorithm, in order, each with all of its parameters; null if
     * not known.
     * @type {readonly Readonly<MadePass>[] | null}
     */
    this.passes = origin && deepFreeze(origin.passes);
    /** Cells of the grid, masked-out ones included. */
    this.cellCount = parts.passages.length;
    /**
     * Names of the directions by their index, up to the last one in which cells of this grid have
     * neighbours. One before it that no cell uses, as 'west' of hexagons with `orientation: 'flat'`, keeps
     * its place, because places are bits of `passages`.
     * @type {readonly DirectionOf<Shape>[]}
     */
    this.directions = Object.freeze(/** @type {DirectionOf<Shape>[]} */ (parts.directions));
    /** One byte per cell: bit i is set if the passage in directions[i] is open. */
    this.passages = parts.passages;
    /**
     * One byte per cell: bit i is set if the passage in directions[i] is one-way toward this cell, so
     * that nobody walks from here in that direction. null if all passages lead both ways.
     */
    this.oneWays = parts.oneWays;
    /**
     * What each cell is: 0 rock, 1 room, 2 door, 3 corridor (3 and 4 in mode 'original', as its
     * program printed them), 5 stairs. Dungeons have it, and mazes of which a pass gave up cells; null for other mazes,
     * where every kept cell is a corridor.
     */
    this.kinds = parts.kinds;
    /** Whether cells are tiles: all adjacent floor is linked. Otherwise walls stand between cells. */
    this.dungeon = parts.dungeon;
    /**
     * The rooms of a dungeon, or of a maze that a pass gave rooms, which list their `cells`; null for
     * other mazes.
     * @type {readonly Room[] | null}
     */
    this.rooms = deepFreeze(parts.rooms);
    /**
     * The doors by ascending cell, in a dungeon each on a tile of kind 2, in a maze with walls in the passage of
     * its cell in `direction`, an index: open, closed, secret, or locked, with the number of its `lock`. null if
     * there is none.
     * @type {readonly Door[] | null}
     */
    this.doors = deepFreeze(parts.doors);
    /**
     * What lies or stands in the maze, each with its `cell`, `role`, `level` and `room`, its place in
     * `rooms`; a key with the number of its `lock`. null if there is nothing.
     * @type {readonly Thing[] | null}
     */
    this.things = deepFreeze(parts.things);
    /**
     * The tree of a binary space partition: its regions, the whole dungeon first. `halves` are the places of its
     * two halves in this list, null for a leaf; `room` that of the leaf's room in `rooms`. null for
     * other mazes.
     * @type {readonly Region[] | null}
     */
    this.tree = deepFreeze(parts.tree);
    /** One byte per cell, 1 if the mask or the outline keeps it; null if all cells are kept. */
    this.mask = parts.mask;
    /**
     * The bridges of a woven maze, two numbers each: the cell, ascending, and the index of a
     * direction of the tunnel below it, which joins the cells on both sides of the bridge. null if
     * there is none.
     */
    this.bridges = parts.bridges;
    /** The cell to start from; null without exits. */
    this.start = parts.start;
    /** The cell to reach; null without exits. */
    this.end = parts.end;
    /** One entry per step of the generator, `cell << 6 | code` (`mw.film` plays them); null if not recorded. */
    this.steps = parts.steps;
    this.#inside = { core, id, neighbours: null };
    Object.freeze(this);
  }

  /**
   * Whether a value is a maze of this entry. Never throws, not even for a revoked proxy.
   * @internal
   * @param {any} value
   * @returns {value is MazeValue}
   */
  static is(value) {
    return typeof value === 'object' && value !== null && #inside in value;
  }

  static {
    setInsideOf((/** @type {MazeValue} */ maze) => maze.#inside);
  }

  /**
   * The index of the cell at a position, masked-out cells included. Cost: O(1).
   * @param {number} x position in the row; on round shapes, in the ring
   * @param {number} y the row; on round shapes, the ring counted from the centre
   * @param {number} [level] on a cube's surface, the face; 0
   * @returns {number | null} null where there is no cell
   * @example
   * maze.cellAt(3, 2); // 27
   */
  cellAt(x, y, level = 0) {
    return cellAt(this, x, y, level);
  }

  /**
   * The position of a cell: the inverse of `cellAt`. Cost: O(1); O(rows) where rows differ in length.
   * @param {Place} cell
   * @returns {Position}
   * @example
   * maze.positionOf(27).y; // 2
   */
  positionOf(cell) {
    return positionOf(this, cell);
  }

  /**
   * The cell at a point of the drawing, in the units of `polygons`, `lines` and `meshes`; in those of
   * `svg`, divided by the size of a cell. Of a point on a border it is one of the two cells. Cost:
   * O(1) on squares; on other shapes O(cells) for the first call, then O(1).
   * @param {number} x
   * @param {number} y
   * @returns {number | null} null where no cell is drawn, masked-out ones among them
   * @example
   * maze.cellAtPoint(3.5, 2.1); // 27
   */
  cellAtPoint(x, y) {
    return cellAtPoint(this, x, y);
  }

  /**
   * A point in the middle of a cell as drawn, in the units of `polygon`: the mean of its corners; on
   * rings halfway between its arcs. `cellAtPoint` finds the cell there.
   * Cost: O(1) on squares; on other shapes that of `polygon`.
   * @param {Place} cell
   * @returns {{ x: number, y: number }}
   * @example
   * maze.centre(27).x; // 3.5
   */
  centre(cell) {
    return centre(this, cell);
  }

  /**
   * The upper left tile of a cell in `tiles()`; the cell is as many tiles wide and high as a
   * corridor. Shapes of squares only. Cost: O(1).
   * @param {Place} cell
   * @param {TilesOptions} [options] those of `tiles`
   * @returns {TilePosition}
   * @example
   * maze.tileOf(27).x; // 7
   */
  tileOf(cell, options) {
    return tileOf(this, cell, options);
  }

  /**
   * The cell of a tile of `tiles()`; the tiles of a passage are those of the cell west or north of
   * it, and so are those of a tunnel's mouths; those of a corner without walls are of the cell north-west of it. Shapes of squares only. Cost: O(1).
   * @param {number} x
   * @param {number} y
   * @param {TilesOptions} [options] those of `tiles`
   * @returns {number | null} null where `tiles()` has a wall, 0, and beyond the tiles
   * @example
   * maze.cellOfTile(7, 5); // 27
   * maze.cellOfTile(0, 0); // null
   */
  cellOfTile(x, y, options) {
    return cellOfTile(this, x, y, options);
  }

  /**
   * The fewest steps from one cell to another on the bare grid: as if there were no walls and no
   * rock, but around masked-out cells. Cost: O(1) on flat squares and hexagons without a mask,
   * otherwise a search that ends where it meets, O(cells) at most.
   * @param {Place} a
   * @param {Place} b
   * @returns {number} Infinity if no steps lead there
   * @example
   * maze.cellDistance(0, { x: 3, y: 2 }); // 5
   */
  cellDistance(a, b) {
    return cellDistance(this, a, b);
  }

  /**
   * The corners of a cell as drawn, clockwise: x0 y0 x1 y1 ..., in units of which a square cell has
   * one per side. Cost: O(cells) for the first call, then O(corners).
   * @param {Place} cell
   * @returns {Float32Array}
   * @example
   * maze.polygon(27).length; // 8
   */
  polygon(cell) {
    return polygon(this, cell);
  }

  /**
   * The corners of all cells. Corner i is at (points[2 * i], points[2 * i + 1]). Cell c has the
   * corners starts[c] to starts[c + 1] - 1. sides[i] is the direction that leads over the side from
   * corner i to the next corner of the cell, 255 if none does. Its centre, as of `centre`, is at
   * (centres[2 * c], centres[2 * c + 1]). `pole` is the point around which cells
   * lie in rings, so that sides are arcs, drawn in several pieces; null where sides are straight.
   * Cost: O(cells).
   * @returns {Polygons}
   * @example
   * maze.polygons().starts.length; // 109
   */
  polygons() {
    return runQuery(this, queries.polygons());
  }

  /**
   * The neighbour of a cell in a direction, whether or not a passage leads there. Cost: O(1).
   * @param {Place} cell
   * @param {DirectionOf<Shape> | number} direction its name or index
   * @returns {number | null} null beyond the outline and for masked-out cells
   * @example
   * maze.neighbour(27, 'east'); // 28
   * maze.neighbour(0, 'north'); // null
   */
  neighbour(cell, direction) {
    return slotOf(this, cell, direction)?.to ?? null;
  }

  /**
   * The direction in which one cell is the neighbour of another, whether or not a passage leads there; to
   * the other end of a tunnel, that into the tunnel. Cost: O(1).
   * @param {Place} a
   * @param {Place} b
   * @returns {DirectionOf<Shape> | null} its name; null if they are no neighbours
   * @example
   * maze.directionTo(27, 28); // 'east'
   */
  directionTo(a, b) {
    return directionTo(this, a, b);
  }

  /**
   * The direction from that neighbour back to the cell. Cost: O(1).
   * @param {Place} cell
   * @param {DirectionOf<Shape> | number} direction its name or index
   * @returns {number | null} its index; null if there is no such neighbour
   * @example
   * maze.back(27, 'east'); // 2
   */
  back(cell, direction) {
    return slotOf(this, cell, direction)?.back ?? null;
  }

  /**
   * Whether one can walk from a cell in a direction: a passage leads there, and it is not one-way
   * toward the cell. Cost: O(1).
   * @param {Place} cell
   * @param {DirectionOf<Shape> | number} direction its name or index
   * @returns {boolean} false where there is no neighbour
   * @example
   * maze.isOpen(27, 'east'); // false
   */
  isOpen(cell, direction) {
    return isOpen(this, cell, direction);
  }

  /**
   * The tunnels below the bridges of a woven maze, in the order of `bridges`. A tunnel is an edge like
   * any other: `neighbour` leads from one end to the other. Cost: O(bridges).
   * @returns {Tunnel[]} empty if there is no bridge
   * @example
   * maze.tunnels().length; // 0
   */
  tunnels() {
    return tunnels(this);
  }

  /**
   * The passages as pairs of cells a, b with a < b, each once. Cost: O(cells). Not in
   * `mazewright/small`.
   * @returns {Uint32Array}
   * @example
   * maze.links().length / 2; // 107
   */
  links() {
    return runQuery(this, queries.links());
  }

  /**
   * The neighbours on the grid as pairs of open cells a, b, each once, with or without a passage.
   * Cost: O(cells). Not in `mazewright/small`.
   * @returns {Uint32Array}
   * @example
   * maze.adjacency().length / 2; // 195
   */
  adjacency() {
    return runQuery(this, queries.adjacency());
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
    return runQuery(this, queries.solve(options));
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
    return runQuery(this, queries.walk(options));
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
    return runQuery(this, queries.distances(from));
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
    return runQuery(this, queries.paths(goals, options));
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
    return runQuery(this, queries.difficulty(options));
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
    return runQuery(this, queries.bottlenecks());
  }

  /**
   * Counts of cells, passages, dead ends and more. Cost: O(cells).
   * @returns {Readonly<Stats>}
   * @example
   * maze.stats().deadEnds; // 33
   */
  stats() {
    return runQuery(this, queries.stats());
  }

  /**
   * The cells that one sees from a cell, one byte per cell: 1 where it is seen. Who sees is seen: of
   * two cells that let sight through, each sees the other or none does.
   *
   * In a dungeon of squares rock and doors that are not open throw shadows (symmetric shadowcasting),
   * and are seen where light falls on them. Elsewhere one sees a cell if the line between the middles of
   * the two, the means of their corners, crosses and touches no wall and no cell that blocks; a cell
   * that blocks is seen if it is next to one that is seen. The corners are those of `polygons`, rounded to 1/4096 of a
   * side. A passage with a door that is not open counts as a wall. One sees no further than the drawing goes: not
   * over glued edges, stairs, tunnels and diagonal passages.
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
    return featureOf(this, 'view')(this, cell, options);
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
    return featureOf(this, 'light')(this, sources, options);
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
    return featureOf(this, 'autotile')(this, options);
  }

  /**
   * The rooms, corridors, junctions and dead ends as a graph. A room is an area, and so is every
   * junction of corridors, a cell with three or more passages; what is between them is a corridor, or a
   * dead end if a cell of it has no more than one passage. In a dungeon the cells of a corridor that is
   * wider than one cell are an area where they are wide: with three or more links a junction, with two a
   * corridor, else a dead end. Tiles of doors are in no area but join those around them; a door in a passage
   * parts two areas.
   * Cost: O(cells), and per lock O(areas). Only in `mazewright/dungeons`.
   * @returns {Areas}
   * @example
   * maze.areas().areas.filter(({ kind }) => kind === 'deadEnd').length; // 33
   */
  areas() {
    return featureOf(this, 'areas')(this);
  }

  /**
   * The maze as square tiles, row by row: 0 wall, else the kind of floor. A maze has
   * (2 width + 1) x (2 height + 1) tiles when corridors and walls are 1 wide, a dungeon one per cell. A
   * corner at which no wall ends is floor.
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
    return runQuery(this, queries.tiles(options));
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
    return runQuery(this, queries.lines(options));
  }

  /**
   * The layers of a picture as numbers, for the formats. Cost: O(cells).
   * @internal
   * @param {object} options of `svg`
   */
  [PICTURE](options) {
    return runQuery(this, pictureQuery(options));
  }

  /**
   * The pixels of a picture, for the formats. Cost: O(pixels).
   * @internal
   * @param {object} options of `png`
   */
  [PIXELS](options) {
    return runQuery(this, pixelsQuery(options));
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
    return runQuery(this, queries.meshes(options));
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
    return runQuery(this, queries.blocks(options));
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
    return runQuery(this, queries.boxes(options));
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
    return runQuery(this, queries.export(id, options));
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
