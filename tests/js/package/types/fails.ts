// What must fail to compile, in every supported TypeScript: an error on the line after each mark.
import {
  createMazewright,
  Film,
  Game,
  type GenerateOptions,
  type Maze,
  Mazewright,
  type RowsOptions,
  type SolveOptions,
  World,
  type WorldOptions,
} from 'mazewright';
import { createMazewright as createSmall } from 'mazewright/small';
import { createPool } from 'mazewright/worker';

const mw = await createMazewright();
const size = { width: 12, height: 9, seed: 'types' };
const square = mw.generate({ algorithm: 'prim', ...size });
const hex = mw.generate({ algorithm: 'prim', shape: 'hex', ...size });
declare const either: 'prim' | 'eller';

// @ts-expect-error there is no such algorithm
mw.generate({ algorithm: 'prism', ...size });
// @ts-expect-error blank has no algorithm
mw.blank({ algorithm: 'prim', width: 3, height: 3 });
// @ts-expect-error it needs a size
mw.blank({ shape: 'hex', width: 3 });
// @ts-expect-error wilson has no parameters
mw.generate({ algorithm: 'wilson', params: { costRange: 3 }, ...size });
// @ts-expect-error prim has no such parameter
mw.generate({ algorithm: 'prim', params: { costRage: 3 }, ...size });
// @ts-expect-error it has one of these
mw.generate({ algorithm: 'prim', params: { costRange: 3, roomSize: 2 }, ...size });
// @ts-expect-error a number
mw.generate({ algorithm: 'prim', params: { costRange: '3' }, ...size });
// @ts-expect-error one of three orders
mw.generate({ algorithm: 'huntAndKill', params: { hunt: 'columns' }, ...size });
// @ts-expect-error wilson has no parameters
export const annotated: GenerateOptions = { algorithm: 'wilson', params: { run: 1 }, ...size };
// @ts-expect-error parameters belong to one algorithm
mw.generate({ algorithm: either, params: { run: 1 }, ...size });
// @ts-expect-error only mazewright/dungeons has it
mw.generate({ algorithm: 'digger', ...size });
// @ts-expect-error and this pass
mw.generate({ algorithm: 'bspDungeon', passes: [{ id: 'doors' }], ...size });
// @ts-expect-error and what games on tiles need
square.view(0);
// @ts-expect-error the same
square.autotile();
// @ts-expect-error the same
square.tiles({ layers: true });
// @ts-expect-error the same
mw.game(square, { doors: 'call' });
// @ts-expect-error the same
mw.game(square).doors.open(0);
// @ts-expect-error worlds of such dungeons neither
mw.world({ algorithm: 'caves', seed: 1, endless: true });
// @ts-expect-error a step has no colour
mw.generate({ algorithm: 'prim', ...size }, { onStep: ({ color }) => color });
// @ts-expect-error it is one of the options
mw.generate({ algorithm: 'prim', ...size }, { steps: true });
// @ts-expect-error there is no such option
mw.generate({ algorithm: 'prim', widht: 3, ...size });
// @ts-expect-error there is no such figure
mw.aim({ algorithm: 'prim', ...size }, { length: 3 });
// @ts-expect-error a range has two ends
mw.aim({ algorithm: 'prim', ...size }, { turns: [3] });
// @ts-expect-error a number
mw.aim({ algorithm: 'prim', ...size }, { turns: 3 }, { tries: '5' });
// @ts-expect-error the size is missing
mw.generate({ algorithm: 'prim', seed: 1 });
// @ts-expect-error there may be no cell
export const cell: number = square.cellAt(9, 9);
// @ts-expect-error goals are cells
square.paths('exit');
// @ts-expect-error the height is missing
mw.generate({ algorithm: 'prim', shape: 'sphere', seed: 1, width: 3 });
// @ts-expect-error a Date is no seed
mw.generate({ algorithm: 'prim', width: 3, height: 3, seed: new Date() });

// @ts-expect-error there is no such shape
mw.generate({ algorithm: 'prim', shape: 'hexagon', ...size });
// @ts-expect-error wrap belongs to squares
mw.generate({ algorithm: 'prim', shape: { id: 'hex', wrap: 'torus' }, ...size });
// @ts-expect-error one of two orientations
mw.generate({ algorithm: 'prim', shape: { id: 'hex', orientation: 'up' }, ...size });
// @ts-expect-error a sphere has no parameters
mw.generate({ algorithm: 'prim', shape: { id: 'sphere', outline: 'disc' }, ...size });
// @ts-expect-error nor has a cube's surface
mw.generate({ algorithm: 'prim', shape: { id: 'cubeSurface', wrap: 'torus' }, ...size });
// @ts-expect-error a graph needs edges
mw.generate({ algorithm: 'prim', shape: { id: 'graph' }, ...size });
// @ts-expect-error squares have their own
mw.generate({ algorithm: 'prim', shape: { id: 'square', edges: [[0, 1]] }, ...size });

// @ts-expect-error there is no such pass
mw.generate({ algorithm: 'prim', passes: [{ id: 'braids' }], ...size });
// @ts-expect-error rounds belong to sparsify
mw.generate({ algorithm: 'prim', passes: [{ id: 'braid', rounds: 3 }], ...size });
// @ts-expect-error there is no such policy
mw.generate({ algorithm: 'prim', exits: 'center', ...size });

// @ts-expect-error a square has no such direction
square.isOpen(0, 'northEast');
// @ts-expect-error nor has a hexagon
hex.neighbour(0, 'up');
// @ts-expect-error no shape has it
(hex as Maze).back(0, 'forward');
// @ts-expect-error nor a game on it
mw.game(square).move('northEast');
// @ts-expect-error the shape is another
export const wrong: Maze<'hex'> = square;

// @ts-expect-error there is no such solver
square.solve({ solver: 'astar' });
// @ts-expect-error bfs has no hand
square.solve({ solver: 'bfs', hand: 'left' });
// @ts-expect-error nor has the default
square.solve({ hand: 'left' });
// @ts-expect-error the wall follower takes no weights
square.solve({ solver: 'wallFollower', weights: [1] });
// @ts-expect-error left or right
export const solve: SolveOptions = { solver: 'wallFollower', hand: 'up' };
// @ts-expect-error there is no such runner
mw.game(square).runner('astar');
// @ts-expect-error the runner of bfs has no options
mw.game(square).runner('bfs', { hand: 'left' });
// @ts-expect-error only local solvers walk
square.walk({ solver: 'bfs' });
// @ts-expect-error the mouse has no hand
square.walk({ solver: 'randomMouse', hand: 'left' });
// @ts-expect-error only allShortest has surely counted
square.solve({ solver: 'bfs' }).count + 1n;
// @ts-expect-error nothing to chase
mw.game(square).runner().chase({ place: 3 });
// @ts-expect-error hands are left and right
mw.game(square).runner('wallFollower', { hand: 'up' });

// @ts-expect-error there is no such format
square.export('pdf');
// @ts-expect-error no such style
square.text({ style: 'latex' });
// @ts-expect-error cell belongs to drawings
square.export('text', { cell: 3 });
// @ts-expect-error a PNG is bytes
export const picture: string = square.png();

// @ts-expect-error not one of the row algorithms
export const rows: RowsOptions = { algorithm: 'wilson', width: 5, seed: 1 };
// @ts-expect-error run belongs to eller
export const world: WorldOptions = { algorithm: 'prim', params: { run: 1 }, seed: 1 };

// @ts-expect-error the moves follow from the trail
mw.game(square).moves = 0;
// @ts-expect-error a maze is frozen
square.start = 0;
// @ts-expect-error what its methods give is, too
square.meshes().walls.positions = new Float32Array();
// @ts-expect-error and so is the catalog
mw.catalog.generators[0].params[0].title = '';

// @ts-expect-error made by createMazewright
new Mazewright();
// @ts-expect-error made by mw.game
new Game();
// @ts-expect-error made by mw.film
new Film();
// @ts-expect-error made by mw.world
new World();
// @ts-expect-error a number is no WebAssembly
createMazewright({ wasm: 5 });

const pool = await createPool({ mw });
// @ts-expect-error there is no such option
await pool.stats(square, { speed: 1 });
// @ts-expect-error wilson has no parameters
await pool.generate({ algorithm: 'wilson', params: { run: 1 }, ...size });

const small = await createSmall();
// @ts-expect-error small has no dungeons
small.generate({ algorithm: 'bspDungeon', ...size });
// @ts-expect-error nor this pass
small.generate({ algorithm: 'wilson', passes: [{ id: 'weave' }], ...size });
// @ts-expect-error nor this solver
small.generate({ algorithm: 'wilson', ...size }).solve({ solver: 'dijkstra' });
// @ts-expect-error nor walks
small.generate({ algorithm: 'wilson', ...size }).walk();
// @ts-expect-error nor meshes
small.generate({ algorithm: 'wilson', ...size }).meshes();
// @ts-expect-error nor pools
createPool({ mw: small });
// @ts-expect-error nor worlds
small.world({ algorithm: 'wilson', seed: 1 });
// @ts-expect-error nor the format PNG
small.generate({ algorithm: 'wilson', ...size }).png();
// @ts-expect-error nor by its id
small.generate({ algorithm: 'wilson', ...size }).export('png');
// @ts-expect-error parameters belong to their algorithm there too
small.generate({ algorithm: 'wilson', params: { costRange: 3 }, ...size });
// @ts-expect-error and directions to their shape
small.generate({ algorithm: 'wilson', ...size }).isOpen(0, 'up');
// @ts-expect-error a maze of small has no PNG
export const large: Maze = small.generate({ algorithm: 'wilson', ...size });
