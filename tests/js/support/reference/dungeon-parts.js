/** What the dungeons of the references are dug of, written from the definitions in dungeons/shared. */
import { neighbourOf } from '../grid.js';

const [ROOM, CORRIDOR] = [1, 3];

/** Floor is linked to all floor beside it. */
export function floorPassages({ width, height, kinds }) {
  return kinds.map((kind, cell) => {
    let bits = 0;
    for (let direction = 0; kind !== 0 && direction < 4; direction++) {
      const next = neighbourOf({ width, height }, cell, direction);
      if (next >= 0 && kinds[next] !== 0) bits |= 1 << direction;
    }
    return bits;
  });
}

/** The nearest whole number to a part of a length; a half counts up. Shares have three decimals. */
const partOf = (length, share) => Math.floor((length * Math.round(1000 * share) + 500) / 1000);

/** A room within a space: its size, cut for the aspect, then its place. */
export function drawnRoom(random, space, { minRoom, minFill, maxFill, aspect, jitter }) {
  const side = (length) => {
    const low = Math.max(minRoom, partOf(length, minFill));
    const high = Math.max(low, partOf(length, maxFill));
    return low + random.below(high - low + 1);
  };
  const drawn = [side(space.width), side(space.height)];
  const width = Math.min(drawn[0], drawn[1] * aspect);
  const height = Math.min(drawn[1], width * aspect);
  const place = (slack) => {
    const free = partOf(slack, jitter);
    return random.below(free + 1) + Math.floor((slack - free) / 2);
  };
  const x = space.x + place(space.width - width);
  const y = space.y + place(space.height - height);
  return { x, y, width, height };
}

/** Rock into which rooms and corridors are dug. */
export class Rock {
  rooms = [];

  constructor(width, height, kinds = new Uint8Array(width * height)) {
    Object.assign(this, { width, height, kinds });
  }

  room(room) {
    for (let y = room.y; y < room.y + room.height; y++) {
      for (let x = room.x; x < room.x + room.width; x++) this.kinds[y * this.width + x] = ROOM;
    }
    this.rooms.push(room);
  }

  corridor(x, y) {
    this.kinds[y * this.width + x] ||= CORRIDOR;
  }

  /**
   * A corridor across a line, from a room or junction before it to one behind it: straight through a
   * place that both have, or along the line.
   */
  join(random, low, high, byRows, line, size) {
    // Turned, so that the line is always a column.
    const turned = ({ x, y, width, height, isRoom }) =>
      byRows
        ? { x: y, y: x, width: height, height: width, isRoom }
        : { x, y, width, height, isRoom };
    const dig = (x, y) => (byRows ? this.corridor(y, x) : this.corridor(x, y));
    const [left, right] = [turned(low), turned(high)];
    const placesOf = ({ y, height, isRoom }) => {
      const corner = isRoom && height >= size + 2 ? 1 : 0;
      const places = [];
      for (let at = y + corner; at + size <= y + height - corner; at++) places.push(at);
      return places;
    };
    const places = [placesOf(left), placesOf(right)];
    const common = places[0].filter((place) => places[1].includes(place));
    const any = (list) => list[random.below(list.length)];
    const from = any(common.length > 0 ? common : places[0]);
    const to = common.length > 0 ? from : any(places[1]);
    const block = (x, y, width, height) => {
      for (let i = 0; i < width; i++) for (let j = 0; j < height; j++) dig(x + i, y + j);
    };
    const middle = Math.floor((size - 1) / 2);
    const begin = left.x + left.width;
    const end = right.x;
    if (left.isRoom) dig(begin, from + middle);
    if (right.isRoom) dig(end - 1, to + middle);
    const first = begin + Number(left.isRoom);
    block(first, from, line - first, size);
    block(line, Math.min(from, to), size, Math.abs(from - to) + size);
    block(line + size, to, end - Number(right.isRoom) - line - size, size);
  }

  /** The map with its passages. */
  finished() {
    const { width, height, kinds, rooms } = this;
    const map = { width, height, kinds, rooms };
    return { ...map, passages: floorPassages(map) };
  }
}
