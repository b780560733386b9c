/** @import { AlgorithmId, BinaryExportId, ExitId, ExportId, PassId, ShapeId, SolverId, AnyParams, AnyPass, AnyShape } from '../generated/ids.js' */
/** @import { Mask } from './mask.js' */

/**
 * A parameter of a row.
 * @typedef {object} Param
 * @property {string} id
 * @property {'integer' | 'choice' | 'boolean' | 'color' | 'share' | 'text'} kind a share is a
 *   decimal from 0 to 1
 * @property {number} [min] least integer
 * @property {number} [max] greatest integer; most bytes of a text, in UTF-8
 * @property {boolean} [css] any colour of CSS, not only '#' and six digits
 * @property {number} [step] of a share
 * @property {boolean} [loops] values other than the default may leave loops in a perfect maze
 * @property {readonly string[]} [values] of a choice
 * @property {readonly string[]} [labels] titles of those values
 * @property {number | string | boolean} default
 * @property {string} title
 */

/**
 * The fields of every row of the catalog.
 * @template {string} Id
 * @typedef {Readonly<{ id: Id, title: string, about: string, params: readonly Readonly<Param>[] }>} Row
 */

/**
 * @typedef {object} GeneratorTraits
 * @property {'maze' | 'dungeon'} kind
 * @property {boolean} perfect the maze is always a spanning tree: connected, without loops
 * @property {boolean} uniform every spanning tree is equally likely at the default parameters; on
 *   zeta, of the grid from which one of any two crossing diagonals was removed at random
 * @property {boolean} masks takes a mask or an outline
 * @property {boolean} rows `mw.rows` generates it row by row as well
 * @property {readonly ('standard' | 'original')[]} modes
 * @property {readonly ShapeId[]} shapes ids of the shapes that it runs on
 * @property {number} version raised when the same seed gives other bytes
 * @property {string} cost of a maze, in cells
 * @property {string} source where the algorithm comes from
 */

/**
 * @typedef {object} PassTraits
 * @property {boolean} keepsPerfect leaves a perfect maze perfect: a spanning tree of its open cells
 * @property {boolean} keepsCells leaves every open cell open
 * @property {boolean} dungeons works on dungeons too
 * @property {number} version raised when the same maze and seed give other bytes
 * @property {string} cost
 * @property {string} source
 */

/**
 * @typedef {object} SolverTraits
 * @property {boolean} shortest finds a shortest path; a cheapest one if it takes weights
 * @property {boolean} weights takes weights
 * @property {boolean} complete finds a path wherever there is one
 * @property {boolean} walks the cells that it visits are one walk, each linked to the next
 * @property {string} cost
 * @property {string} source
 */

/**
 * What an export gives.
 * @template {ExportId} Id
 * @typedef {Id extends BinaryExportId ? Uint8Array : string} ExportResult
 */

/**
 * @typedef {Row<AlgorithmId> & Readonly<GeneratorTraits>} GeneratorRow
 * @typedef {Row<ShapeId> & Readonly<{ directions: readonly string[], minLevels: number,
 *   maxLevels: number, maxDegree: number, tiles: boolean, graph: boolean }>} ShapeRow
 * @typedef {Row<PassId> & Readonly<PassTraits>} PassRow
 * @typedef {Row<SolverId> & Readonly<SolverTraits>} SolverRow
 * @typedef {Row<ExportId> & Readonly<{ mediaType: string, extension: string, tiles: boolean,
 *   binary: boolean }>} ExportRow tiles: of squares only; binary: gives a Uint8Array
 */

/**
 * Everything that the library has, as data.
 * @typedef {Readonly<{ generators: readonly GeneratorRow[], shapes: readonly ShapeRow[],
 *   passes: readonly PassRow[], solvers: readonly SolverRow[], exits: readonly Row<ExitId>[],
 *   exports: readonly ExportRow[] }>} Catalog
 */

/**
 * The texts of rows in another language; parameters by their ids.
 * @typedef {{ title: string, labels?: readonly string[] }} ParamTexts
 * @typedef {{ title: string, about: string, params: Record<string, ParamTexts> }} RowTexts
 * @typedef {Record<keyof Catalog, Record<string, RowTexts>>} CatalogTexts
 */

/**
 * The options that a code does not contain.
 * @typedef {Pick<GenerateOptions, 'steps' | 'maxCells'>} CodeOptions
 */

/**
 * A cell by its index or by its position.
 * @typedef {number | { x: number, y: number, level?: number }} Place
 */

/**
 * Options of `generate`. A description that ends with a value names the default.
 * @typedef {object} GenerateOptions
 * @property {AlgorithmId} algorithm id of a generator
 * @property {ShapeId | AnyShape | GraphShape} [shape] its id, or { id, ...params }; 'square'
 * @property {number} [width] in cells; not for a graph
 * @property {number} [height] in cells; not for a graph
 * @property {number} [levels] on shapes that have several; 1
 * @property {number | bigint | string} [seed] a safe integer, a BigInt of 64 bits, or any text; if
 *   left out, a random one, which `maze.seed` holds
 * @property {Mask | null} [mask] the cells to keep; null for all
 * @property {'one' | 'each'} [parts] 'one': the mask must keep one connected region; 'each': every
 *   region becomes a maze of its own; 'one'
 * @property {Place} [start] instead of the cell that `exits` chooses
 * @property {Place} [end] instead of the cell that `exits` chooses
 * @property {ExitId} [exits] id of the policy that places start and end; 'corners'
 * @property {readonly AnyPass[]} [passes] changes of the finished maze, in this order; at most 32
 * @property {AnyParams} [params] of the generator
 * @property {boolean} [steps] record the steps, for `mw.film`; false
 * @property {number} [maxCells] a maze of more cells is refused; at most 2^28; 2^24. Generating takes
 *   about 4 bytes of memory per cell
 * @property {'standard' | 'original'} [mode] 'original' follows the rules of the program
 *   that the generator comes from, by which a third of the maps of `bspDungeon` are disconnected;
 *   'standard'
 */

/**
 * A graph of the caller: a node is a cell, with at most 8 edges. Without positions the nodes are
 * drawn on a circle.
 * @typedef {object} GraphShape
 * @property {ShapeId} id
 * @property {number} [nodes] number of nodes; as many as the edges or positions have
 * @property {Uint32Array | readonly (readonly [number, number])[]} edges pairs of
 *   nodes, which count from 0
 * @property {Float32Array | Float64Array | Int32Array | readonly (readonly [number, number])[] | null} [positions]
 *   x and y of every node, for drawings; y grows downwards
 */

/**
 * The corners of all cells, as `maze.polygons` describes them.
 * @typedef {Readonly<{ points: Float32Array, sides: Uint8Array, starts: Uint32Array }>} Polygons
 */

/**
 * Triangles: x y z and a unit normal per vertex; three vertices per triangle, counter-clockwise as
 * seen from outside.
 * @typedef {Readonly<{ positions: Float32Array, normals: Float32Array,
 *   triangles: Uint32Array }>} Mesh
 */

/**
 * The floor; its normals point up, away from the surface. `starts` has the first vertex of every
 * cell, which is its centre, and the number of vertices.
 * @typedef {Mesh & Readonly<{ starts: Uint32Array }>} Floor
 */

/** @typedef {Readonly<{ walls: Mesh, stairs: Mesh, floor: Floor }>} Meshes */

/**
 * Options of `maze.solve`.
 * @typedef {object} SolveOptions
 * @property {SolverId} [solver] its id; 'bfs'
 * @property {Place} [from] a cell; the start
 * @property {Place} [to] a cell; the end
 * @property {boolean} [steps] record the steps, for `mw.film`; false
 * @property {Uint32Array | readonly number[]} [weights] per cell the cost of entering it, for solvers
 *   whose row has `weights`: whole numbers below 4294967295, or Infinity (in a Uint32Array
 *   4294967295) for cells that no path enters
 */

/**
 * A path that a solver found.
 * @typedef {object} Solution
 * @property {Uint32Array} path cells from `from` to `to`; empty if no path exists
 * @property {number} length passages on the path; Infinity if no path exists
 * @property {number} cost sum of the weights of the cells entered; without weights, the length
 * @property {number} visited number of cells that the solver looked at
 * @property {Uint32Array | null} steps the solver's log; null if not recorded
 */

/**
 * Counts of a maze.
 * @typedef {object} Stats
 * @property {number} cells open cells
 * @property {number} links passages
 * @property {boolean} perfect connected and without loops
 * @property {number} components connected parts
 * @property {number} loops links - cells + components
 * @property {number} isolated cells without a passage
 * @property {number} deadEnds cells with one passage
 * @property {number} straights cells with two opposite passages
 * @property {number} turns cells with two passages that are not opposite
 * @property {number} junctions cells with three passages
 * @property {number} crossings cells with four or more passages
 * @property {number} longestPath passages between the two cells farthest apart; with loops or
 *   several components a lower bound, from two breadth-first searches
 * @property {number | null} solutionLength passages on a shortest path from start to end; null
 *   without exits, or if no path exists
 */

/**
 * A room of a dungeon; `doors` are the cells through which one leaves it, corridors as a rule.
 * @typedef {Readonly<{ x: number, y: number, width: number, height: number,
 *   doors: readonly number[] }>} Room
 */

/**
 * A maze as `maze.toJSON()` returns it: its fields, typed arrays as base64.
 * @typedef {object} MazeJson
 * @property {1} format version of this layout
 * @property {string | null} code
 * @property {AlgorithmId | null} algorithm
 * @property {string} shape
 * @property {Readonly<Record<string, number | string | boolean>>} shapeParams
 * @property {{ edges: string, positions: string | null } | null} graph 32-bit numbers
 * @property {number} width
 * @property {number} height
 * @property {number} levels
 * @property {number | string | { bigint: string } | null} seed
 * @property {number | null} version
 * @property {string | null} mode
 * @property {string | null} exits
 * @property {Readonly<Record<string, number | string | boolean>> | null} params
 * @property {number} cellCount
 * @property {readonly string[]} directions
 * @property {string} passages one byte per cell
 * @property {string | null} kinds one byte per cell
 * @property {readonly Room[] | null} rooms
 * @property {string | null} mask one byte per cell
 * @property {number | null} start
 * @property {number | null} end
 * @property {string | null} steps 32-bit numbers
 */

/**
 * A game as `game.toJSON()` returns it.
 * @typedef {object} GameJson
 * @property {1} format version of this layout
 * @property {MazeJson} maze
 * @property {number} from
 * @property {number} to
 * @property {number[]} trail the player's cells in order
 */

/**
 * The same for `mw.game(maze, saved)`, which needs no maze in it.
 * @typedef {Omit<GameJson, 'maze'> & Partial<Pick<GameJson, 'maze'>>} SavedGame
 */

export {};
