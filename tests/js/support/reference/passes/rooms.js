/**
 * Rooms, from their definition: cells chosen before the maze is made, hidden from the generator; edges
 * out of them stay closed but for the doors. Then all edges within a room and its doors are opened.
 */

const TRIES = 30;

/** The cells of a try: a rectangle on squares, all cells within half the size of a middle elsewhere. */
function draw(grid, { min, max }, random, steps) {
  const size = () => min + random.below(max - min + 1);
  const columns = 1 + Math.max(...grid.places.map(({ x }) => x));
  const rows = 1 + Math.max(...grid.places.map(({ y }) => y));
  if (grid.shape === undefined || grid.shape === 'square') {
    const [width, height] = [size(), size()];
    if (width > columns || height > rows) return null;
    const left = random.below(columns - width + 1);
    const top = random.below(rows - height + 1);
    return [...grid.places.keys()].filter((cell) => {
      const { x, y } = grid.places[cell];
      return x >= left && x < left + width && y >= top && y < top + height;
    });
  }
  const radius = Math.floor(size() / 2);
  return [...steps([random.below(grid.places.length)], radius).keys()].sort((a, b) => a - b);
}

export function prepare(grid, params, random, _ordered, context) {
  const { hideCells, closeEdges, rooms } = context;
  const claimed = new Set(context.wished);
  /** Steps from cells on their level, through cells for which test holds. */
  let now = grid;
  const stepsFrom = (from, most, test = () => true, byStairs = false) => {
    const found = new Map(from.map((cell) => [cell, 0]));
    for (const [cell, steps] of found) {
      if (steps === most) break;
      for (const [direction, slot] of now.slots[cell].entries()) {
        if (!slot || found.has(slot.to) || !test(slot.to)) continue;
        if (isStair(now, direction) && !byStairs) continue;
        found.set(slot.to, steps + 1);
      }
    }
    return found;
  };
  const leavesConnected = (room) => {
    const near = stepsFrom(room, 2, undefined, true);
    const shell = new Set([...near.keys()].filter((cell) => near.get(cell) > 0));
    const around = [...shell].filter((cell) => near.get(cell) === 1);
    if (around.length === 0) return false;
    const reached = stepsFrom([around[0]], -1, (cell) => shell.has(cell), true);
    return around.every((cell) => reached.has(cell));
  };
  const place = () => {
    const room = draw(now, params, random, stepsFrom);
    if (!room || room.some((cell) => !now.kept[cell] || claimed.has(cell))) return false;
    const own = new Set(room);
    if (stepsFrom([room[0]], -1, (cell) => own.has(cell)).size < room.length) return false;
    if (stepsFrom(room, 1).size === room.length || !leavesConnected(room)) return false;
    for (const cell of stepsFrom(room, params.spacing).keys()) claimed.add(cell);
    const exits = room.flatMap((cell) =>
      [...now.slots[cell].entries()]
        .filter(([, slot]) => slot && !own.has(slot.to))
        .map(([direction, { to }]) => ({ cell, direction, to })),
    );
    const places = exits.filter(({ direction }) => !isStair(now, direction));
    const touches = (a, b) => a === b || now.slots[a].some((slot) => slot?.to === b);
    const doors = [];
    const others = exits.filter(({ direction }) => isStair(now, direction));
    for (let i = 0; i < places.length; i++) {
      const isWanted = doors.length < params.doors;
      if (isWanted && i + 1 < places.length) {
        const at = i + random.below(places.length - i);
        [places[i], places[at]] = [places[at], places[i]];
      }
      const isNear = (door) => touches(door.cell, places[i].cell) || touches(door.to, places[i].to);
      if (isWanted && !doors.some(isNear)) doors.push(places[i]);
      else others.push(places[i]);
    }
    now = closeEdges(
      now,
      others.map(({ cell, direction }) => [cell, direction]),
    );
    now = hideCells(now, (cell) => own.has(cell));
    for (const { to } of doors) claimed.add(to);
    rooms.push(room);
    return true;
  };
  for (let room = 0; room < params.number; room++) {
    let isPlaced = false;
    for (let i = 0; i < TRIES && !isPlaced; i++) isPlaced = place();
    if (!isPlaced) break;
  }
  return now;
}

/** Rooms keep to a level. */
const isStair = ({ names }, direction) => ['up', 'down'].includes(names[direction]);

export function run({ passages }, _params, _random, grid, { rooms }) {
  for (const room of rooms) {
    for (const cell of room) {
      for (const [direction, slot] of grid.slots[cell].entries()) {
        if (!slot || isStair(grid, direction)) continue;
        passages[cell] |= 1 << direction;
        passages[slot.to] |= 1 << slot.back;
      }
    }
  }
}
