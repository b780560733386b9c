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
  const group = context.group ?? [new Map(grid.places.map((_, cell) => [cell, cell]))];
  /** The room, cut to what it has in common with the images that it meets, and all images. */
  const withImages = (drawn) => {
    let room = drawn;
    for (const motion of group) {
      const image = new Set(drawn.map((cell) => motion.get(cell)));
      const common = room.filter((cell) => image.has(cell));
      if (common.length > 0) room = common;
    }
    if (grid.shape === undefined || grid.shape === 'square') {
      for (const side of ['x', 'y']) {
        const own = room.map((cell) => grid.places[cell][side]);
        if (context.group && Math.max(...own) - Math.min(...own) + 1 < params.min) return null;
      }
    }
    const byName = new Map();
    for (const motion of group) {
      const image = room.map((cell) => motion.get(cell)).sort((a, b) => a - b);
      byName.set(String(image), image);
    }
    const all = [...byName.values()];
    if (context.group && rooms.length + all.length > params.number) return null;
    const near = stepsFrom(room, Math.max(1, params.spacing));
    const others = all.filter((image) => String(image) !== String(room));
    if (others.flat().some((cell) => near.has(cell))) return null;
    return { room, all, others: new Set(others.flat()) };
  };
  const leavesConnected = (room, others) => {
    const near = stepsFrom(room, 2, (cell) => !others.has(cell), true);
    const shell = new Set([...near.keys()].filter((cell) => near.get(cell) > 0));
    const around = [...shell].filter((cell) => near.get(cell) === 1);
    if (around.length === 0) return false;
    const reached = stepsFrom([around[0]], -1, (cell) => shell.has(cell), true);
    return around.every((cell) => reached.has(cell));
  };
  const place = () => {
    const drawn = draw(now, params, random, stepsFrom);
    if (!drawn || drawn.some((cell) => !now.kept[cell] || claimed.has(cell))) return false;
    const placed = withImages(drawn);
    if (!placed) return false;
    const { room, all, others } = placed;
    const own = new Set(room);
    if (stepsFrom([room[0]], -1, (cell) => own.has(cell)).size < room.length) return false;
    if (stepsFrom(room, 1).size === room.length || !leavesConnected(room, others)) return false;
    const exitsOf = (cells) =>
      cells.flatMap((cell) =>
        [...now.slots[cell].entries()]
          .filter(([, slot]) => slot && !cells.includes(slot.to))
          .map(([direction, { to }]) => ({ cell, direction, to })),
      );
    const places = exitsOf(room).filter(({ direction }) => !isStair(now, direction));
    const touches = (a, b) => a === b || now.slots[a].some((slot) => slot?.to === b);
    const isNear = (a, b) => touches(a.cell, b.cell) || touches(a.to, b.to);
    /** The images of a place at this room. */
    const imagesAt = (one) => {
      const images = group.map((m) => ({ cell: m.get(one.cell), to: m.get(one.to) }));
      const named = images.map((image) => [`${image.cell} ${image.to}`, image]);
      return [...new Map(named).values()].filter(({ cell }) => own.has(cell));
    };
    const doors = [];
    for (let i = 0; i < places.length && doors.length < params.doors; i++) {
      if (i + 1 < places.length) {
        const at = i + random.below(places.length - i);
        [places[i], places[at]] = [places[at], places[i]];
      }
      const images = imagesAt(places[i]);
      const isApart = images.every(
        (a, k) => ![...doors, ...images.slice(0, k)].some((b) => isNear(a, b)),
      );
      if (isApart && doors.length + images.length <= params.doors) doors.push(...images);
    }
    if (doors.length === 0) doors.push(places[0]);
    const opened = new Set(
      doors.flatMap(({ cell, to }) => group.map((m) => `${m.get(cell)} ${m.get(to)}`)),
    );
    const around = all.map((cells) => stepsFrom(cells, params.spacing));
    for (const cells of all) {
      const closed = exitsOf(cells).filter(({ cell, to }) => !opened.has(`${cell} ${to}`));
      now = closeEdges(
        now,
        closed.map(({ cell, direction }) => [cell, direction]),
      );
    }
    const gone = new Set(all.flat());
    now = hideCells(now, (cell) => gone.has(cell));
    for (const near of around) for (const cell of near.keys()) claimed.add(cell);
    for (const name of opened) claimed.add(Number(name.split(' ')[1]));
    rooms.push(...all);
    return true;
  };
  while (rooms.length < params.number) {
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
