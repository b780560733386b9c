/** The floor of a dungeon of squares by its definitions, asked tile by tile: slow and plain. */
export const [ROCK, ROOM, DOOR, CORRIDOR, , STAIRS] = [0, 1, 2, 3, 4, 5];

export class Floor {
  constructor({ passages, kinds, doors = new Map() }, grid) {
    Object.assign(this, { passages, kinds, doors, grid, tiles: [...kinds.keys()] });
  }

  /** The open passages of a tile as [direction, tile, back]. */
  links(tile) {
    const found = [];
    for (const [direction, slot] of this.grid.slots[tile].entries()) {
      if (slot && (this.passages[tile] >> direction) & 1)
        found.push([direction, slot.to, slot.back]);
    }
    return found;
  }

  near = (tile) => this.links(tile).map(([, to]) => to);
  /** The tiles from which one can walk to a tile. */
  entering = (tile) => this.near(tile);
  isSameLevel = (a, b) => this.grid.places[a].level === this.grid.places[b].level;
  isOutside = (tile) => ![ROCK, STAIRS].includes(this.kinds[tile]) && !this.inRoom(tile);

  isLocked = (tile) => this.kinds[tile] === DOOR && this.doors.get(tile)?.lock !== undefined;
  isRemovable = (tile) => this.isOutside(tile) && !this.isLocked(tile);

  inRoom(tile) {
    if (this.kinds[tile] !== STAIRS) return this.kinds[tile] === ROOM;
    return this.near(tile).some((to) => this.isSameLevel(tile, to) && this.kinds[to] === ROOM);
  }

  /** The directions in which a tile outside rooms is linked to a room of its level. */
  openings(tile) {
    if (this.kinds[tile] === ROCK || this.inRoom(tile)) return [];
    return this.links(tile)
      .filter(([, to]) => this.isSameLevel(tile, to) && this.inRoom(to))
      .map(([direction]) => direction);
  }

  isDoorway(tile) {
    const directions = this.links(tile)
      .map(([direction]) => direction)
      .join(' ');
    return this.kinds[tile] !== STAIRS && ['0 1', '2 3', '4 5', '6 7'].includes(directions);
  }

  isChain = (tile) => this.isOutside(tile) && this.links(tile).length === 2;

  remove(tile) {
    for (const [, to, back] of this.links(tile)) this.passages[to] &= ~(1 << back);
    this.passages[tile] = 0;
    this.kinds[tile] = ROCK;
  }

  dig(tile) {
    this.kinds[tile] = CORRIDOR;
    for (const [direction, slot] of this.grid.slots[tile].entries()) {
      if (!slot || !this.isSameLevel(tile, slot.to) || this.kinds[slot.to] === ROCK) continue;
      this.passages[tile] |= 1 << direction;
      this.passages[slot.to] |= 1 << slot.back;
    }
  }

  /** All tiles that can be reached without crossing some others. */
  reach(from, without = () => false) {
    const found = new Set([from]);
    for (const tile of found) for (const to of this.near(tile)) if (!without(to)) found.add(to);
    return found;
  }

  /** By tile the steps from another one. */
  steps(from) {
    const steps = new Map([[from, 0]]);
    for (const [tile, count] of steps) {
      for (const to of this.near(tile)) if (!steps.has(to)) steps.set(to, count + 1);
    }
    return steps;
  }

  /** The rooms as sets of tiles, by their first tile. */
  rooms() {
    const rooms = [];
    const seen = new Set();
    for (const first of this.tiles) {
      if (seen.has(first) || !this.inRoom(first)) continue;
      const room = this.reach(first, (to) => !this.inRoom(to) || !this.isSameLevel(first, to));
      for (const tile of room) seen.add(tile);
      rooms.push(room);
    }
    return rooms;
  }

  /** Without a tile of two passages its two neighbours are apart. */
  isChokepoint(tile) {
    const [a, b] = this.near(tile);
    return this.links(tile).length === 2 && !this.reach(a, (to) => to === tile).has(b);
  }

  /** Without it its neighbours are still linked by tiles that touch two of them. */
  isSpare(tile) {
    const near = this.near(tile);
    if (near.length === 0 || this.kinds[tile] === STAIRS || this.isLocked(tile)) return false;
    const around = new Set(near);
    const others = near.flatMap((to) => this.near(to)).filter((to) => to !== tile);
    for (const to of others) around.add(to);
    const joined = this.reach(near[0], (to) => to === tile || !around.has(to));
    return near.every((to) => joined.has(to));
  }

  /** Narrows openings; see the pass tidy. */
  narrow() {
    const opens = (tile, side) => tile >= 0 && this.openings(tile).includes(side);
    const next = (tile, direction) =>
      this.links(tile).find(([other]) => other === direction)?.[1] ?? -1;
    for (const side of [0, 1, 2, 3]) {
      const [back, on] = side < 2 ? [2, 3] : [0, 1];
      for (const first of this.tiles) {
        if (!opens(first, side) || opens(next(first, back), side)) continue;
        const row = [first];
        while (opens(next(row.at(-1), on), side)) row.push(next(row.at(-1), on));
        const order = [...row.keys()].sort((a, b) => {
          const depth = (i) => Math.min(i, row.length - 1 - i);
          return depth(a) - depth(b) || a - b;
        });
        for (const i of order) {
          const isOpen = (at) => row[at] !== undefined && this.kinds[row[at]] !== ROCK;
          if (isOpen(i) && (isOpen(i - 1) || isOpen(i + 1)) && this.isSpare(row[i])) {
            const around = this.near(row[i]);
            this.remove(row[i]);
            for (const tile of around) this.trim(tile);
          }
        }
      }
    }
  }

  /** Removes a dead end outside rooms up to where it is one no more. */
  trim(tile) {
    for (let at = tile; this.isRemovable(at) && this.links(at).length === 1; ) {
      const [to] = this.near(at);
      this.remove(at);
      at = to;
    }
  }

  roomDoorways() {
    const found = [];
    for (const tile of this.tiles) {
      if (this.openings(tile).length === 0 || !this.isDoorway(tile)) continue;
      if (!this.near(tile).some((to) => found.includes(to))) found.push(tile);
    }
    return found;
  }

  chokeDoorways(isChokepoint = (tile) => this.isChokepoint(tile)) {
    const part = new Set(this.tiles.filter((tile) => this.isChain(tile) && isChokepoint(tile)));
    const found = [];
    for (const first of part) {
      const chain = [...this.reach(first, (to) => !part.has(to))];
      for (const tile of chain) part.delete(tile);
      const ways = chain.filter((tile) => this.isDoorway(tile)).sort((a, b) => a - b);
      const best = ways.find((tile) => this.openings(tile).length > 0) ?? ways[0];
      if (best !== undefined) found.push(best);
    }
    return found.sort((a, b) => a - b);
  }
}

/** The first items of a shuffle, drawn one by one. */
export function* shuffled(items, random) {
  const left = [...items];
  for (let i = 0; i < left.length; i++) {
    const other = left.length - i > 1 ? i + random.below(left.length - i) : i;
    [left[i], left[other]] = [left[other], left[i]];
    yield left[i];
  }
}

/** So many of them. */
export function drawn(items, count, random) {
  const found = [];
  for (const item of count > 0 ? shuffled(items, random) : []) {
    if (found.push(item) === count) break;
  }
  return found;
}

export const shareOf = (count, share) =>
  Math.floor((count * Math.round(share * 1000) + 500) / 1000);
