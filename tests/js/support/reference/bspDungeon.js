import { keyOf, Random } from '../random.js';
import { drawnRoom, Rock } from './dungeon-parts.js';

const [CORRIDOR, ORIGINAL_ROW_SPLIT] = [3, 4];
const half = (sum) => Math.trunc(sum / 2);

/**
 * The tree of a partition, before its rooms: regions in the order in which they are made. `cut(region,
 * depth)` gives the axis and the length of the low half, or null; `made` is called for every leaf, and
 * `joined` for every cut when both halves are done.
 */
function partition({ width, height, params }, cut, made, joined) {
  const regions = [];
  const divide = (x, y, w, h, depth) => {
    const region = { x, y, width: w, height: h, room: null, halves: null };
    regions.push(region);
    const found = cut(region, depth);
    if (found === null) {
      made(region);
      return region;
    }
    const { byRows, length } = found;
    region.halves = byRows
      ? [divide(x, y, w, length, depth - 1), divide(x, y + length, w, h - length, depth - 1)]
      : [divide(x, y, length, h, depth - 1), divide(x + length, y, w - length, h, depth - 1)];
    joined(region, byRows, byRows ? y + length : x + length);
    return region;
  };
  divide(0, 0, width, height, params.depth);
  return regions;
}

/** Regions as the library lists them. */
function listed(regions, rooms) {
  return regions.map(({ x, y, width, height, room, halves }) => ({
    x,
    y,
    width,
    height,
    halves: halves?.map((one) => regions.indexOf(one)) ?? null,
    room: room ? rooms.indexOf(room) : null,
  }));
}

const ratioOf = ({ ratioLow, ratioHigh }, random) =>
  ratioLow + random.below(ratioHigh - ratioLow + 1);

/** Original program 002: rooms fill their leaves but for the margin. */
export function divide(options, random) {
  const { width, height, params } = options;
  const { minLeaf, margin } = params;
  const kinds = new Uint8Array(width * height);
  const rock = new Rock(width, height, kinds);
  const put = (row, column, kind) => {
    kinds[row * width + column] = kind;
  };

  function cut({ width: columns, height: rows }, depth) {
    if (depth === 0 || rows <= minLeaf || columns <= minLeaf) return null;
    const byRows =
      Math.trunc(rows / columns) > 1 || (Math.trunc(columns / rows) <= 1 && random.below(2) === 1);
    const length = byRows ? rows : columns;
    return { byRows, length: Math.trunc((length * ratioOf(params, random)) / 10) };
  }

  function fill(leaf) {
    const room = {
      x: leaf.x + margin,
      y: leaf.y + margin,
      width: leaf.width - 2 * margin,
      height: leaf.height - 2 * margin,
    };
    leaf.inner = room;
    if (room.width <= 0 || room.height <= 0) return;
    leaf.room = room;
    rock.room(room);
  }

  /** What is left of a leaf between its margins: the last one of a region, or the first one. */
  function endOf({ halves, inner }, isLast) {
    return halves ? endOf(halves[isLast ? 1 : 0], isLast) : inner;
  }

  function join({ halves }, byRows, at) {
    const low = endOf(halves[0], true);
    const high = endOf(halves[1], false);
    if (byRows) {
      const from = half(2 * low.x + low.width - 1);
      const to = half(2 * high.x + high.width - 1);
      for (let i = 0; i < margin; i++) {
        put(at - margin + i, from, ORIGINAL_ROW_SPLIT);
        put(at + i, to, ORIGINAL_ROW_SPLIT);
      }
      for (let c = Math.min(from, to); c <= Math.max(from, to); c++) put(at, c, ORIGINAL_ROW_SPLIT);
      return;
    }
    const from = half(2 * low.y + low.height - 1);
    const to = half(2 * high.y + high.height - 1);
    for (let i = 0; i < margin; i++) {
      put(from, at - margin + i, CORRIDOR);
      put(to, at + i, CORRIDOR);
    }
    for (let r = Math.min(from, to); r <= Math.max(from, to); r++) put(r, at, CORRIDOR);
  }

  const regions = partition(options, cut, fill, join);
  return { ...rock.finished(), tree: listed(regions, rock.rooms), leaves: leavesOf(regions) };
}

const leavesOf = (regions) => regions.filter(({ halves }) => halves === null);

/** Rooms anywhere in their leaves; corridors between leaves that lie across from each other. */
export function partitioned(options, random) {
  const { width, height, params } = options;
  const { minLeaf, margin, corridor } = params;
  const rock = new Rock(width, height);
  const before = Math.max(margin, corridor + 1);
  const minRoom = Math.max(params.minRoom, corridor);
  const least = before + minRoom + margin;

  function cut({ width: columns, height: rows }, depth) {
    const longest = depth > 0 ? minLeaf : Math.max(minLeaf, params.maxLeaf);
    const isLong = (length) => length > longest && length >= 2 * least;
    if (!isLong(rows) && !isLong(columns)) return null;
    let byRows = isLong(rows);
    if (isLong(rows) && isLong(columns)) {
      const [short, long] = [Math.min(rows, columns), Math.max(rows, columns)];
      byRows = long > 1.25 * short ? rows > columns : random.below(2) === 1;
    }
    const length = byRows ? rows : columns;
    const drawn = Math.floor((length * ratioOf(params, random)) / 10);
    return { byRows, length: Math.min(Math.max(drawn, least), length - least) };
  }

  function dig(leaf) {
    const space = {
      x: leaf.x + before,
      y: leaf.y + before,
      width: leaf.width - before - margin,
      height: leaf.height - before - margin,
    };
    leaf.room = drawnRoom(random, space, { ...params, minRoom });
    rock.room(leaf.room);
  }

  function join(region, byRows, at) {
    const place = byRows
      ? region.x + random.below(region.width)
      : region.y + random.below(region.height);
    const leaves = leavesOf(within(region));
    const roomAt = (x, y) =>
      leaves.find(
        (leaf) => x >= leaf.x && x < leaf.x + leaf.width && y >= leaf.y && y < leaf.y + leaf.height,
      ).room;
    const [low, high] = byRows
      ? [roomAt(place, at - 1), roomAt(place, at)]
      : [roomAt(at - 1, place), roomAt(at, place)];
    rock.join(random, { ...low, isRoom: true }, { ...high, isRoom: true }, byRows, at, corridor);
  }

  const regions = partition(options, cut, dig, join);
  return { ...rock.finished(), tree: listed(regions, rock.rooms), leaves: leavesOf(regions) };
}

const within = (region) => [region, ...(region.halves ?? []).flatMap(within)];

const randomOf = ({ random, seed }) => random ?? new Random(keyOf(seed));
export const standard = (options) => partitioned(options, randomOf(options));
export const original = (options) => divide(options, randomOf(options));
