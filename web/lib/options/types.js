/** @import { AlgorithmId, AlgorithmParams, AnyGraphShape, AnyPass, AnyShape, BinaryExportId, Directions, ExitId, ExportId, LocalSolverChoice, LocalSolverId, MadeAlgorithmId, MadePass, NoParams, PassId, RowAlgorithmId, ShapeId, SolverChoice, SolverId, SolverParams, SquareShape } from '../generated/ids.js' */
/** @import { Mask } from './mask.js' */

/**
 * The name of a direction of a shape; of any shape where the shape is not known.
 * @template {ShapeId} Shape
 * @typedef {Directions[Shape]} DirectionOf
 */

/** The name of a direction. @typedef {DirectionOf<ShapeId>} Direction */

/** 'original' follows the rules of the program that the generator comes from. @typedef {'standard' | 'original'} Mode */

/** A safe integer, a BigInt of 64 bits, or any text. @typedef {number | bigint | string} Seed */

/** The values of parameters by their ids, defaults included. @typedef {Readonly<Record<string, number | string | boolean>>} ParamValues */

/** Bytes with a buffer that is not shared, as `new Blob` needs them. @typedef {Uint8Array & { readonly buffer: ArrayBuffer }} Bytes */

/**
 * A parameter of a row.
 * @typedef {object} Param
 * @property {string} id
 * @property {'integer' | 'choice' | 'boolean' | 'color' | 'share' | 'cells' | 'bytes' | 'text'} kind a share is a
 *   decimal from 0 to 1
 * @property {number} [min] least integer
 * @property {number} [max] greatest integer; most bytes of a text, in UTF-8
 * @property {boolean} [css] any colour of CSS, not only '#' and six digits
 * @property {number} [step] of a share
 * @property {boolean} [loops] values other than the default may leave loops in a perfect maze
 * @property {readonly string[]} [values] of a choice
 * @property {readonly string[]} [labels] titles of those values
 * @property {boolean} [pairs] of a list of cells: pairs of cells, one cell after the other
 * @property {number | string | boolean | readonly number[]} default
 * @property {string} title
 */

/**
 * The fields of every row of the catalog.
 * @template {string} Id
 * @typedef {Readonly<{ id: Id, title: string, about: string, params: readonly Readonly<Param>[] }>} Row
 */

/**
 * What holds for the mazes of a generator.
 * @typedef {object} GeneratorTraits
 * @property {'maze' | 'dungeon'} kind
 * @property {boolean} perfect the maze is always a spanning tree: connected, without loops
 * @property {boolean} uniform every spanning tree is equally likely at the default parameters; on
 *   zeta, of the grid from which one of any two crossing diagonals was removed at random
 * @property {boolean} masks takes a mask or an outline
 * @property {boolean} tunnels takes passes that change the grid
 * @property {boolean} texture has a bias that the pass `texture` scales per cell
 * @property {readonly Mode[]} modes
 * @property {readonly ShapeId[]} shapes ids of the shapes that it runs on
 * @property {number} version raised when the same seed gives other bytes
 * @property {string} cost of a maze, in cells
 * @property {string} source where the algorithm comes from
 */

/**
 * What holds for a pass.
 * @typedef {object} PassTraits
 * @property {'grid' | 'maze'} when it changes the grid before the generator runs, or the maze after
 *   it
 * @property {readonly ShapeId[]} shapes ids of the shapes that it works on
 * @property {boolean} hidesCells needs a generator that takes masks
 * @property {boolean} keepsPerfect leaves a perfect maze perfect: a spanning tree of its open cells
 * @property {boolean} keepsCells leaves every open cell open
 * @property {boolean} keepsConnected leaves a connected maze connected
 * @property {boolean} promises makes something of the maze that later passes hold or end
 * @property {readonly PassId[]} ends the passes before it whose promise ends with it; it holds that
 *   of all others that it can follow
 * @property {boolean} resizes makes a maze of another shape or size, or with its cells in another
 *   place; start and end are cells of that one
 * @property {boolean} needsBias needs a generator with `texture`
 * @property {boolean} needsEndpoints runs last, when start and end are placed: of passes only others
 *   like it that work on dungeons may follow
 * @property {boolean} dungeons works on dungeons
 * @property {boolean} mazes works on mazes with walls
 * @property {boolean} joinsLevels joins the levels of a dungeon, which needs such a pass
 * @property {number} version raised when the same maze and seed give other bytes
 * @property {string} cost
 * @property {string} source
 */

/**
 * What holds for a solver.
 * @typedef {object} SolverTraits
 * @property {boolean} shortest finds a shortest path; a cheapest one if it takes weights
 * @property {boolean} weights takes weights
 * @property {boolean} local knows only what it has seen: the cells that it visits, in order, are one
 *   walk, each linked to the next
 * @property {boolean} always finds a path whenever there is one
 * @property {boolean} oneWays runs on mazes with one-way passages
 * @property {string} cost
 * @property {string} source
 */

/**
 * What an export gives.
 * @template {ExportId} Id
 * @typedef {Id extends BinaryExportId ? Bytes : string} ExportResult
 */

/**
 * A generator. With `rows`, `mw.rows` runs it row by row as well.
 * @typedef {Readonly<GeneratorTraits> & ((Row<RowAlgorithmId> & { readonly rows: true })
 *   | (Row<Exclude<AlgorithmId, RowAlgorithmId>> & { readonly rows: false }))} GeneratorRow
 */

/**
 * What holds for a shape.
 * @typedef {object} ShapeTraits
 * @property {readonly Direction[]} directions names of the directions by their index
 * @property {number} minLevels least `levels`
 * @property {number} maxLevels greatest `levels`
 * @property {number} maxDegree most neighbours of a cell
 * @property {boolean} tiles of squares: has tiles, blocks, boxes and the text format
 * @property {boolean} graph needs a graph of the caller
 */

/**
 * What holds for a file format.
 * @typedef {object} ExportTraits
 * @property {string} mediaType
 * @property {string} extension of file names
 * @property {boolean} tiles for shapes of squares only
 * @property {boolean} binary its files are bytes
 * @property {readonly FeatureId[]} loses what its files do not show of a maze with the options as they are by
 *   default; `mazeFeatures` of `mazewright/formats` has their names
 * @property {LossesByValue} [losesBy] the same for the values of an option
 */

/** @typedef {import('./maze-features.js').FeatureId} FeatureId */
/** @typedef {import('./maze-features.js').LossesByValue} LossesByValue */

/** A shape. @typedef {Row<ShapeId> & Readonly<ShapeTraits>} ShapeRow */

/** A pass. @typedef {Row<PassId> & Readonly<PassTraits>} PassRow */

/** A solver. @typedef {Row<SolverId> & Readonly<SolverTraits>} SolverRow */

/** A policy that places start and end. @typedef {Row<ExitId>} ExitRow */

/** A file format. @typedef {Row<ExportId> & Readonly<ExportTraits>} ExportRow */

/**
 * Everything that the library has, as data.
 * @typedef {Readonly<{ generators: readonly GeneratorRow[], shapes: readonly ShapeRow[],
 *   passes: readonly PassRow[], solvers: readonly SolverRow[], exits: readonly ExitRow[],
 *   exports: readonly ExportRow[] }>} Catalog
 */

/** The texts of a parameter. @typedef {{ title: string, labels?: readonly string[] }} ParamTexts */

/** The texts of a row; parameters by their ids. Algorithms, passes and solvers say what they cost and where they come from, too. @typedef {{ title: string, about: string, cost?: string, source?: string, params: Record<string, ParamTexts> }} RowTexts */

/** The texts of rows in a language, by table and id. @typedef {Record<keyof Catalog, Record<string, RowTexts>>} CatalogTexts */

/**
 * The options that a code does not contain.
 * @typedef {Pick<GenerateOptions, 'steps' | 'maxCells' | 'maxWork'>} CodeOptions
 */

/**
 * A passage to open or to close: from a cell in a direction, which is a name or an index.
 * @template {ShapeId} [Shape=ShapeId]
 * @typedef {{ readonly cell: Place, readonly direction: DirectionOf<Shape> | number,
 *   readonly open: boolean }} Edit
 */

/**
 * A figure that `mw.aim` reaches for.
 * @typedef {'solution' | 'deadEnds' | 'turns' | 'loops' | 'difficulty'} AimFigure
 */

/**
 * The numbers that a figure may have: from low to high, both included, or one number. They are 0 or
 * more and below 2^32; high may be Infinity. All figures but `difficulty` are whole, so a range must
 * hold a whole number. `difficulty` is compared in steps of 2^-20.
 * @typedef {number | readonly [low: number, high: number]} AimRange
 */

/**
 * What the maze of `mw.aim` shall be like: one figure or several.
 * @typedef {object} AimTargets
 * @property {AimRange} [solution] passages on a shortest path from start to end: `solutionLength` of
 *   `maze.stats()`
 * @property {AimRange} [deadEnds] cells with one passage: `deadEnds` of `maze.stats()`
 * @property {AimRange} [turns] cells of the whole maze with two passages that are not opposite: `turns`
 *   of `maze.stats()`
 * @property {AimRange} [loops] independent loops: `loops` of `maze.stats()`
 * @property {AimRange} [difficulty] `maze.difficulty()`
 */

/**
 * Options of `mw.aim`.
 * @typedef {object} AimOptions
 * @property {number} [tries] most mazes that are tried, 1 to 1000000; 1000
 */

/**
 * A cell by its index or by its position.
 * @typedef {number | { x: number, y: number, level?: number }} Place
 */

/**
 * The options of `generate` that have the same values for every algorithm and shape. A description
 * that ends with a value names the default.
 * @typedef {object} CommonOptions
 * @property {AlgorithmId} algorithm id of the generator
 * @property {unknown} [params] the generator's parameters, by their names; those that are left out have
 *   their defaults
 * @property {unknown} [shape] id of the shape, or { id } with its parameters; 'square'
 * @property {number} [width] cells per row; where rows differ in length, of the longest one, or as the
 *   shape's row of the catalog says
 * @property {number} [height] rows of cells per level
 * @property {number} [levels] on shapes that have several; 1
 * @property {Seed} [seed] a safe integer, a BigInt of 64 bits, or any text; if
 *   left out, a random one, which `maze.seed` holds
 * @property {Mask | null} [mask] the cells to keep; null for all
 * @property {'one' | 'each'} [parts] 'one': the mask must keep one connected region; 'each': every
 *   region becomes a maze of its own; 'one'
 * @property {Place} [start] instead of the cell that `exits` chooses
 * @property {Place} [end] instead of the cell that `exits` chooses
 * @property {ExitId} [exits] id of the policy that places start and end; 'corners'
 * @property {readonly AnyPass[]} [passes] changes of the finished maze, in this order; at most 32
 * @property {string} [edits] passages that are opened or closed last, as `mw.options` returns them of the code
 *   of a maze that was changed by hand; at most 4096; none
 * @property {boolean} [steps] record the steps, for `mw.film`; false
 * @property {number} [maxCells] a maze of more cells is refused; at most 2^28; 2^24. Generating takes
 *   about 4 bytes of memory per cell
 * @property {number} [maxWork] a maze for which `mw.work` tells more steps is refused before it begins; no limit
 * @property {Mode} [mode] 'original' follows the rules of the program
 *   that the generator comes from, by which a third of the maps of `bspDungeon` are disconnected;
 *   'standard'
 */

/**
 * An algorithm and its parameters. An id that is a variable goes without `params`.
 * @template {AlgorithmId} Ids
 * @typedef {{ [Id in Ids]: { algorithm: Id, params?: AlgorithmParams[Id] } }[Ids]
 *   | { algorithm: Ids, params?: undefined }} AlgorithmChoice
 */

/**
 * A shape by its id or as { id, ...params }, 'square' if left out, and the size in cells. A graph has
 * a size of its own.
 * @template {ShapeId} Shape
 * @typedef {{ shape: Extract<AnyGraphShape, { id: Shape }>, width?: number, height?: number }
 *   | { shape?: Shape | ({ id: Shape } & AnyShape), width: number, height: number }} ShapeChoice
 */

/**
 * Options of `generate`. `params` belong to the algorithm and parameters of a shape to the shape, so
 * an algorithm or a shape whose id is a variable goes without: `{ algorithm: id, width, height, seed }`
 * compiles for any `id: AlgorithmId`. To leave options out of this type, as functions do that add
 * some themselves, use `GenerateOptionsWithout`.
 * @template {ShapeId} [Shape=ShapeId]
 * @typedef {CommonOptions & AlgorithmChoice<AlgorithmId> & ShapeChoice<Shape>} GenerateOptions
 */

/**
 * Options of `mw.blank`: those of `generate` that say which cells there are, and `open`.
 * @template {ShapeId} [Shape=ShapeId]
 * @typedef {Pick<CommonOptions, 'shape' | 'width' | 'height' | 'levels' | 'mask' | 'start' | 'end'
 *   | 'maxCells'> & BlankWalls & ShapeChoice<Shape>} BlankOptions
 */

/**
 * What goes with a text of `mw.parse`.
 * @typedef {object} ParseOptions
 * @property {'square' | SquareShape} [shape] whose text it is: squares, with `wrap` if edges are glued
 *   together; 'square'
 */

/**
 * What stands between the cells of `mw.blank`.
 * @typedef {object} BlankWalls
 * @property {boolean} [open] no walls, instead of all of them; false
 */

/**
 * T without some keys, member by member of a union; Omit would mix the members.
 * @template T
 * @template {PropertyKey} Key
 * @typedef {T extends unknown ? Omit<T, Key> : never} Without
 */

/**
 * GenerateOptions without some of them: `GenerateOptionsWithout<'width' | 'height'>`.
 * @template {keyof GenerateOptions} Key
 * @typedef {Without<GenerateOptions, Key>} GenerateOptionsWithout
 */

/**
 * A graph of the caller: a node is a cell, with at most 8 edges, because passages, codes and step
 * logs have a byte per cell and a bit of it per edge. A node with more is split into nodes that edges
 * join; the pass `wishes` keeps a passage on these edges. Without positions the nodes are drawn on a
 * circle.
 * @typedef {object} UserGraph
 * @property {number} [nodes] number of nodes; as many as the edges or positions have
 * @property {Uint32Array | readonly (readonly [number, number])[]} edges pairs of
 *   nodes, which count from 0
 * @property {Float32Array | Float64Array | Int32Array | readonly (readonly [number, number])[] | null} [positions]
 *   x and y of every node, for drawings; y grows downwards
 */

/**
 * A tunnel: the cell that is the bridge above it, the cells at its ends with their direction into it,
 * and whether it is open.
 * @typedef {{ bridge: number, from: TunnelEnd, to: TunnelEnd, open: boolean }} Tunnel
 */

/** An end of a tunnel: its cell, and the index of the direction that leads into it. @typedef {{ cell: number, direction: number }} TunnelEnd */

/**
 * The corners of all cells, as `maze.polygons` describes them.
 * @typedef {Readonly<{ points: Float32Array, sides: Uint8Array, starts: Uint32Array,
 *   centres: Float32Array, pole: Readonly<{ x: number, y: number }> | null }>} Polygons
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

/** The meshes of a maze, as `maze.meshes` describes them. @typedef {Readonly<{ walls: Mesh, stairs: Mesh, tunnels: Mesh, arrows: Mesh, floor: Floor }>} Meshes */

/**
 * Options of `maze.tiles`.
 * @typedef {object} TilesOptions
 * @property {number} [corridor] width of corridors in tiles; 1
 * @property {number} [wall] thickness of walls in tiles; 1
 */

/** The level of a maze in storeys, as in `cellAt`; 0. @typedef {{ level?: number }} LevelOptions */

/**
 * Options of `maze.lines`.
 * @typedef {object} LinesOptions
 * @property {boolean} [seams] draw a wall that lies on a cut of the drawing on both sides of it; false
 */

/**
 * The axis of 3D drawings that points up: 'y' as in three.js and Babylon.js, or 'z'.
 * @typedef {'y' | 'z'} UpAxis
 */

/**
 * Options of `maze.meshes`.
 * @typedef {object} MeshesOptions
 * @property {number} [height] of the walls, in hundredths of a cell's side; 60
 * @property {number} [thickness] of the walls, in hundredths of a cell's side; 12
 * @property {UpAxis} [up] the axis that points up; 'y'
 * @property {boolean} [solid] closed meshes, as for printing: every edge of a triangle is one of exactly
 *   one other triangle, in the opposite direction, where vertices at equal places count as one. The
 *   floor is a slab as thick as the walls, whole below bridges, and the walls stand through it; false
 */

/**
 * Options of `maze.blocks`.
 * @typedef {object} BlocksOptions
 * @property {number} [height] in cubes; 2
 * @property {number} [color] 9
 * @property {number} [spread] 2 for the layout of the ASCII text, four columns per cell; 1
 */

/**
 * Options of `maze.boxes`.
 * @typedef {object} BoxesOptions
 * @property {number} [height] in tiles; 2
 * @property {UpAxis} [up] the axis that points up; 'y'
 */

/** An address: a URL is one. @typedef {{ readonly href: string }} UrlLike */

/** What a fetch gives: a Response is one. @typedef {{ readonly ok: boolean, readonly status: number, arrayBuffer(): Promise<ArrayBuffer> }} ResponseLike */

/** A WebAssembly.Module, which has no members. @typedef {object} WasmModule */

/**
 * Where the WebAssembly comes from: an address as a text or a URL, bytes, a Response, or a compiled
 * module. These are types of this package because projects without DOM types have no others.
 * @typedef {string | UrlLike | ArrayBuffer | ArrayBufferView | ResponseLike | WasmModule} WasmSource
 */

/**
 * The options of `createMazewright`.
 * @typedef {object} CreateOptions
 * @property {WasmSource} [wasm] the source of the WebAssembly; that of the entry
 * @property {CatalogTexts} [texts] titles, descriptions and labels for `mw.catalog`, such as `en` of
 *   `mazewright/en` or `ko` of `mazewright/ko`; titles made of ids
 */

/**
 * What cancels a call: an AbortSignal is one.
 * @typedef {object} SignalLike
 * @property {boolean} aborted
 * @property {unknown} [reason]
 * @property {(type: 'abort', listener: () => void, options?: { once?: boolean }) => void} addEventListener
 * @property {(type: 'abort', listener: () => void) => void} removeEventListener
 */

/** What a move did. @typedef {'moved' | 'blocked' | 'done'} MoveResult */

/**
 * The options of a runner: those of its solver.
 * @template {SolverId} Kind
 * @typedef {{ seed?: Seed } & (SolverParams[Kind] extends NoParams ? unknown : SolverParams[Kind])} RunnerParams
 */

/**
 * What a runner runs after: a cell, what has a position, such as the player or another runner, or a
 * function that returns a cell. What that function throws, `step` throws; the runner stays in its cell.
 * @typedef {Place | { readonly position: number } | (() => Place)} Target
 */

/**
 * Options of `mw.game`.
 * @typedef {object} GameOptions
 * @property {Place} [from] the first cell; the maze's start
 * @property {Place} [to] the cell to reach; the maze's end
 * @property {{ radius?: number }} [view] to keep what the player has seen, as `maze.view` sees it; only in
 *   `mazewright/dungeons`
 * @property {'walk' | 'call'} [doors] how doors are opened: 'walk', by walking into them, locked ones with
 *   their keys; 'call', only by `game.doors.open` and `game.doors.unlock`; only in
 *   `mazewright/dungeons`; 'walk'
 */

/**
 * Options of `mw.living`.
 * @typedef {object} LivingOptions
 * @property {Seed | { readonly state: string }} [seed] of the shifts, as of `mw.random`; without it a random one
 *   is drawn
 */

/**
 * Options of `living.shift`.
 * @typedef {object} ShiftOptions
 * @property {readonly Place[]} [protect] cells of which no wall moves, such as those of players
 * @property {number} [places] places in which walls move, drawn one by one; one per 200 cells
 * @property {number} [steps] of the root in each place; 3
 */

/**
 * A living maze as `living.toJSON()` returns it.
 * @typedef {object} LivingJson
 * @property {1} format version of this layout
 * @property {MazeJson} maze as it is now
 * @property {number} root
 * @property {string} parents one byte per cell
 * @property {{ state: string }} random
 */

/** The position of a cell. @typedef {{ x: number, y: number, level: number }} Position */

/** Square tiles, row by row: 0 wall, else the kind of floor. @typedef {Readonly<{ width: number, height: number, data: Uint8Array }>} Tiles */

/**
 * The tiles as layers. `floor`: as in `Tiles`; `walls`: 16 for a wall; `doors`: 17 open, 18 closed,
 * 19 secret, 20 locked, in a maze with walls between two cells; `things`: 21 entrance, 22 exit, 23 key, 24 boss, 25 treasure, 26 monster, on
 * the middle tile of a cell. All else is 0.
 * @typedef {Readonly<{ floor: Tiles, walls: Tiles, doors: Tiles, things: Tiles }>} Layers
 */

/**
 * What lets sight through: 'doors' for all doors, also closed ones, besides open floor; or a number
 * per cell, 0 for cells that block, in place of all that the maze says about its cells; 2 lets through a cell
 * but not through the passage in which its door stands. Walls between cells block in any case.
 * @typedef {'doors' | Uint8Array | readonly number[]} Through
 */

/**
 * Options of `maze.view`.
 * @typedef {object} ViewOptions
 * @property {number} [radius] a cell is seen up to radius + 1/2 away, from middle to middle, in sides
 *   of a cell; at most 4095; 8
 * @property {Through} [through] without it open floor and open doors let sight through
 * @property {Uint8Array} [into] the result of a call before, which this one fills and returns, so that
 *   a frame needs no memory
 */

/**
 * A source of light.
 * @typedef {object} LightSource
 * @property {Place} cell
 * @property {number} [radius] as in `ViewOptions`; 8
 * @property {number} [strength] brightness at the source, 1 to 255; 255
 */

/** Options of `maze.light`, as in `ViewOptions`. @typedef {Pick<ViewOptions, 'through' | 'into'>} LightOptions */

/**
 * Options of `maze.autotile`.
 * @typedef {object} AutotileOptions
 * @property {4 | 8} [sides] how many of the tiles around a tile count; 8
 * @property {boolean} [index] with 8 sides, the place among the 47 masks instead of the mask; false
 * @property {number} [level] only the cells of one level; of all levels, one after the other
 */

/**
 * An area of a maze or dungeon.
 * @typedef {object} Area
 * @property {'room' | 'corridor' | 'junction' | 'deadEnd'} kind
 * @property {Uint32Array} cells ascending
 * @property {number | null} room its place in `maze.rooms`; null if it is none of these
 * @property {number} degree how many links it has
 * @property {number | null} distance passages from the maze's start to its nearest cell; null without
 *   start, or if no path leads there
 * @property {readonly number[]} behind the locks without whose keys no path leads there from the
 *   start, ascending
 */

/** Two areas by their places, from < to, that passages join; or the doorway whose first cell is `door`. @typedef {Readonly<{ from: number, to: number, door: number | null }>} AreaLink */

/** Areas in the order of their first cells, and which of them are next to each other. @typedef {Readonly<{ areas: readonly Readonly<Area>[], links: readonly AreaLink[] }>} Areas */

/** The position of a tile. @typedef {{ x: number, y: number }} TilePosition */

/**
 * Per cell the cost of entering it: whole numbers below 4294967295, or Infinity (in a Uint32Array
 * 4294967295) for cells that no path enters.
 * @typedef {Uint32Array | readonly number[]} Weights
 */

/**
 * Options of `maze.paths`.
 * @typedef {object} PathsOptions
 * @property {Weights} [weights] per cell the cost of entering it; 1 for all
 * @property {boolean} [flee] paths away from the goals instead; false
 */

/**
 * Options of `maze.solve` that every solver takes.
 * @typedef {object} CommonSolveOptions
 * @property {Place} [from] a cell; the start
 * @property {Place} [to] a cell; the end
 * @property {Seed} [seed] of solvers that decide at random, as that of `generate`; 0
 * @property {boolean} [steps] record the steps, for `mw.film`; false
 */

/**
 * Options of `maze.solve`: the solver, 'bfs' if left out, with its own options, and those of every
 * solver. An id that is a variable goes without options of one solver.
 * @typedef {CommonSolveOptions & SolverChoice} SolveOptions
 */

/**
 * A path that a solver found.
 * @typedef {object} Solution
 * @property {Uint32Array} path cells from `from` to `to`; empty if no path exists
 * @property {number} length passages on the path; Infinity if no path exists
 * @property {number} cost sum of the weights of the cells entered; without weights, the length
 * @property {number} visited number of cells that the solver looked at
 * @property {Uint32Array | null} steps the solver's log; null if not recorded
 * @property {bigint} [count] of `allShortest` only: the number of shortest paths
 * @property {readonly Uint32Array[]} [paths] of `allShortest` only: the first of them, in the order of
 *   the directions that they take from `from` on, lowest first
 */

/** What `allShortest` finds. @typedef {Solution & { count: bigint, paths: readonly Uint32Array[] }} AllShortest */

/**
 * Options of `maze.walk` that every local solver takes.
 * @typedef {object} CommonWalkOptions
 * @property {Place} [from] a cell; the start
 * @property {number} [length] steps of the walk, at most 2^28; 1000
 * @property {Seed} [seed] of solvers that decide at random, as that of `generate`; 0
 */

/**
 * Options of `maze.walk`: a local solver, 'tremaux' if left out, with its own options.
 * @typedef {CommonWalkOptions & LocalSolverChoice} WalkOptions
 */

/**
 * Counts of a maze.
 * @typedef {object} Stats
 * @property {number} cells open cells
 * @property {number} links passages
 * @property {boolean} perfect connected and without loops
 * @property {number} oneWays one-way passages; all figures but the last two count them as others
 * @property {number} components connected parts
 * @property {number} loops links - cells + components
 * @property {number} isolated cells without a passage
 * @property {number} deadEnds cells with one passage
 * @property {number} straights cells with two opposite passages
 * @property {number} turns cells with two passages that are not opposite
 * @property {number} junctions cells with three passages
 * @property {number} crossings cells with four or more passages
 * @property {number} longestPath passages between the two cells farthest apart, in the component of
 *   the first open cell; a lower bound, from two breadth-first searches, unless longestPathExact
 * @property {boolean} longestPathExact whether longestPath, centre and radius are exact: that
 *   component has no loop
 * @property {number | null} centre a cell whose farthest cell is as near as that of any other cell, or
 *   near to it; of two the lower one. null without open cells
 * @property {number} radius passages from the centre to the cell farthest from it; that of some other
 *   cell may be lower unless longestPathExact
 * @property {number} corridors longest runs of passages with no junction between them; every passage
 *   is in one, so their mean length is links / corridors
 * @property {number} longestCorridor passages of the longest one
 * @property {number} river mean length of the corridors that begin at a dead end, in passages: high if
 *   dead ends are few and long; 0 without dead ends
 * @property {number | null} solutionLength passages on a shortest path from start to end; null
 *   without exits, or if no path exists
 * @property {number} decisions cells of a shortest path, without its ends, that have more than two
 *   passages: where a walker decides. Of several shortest paths, of the first one that
 *   `allShortest` lists
 */

/**
 * What cannot be closed without cutting a maze in two: cells, ascending, and passages as pairs of
 * cells a, b with a < b.
 * @typedef {Readonly<{ cells: Uint32Array, passages: Uint32Array }>} Bottlenecks
 */

/**
 * A room of a dungeon, or of a maze with walls, which lists its `cells`; `doors` are the cells through which
 * one leaves it, corridors as a rule. Only those of a dungeon of several levels have a `level`.
 * @typedef {Readonly<{ x: number, y: number, width: number, height: number, level?: number,
 *   doors: readonly number[], cells?: readonly number[] }>} Room
 */

/**
 * A maze as `maze.toJSON()` returns it: its fields, typed arrays as base64.
 * @typedef {object} MazeJson
 * @property {1} format version of this layout
 * @property {string | null} code
 * @property {MadeAlgorithmId | null} algorithm
 * @property {ShapeId} shape
 * @property {ParamValues} shapeParams
 * @property {{ edges: string, positions: string | null } | null} graph 32-bit numbers
 * @property {number} width
 * @property {number} height
 * @property {number} levels
 * @property {number | string | { bigint: string } | null} seed
 * @property {number | null} version
 * @property {Mode | null} mode
 * @property {ExitId | null} exits
 * @property {ParamValues | null} params
 * @property {number} cellCount
 * @property {readonly Direction[]} directions
 * @property {string} passages one byte per cell
 * @property {string | null} oneWays
 * @property {string | null} kinds one byte per cell
 * @property {readonly Room[] | null} rooms
 * @property {readonly Door[] | null} doors
 * @property {readonly Thing[] | null} things
 * @property {readonly Region[] | null} tree
 * @property {string | null} mask one byte per cell
 * @property {string | null} bridges 32-bit numbers
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
 * @property {{ doors: DoorState[], things: number[], opening: 'walk' | 'call',
 *   view: { radius: number } | null, seen: string | null }} [play] of a game with doors, things or a view:
 *   the states of `maze.doors`, the places in `maze.things` of what is left, the options, and `seen` as base64
 */

/**
 * The same for `mw.game(maze, saved)`, which needs no maze in it.
 * @typedef {Omit<GameJson, 'maze'> & Partial<Pick<GameJson, 'maze'>>} SavedGame
 */

/** How a door is. @typedef {'open' | 'closed' | 'secret' | 'locked'} DoorState */

/**
 * A door; `lock` is the number of the key that opens it, from 1. In a dungeon it is a tile, in a maze with
 * walls it stands in the passage of its cell in a `direction`, an index of `maze.directions`.
 * @typedef {Readonly<{ cell: number, state: DoorState, lock?: number, direction?: number }>} Door
 */

/** What a thing is for. @typedef {'entrance' | 'exit' | 'key' | 'boss' | 'treasure' | 'monster'} Role */

/**
 * What lies or stands on a cell of a dungeon; `room` is the place of its room in `maze.rooms`, null in
 * a corridor; `lock` the number of a key's lock, from 1.
 * @typedef {Readonly<{ cell: number, role: Role, room: number | null, level: number,
 *   lock?: number }>} Thing
 */

/**
 * A region of a binary space partition: its halves by their places in `maze.tree`, null for a leaf,
 * and the place of a leaf's room in `maze.rooms`.
 * @typedef {Readonly<{ x: number, y: number, width: number, height: number,
 *   halves: readonly number[] | null, room: number | null }>} Region
 */

export {};
