/** Mazes with everything that a maze can have, and the same mazes without one of it. */
import { mazeFeatures } from 'mazewright/formats';
import { mw } from './load.js';

const size = { width: 8, height: 6, seed: 1 };
const furnish = [
  { id: 'doors' },
  { id: 'things', treasure: 1, monsters: 1 },
  { id: 'locksAndKeys', locks: 2 },
];
const inRooms = [{ id: 'rooms' }, ...furnish];
const make = (options) => mw.generate({ algorithm: 'wilson', ...size, ...options });
const mask = Uint8Array.from({ length: 48 }, (_, cell) => Number(![0, 1, 8, 9, 26].includes(cell)));
const floors = { width: 24, height: 18, exits: 'farthest' };

/** What changes the data of a maze to that of the same maze without something, by the ids of features. */
const removals = {
  doors: (data) => {
    data.doors = null;
  },
  locks: (data) => {
    data.doors = data.doors.map(({ lock: _, ...door }) =>
      door.state === 'locked' ? { ...door, state: 'closed' } : door,
    );
  },
  keys: (data) => {
    data.things = data.things.filter(({ role }) => role !== 'key');
  },
  things: (data) => {
    data.things = data.things.filter(({ role }) => ['key', 'entrance', 'exit'].includes(role));
  },
  ends: (data) => {
    data.things &&= data.things.filter(({ role }) => !['entrance', 'exit'].includes(role));
    Object.assign(data, { start: null, end: null });
  },
  oneWay: (data) => {
    data.oneWays = null;
  },
  tunnels: (data, maze) => {
    const ends = maze.tunnels().flatMap(({ from, to }) => [from, to]);
    close(data, maze, (cell, direction) =>
      ends.some(
        (end) =>
          end.cell === cell && [direction, maze.directions[direction]].includes(end.direction),
      ),
    );
  },
  stairs: (data, maze) => {
    removals.mazeStairs(data, maze);
    data.kinds = base64(maze.kinds.map((kind) => (kind === STAIRS ? ROOM : kind)));
  },
  mazeStairs: (data, maze) => close(data, maze, (_, direction) => direction > 3),
  rooms: (data) => {
    data.rooms = null;
    data.things &&= data.things.map((thing) => ({ ...thing, room: null }));
  },
  mazeRooms: (data) => removals.rooms(data),
  glued: (data, maze) => {
    close(data, maze, (cell, direction) => {
      const other = maze.neighbour(cell, maze.directions[direction]);
      if (other === null) return false;
      const [from, to] = [cell, other].map((each) => maze.positionOf(each));
      return Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 1;
    });
    data.shapeParams = { ...data.shapeParams, wrap: 'none' };
  },
  mask: (data) => {
    data.mask = null;
  },
};

const [ROOM, STAIRS] = [1, 5];
const base64 = (bytes) => Buffer.from(bytes).toString('base64');

/** Closes passages: both sides of each. */
function close(data, maze, isClosed) {
  const passages = maze.passages.map((bits, cell) => {
    const kept = maze.directions.map((_, i) => (isClosed(cell, i) ? 0 : 1 << i));
    return bits & kept.reduce((all, bit) => all | bit, 0);
  });
  data.passages = base64(passages);
}

/** Data by which no maze is known for what it was. */
const dataOf = (maze) => ({ ...JSON.parse(JSON.stringify(maze)), code: null });

/** Mazes that have all there is between them, by names. */
const mazes = () => ({
  squares: make({ passes: inRooms }),
  storeys: make({ shape: 'cube', levels: 2, passes: inRooms }),
  dungeon: make({ algorithm: 'scatteredRooms', ...floors, passes: furnish }),
  'storeys of a dungeon': make({
    ...{ algorithm: 'digger', shape: 'cube', levels: 2, ...floors },
    passes: [{ id: 'stairs' }, ...furnish],
  }),
  'one-way squares': make({ passes: [{ id: 'braid' }, { id: 'oneWay' }] }),
  'one-way hexagons': make({ shape: 'hex', passes: [{ id: 'braid' }, { id: 'oneWay' }] }),
  woven: make({ passes: [{ id: 'weave' }] }),
  film: make({ steps: true }),
  'film of triangles': make({ shape: 'triangle', steps: true }),
  torus: make({ shape: { id: 'square', wrap: 'torus' } }),
  cylinder: make({ shape: { id: 'square', wrap: 'cylinder' } }),
  masked: make({ mask }),
});

/** Mazes, each with all that it has and the same maze without that: [{ name, maze, without: [{ id, other }] }]. */
export const mazesWithout = () =>
  Object.entries(mazes()).map(([name, made]) => {
    const maze = mw.adopt(dataOf(made));
    const without = mazeFeatures
      .filter(({ isIn }) => isIn(maze))
      .map(({ id }) => {
        const data = dataOf(made);
        removals[id](data, maze);
        return { id, other: mw.adopt(data) };
      });
    return { name, maze, without };
  });
