// Reads the TMJ maps of `toTmj` again, edited ones too.
import { fail } from '../../util/error.js';
import { bridgesShown, CellTiles, cellsShown, passagesShown } from './cells-of-tiles.js';
import {
  doorsShown,
  endpoint,
  placedObjects,
  setArrows,
  setDoors,
  setStairs,
  thingsShown,
} from './objects-read.js';
import { roomsShown } from './rooms-read.js';
import { SquareGrid } from './square-grid.js';
import { storedMaze, storedWidths } from './stored-maze.js';
import { readTiledMap } from './tiled-reader.js';
import { kindOfTile } from './tileset.js';

/** @typedef {import('./stored-maze.js').TiledMazeData} TiledMazeData */
/** @typedef {import('./tiled-reader.js').ReadMap} ReadMap */
/** @typedef {{ corridor: number, wall: number }} Widths */

const [ROOM, CORRIDOR] = [1, 3];

/** @param {Uint8Array} plane */
const orNone = (plane) => (plane.some(Boolean) ? plane : null);

/** Whether two lists have the same entries, in whatever order. @param {readonly object[]} a @param {readonly object[]} b @param {readonly string[]} keys that count */
function haveSame(a, b, keys) {
  const sorted = (/** @type {readonly object[]} */ list) =>
    list.map((/** @type {any} */ each) => keys.map((key) => each?.[key]).join()).sort();
  return a.length === b.length && String(sorted(a)) === String(sorted(b));
}

/**
 * The maze of a map of `toTmj`, as Tiled saved it. `mw.adopt` makes it a maze, and finds what does not hold. A map
 * that nobody edited gives the very maze, its code too. What was edited is read:
 *
 * - Tiles of the layer `walls`: a passage is open where one can cross the tiles between two cells, a cell
 *   is rock if all its tiles are walls; in a dungeon all floor that touches is linked.
 * - Tiles of the layer `floor`: the kinds of the cells of a dungeon.
 * - The layer `objects`: start, end, doors with `state` and `lock`, things by their types, stairs and arrows
 *   of one-way passages, wherever they were moved to, copied or deleted. Other objects are none of the maze.
 * - The layer `rooms`: rectangles of the type `room`, a new one without a `number`.
 *
 * A layer that is missing changes nothing. Without the map's property `maze` the maze is read from tiles and
 * objects alone. Layers may be CSV, Base64, zlib or gzip. Throws a MazeError that names the field for
 * another text, a map that was resized, and objects on walls. Cost: O(tiles).
 * @param {string} text of a TMJ file
 * @returns {TiledMazeData}
 */
export function readTmj(text) {
  const map = readTiledMap(text);
  const widths = storedWidths(map);
  const { data, isStored } = storedMaze(map, widths);
  const tiles = new CellTiles(map, data, widths);
  const bridges = isStored ? data.bridges : bridgesShown(tiles, data.passages.length);
  const grid = new SquareGrid({ ...data, bridges, wrap: data.shapeParams.wrap });
  // Of an unknown maze only the tiles say what is open.
  const cells = cellsShown(data, isStored ? grid.tunnels : new Map(), tiles);
  const kinds = isStored ? cells.kinds : kindsOfUnknown(cells.kinds, data.dungeon, tiles);
  const shapeParams = shapeParamsShown(data, cells.mask);
  const shown = { ...data, shapeParams, kinds, mask: cells.mask, bridges };
  const passages = passagesShown(shown, grid, tiles, cells.changed);
  const edited = readObjects({ ...shown, passages }, grid, map, widths);
  return withRooms(data, edited, map, widths);
}

/**
 * The parameters of the shape: without an outline if a cell beyond it was opened, which the mask keeps then.
 * @param {TiledMazeData} data
 * @param {Uint8Array | null} mask as edited
 */
const shapeParamsShown = ({ shapeParams, mask: before }, mask) =>
  mask?.some((kept, cell) => kept !== before?.[cell])
    ? { ...shapeParams, outline: 'rectangle' }
    : shapeParams;

/**
 * The kinds of a maze of which only tiles are known: a plain maze has none, and its floor looks like that of
 * rooms.
 * @param {Uint8Array | null} kinds
 * @param {boolean} dungeon
 * @param {CellTiles} tiles
 */
function kindsOfUnknown(kinds, dungeon, tiles) {
  if (!kinds || dungeon) return kinds;
  const isPlain = kinds.every((kind, cell) => {
    const painted = kindOfTile(tiles.floorOf(cell) ?? -1);
    return kind === 0 || painted === null || painted === ROOM;
  });
  if (!isPlain) return kinds;
  return kinds.includes(0) ? kinds.map((kind) => kind && CORRIDOR) : null;
}

/**
 * @param {TiledMazeData} data with passages and kinds as edited
 * @param {SquareGrid} grid
 * @param {ReadMap} map
 * @param {Widths} widths
 * @returns {TiledMazeData}
 */
function readObjects(data, grid, map, widths) {
  const { passages, dungeon } = data;
  const kinds = data.kinds?.slice() ?? null;
  const oneWays = data.oneWays?.slice() ?? new Uint8Array(passages.length);
  const made = { passages, oneWays, kinds, dungeon };
  if (!map.storeys.some(({ objects }) => objects !== null)) {
    for (const cell of oneWays.keys()) oneWays[cell] &= passages[cell];
    return { ...data, oneWays: orNone(oneWays) };
  }
  const found = placedObjects(map, data, widths);
  const doors = doorsShown(found, grid);
  const things = thingsShown(found);
  const misplaced = doors.find(({ direction }) => (direction === undefined) !== dungeon);
  if (misplaced) {
    const want = dungeon ? 'lie on cells of the dungeon' : 'lie in passages, between two cells';
    fail('doors', `doors must ${want}; that of cell ${misplaced.cell} does not`);
  }
  setStairs(made, grid, found);
  setArrows(made, grid, found);
  if (dungeon && kinds) setDoors(kinds, doors);
  const isSameDoors = haveSame(doors, data.doors ?? [], ['cell', 'state', 'lock', 'direction']);
  const isSameThings = haveSame(things, data.things ?? [], ['cell', 'role', 'lock']);
  return {
    ...data,
    kinds,
    passages,
    oneWays: orNone(oneWays),
    start: endpoint(found, 'start'),
    end: endpoint(found, 'end'),
    doors: isSameDoors ? data.doors : doors,
    things: isSameThings ? data.things : things,
  };
}

/**
 * The data with the rooms of the map. `mw.adopt` finds their doors.
 * @param {TiledMazeData} before
 * @param {TiledMazeData} data
 * @param {ReadMap} map
 * @param {Widths} widths
 * @returns {TiledMazeData}
 */
function withRooms(before, data, map, widths) {
  const rooms = map.storeys.some((storey) => storey.rooms !== null)
    ? roomsShown(map, data, widths)
    : data.rooms;
  const isSame =
    String(data.passages) === String(before.passages) &&
    String(data.kinds) === String(before.kinds);
  return {
    ...data,
    rooms,
    tree: rooms === data.rooms ? data.tree : null,
    steps: isSame ? data.steps : null,
  };
}
