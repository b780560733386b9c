/**
 * Missions from their definition: a graph (given as text, or by the grammar) whose rooms are placed one
 * by one, with shortest corridors. Tiles are pairs of coordinates in a map; what is near is searched for
 * anew each time.
 */
import { keyOf, Random } from '../random.js';
import { floorPassages } from './dungeon-parts.js';

const [ROOM, DOOR, CORRIDOR] = [1, 2, 3];
const SIDES = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
];
const STATES = { '-': 'open', '+': 'closed', '?': 'secret' };
const PLACES = { K: 'key', T: 'treasure', B: 'boss', M: 'monster' };
const key = (x, y) => `${x},${y}`;

/** A room from rows of characters: floor by tile, in order; doorways with the direction out; places. */
function roomOf(name, rows) {
  const isDrawn = (x, y) => !['#', ' ', '/', undefined].includes(rows[y]?.[x]);
  const all = rows.flatMap((row, y) => [...row].map((_, x) => [x, y]));
  const own = all.filter(([x, y]) => isDrawn(x, y));
  const left = Math.min(...own.map(([x]) => x));
  const top = Math.min(...own.map(([, y]) => y));
  const tiles = own.map(([x, y]) => [x - left, y - top]);
  const floor = new Set(tiles.map(([x, y]) => key(x, y)));
  const isFloor = (x, y) => floor.has(key(x, y));
  const width = 1 + Math.max(...tiles.map(([x]) => x));
  const height = 1 + Math.max(...tiles.map(([, y]) => y));
  let doorways = all
    .filter(([x, y]) => rows[y][x] === '/')
    .map(([x, y]) => [x - left, y - top])
    .map(([x, y]) => [x, y, SIDES.findIndex(([dx, dy]) => isFloor(x - dx, y - dy))]);
  const walls = tiles.flatMap(([x, y]) =>
    SIDES.map(([dx, dy], out) => ({ x, y, dx, dy, out })).filter(
      ({ dx, dy }) =>
        !isFloor(x + dx, y + dy) &&
        !isFloor(x + 2 * dx, y + 2 * dy) &&
        !isFloor(x + dx + dy, y + dy + dx) &&
        !isFloor(x + dx - dy, y + dy - dx),
    ),
  );
  const straight = walls.filter(
    ({ x, y, dx, dy }) => isFloor(x + dy, y + dx) && isFloor(x - dy, y - dx),
  );
  if (doorways.length === 0) {
    const chosen = straight.length > 0 ? straight : walls;
    doorways = chosen.map(({ x, y, dx, dy, out }) => [x + dx, y + dy, out]);
  }
  const places = own
    .filter(([x, y]) => rows[y][x] in PLACES)
    .map(([x, y]) => ({ x: x - left, y: y - top, role: PLACES[rows[y][x]] }));
  return { name, width, height, tiles, doorways, places };
}

const plain = (name, width, height) =>
  roomOf(
    name,
    Array.from({ length: height }, () => '.'.repeat(width)),
  );

/** Rooms, edges and things of a text that is known to be right. */
export function readGraph(text) {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const rooms = [];
  const others = [];
  for (let i = 0; i < lines.length; i++) {
    const [, name, what] = /^\s*(\S+):\s+(\S+)$/.exec(lines[i]) ?? [];
    if (name === undefined) {
      if (lines[i] !== '') others.push(lines[i].trim().split(/\s+/));
    } else if (what === '@') {
      const end = lines.indexOf('', i);
      const rows = lines.slice(i + 1, end < 0 ? lines.length : end);
      rooms.push(roomOf(name, rows));
      i += rows.length;
    } else {
      rooms.push(plain(name, ...what.split('x').map(Number)));
    }
  }
  const numberOf = (name) => rooms.findIndex((room) => room.name === name);
  const edges = [];
  const things = [];
  for (const words of others) {
    if (words.at(-2) === 'in') {
      const lock = words.length === 4 ? Number(words[1]) : 0;
      things.push({ role: words[0], room: numberOf(words.at(-1)), lock });
    } else {
      const [from, sign, to] = words;
      const lock = Number(/\d+/.exec(sign) ?? 0);
      const ends = { from: numberOf(from), to: numberOf(to) };
      edges.push({ ...ends, state: STATES[sign] ?? 'locked', lock });
    }
  }
  for (const [room, { places }] of rooms.entries()) {
    for (const role of ['boss', 'treasure', 'monster']) {
      const isSame = (each) => each.role === role;
      const named = things.filter((thing) => thing.room === room && isSame(thing)).length;
      for (let k = named; k < places.filter(isSame).length; k++)
        things.push({ role, room, lock: 0 });
    }
  }
  const add = (role, room) => {
    if (!things.some((thing) => thing.role === role)) things.unshift({ role, room, lock: 0 });
  };
  add('exit', rooms.length - 1);
  add('entrance', 0);
  return { rooms, edges, things };
}

/** What the grammar makes. */
function drawnGraph(random, count, wanted, longest) {
  const locks = Math.min(wanted, Math.floor((count - 1) / 2));
  const sections = Array.from({ length: locks + 1 }, (_, i) => (i < locks ? 2 : 1));
  for (let left = count - 2 * locks - 1; left > 0; left--) sections[random.below(locks + 1)]++;
  const rooms = [];
  const edges = [];
  const keys = [];
  const drawnSide = (most) => Math.min(4, most) + random.below(Math.max(most - 4, 0) + 1);
  let earlier = [];
  for (const [number, length] of sections.entries()) {
    const own = [];
    for (let i = 0; i < length; i++) {
      const to = rooms.length;
      const [width, height] = longest.map(drawnSide);
      rooms.push(plain(`${to + 1}`, width, height));
      if (i > 0) {
        const from = random.below(2) === 0 ? own.at(-1) : own[random.below(i)];
        edges.push({ from, to, state: random.below(2) === 0 ? 'closed' : 'open', lock: 0 });
      } else if (number > 0) {
        const from = earlier[random.below(earlier.length - 1)];
        edges.push({ from, to, state: 'locked', lock: number });
        keys.push({ role: 'key', room: earlier.at(-1), lock: number });
      }
      own.push(to);
    }
    earlier = own;
  }
  const ends = [
    { role: 'entrance', room: 0, lock: 0 },
    { role: 'exit', room: count - 1, lock: 0 },
  ];
  const things = [...ends, ...keys, { role: 'boss', room: count - 1, lock: 0 }];
  for (let room = 1; room < count - 1; room++) {
    if (keys.some((thing) => thing.room === room)) continue;
    const isLeaf = edges.filter(({ from, to }) => from === room || to === room).length === 1;
    if (isLeaf) things.push({ role: 'treasure', room, lock: 0 });
    else if (random.below(2) === 0) things.push({ role: 'monster', room, lock: 0 });
  }
  return { rooms, edges, things };
}

/** The rooms breadth first, each with its edges to earlier ones, the earliest neighbour's first. */
function inOrder({ edges, things }) {
  const order = [things.find(({ role }) => role === 'entrance').room];
  for (const room of order) {
    for (const { from, to } of edges) {
      const next = from === room ? to : to === room ? from : room;
      if (!order.includes(next)) order.push(next);
    }
  }
  return order.map((room, index) => {
    const back = [];
    let best = Number.POSITIVE_INFINITY;
    for (const edge of edges) {
      if (edge.from !== room && edge.to !== room) continue;
      const at = order.indexOf(edge.from === room ? edge.to : edge.from);
      if (at > index) continue;
      back.push(edge);
      if (at < best) {
        best = at;
        [back[0], back[back.length - 1]] = [back.at(-1), back[0]];
      }
    }
    return { room, back };
  });
}

/** Places of the rooms and tiles of the corridors, or null. */
function laidOut(graph, width, height, random, attempts) {
  const order = inOrder(graph);
  const spots = new Map();
  const corridors = new Map();
  const isInner = (x, y) => x > 0 && y > 0 && x < width - 1 && y < height - 1;
  /** Whether a room or a corridor has a tile at most one away from that tile. */
  let [nearRooms, nearCorridors] = [new Map(), new Map()];
  const spread = (near, tiles, by) => {
    for (const [x, y] of tiles) {
      for (let i = 0; i < 9; i++) {
        const at = key(x - 1 + (i % 3), y - 1 + Math.floor(i / 3));
        near.set(at, (near.get(at) ?? 0) + by);
      }
    }
  };
  const isNearCorridor = (x, y) => nearCorridors.get(key(x, y)) > 0;
  const isFree = (x, y) => !(nearRooms.get(key(x, y)) > 0) && !isNearCorridor(x, y);
  const tilesOf = (room) => {
    const [left, top] = spots.get(room);
    return graph.rooms[room].tiles.map(([x, y]) => [left + x, top + y]);
  };
  const removeCorridor = (edge) => {
    spread(nearCorridors, corridors.get(edge), -1);
    corridors.delete(edge);
  };

  const nextSpot = ({ room, back }) => {
    const own = graph.rooms[room];
    const other = back[0].from === room ? back[0].to : back[0].from;
    const [x, y] = spots.get(other);
    const near = graph.rooms[other];
    const side = random.below(4);
    const gap = 2 + random.below(6);
    if (side < 2) {
      const along = x - own.width - 1 + random.below(own.width + near.width + 3);
      return [along, side === 0 ? y - gap - own.height : y + near.height + gap];
    }
    const along = y - own.height - 1 + random.below(own.height + near.height + 3);
    return [side === 2 ? x - gap - own.width : x + near.width + gap, along];
  };

  const fits = ({ width: w, height: h }, [left, top]) => {
    if (!isInner(left, top) || !isInner(left + w - 1, top + h - 1)) return false;
    for (let y = top - 1; y <= top + h; y++) {
      for (let x = left - 1; x <= left + w; x++) if (!isFree(x, y)) return false;
    }
    return true;
  };

  const route = (edge) => {
    const [a, b] = [graph.rooms[edge.from], graph.rooms[edge.to]];
    const [[ax, ay], [bx, by]] = [spots.get(edge.from), spots.get(edge.to)];
    if (a.doorways.length === 0) return null;
    const isWithin = (x, y) =>
      isInner(x, y) &&
      x >= Math.min(ax, bx) - 10 &&
      y >= Math.min(ay, by) - 10 &&
      x < Math.max(ax + a.width, bx + b.width) + 10 &&
      y < Math.max(ay + a.height, by + b.height) + 10;
    const isOpening = ([x, y]) => isWithin(x, y) && !isNearCorridor(x, y);
    const goals = new Map(
      b.doorways
        .map(([x, y, out]) => [bx + x, by + y, out])
        .filter(isOpening)
        .map(([x, y, out]) => [key(x, y), out]),
    );
    const first = random.below(a.doorways.length);
    const from = new Map();
    const queue = [...a.doorways.slice(first), ...a.doorways.slice(0, first)]
      .map(([x, y, out]) => [ax + x, ay + y, out])
      .filter(isOpening);
    for (const [x, y] of queue) from.set(key(x, y), null);
    for (const [x, y, only] of queue) {
      for (const [d, [dx, dy]] of SIDES.entries()) {
        if (only !== undefined && only !== d) continue;
        const [nextX, nextY] = [x + dx, y + dy];
        const at = key(nextX, nextY);
        if (!isWithin(nextX, nextY) || from.has(at)) continue;
        const isGoal = goals.has(at) && goals.get(at) === (d ^ 1);
        if (!isGoal && (goals.has(at) || !isFree(nextX, nextY))) continue;
        from.set(at, [x, y]);
        queue.push([nextX, nextY]);
        if (!isGoal) continue;
        const tiles = [];
        for (let tile = [nextX, nextY]; tile; tile = from.get(key(...tile))) tiles.unshift(tile);
        return tiles;
      }
    }
    return null;
  };

  const place = (step) => {
    const own = graph.rooms[step.room];
    const spot =
      spots.size === 0
        ? [1 + random.below(width - 1 - own.width), 1 + random.below(height - 1 - own.height)]
        : nextSpot(step);
    if (!fits(own, spot)) return false;
    spots.set(step.room, spot);
    spread(nearRooms, tilesOf(step.room), 1);
    for (const edge of step.back) {
      const tiles = route(edge);
      if (!tiles) {
        remove(step);
        return false;
      }
      corridors.set(edge, tiles);
      spread(nearCorridors, tiles, 1);
    }
    return true;
  };
  const remove = ({ room, back }) => {
    for (const edge of back) if (corridors.has(edge)) removeCorridor(edge);
    spread(nearRooms, tilesOf(room), -1);
    spots.delete(room);
  };

  for (let attempt = 0; attempt < attempts; attempt++) {
    let failures = 0;
    for (let left = order.length * 40; left > 0 && spots.size < order.length; left--) {
      failures = place(order[spots.size]) ? 0 : failures + 1;
      if (failures < 16) continue;
      failures = 0;
      for (let gone = 1 + random.below(3); gone > 0 && spots.size > 0; gone--) {
        remove(order[spots.size - 1]);
      }
    }
    if (spots.size === order.length) return { spots, corridors };
    spots.clear();
    corridors.clear();
    [nearRooms, nearCorridors] = [new Map(), new Map()];
  }
  return null;
}

/** The graph and its layout. */
function planned({ width, height, params }, random) {
  if (params.graph !== '') {
    const graph = readGraph(params.graph);
    return { graph, layout: laidOut(graph, width, height, random, 64) };
  }
  const longest = [
    Math.min(9, Math.max(3, Math.floor(width / 5))),
    Math.min(7, Math.max(3, Math.floor(height / 5))),
  ];
  let count = Math.min(params.rooms, Math.max(1, Math.floor((width * height) / 60)));
  for (;;) {
    const graph = drawnGraph(random, count, params.locks, longest);
    const layout = laidOut(graph, width, height, random, 3);
    if (layout) return { graph, layout };
    count -= Math.ceil(count / 4);
  }
}

export function standard(options) {
  const { width, height } = options;
  const random = options.random ?? new Random(keyOf(options.seed));
  const { graph, layout } = planned(options, random);
  const { spots, corridors } = layout;
  const kinds = new Uint8Array(width * height);
  const cellOf = ([x, y]) => y * width + x;
  const rooms = graph.rooms.map(({ width: w, height: h }, room) => {
    const [x, y] = spots.get(room);
    return { x, y, width: w, height: h };
  });
  const free = graph.rooms.map(({ tiles }, room) => {
    const [left, top] = spots.get(room);
    return tiles.map(([x, y]) => cellOf([left + x, top + y]));
  });
  for (const cell of free.flat()) kinds[cell] = ROOM;
  const doors = new Map();
  for (const [{ state, lock }, tiles] of corridors) {
    for (const tile of tiles) kinds[cellOf(tile)] = CORRIDOR;
    kinds[cellOf(tiles.at(-1))] = DOOR;
    doors.set(cellOf(tiles.at(-1)), { state, ...(lock && { lock }) });
  }
  const pull = (room, cell) => free[room].splice(free[room].indexOf(cell), 1)[0];
  const drawn = graph.things.map(({ role, room }) => {
    const [left, top] = spots.get(room);
    const place = graph.rooms[room].places.find(
      ({ x, y, role: own }) => own === role && free[room].includes(cellOf([left + x, top + y])),
    );
    return place ? pull(room, cellOf([left + place.x, top + place.y])) : null;
  });
  const things = graph.things.map(({ role, room, lock }, index) => {
    const cell = drawn[index] ?? pull(room, free[room][random.below(free[room].length)]);
    return { cell, role, ...(lock && { lock }) };
  });
  const at = (wanted) => things.find(({ role }) => role === wanted).cell;
  const passages = floorPassages({ width, height, kinds });
  const ends = { start: at('entrance'), end: at('exit') };
  return { width, height, kinds, passages, rooms, doors, things, ...ends };
}
