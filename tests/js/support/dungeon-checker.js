/**
 * What is wrong with a dungeon on flat squares, read from its tiles alone. Written from the definitions
 * (rooms, doors, locks), not from the code that makes dungeons.
 */

const [ROCK, ROOM, DOOR] = [0, 1, 2];

/** The four neighbours of a tile that lie in the grid. */
function* aroundOf({ width, height }, cell) {
  const x = cell % width;
  if (cell >= width) yield cell - width;
  if (cell + width < width * height) yield cell + width;
  if (x > 0) yield cell - 1;
  if (x + 1 < width) yield cell + 1;
}

/** How many pieces the floor has, where `isOpen` says what floor is. */
export function piecesOf({ kinds, width, height }, isOpen = (cell) => kinds[cell] !== ROCK) {
  const seen = new Uint8Array(width * height);
  const stack = new Uint32Array(width * height);
  let pieces = 0;
  for (let first = 0; first < seen.length; first++) {
    if (seen[first] || !isOpen(first)) continue;
    pieces++;
    let waiting = 0;
    seen[first] = 1;
    stack[waiting++] = first;
    while (waiting > 0) {
      for (const next of aroundOf({ width, height }, stack[--waiting])) {
        if (seen[next] || !isOpen(next)) continue;
        seen[next] = 1;
        stack[waiting++] = next;
      }
    }
  }
  return pieces;
}

/** The tiles of a room. */
function tilesOf(room, width) {
  if (room.cells) return room.cells;
  const tiles = [];
  for (let y = room.y; y < room.y + room.height; y++) {
    for (let x = room.x; x < room.x + room.width; x++) tiles.push(y * width + x);
  }
  return tiles;
}

/** Room of every tile, -1 elsewhere; what is wrong with the rooms goes into `faults`. */
function roomMap({ rooms, kinds, width, height }, faults) {
  const map = new Int32Array(width * height).fill(-1);
  for (const [index, room] of rooms.entries()) {
    const { x, y } = room;
    if (x < 1 || y < 1 || x + room.width >= width || y + room.height >= height) {
      faults.push(`room ${index} has no rock around it`);
      continue;
    }
    for (const tile of tilesOf(room, width)) {
      if (map[tile] !== -1) faults.push(`rooms ${map[tile]} and ${index} share tile ${tile}`);
      if (kinds[tile] !== ROOM && kinds[tile] !== 5) faults.push(`no room tile at ${tile}`);
      map[tile] = index;
    }
  }
  return map;
}

/**
 * What breaks the promises of every dungeon: one piece, rock along the edge, rooms apart, doors that
 * the rooms list, none of them beside another one of the same room.
 * @param {object} maze a dungeon
 * @param {{ wide?: boolean }} [options] wide: corridors are wider than one tile
 * @returns {string[]}
 */
export function faultsOf(maze, { wide = false } = {}) {
  const { kinds, width, height, rooms } = maze;
  const faults = [];
  const pieces = piecesOf(maze);
  if (pieces !== 1) faults.push(`${pieces} pieces`);
  for (let x = 0; x < width; x++) {
    if (kinds[x] !== ROCK || kinds[(height - 1) * width + x] !== ROCK)
      faults.push(`edge at x ${x}`);
  }
  for (let y = 0; y < height; y++) {
    if (kinds[y * width] !== ROCK || kinds[y * width + width - 1] !== ROCK) {
      faults.push(`edge at y ${y}`);
    }
  }
  const map = roomMap(maze, faults);
  for (const [index, room] of rooms.entries()) {
    const doors = new Set();
    for (const tile of tilesOf(room, width)) {
      for (const next of aroundOf(maze, tile)) {
        if (kinds[next] === ROCK || map[next] === index) continue;
        if (map[next] !== -1) faults.push(`rooms ${index} and ${map[next]} touch at ${next}`);
        else doors.add(next);
      }
    }
    const listed = new Set(room.doors);
    if (listed.size !== room.doors.length) faults.push(`room ${index} lists a door twice`);
    if (doors.size !== listed.size || [...doors].some((door) => !listed.has(door))) {
      faults.push(`room ${index} has doors ${[...doors]} and lists ${room.doors}`);
    }
    for (const door of doors) {
      if (wide) break;
      const beside = [...aroundOf(maze, door)].find((next) => doors.has(next));
      if (beside !== undefined) faults.push(`room ${index}: doors ${door} and ${beside} in a row`);
    }
  }
  return faults;
}

/**
 * What is wrong with the doors that stand in a dungeon: each is listed once, on a tile of its own, in a
 * wall: open on two opposite sides, rock on the other two.
 * @param {object} maze a dungeon
 * @returns {string[]}
 */
export function doorFaultsOf({ kinds, width, doors }) {
  const faults = [];
  const listed = new Map((doors ?? []).map((door) => [door.cell, door]));
  if (listed.size !== (doors ?? []).length) faults.push('a door is listed twice');
  for (const [cell, kind] of kinds.entries()) {
    if ((kind === DOOR) !== listed.has(cell)) faults.push(`door tile ${cell} and list differ`);
    if (kind !== DOOR) continue;
    const isOpen = (next) => kinds[next] !== ROCK;
    const across = [cell - 1, cell + 1].map(isOpen);
    const along = [cell - width, cell + width].map(isOpen);
    const stands =
      (across.every(Boolean) && !along.some(Boolean)) ||
      (along.every(Boolean) && !across.some(Boolean));
    if (!stands) faults.push(`door ${cell} does not stand in a wall`);
  }
  return faults;
}
