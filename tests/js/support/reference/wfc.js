/**
 * Wave function collapse on tiles, from its definition (Gumin's overlapping model, and given tiles):
 * domains are plain sets of pattern numbers, propagation counts supports, undoing copies nothing but
 * what was removed.
 */
import { keyOf, Random } from '../random.js';
import { floorPassages } from './dungeon-parts.js';
import { fittingTiles, imagesOf, joinTiles, placesOf } from './wfc-tiles.js';

const GLYPHS = '#./,';
const [ROCK, ROOM, DOOR] = [0, 1, 2];
const REACH = 12;

/** The windows of the sample, each once, with how often it occurs in all its images. */
export function learn(text, { pattern: size, symmetry, wrap }) {
  const rows = text.replace(/\r/g, '').replace(/\n+$/, '').split('\n');
  const tileAt = (x, y) => GLYPHS.indexOf(rows[y % rows.length][x % rows[0].length]);
  const across = wrap ? rows[0].length : rows[0].length - size + 1;
  const down = wrap ? rows.length : rows.length - size + 1;
  const mirror = (p) => p.map((_, i) => p[i - (i % size) + size - 1 - (i % size)]);
  const turn = (p) => p.map((_, i) => p[(i % size) * size + size - 1 - Math.floor(i / size)]);
  const found = new Map();
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      let image = Array.from({ length: size * size }, (_, i) =>
        tileAt(x + (i % size), y + Math.floor(i / size)),
      );
      for (let turns = 0; turns < (symmetry === 'all' ? 4 : 1); turns++) {
        for (const own of symmetry === 'none' ? [image] : [image, mirror(image)]) {
          const key = own.join('');
          if (!found.has(key)) found.set(key, { tiles: own, weight: 0 });
          found.get(key).weight++;
        }
        image = turn(image);
      }
    }
  }
  return { patterns: [...found.values()], keys: new Set(found.keys()) };
}

/** By direction (north, south, west, east) and pattern, the patterns that may lie there. */
function neighboursOf(patterns, size) {
  const shifts = [
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
  ];
  return shifts.map(([dx, dy]) =>
    patterns.map(({ tiles: a }) => {
      const fitting = [];
      for (const [number, { tiles: b }] of patterns.entries()) {
        let fits = true;
        for (let y = Math.max(0, dy); y < size + Math.min(0, dy); y++) {
          for (let x = Math.max(0, dx); x < size + Math.min(0, dx); x++) {
            fits &&= a[y * size + x] === b[(y - dy) * size + x - dx];
          }
        }
        if (fits) fitting.push(number);
      }
      return fitting;
    }),
  );
}

class Wave {
  /** `cells`: by place, the cells of its tiles. */
  constructor(patterns, near, across, down, cells) {
    this.patterns = patterns;
    this.near = near;
    this.across = across;
    this.down = down;
    this.cells = cells;
    this.hasLimits = patterns.some(({ most }) => most < Number.POSITIVE_INFINITY);
    const count = across * down;
    this.domains = Array.from({ length: count }, () => new Set(patterns.keys()));
    // How many patterns of the neighbour in the direction go with a pattern here.
    const counts = patterns.flatMap((_, p) => this.near.map((list) => list[p].length));
    this.supports = Array.from({ length: count }, () => Int32Array.from(counts));
    this.waiting = [];
    this.removed = [];
    this.isBroken = false;
    for (let place = 0; place < count; place++) {
      for (const p of patterns.keys()) {
        const isLost = [0, 1, 2, 3].some(
          (d) => this.at(place, d) >= 0 && this.near[d][p].length === 0,
        );
        if (isLost) this.remove(place, p);
      }
    }
  }

  at(place, direction) {
    const [x, y] = [place % this.across, Math.floor(place / this.across)];
    if (direction === 0) return y > 0 ? place - this.across : -1;
    if (direction === 1) return y + 1 < this.down ? place + this.across : -1;
    if (direction === 2) return x > 0 ? place - 1 : -1;
    return x + 1 < this.across ? place + 1 : -1;
  }

  remove(place, p) {
    if (!this.domains[place].delete(p)) return;
    this.removed.push([place, p]);
    this.waiting.push([place, p]);
    if (this.domains[place].size === 0) this.isBroken = true;
  }

  keep(place, test) {
    for (const p of [...this.domains[place]]) if (!test(p)) this.remove(place, p);
  }

  settle() {
    for (;;) {
      if (!this.settleSupports()) return false;
      const { length } = this.removed;
      if (this.hasLimits) this.excludeFull();
      if (this.isBroken || this.removed.length === length) return this.settleSupports();
    }
  }

  /** Removes the patterns of a group where as many places are decided for it as there may be. */
  excludeFull() {
    const used = new Map();
    for (const domain of this.domains) {
      if (domain.size !== 1) continue;
      const { group } = this.patterns[[...domain][0]];
      used.set(group, (used.get(group) ?? 0) + 1);
    }
    const isFull = this.patterns.map(({ group, most }) => used.get(group) >= most);
    for (const { group, most } of this.patterns) this.isBroken ||= used.get(group) > most;
    for (const [place, { size }] of this.domains.entries()) {
      if (size > 1) this.keep(place, (p) => !isFull[p]);
    }
  }

  settleSupports() {
    // Counts are kept complete even after a domain is empty, so that undoing is exact.
    while (this.waiting.length > 0) {
      const [place, p] = this.waiting.pop();
      for (let d = 0; d < 4; d++) {
        const other = this.at(place, d);
        if (other < 0) continue;
        for (const q of this.near[d][p]) {
          const left = --this.supports[other][4 * q + (d ^ 1)];
          if (left === 0 && !this.isBroken) this.remove(other, q);
        }
      }
    }
    return !this.isBroken;
  }

  undo(length) {
    this.isBroken = false;
    while (this.removed.length > length) {
      const [place, p] = this.removed.pop();
      this.domains[place].add(p);
      for (let d = 0; d < 4; d++) {
        const other = this.at(place, d);
        if (other < 0) continue;
        for (const q of this.near[d][p]) this.supports[other][4 * q + (d ^ 1)]++;
      }
    }
  }

  /** Keeps the patterns whose tile at a cell passes the test. */
  restrict(cell, test) {
    for (const [place, own] of this.cells.entries()) {
      const index = own.indexOf(cell);
      if (index >= 0) this.keep(place, (p) => test(this.patterns[p].tiles[index]));
    }
  }

  /** Chooses patterns until every place has one. False: not within the bound. */
  collapse(random) {
    const noise = this.domains.map(() => Number(random.next() >> 32n));
    if (!this.settle()) return false;
    const choices = [];
    let undone = 0;
    const most = 1000 + this.domains.length;
    for (;;) {
      let best = -1;
      for (const [place, { size }] of this.domains.entries()) {
        if (size < 2) continue;
        const other = best < 0 ? 0 : size - this.domains[best].size || noise[place] - noise[best];
        if (other < 0 || best < 0) best = place;
      }
      if (best < 0) return true;
      const own = [...this.domains[best]].sort((a, b) => a - b);
      const total = own.reduce((sum, p) => sum + this.patterns[p].weight, 0);
      let drawn = random.below(total);
      const chosen = own.find((p) => {
        drawn -= this.patterns[p].weight;
        return drawn < 0;
      });
      choices.push({ place: best, chosen, length: this.removed.length });
      this.keep(best, (p) => p === chosen);
      while (!this.settle()) {
        if (choices.length === 0 || ++undone > most) return false;
        const { place, chosen: wrong, length } = choices.pop();
        this.undo(length);
        this.remove(place, wrong);
      }
    }
  }

  /** The pattern of every place. */
  chosen() {
    return this.domains.map((domain) => [...domain][0]);
  }
}

/** The kinds of all cells. */
function tilesOf(chosen, patterns, cells, count) {
  const kinds = new Uint8Array(count);
  for (const [place, own] of cells.entries()) {
    for (const [i, cell] of own.entries()) kinds[cell] = patterns[chosen[place]].tiles[i];
  }
  return kinds;
}

/** Joins the pieces of the floor by tunnels, or fills them. False: some piece allows neither. */
function join(kinds, { patterns, keys }, size, width, height, fixed) {
  const deltas = [-width, width, -1, 1];
  const fits = (cells) => {
    for (const cell of cells) {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      for (let wy = Math.max(0, y - size + 1); wy <= Math.min(y, height - size); wy++) {
        for (let wx = Math.max(0, x - size + 1); wx <= Math.min(x, width - size); wx++) {
          let key = '';
          for (let i = 0; i < size * size; i++) {
            key += kinds[(wy + Math.floor(i / size)) * width + wx + (i % size)];
          }
          if (!keys.has(key)) return false;
        }
      }
    }
    return true;
  };
  const setAll = (cells, values) => {
    for (const [i, cell] of cells.entries()) kinds[cell] = values[i];
  };
  const piece = new Int32Array(kinds.length).fill(-1);
  const pieces = [];
  for (const [cell, kind] of kinds.entries()) {
    if (kind === ROCK || piece[cell] >= 0) continue;
    const own = [cell];
    piece[cell] = pieces.length;
    for (const at of own) {
      for (const delta of deltas) {
        if (kinds[at + delta] === ROCK || piece[at + delta] >= 0) continue;
        piece[at + delta] = pieces.length;
        own.push(at + delta);
      }
    }
    pieces.push(own);
  }
  if (pieces.length === 0) return false;
  const order = [...pieces.keys()].sort((a, b) => pieces[a].length - pieces[b].length || a - b);
  const present = [1, 2, 3].filter((kind) => patterns.some(({ tiles }) => tiles.includes(kind)));
  const isRock = (cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    return x > 0 && y > 0 && x + 1 < width && y + 1 < height && kinds[cell] === ROCK;
  };
  for (const number of order.slice(0, -1)) {
    const own = pieces[number].sort((a, b) => a - b);
    const isOther = (cell) => kinds[cell] !== ROCK && piece[cell] !== number;
    const tunnels = [];
    for (const from of own) {
      for (let d = 0; d < 4; d++) {
        const path = [];
        for (let cell = from + deltas[d]; path.length < REACH && isRock(cell); cell += deltas[d]) {
          path.push(cell);
          if (isOther(cell + deltas[d])) tunnels.push({ path: [...path], to: cell + deltas[d] });
          for (const side of d < 2 ? [2, 3] : [0, 1]) {
            const bent = [...path];
            let next = cell + deltas[side];
            for (; bent.length < REACH && isRock(next); next += deltas[side]) bent.push(next);
            if (bent.length > path.length && isOther(next)) tunnels.push({ path: bent, to: next });
          }
        }
      }
    }
    tunnels.sort((a, b) => a.path.length - b.path.length);
    const dig = ({ path }) => {
      for (const kind of present) {
        for (
          let ends = 0;
          ends < (path.length > 1 && kind !== DOOR && present.includes(DOOR) ? 4 : 1);
          ends++
        ) {
          const values = path.map(() => kind);
          if (ends & 1) values[0] = DOOR;
          if (ends & 2) values[path.length - 1] = DOOR;
          setAll(path, values);
          if (fits(path)) return true;
        }
      }
      setAll(
        path,
        path.map(() => ROCK),
      );
      return false;
    };
    const dug = tunnels.find(dig);
    if (dug) {
      const other = piece[dug.to];
      for (const cell of [...own, ...dug.path]) piece[cell] = other;
      pieces[other].push(...own, ...dug.path);
      continue;
    }
    const before = own.map((cell) => kinds[cell]);
    setAll(
      own,
      own.map(() => ROCK),
    );
    if (own.some((cell) => fixed.includes(cell)) || !fits(own)) {
      setAll(own, before);
      return false;
    }
  }
  return true;
}

/** The windows of every place of a dungeon, from a sample. */
function overlapping({ width, height, params }) {
  const { pattern: size, sample } = params;
  const { patterns, keys } = learn(sample, params);
  const [across, down] = [width - size + 1, height - size + 1];
  const cells = Array.from({ length: across * down }, (_, place) =>
    Array.from({ length: size * size }, (__, i) => {
      const x = (place % across) + (i % size);
      return (Math.floor(place / across) + Math.floor(i / size)) * width + x;
    }),
  );
  const begin = (wave, random) => {
    const x = 1 + random.below(width - 2);
    wave.restrict((1 + random.below(height - 2)) * width + x, (tile) => tile !== ROCK);
  };
  const joined = (chosen) => {
    const kinds = tilesOf(chosen, patterns, cells, width * height);
    const isWrong =
      params.connected && !join(kinds, { patterns, keys }, size, width, height, params.open);
    return isWrong ? null : kinds;
  };
  return { patterns, near: neighboursOf(patterns, size), across, down, cells, begin, joined };
}

/** Given tiles in rows next to each other. */
function adjacent({ width, height, params }) {
  const images = imagesOf(params.tiles, params.symmetry);
  const { patterns, size } = images;
  const { across, down, cells } = placesOf(size, width, height);
  const begin = (wave, random) => {
    const hasFloor = patterns.map(({ tiles }) => tiles.some((kind) => kind !== ROCK));
    wave.keep(random.below(across * down), (p) => hasFloor[p]);
  };
  const joined = (chosen) => {
    if (params.connected && !joinTiles(chosen, images, width, height, params.open)) return null;
    return tilesOf(chosen, patterns, cells, width * height);
  };
  return { patterns, near: fittingTiles(patterns), across, down, cells, begin, joined };
}

/** Kinds of the tiles, or null where no attempt succeeds. */
export function kindsOf(options, random) {
  const { width, height, params } = options;
  const model = params.tiles ? adjacent(options) : overlapping(options);
  const { patterns, near, across, down, cells, begin, joined } = model;
  const rows = { first: cells[0][0], last: cells.at(-1).at(-1) };
  const [left, top] = [rows.first % width, Math.floor(rows.first / width)];
  const [right, bottom] = [rows.last % width, Math.floor(rows.last / width)];
  const attempts = Math.min(64, Math.max(4, Math.floor(2 ** 22 / (width * height))));
  for (let attempt = 0; attempt < attempts; attempt++) {
    const wave = new Wave(patterns, near, across, down, cells);
    // The same in one go as cell by cell.
    for (const [place, own] of cells.entries()) {
      const edge = [...own.keys()].filter((i) => {
        const [x, y] = [own[i] % width, Math.floor(own[i] / width)];
        return x === left || x === right || y === top || y === bottom;
      });
      if (edge.length > 0) wave.keep(place, (p) => edge.every((i) => patterns[p].tiles[i] === 0));
    }
    for (const cell of params.open) wave.restrict(cell, (tile) => tile !== ROCK);
    if (params.open.length === 0) begin(wave, random);
    if (!wave.collapse(random)) continue;
    const kinds = joined(wave.chosen());
    if (kinds === null) continue;
    const count = kinds.reduce((sum, kind) => sum + Number(kind !== ROCK), 0);
    const least = Math.floor((width * height * Math.round(params.leastFloor * 1000) + 500) / 1000);
    if (count >= least) return kinds;
  }
  return null;
}

/** The rooms: pieces of room tiles that fill a rectangle, or else with their cells. */
export function roomsOf(kinds, width, height) {
  const seen = new Uint8Array(kinds.length);
  const rooms = [];
  for (const [first, kind] of kinds.entries()) {
    if (kind !== ROOM || seen[first]) continue;
    const cells = [first];
    seen[first] = 1;
    for (const cell of cells) {
      for (const next of [cell - width, cell + width, cell - 1, cell + 1]) {
        if (next < 0 || next >= width * height || kinds[next] !== ROOM || seen[next]) continue;
        seen[next] = 1;
        cells.push(next);
      }
    }
    cells.sort((a, b) => a - b);
    const columns = cells.map((cell) => cell % width);
    const x = Math.min(...columns);
    const y = Math.floor(first / width);
    const own = { x, y, width: Math.max(...columns) - x + 1 };
    rooms.push({ ...own, height: Math.floor(cells.at(-1) / width) - y + 1 });
  }
  return rooms;
}

export function standard(options) {
  const { width, height } = options;
  const kinds = kindsOf(options, options.random ?? new Random(keyOf(options.seed)));
  const passages = floorPassages({ width, height, kinds });
  const tiles = [...kinds.keys()].filter((cell) => kinds[cell] === DOOR);
  const doors = new Map(tiles.map((cell) => [cell, { state: 'closed' }]));
  return { width, height, kinds, passages, rooms: roomsOf(kinds, width, height), doors };
}
