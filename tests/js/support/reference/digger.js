import { keyOf, Random } from '../random.js';
import { Rock } from './dungeon-parts.js';

const [NORTH, SOUTH, WEST, EAST] = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
];
const DIRECTIONS = [NORTH, SOUTH, WEST, EAST];
/** The direction to the left of one and that to the right. */
const TURNS = new Map([
  [NORTH, [WEST, EAST]],
  [SOUTH, [EAST, WEST]],
  [WEST, [SOUTH, NORTH]],
  [EAST, [NORTH, SOUTH]],
]);
const ROOM = 1;

export function standard({ width, height, seed, params, random = new Random(keyOf(seed)) }) {
  const draw = (low, high) => low + random.below(high - low + 1);
  const rock = new Rock(width, height);
  const wanted = Math.floor((width * height * Math.round(1000 * params.dug) + 500) / 1000);
  const most = {
    x: Math.min(params.maxWidth, width - 2),
    y: Math.min(params.maxHeight, height - 2),
  };
  const drawSize = () => [draw(params.minWidth, most.x), draw(params.minHeight, most.y)];
  const drawLength = () => draw(params.minCorridor, params.maxCorridor);
  const kindOf = ([x, y]) => rock.kinds[y * width + x];
  const places = [];
  let dug = 0;

  /** Whether a tile lies in the grid and is rock. */
  const isRock = ([x, y]) => x >= 0 && y >= 0 && x < width && y < height && kindOf([x, y]) === 0;
  const isAtEdge = ([x, y]) => x < 1 || y < 1 || x > width - 2 || y > height - 2;
  const add = ([x, y], [dx, dy], by = 1) => [x + by * dx, y + by * dy];
  /** A tile and the eight around it. */
  const around = ([x, y]) => [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [x + dx, y + dy]));
  const tilesOf = ({ x, y, width: w, height: h }) =>
    Array.from({ length: w * h }, (_, i) => [x + (i % w), y + Math.floor(i / w)]);

  function addPlace(tile, direction) {
    if (!isAtEdge(tile) && isRock(tile)) places.push({ tile, direction, tried: 0 });
  }

  function digRoom(room) {
    rock.room(room);
    dug += room.width * room.height;
    const inner = (length) => {
      const all = [...Array(length).keys()];
      return length >= 3 ? all.slice(1, -1) : all;
    };
    for (const i of inner(room.width)) {
      addPlace([room.x + i, room.y - 1], NORTH);
      addPlace([room.x + i, room.y + room.height], SOUTH);
    }
    for (const i of inner(room.height)) {
      addPlace([room.x - 1, room.y + i], WEST);
      addPlace([room.x + room.width, room.y + i], EAST);
    }
  }

  /** The tiles that a straight piece needs: its own, those at its sides, and the next one with its sides. */
  function needed(piece) {
    const { direction, tiles } = piece;
    const sides = [
      [direction[1], direction[0]],
      [-direction[1], -direction[0]],
    ];
    const own = [...tiles, add(tiles.at(-1), direction)];
    return own.flatMap((tile) => [tile, ...sides.map((side) => add(tile, side))]);
  }

  const pieceFrom = (first, direction, length) => ({
    direction,
    tiles: Array.from({ length }, (_, i) => add(first, direction, i)),
  });

  /** The room behind a door, its side along the wall beginning some tiles before the door. */
  function roomBehind(door, direction, [w, h]) {
    const isUpright = direction === NORTH || direction === SOUTH;
    const side = isUpright ? w : h;
    const corner = side >= 3 ? 1 : 0;
    const back = draw(corner, side - 1 - corner);
    const [x, y] = add(door, direction);
    if (direction === NORTH) return { x: x - back, y: y - h + 1, width: w, height: h };
    if (direction === SOUTH) return { x: x - back, y, width: w, height: h };
    if (direction === WEST) return { x: x - w + 1, y: y - back, width: w, height: h };
    return { x, y: y - back, width: w, height: h };
  }

  function digFeature({ tile, direction }) {
    const size = drawSize();
    const isFromRoom = kindOf(add(tile, direction, -1)) === ROOM;
    const pieces = [];
    if (isFromRoom || random.below(2) === 1) {
      pieces.push(pieceFrom(tile, direction, drawLength()));
      if (random.below(1000) < Math.round(1000 * params.turns)) {
        const turned = TURNS.get(direction)[random.below(2)];
        pieces.push(pieceFrom(add(pieces[0].tiles.at(-1), turned), turned, drawLength()));
      }
    } else {
      pieces.push(pieceFrom(tile, direction, 1));
    }
    const end = pieces.at(-1);
    const room = roomBehind(end.tiles.at(-1), end.direction, size);
    const all = [...tilesOf(room).flatMap(around), ...pieces.flatMap(needed)];
    if (!all.every(isRock)) return false;
    for (const [x, y] of pieces.flatMap(({ tiles }) => tiles)) {
      rock.corridor(x, y);
      dug++;
    }
    digRoom(room);
    const path = pieces.flatMap(({ tiles }) => tiles);
    for (const one of path.slice(isFromRoom ? 1 : 0, -1)) {
      for (const way of DIRECTIONS) addPlace(add(one, way), way);
    }
    return true;
  }

  const [w, h] = drawSize();
  const within = (value, last) => Math.min(Math.max(value, 1), last);
  const x = within((width >> 1) - random.below(w), width - 1 - w);
  const y = within((height >> 1) - random.below(h), height - 1 - h);
  digRoom({ x, y, width: w, height: h });
  while (dug < wanted && places.length > 0) {
    const index = random.below(places.length);
    const place = places[index];
    const last = places.pop();
    if (index < places.length) places[index] = last;
    if (digFeature(place)) continue;
    place.tried++;
    if (place.tried < params.tries) places.push(place);
  }
  return rock.finished();
}
