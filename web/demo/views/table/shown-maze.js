/** @import { Maze, Mazewright, Thing } from 'mazewright/dungeons' */
/** @import { TableMap } from '../../state/table-map.js' */

/**
 * The dungeon that a map shows, as a maze to be drawn. Hidden secret doors are rock. Of what lies in the
 * dungeon players see the entrance alone, and a locked door looks closed to them.
 * @param {Mazewright} mw
 * @param {Maze} maze a dungeon
 * @param {TableMap} map
 * @returns {Maze}
 */
export function shownMaze(mw, maze, { audience, secrets }) {
  const isMaster = audience === 'master';
  const hidden = new Uint8Array(maze.cellCount);
  for (const { cell, state } of maze.doors ?? []) {
    if (state === 'secret' && !secrets) hidden[cell] = 1;
  }
  const isShown = (/** @type {{ cell: number }} */ { cell }) => hidden[cell] === 0;
  const doors = (maze.doors ?? [])
    .filter(isShown)
    .map((door) =>
      isMaster || door.state !== 'locked'
        ? door
        : { cell: door.cell, state: /** @type {const} */ ('closed') },
    );
  const things = thingsOf(maze).filter(({ role }) => isMaster || role === 'entrance');
  const adopted = mw.adopt({
    ...maze,
    ...rockIn(maze, hidden),
    // Entrance and exit are things here, without the marks of a game.
    start: null,
    end: null,
    rooms: null,
    tree: null,
    doors: doors.length > 0 ? doors : null,
    things: things.length > 0 ? things : null,
  });
  return /** @type {Maze} */ (adopted);
}

/** What lies in a dungeon, entrance and exit among it. @param {Maze} maze @returns {Thing[]} */
export function thingsOf(maze) {
  const things = [...(maze.things ?? [])];
  for (const { cell, role } of /** @type {const} */ ([
    { cell: maze.start, role: 'entrance' },
    { cell: maze.end, role: 'exit' },
  ])) {
    if (cell === null || things.some((thing) => thing.role === role)) continue;
    const { x, y, level } = maze.positionOf(cell);
    const room = (maze.rooms ?? []).findIndex(
      (each) =>
        (each.level ?? 0) === level &&
        x >= each.x &&
        y >= each.y &&
        x < each.x + each.width &&
        y < each.y + each.height,
    );
    things.push({ cell, role, level, room: room < 0 ? null : room });
  }
  return things;
}

/** Kinds and passages of a dungeon with rock in some cells. @param {Maze} maze @param {Uint8Array} hidden */
function rockIn(maze, hidden) {
  const kinds = /** @type {Uint8Array} */ (maze.kinds).map((kind, cell) =>
    hidden[cell] ? 0 : kind,
  );
  const passages = maze.passages.map((open, cell) => {
    if (hidden[cell]) return 0;
    for (let direction = 0; direction < maze.directions.length; direction += 1) {
      const to = (open >> direction) & 1 ? maze.neighbour(cell, direction) : null;
      if (to !== null && hidden[to]) open &= ~(1 << direction);
    }
    return open;
  });
  return { kinds, passages };
}
