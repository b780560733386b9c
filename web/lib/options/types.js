/** @import { AlgorithmId, ExitId, ExportId, ShapeId, SolverId, AnyParams, AnyShape } from '../generated/ids.js' */
/** @import { Mask } from './mask.js' */

/**
 * @typedef {object} Param
 * @property {string} id
 * @property {'integer' | 'choice' | 'boolean' | 'color' | 'share'} kind
 * @property {number} [min]
 * @property {number} [max]
 * @property {number} [step] of a share, which is a decimal from 0 to 1
 * @property {boolean} [loops] another value than the default may leave loops in a perfect maze
 * @property {readonly string[]} [values] of a choice
 * @property {readonly string[]} [labels] their titles
 * @property {number | string | boolean} default
 * @property {string} title
 */

/**
 * What every row of the catalog has.
 * @template {string} Id
 * @typedef {Readonly<{ id: Id, title: string, about: string, params: readonly Readonly<Param>[] }>} Row
 */

/**
 * @typedef {object} GeneratorTraits
 * @property {'maze' | 'dungeon'} kind
 * @property {boolean} perfect always a spanning tree: connected, without a loop
 * @property {boolean} uniform every spanning tree is equally likely, at the default parameters; on
 *   zeta every one of the grid that is left when chance has taken one of any two diagonals that cross
 * @property {boolean} masks works within a mask or an outline
 * @property {boolean} rows comes row by row from `mw.rows` too
 * @property {readonly ('standard' | 'original')[]} modes
 * @property {readonly ShapeId[]} shapes those it runs on
 * @property {number} version raised when the same seed gives other bytes
 * @property {string} cost
 * @property {string} source
 */

/**
 * @typedef {Row<AlgorithmId> & Readonly<GeneratorTraits>} GeneratorRow
 * @typedef {Row<ShapeId> & Readonly<{ directions: readonly string[], minLevels: number,
 *   maxLevels: number, maxDegree: number, tiles: boolean, graph: boolean }>} ShapeRow
 * @typedef {Row<SolverId> & Readonly<{ shortest: boolean, weights: boolean, cost: string,
 *   source: string }>} SolverRow
 * @typedef {Row<ExportId> & Readonly<{ mediaType: string, extension: string,
 *   tiles: boolean }>} ExportRow
 */

/**
 * @typedef {Readonly<{ generators: readonly GeneratorRow[], shapes: readonly ShapeRow[],
 *   passes: readonly Row<string>[], solvers: readonly SolverRow[], exits: readonly Row<ExitId>[],
 *   exports: readonly ExportRow[] }>} Catalog
 */

/**
 * What a row says in another language; its parameters by their ids.
 * @typedef {{ title: string, labels?: readonly string[] }} ParamTexts
 * @typedef {{ title: string, about: string, params: Record<string, ParamTexts> }} RowTexts
 * @typedef {Record<keyof Catalog, Record<string, RowTexts>>} CatalogTexts
 */

/**
 * What a code does not hold.
 * @typedef {Pick<GenerateOptions, 'steps' | 'maxCells'>} BesideCode
 */

/**
 * A cell by its index or by its place.
 * @typedef {number | { x: number, y: number, level?: number }} Place
 */

/**
 * @typedef {object} GenerateOptions
 * @property {AlgorithmId} algorithm
 * @property {ShapeId | AnyShape | GraphShape} [shape] its id, or { id, ...params }; 'square'
 * @property {number} [width] in cells; a graph has none
 * @property {number} [height] in cells
 * @property {number} [levels] 1
 * @property {number | bigint | string} seed a whole number or any text
 * @property {Mask | null} [mask]
 * @property {'one' | 'each'} [parts] 'one': the mask must keep one connected region; 'each': every
 *   region gets a maze of its own; 'one'
 * @property {Place} [start] goes before the policy's
 * @property {Place} [end]
 * @property {ExitId} [exits] 'corners'
 * @property {readonly []} [passes]
 * @property {AnyParams} [params]
 * @property {boolean} [steps] record the step log; false
 * @property {number} [maxCells] how many cells are allowed, at most 2^28; 2^24. In memory a maze
 *   takes about 4 bytes a cell while it is made
 * @property {'standard' | 'original'} [mode] 'original' follows the rules of the program that it comes from; 'standard'
 */

/**
 * Nodes and edges of the caller's own, each node with up to eight edges. Without positions the nodes
 * stand in a circle.
 * @typedef {object} GraphShape
 * @property {ShapeId} id
 * @property {number} [nodes] how many; as many as the edges or positions tell when left out
 * @property {Uint32Array | readonly (readonly [number, number])[]} edges pairs of nodes, from 0
 * @property {Float32Array | Float64Array | Int32Array | readonly (readonly [number, number])[] | null} [positions]
 *   x and y of every node, for drawing; y grows downwards
 */

/** @typedef {Readonly<{ points: Float32Array, sides: Uint8Array, starts: Uint32Array }>} Polygons */

/** @typedef {Readonly<{ positions: Float32Array, triangles: Uint32Array }>} Mesh x y z a vertex;
 *   three vertices a triangle, counter-clockwise as seen from outside */

/** @typedef {Mesh & Readonly<{ ups: Float32Array, starts: Uint32Array }>} Floor `ups`: the way up at
 *   every vertex, x y z; `starts`: the first vertex of every cell, which is its middle, and the end */

/** @typedef {Readonly<{ walls: Mesh, stairs: Mesh, floor: Floor }>} Meshes */

/**
 * @typedef {object} SolveOptions
 * @property {SolverId} [solver] 'bfs'
 * @property {number} [from] the start
 * @property {number} [to] the end
 * @property {boolean} [steps] record what the solver looked at; false
 * @property {Uint32Array | readonly number[]} [weights] cost of entering each cell, for a solver
 *   that takes them
 */

/**
 * @typedef {object} Solution
 * @property {Uint32Array} path cells from `from` to `to`; empty when there is no way
 * @property {number} length passages walked; Infinity when there is no way
 * @property {number} cost the weights along the path; the length without weights
 * @property {number} visited cells looked at
 * @property {Uint32Array | null} steps
 */

/**
 * @typedef {object} Stats
 * @property {number} cells open ones
 * @property {number} links
 * @property {boolean} perfect one component without a loop
 * @property {number} components
 * @property {number} loops links - cells + components
 * @property {number} isolated cells with no way
 * @property {number} deadEnds with one
 * @property {number} straights with two opposite ones
 * @property {number} turns with two others
 * @property {number} junctions with three
 * @property {number} crossings with four or more
 * @property {number} longestPath passages between the two cells farthest apart; where there are
 *   loops or several components, the lower bound that two sweeps from the first cell give
 * @property {number | null} solutionLength passages from start to end; null without exits or way
 */

/** @typedef {Readonly<{ x: number, y: number, width: number, height: number,
 *   doors: readonly number[] }>} Room */

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

export {};
