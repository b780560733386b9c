// What must compile, in every supported TypeScript, with the libraries of ES2022 alone.
import {
  type Aimed,
  type AimTargets,
  type AlgorithmChoice,
  type AlgorithmId,
  type AlgorithmParams,
  type AnyMaze,
  type AnyShape,
  type BlankOptions,
  type Catalog,
  createMazewright,
  type Direction,
  type DirectionOf,
  type ErrorCode,
  type ExitId,
  type ExportId,
  type ExportOptions,
  type Film,
  type FilmStep,
  type Game,
  type GameJson,
  type GenerateOptions,
  type GenerateOptionsWithout,
  type GeneratorRow,
  MARKS,
  type Maze,
  MazeError,
  type MazeJson,
  type MazeRows,
  type Mazewright,
  type Meshes,
  type MoveResult,
  OPERATIONS,
  type Operation,
  type Param,
  type PassId,
  type Paths,
  type Place,
  type Polygons,
  type Problem,
  type Random,
  type Room,
  type RowsOptions,
  type Runner,
  type SeamLine,
  type ShapeId,
  type Solution,
  type SolveOptions,
  type SolverId,
  type Stats,
  type SvgOptions,
  type TextOptions,
  type TilePosition,
  type Tiles,
  type TilesOptions,
  type World,
  type WorldArea,
  type WorldCell,
  type WorldDoor,
  type WorldOptions,
} from 'mazewright';
import { createMazewright as createDungeons } from 'mazewright/dungeons';
import { en } from 'mazewright/en';
import { type CatalogTexts, ko } from 'mazewright/ko';
import { imageMask, type SizedMask, stretchMask, type TextMask, textMask } from 'mazewright/mask';
import {
  createMazewright as createSmall,
  type AlgorithmId as SmallAlgorithmId,
  type Maze as SmallMaze,
} from 'mazewright/small';
import { createMazewright as createStreaming } from 'mazewright/streaming';
import { type CallOptions, createPool, type Pool, type Progress } from 'mazewright/worker';

const mw: Mazewright = await createMazewright();
const size = { width: 12, height: 9, seed: 'types' };

// Algorithms with their parameters, and without.
mw.generate({ algorithm: 'prim', ...size });
mw.generate({ algorithm: 'prim', params: { costRange: 3, horizontal: 2 }, ...size });
mw.generate({ algorithm: 'prim', params: {}, ...size });
mw.generate({ algorithm: 'wilson', ...size });
mw.generate({ algorithm: 'wilson', params: {}, ...size });
mw.generate({ algorithm: 'huntAndKill', params: { hunt: 'serpentine' }, ...size, seed: 7n });
mw.generate({ algorithm: 'bspDungeon', mode: 'original', width: 76, height: 30, seed: 1 });

// Every shape with what it needs.
mw.generate({ algorithm: 'prim', shape: 'square', ...size });
mw.generate({ algorithm: 'prim', shape: { id: 'square', wrap: 'torus' }, ...size });
mw.generate({
  algorithm: 'prim',
  shape: { id: 'hex', orientation: 'flat', outline: 'star' },
  ...size,
});
mw.generate({ algorithm: 'prim', shape: { id: 'triangle', outline: 'disc' }, ...size });
mw.generate({ algorithm: 'prim', shape: { id: 'brick' }, ...size });
mw.generate({ algorithm: 'prim', shape: { id: 'upsilon' }, ...size });
mw.generate({ algorithm: 'prim', shape: { id: 'cairo' }, ...size });
mw.generate({ algorithm: 'prim', shape: { id: 'zeta' }, ...size });
mw.generate({ algorithm: 'prim', shape: { id: 'cube' }, levels: 3, ...size });
mw.generate({ algorithm: 'prim', shape: { id: 'polar', subdivide: false }, ...size });
mw.generate({ algorithm: 'prim', shape: { id: 'sphere' }, ...size });
mw.generate({ algorithm: 'prim', shape: { id: 'cubeSurface' }, ...size });
mw.generate({ algorithm: 'prim', shape: { id: 'graph', edges: [[0, 1]] }, seed: 1 });
mw.generate({
  algorithm: 'prim',
  shape: { id: 'graph', nodes: 3, edges: new Uint32Array([0, 1, 1, 2]), positions: null },
  seed: 1,
});

// Loops over ids, which are variables of wide types.
for (const { id: algorithm, shapes, kind } of mw.catalog.generators) {
  for (const shape of shapes) mw.generate({ algorithm, shape, ...size });
  if (kind === 'maze') mw.check({ algorithm, ...size });
  mw.world({ algorithm, seed: 1 });
}
for (const { id, graph } of mw.catalog.shapes) {
  if (!graph) mw.generate({ algorithm: 'prim', shape: id, ...size });
  if (id !== 'graph') mw.generate({ algorithm: 'prim', shape: { id }, ...size });
}
for (const row of mw.catalog.generators) {
  if (row.rows) mw.rows({ algorithm: row.id, width: 5, seed: 1 });
}
for (const { id } of mw.catalog.passes)
  mw.generate({ algorithm: 'prim', passes: [{ id }], ...size });
for (const { id: solver } of mw.catalog.solvers) {
  mw.generate({ algorithm: 'prim', ...size }).solve({ solver, from: 3 });
}
for (const { id } of mw.catalog.exports) mw.generate({ algorithm: 'prim', ...size }).export(id);
for (const { id: exits } of mw.catalog.exits) mw.generate({ algorithm: 'prim', exits, ...size });

// Targets are numbers or ranges.
const aimed = mw.aim({ algorithm: 'prim', ...size }, { solution: 30, deadEnds: [5, Infinity] });
const aimedFigure: number | null | undefined = aimed.reached.solution;
const aimedMaze: Maze<'hex'> = mw.aim(
  { algorithm: 'prim', shape: 'hex', ...size },
  { turns: [1, 50], loops: 2, difficulty: [1.5, 3] },
  { tries: 10 },
).maze;

// The shape of a maze is known where the options say it.
const square: Maze<'square'> = mw.generate({ algorithm: 'prim', ...size });
const hex: Maze<'hex'> = mw.generate({ algorithm: 'prim', shape: 'hex', ...size });
const star: Maze<'hex'> = mw.generate({
  algorithm: 'prim',
  shape: { id: 'hex', outline: 'star' },
  ...size,
});
const graph: Maze<'graph'> = mw.generate({
  algorithm: 'prim',
  shape: { id: 'graph', edges: [[0, 1]] },
  seed: 1,
});
const coded: Maze = mw.generate(square.code ?? '', { steps: true });
const mazes: Maze[] = [square, hex, star, graph, coded];
square.isOpen(0, 'north');
hex.neighbour(0, 'northEast');
graph.back(0, 'edge0');
for (const maze of mazes) {
  for (const direction of maze.directions) maze.isOpen(0, direction);
  maze.isOpen(0, 'inward');
  maze.isOpen(0, 1);
}
const directions: readonly DirectionOf<'hex'>[] = hex.directions;
const steps: Record<DirectionOf<'square'>, string> = {
  north: 'w',
  south: 's',
  west: 'a',
  east: 'd',
};

// Functions around the library.
function withSeed(options: GenerateOptions): Maze {
  return mw.generate({ ...options, seed: 'fixed' });
}
withSeed({ algorithm: 'kruskal', params: { costRange: 3 }, ...size });
function ofWindow(options: GenerateOptionsWithout<'width' | 'height'>): Maze {
  return mw.generate({ ...options, width: 30, height: 20 });
}
ofWindow({ algorithm: 'eller', params: { run: 0.4 }, seed: 2 });
function any(options: GenerateOptions | string): Maze {
  return typeof options === 'string' ? mw.generate(options) : mw.generate(options);
}
any('code');
function byId(algorithm: AlgorithmId, shape: ShapeId = 'square'): Maze {
  return mw.generate({ algorithm, shape, ...size });
}
byId('wilson');
function onShape<Shape extends ShapeId>(shape: Shape): Maze<Shape> {
  return mw.generate<Shape>({ algorithm: 'prim', shape, ...size });
}
onShape('hex').isOpen(0, 'northEast');
function tuned<Id extends AlgorithmId>(algorithm: Id, params: AlgorithmParams[Id]) {
  return { algorithm, params };
}
tuned('growingTree', { newest: 3 });
const literal = { algorithm: 'prim', width: 3, height: 3, seed: 1 } as const;
mw.generate(literal);
const kept: GenerateOptions = mw.options(square.code ?? '');
mw.generate({ ...kept, mask: [1, 1, 0, 1], parts: 'each', start: { x: 0, y: 0 } });
const part: Partial<GenerateOptions> = { algorithm: 'prim', params: { costRange: 3 } };
const shape: AnyShape = { id: 'hex', orientation: 'flat' };
const choice: AlgorithmChoice<'prim' | 'eller'> = { algorithm: 'eller', params: { run: 0.1 } };

// Passes, solvers, runners, formats: each with its own options.
mw.generate({
  algorithm: 'prim',
  passes: [
    { id: 'sparsify', rounds: 4 },
    { id: 'braid', share: 0.5, join: 'any' },
  ],
  ...size,
});
const solution: Readonly<Solution> = square.solve();
square.solve({ from: 0, to: 5, steps: true });
square.solve({ solver: 'bfs' });
square.solve({ solver: 'wallFollower', hand: 'right', from: 3 });
square.solve({ solver: 'dijkstra', weights: new Uint32Array(square.cellCount), steps: true });
const game: Game<'square'> = mw.game(square, { from: 1 });
const games: Game[] = [game, mw.game(hex)];
const hint: DirectionOf<'square'> | null = game.hint();
if (hint) game.move(hint);
const moved: MoveResult = game.move('north');
const runner: Runner = game.runner();
game.runner('tremaux', { seed: 'rival' });
const prey = game.runner('randomMouse', { seed: 3, limit: 10 }).chase(game);
const caught: number | null = game.runner('aStar').chase(prey).step();
game
  .runner()
  .chase({ x: 1, y: 2 })
  .chase(() => caught ?? 0).known[prey.position];
const number: bigint = square.solve({ solver: 'allShortest', count: 3 }).count;
const shortest: readonly Uint32Array[] = square.solve({ solver: 'allShortest' }).paths;
const anyNumber: bigint | undefined = square.solve().count;
const walked: Uint32Array = square.walk({ solver: 'pledge', hand: 'left', length: 20, seed: 4n });
game.runner('wallFollower', { hand: 'left' });
game.runner('dijkstra', { weights: [1, 2, 3] });
function race(kinds: readonly SolverId[]) {
  return kinds.map((kind) => game.runner(kind));
}
race(['bfs', 'tremaux']);
const svg: string = square.svg({ cell: 10, solution: true });
const png: Uint8Array = square.png();
const text: string = square.export('text', { style: 'unicode' });
const image: Uint8Array = square.export('png', { cell: 4 });
function file(maze: Maze, id: ExportId): string | Uint8Array {
  return maze.export(id);
}
file(square, 'svg');

// Steps while a maze is generated.
mw.generate(
  { algorithm: 'wilson', shape: 'hex', width: 3, height: 3 },
  { onStep: ({ cell, direction }: FilmStep<'hex'>) => console_(cell, direction) },
);
mw.generate('code', { steps: true, onStep: ({ to, operation }) => console_(to, operation) });

// Films, worlds, rows, data.
const film: Film<'hex'> = mw.film(hex, hex.solve({ steps: true }));
const step: FilmStep<'hex'> | null = film.next();
if (step?.direction) hex.isOpen(step.cell, step.direction);
const isCarve: boolean = step?.operation === 'carve' && OPERATIONS[step.operation] === 0;
const onPath: boolean = film.marks.some((mark) => (mark & MARKS.path) > 0);
const options: WorldOptions = {
  algorithm: 'prim',
  params: { costRange: 9 },
  seed: 1n,
  endless: true,
};
const world: World = mw.world(options);
const start: WorldCell = world.start;
const chunk: Maze<'square'> = world.chunk(0, -1);
const doors: readonly WorldDoor[] = world.doors(0, 0);
const frame: WorldArea = { x: 0, y: -5, width: 60, height: 40 };
const frameTiles: Tiles = world.tiles(frame);
const frameLines: Float32Array = world.lines(frame);
const seams: readonly SeamLine[] = world.seamsIn({ x: 0, y: 0, width: 64, height: 64 });
for (const { x } of world.route(start, { x: 5, y: 5 })) if (x > 9) break;
const rowsOptions: RowsOptions = { algorithm: 'eller', params: { down: 0.5 }, width: 5, seed: 1 };
const rows: MazeRows = mw.rows(rowsOptions);
for (const row of rows) if (row.length > 0) break;
const json: MazeJson = square.toJSON();
const adopted: Maze = mw.adopt(JSON.parse(JSON.stringify(json)));
const saved: GameJson = game.toJSON();
mw.game(saved).moveTo(3);
const stats: Readonly<Stats> = square.stats();
const rooms: readonly Room[] | null = square.rooms;
const tiles: Tiles = square.tiles({ corridor: 2 });
const found: number | null = square.cellAtPoint(0.5, 0.5) ?? square.cellOfTile(1, 1, { wall: 2 });
const tile: TilePosition = square.tileOf({ x: 1, y: 1 }, { corridor: 3 });
const centre: { x: number; y: number } = square.centre({ x: 1, y: 1 });
const towards: 'north' | 'south' | 'west' | 'east' | null = square.directionTo(0, { x: 1, y: 0 });
const blankOptions: BlankOptions = { shape: 'hex', width: 3, height: 3, open: true };
const blankAny: Maze = mw.blank(blankOptions);
const blank: Maze<'hex'> = mw.blank({ shape: 'hex', width: 3, height: 3, open: true });
const blankSquare: Maze<'square'> = mw.blank({ width: 3, height: 3, mask: null, start: 0 });
mw.blank({ shape: { id: 'square', wrap: 'torus' }, width: 3, height: 3, levels: 1, maxCells: 99 });
mw.blank({ shape: { id: 'graph', edges: [[0, 1]] } });
const apart: number = square.cellDistance(0, { x: 2, y: 1, level: 0 });
const paths: Readonly<Paths> = square.paths([0, { x: 1, y: 1 }], { weights: [1, Infinity] });
const next: number | null = paths.next(5);
mw.generate({ algorithm: 'prim', width: 3, height: 3 });
const resumed: Game<'square'> = mw.game(square, saved);
const polygons: Polygons = square.polygons();
const meshes: Meshes = square.meshes({ height: 40 });
const problem: Problem | null = mw.check({ algorithm: 'prim', ...size });

// The catalog.
const catalog: Catalog = mw.catalog;
const generator: GeneratorRow | undefined = catalog.generators.find(({ uniform }) => uniform);
const params: readonly Readonly<Param>[] = generator?.params ?? [];
const texts: CatalogTexts = ko;
const inEnglish: Promise<Mazewright> = createMazewright({ texts: en });
const title: string | undefined = texts.generators[square.algorithm ?? '']?.title;

// Other entries.
const streaming = await createStreaming({ wasm: new Uint8Array() });
const streamingMaze: AnyMaze = streaming.generate('code');
const small = await createSmall();
const smallMaze: SmallMaze<'hex'> = small.generate({ algorithm: 'wilson', shape: 'hex', ...size });
smallMaze.isOpen(0, 'northEast');
smallMaze.svg();
const smallIds: readonly SmallAlgorithmId[] = small.catalog.generators.map(({ id }) => id);
const wide: readonly AlgorithmId[] = smallIds;
const mask: SizedMask = textMask('HI', { scale: 2 });
const joined: TextMask = textMask('HI', { join: true });
mw.generate({ algorithm: 'prim', seed: 1, ...joined }).solve();
mw.generate({ algorithm: 'kruskal', seed: 7, parts: 'each', ...mask });
mw.generate({ algorithm: 'prim', shape: 'hex', ...size, mask: stretchMask(hex, mask) });
imageMask({ data: [0, 0, 0, 255], width: 1, height: 1 }, { width: 1, height: 1 });
const pool: Pool = await createPool({ mw, size: 2 });
const made: Maze<'hex'> = await pool.generate({ algorithm: 'prim', shape: 'hex', ...size });
const again: Maze = await pool.generate('code', { priority: 1, maxCells: 9, steps: true });
mw.generate('code', { maxWork: 1e9 });
mw.world('code', { maxWork: 1e9 });
mw.world({ algorithm: 'prim', seed: 1, maxWork: 1e9 });
const call: CallOptions = { onProgress: ({ share }: Progress) => share / 2 };
const path: Uint32Array = (await pool.solve(made, { solver: 'wallFollower', hand: 'left' }, call))
  .path;
await pool.solve(smallMaze);
const drawn: string = await pool.export(made, 'svg', { cell: 3 }, call);
await pool.text(again, { style: 'ascii' });
await createPool({ mw, workerUrl: 'worker-script.js' });
const aimedThere: Aimed<'hex'> = await pool.aim(
  { algorithm: 'prim', shape: 'hex', ...size },
  { loops: 2 } satisfies AimTargets,
  { tries: 10, onProgress: ({ share }) => share },
);

try {
  mw.parse('');
} catch (error) {
  if (error instanceof MazeError) {
    const code: ErrorCode = error.code;
    console_(code, error.field, error.message);
  }
}

/** There is no console without the DOM or Node. */
declare function console_(...values: unknown[]): void;
console_(directions, steps, part, shape, choice, solution, games, moved, runner, svg, png, text);
console_(
  image,
  isCarve,
  onPath,
  chunk,
  doors,
  seams,
  adopted,
  stats,
  rooms,
  tiles,
  polygons,
  meshes,
);
console_(found, tile, apart, next, resumed, number, shortest, anyNumber, walked);
console_(
  problem,
  params,
  title,
  inEnglish,
  streamingMaze,
  wide,
  path,
  drawn,
  aimedFigure,
  aimedMaze,
  aimedThere,
);
export type Others = [
  Direction,
  ExitId,
  ExportOptions,
  Operation,
  PassId,
  Place,
  SolveOptions,
  SolverId,
  SvgOptions,
  TextOptions,
  TilesOptions,
];

console_(frameTiles, frameLines, centre, towards, blankAny, blank, blankSquare);

// What mazewright/dungeons has besides: its rows, and what games on tiles need.
const dungeons = await createDungeons();
const random: Random = dungeons.random('dice');
const restored: Random = dungeons.random({ state: random.state });
const chosen: 'a' | 'b' = restored.pick(['a', 'b'] as const);
const shuffled: ('a' | 'b')[] = random.shuffle(['a', 'b'] as const);
const cells: Uint32Array = random.shuffle(new Uint32Array(5));
const die: number = random.integer(6) + random.pick(cells);
console_(chosen, shuffled, die);

const dungeon = dungeons.generate({
  algorithm: 'digger',
  passes: [{ id: 'doors' }, { id: 'things' }],
  width: 40,
  height: 30,
});
const seen: Uint8Array = dungeon.view(0, { radius: 5 });
const walls: Uint8Array = dungeon.tiles({ layers: true }).walls.data;
const opened: boolean = dungeons.game(dungeon, { doors: 'call' }).doors.open({ x: 3, y: 4 });
dungeons.world({ algorithm: 'caves', seed: 1, endless: true });
// A maze goes from one entry to another.
const adoptedThere: Maze = mw.edit(dungeon, []);
mw.game(dungeon).move('east');
dungeons.film(mw.apply(dungeon, [], 1));
console_(seen, walls, opened, adoptedThere);
