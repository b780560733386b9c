/**
 * Wave function collapse of given tiles, from its definition: how tiles are read and turned, and how
 * the floor of a layout of them becomes one piece. Windows are lists of cells, sides are texts.
 */
const GLYPHS = '#./,';
/** By direction (north, south, west, east) the cells of a side of a square of tiles. */
const side = (tiles, size, direction) =>
  Array.from({ length: size }, (_, i) => {
    if (direction < 2) return tiles[(direction === 0 ? 0 : size - 1) * size + i];
    return tiles[i * size + (direction === 2 ? 0 : size - 1)];
  });

/** The tiles of a text that can be read. */
export function readTiles(text) {
  const blocks = text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .split(/\n\n+/)
    .map((block) => block.split('\n').filter((line) => line !== ''))
    .filter((lines) => lines.length > 0);
  return blocks.map(([head, ...lines]) => {
    const words = head.trim().split(/[ \t]+/);
    const at = words.indexOf('at', 1);
    const most = at > 0 ? Number(words[at + 2]) : Number.POSITIVE_INFINITY;
    const named = words.indexOf('sockets', 1);
    const [n, e, s, w] = named > 0 ? words.slice(named + 1) : [];
    const used = new Set([0, at, at + 1, at + 2].filter((i) => at > 0 || i === 0));
    for (let i = named; named > 0 && i < named + 5; i++) used.add(i);
    const weight = Number(words.findLast((_, i) => !used.has(i)) ?? 1);
    const tiles = [...lines.join('')].map((glyph) => GLYPHS.indexOf(glyph));
    return { name: words[0], weight, most, sockets: [n, s, w, e], tiles };
  });
}

/** All images of the tiles: { tiles, weight, group, most, sockets: a text by direction }. */
export function imagesOf(text, symmetry) {
  const given = readTiles(text);
  const size = Math.sqrt(given[0].tiles.length);
  const patterns = [];
  for (const [group, { weight, most, sockets, tiles }] of given.entries()) {
    const own = new Map();
    const add = (image, names) => {
      const all = names.map((name, d) => name ?? side(image, size, d).join(' '));
      const key = JSON.stringify([image, all]);
      if (!own.has(key)) own.set(key, { tiles: image, sockets: all, weight: 0, group, most });
      own.get(key).weight += weight;
    };
    let [image, names] = [tiles, sockets];
    for (let turns = 0; turns < (symmetry === 'all' ? 4 : 1); turns++) {
      add(image, names);
      if (symmetry === 'none') continue;
      const [n, s, w, e] = names;
      add(
        image.map((_, i) => image[i - (i % size) + size - 1 - (i % size)]),
        [n, s, e, w],
      );
      image = image.map((_, i) => image[(i % size) * size + size - 1 - Math.floor(i / size)]);
      names = [e, w, n, s];
    }
    patterns.push(...own.values());
  }
  return { patterns, size };
}

/** Where the windows of a dungeon lie. */
export function placesOf(size, width, height) {
  const [across, down] = [Math.floor((width - 2) / size), Math.floor((height - 2) / size)];
  const [left, top] = [
    Math.floor((width - across * size) / 2),
    Math.floor((height - down * size) / 2),
  ];
  const cells = Array.from({ length: across * down }, (_, place) =>
    Array.from({ length: size * size }, (__, i) => {
      const x = left + (place % across) * size + (i % size);
      return (top + Math.floor(place / across) * size + Math.floor(i / size)) * width + x;
    }),
  );
  const next = (place, direction) => {
    const [x, y] = [place % across, Math.floor(place / across)];
    const to = [
      [x, y - 1],
      [x, y + 1],
      [x - 1, y],
      [x + 1, y],
    ][direction];
    return to[0] < 0 || to[1] < 0 || to[0] >= across || to[1] >= down ? -1 : to[1] * across + to[0];
  };
  return { across, down, left, top, cells, next };
}

/** By direction and pattern, the patterns that may lie there. */
export const fittingTiles = (patterns) =>
  [0, 1, 2, 3].map((d) =>
    patterns.map((a) =>
      [...patterns.keys()].filter((b) => a.sockets[d] === patterns[b].sockets[d ^ 1]),
    ),
  );

/** How many pieces the floor of one tile has. */
function piecesIn(tiles, size) {
  const left = new Set([...tiles.keys()].filter((i) => tiles[i] !== 0));
  let count = 0;
  for (; left.size > 0; count++) {
    const own = [left.values().next().value];
    left.delete(own[0]);
    for (const i of own) {
      const [x, y] = [i % size, Math.floor(i / size)];
      const near = [
        [x, y - 1],
        [x, y + 1],
        [x - 1, y],
        [x + 1, y],
      ];
      for (const [nx, ny] of near) {
        const other = ny * size + nx;
        if (nx < 0 || nx >= size || !left.delete(other)) continue;
        own.push(other);
      }
    }
  }
  return count;
}

/**
 * Joins the pieces of the floor, or makes them rock. `chosen`: the pattern of every window; changed.
 * False: some piece allows neither.
 */
export function joinTiles(chosen, { patterns, size }, width, height, fixed) {
  const { cells, next } = placesOf(size, width, height);
  const kinds = new Uint8Array(width * height);
  const windowOf = new Map();
  for (const [place, own] of cells.entries()) {
    for (const [i, cell] of own.entries()) {
      kinds[cell] = patterns[chosen[place]].tiles[i];
      windowOf.set(cell, place);
    }
  }
  const pieces = patterns.map(({ tiles }) => piecesIn(tiles, size));
  const isFree = (p) => patterns[p].most === Number.POSITIVE_INFINITY;
  const sideOf = (p, d) =>
    `${patterns[p].sockets[d]}:${side(patterns[p].tiles, size, d).join(' ')}`;
  const hasFloor = (p, d) => side(patterns[p].tiles, size, d).some((kind) => kind !== 0);
  const isKept = (place) => cells[place].some((cell) => fixed.includes(cell));

  // A label per floor cell.
  const label = new Map();
  const sizes = [];
  for (const [first, kind] of kinds.entries()) {
    if (kind === 0 || label.has(first)) continue;
    const own = [first];
    label.set(first, sizes.length);
    for (const cell of own) {
      for (const to of [cell - width, cell + width, cell - 1, cell + 1]) {
        if (kinds[to] === 0 || label.has(to)) continue;
        label.set(to, sizes.length);
        own.push(to);
      }
    }
    sizes.push(own.length);
  }
  if (sizes.length === 0) return false;
  const labelAt = (place) => label.get(cells[place].find((cell) => kinds[cell] !== 0));
  const put = (place, p, own) => {
    chosen[place] = p;
    for (const [i, cell] of cells[place].entries()) {
      kinds[cell] = patterns[p].tiles[i];
      if (kinds[cell] === 0) label.delete(cell);
      else label.set(cell, own);
    }
  };
  const known = new Map();
  /** Patterns instead of one that are the same on all sides but these. */
  const instead = (old, free) => {
    const key = `${old} ${free}`;
    const distance = (p) =>
      patterns[p].tiles.filter((kind, i) => kind !== patterns[old].tiles[i]).length;
    if (!known.has(key)) {
      const list = [...patterns.keys()].filter(
        (p) =>
          pieces[p] === 1 &&
          isFree(p) &&
          [0, 1, 2, 3].every((d) => free.includes(d) || sideOf(p, d) === sideOf(old, d)),
      );
      known.set(
        key,
        list.sort((a, b) => distance(a) - distance(b) || a - b),
      );
    }
    return known.get(key);
  };
  const canEnd = (place) => pieces[chosen[place]] === 1 && !isKept(place);

  const pathFrom = (number, own) => {
    const queue = [];
    const reached = new Set();
    const step = (path, place, out, p) => {
      if (!hasFloor(p, out)) return;
      const to = next(place, out);
      const key = `${to} ${out} ${sideOf(p, out)}`;
      if (reached.has(key)) return;
      reached.add(key);
      queue.push({ path: [...path, { place, p }], to, out });
    };
    for (const place of own) {
      if (!canEnd(place)) continue;
      for (let d = 0; d < 4; d++) {
        const to = next(place, d);
        if (to < 0 || labelAt(to) === number) continue;
        for (const p of instead(chosen[place], [d])) step([], place, d, p);
      }
    }
    for (const { path, to, out } of queue) {
      const { p: last } = path.at(-1);
      const meets = (p) => {
        if (patterns[p].sockets[out ^ 1] !== patterns[last].sockets[out]) return false;
        const here = side(patterns[p].tiles, size, out ^ 1);
        return side(patterns[last].tiles, size, out).some((kind, i) => kind !== 0 && here[i] !== 0);
      };
      if (pieces[chosen[to]] > 0) {
        if (!canEnd(to) || labelAt(to) === number) continue;
        const p = instead(chosen[to], [out ^ 1]).find(meets);
        if (p !== undefined) return [...path, { place: to, p }];
        continue;
      }
      if (path.length > 8 || isKept(to)) continue;
      for (let d = 0; d < 4; d++) {
        const after = next(to, d);
        if (d === (out ^ 1) || after < 0) continue;
        if (path.slice(1).some(({ place }) => place === after)) continue;
        for (const p of instead(chosen[to], [out ^ 1, d])) if (meets(p)) step(path, to, d, p);
      }
    }
    return null;
  };
  const isFitting = (place) =>
    [0, 1, 2, 3].every((d) => {
      const other = next(place, d);
      return (
        other < 0 || patterns[chosen[place]].sockets[d] === patterns[chosen[other]].sockets[d ^ 1]
      );
    });

  const order = sizes.map((_, i) => i).sort((a, b) => sizes[a] - sizes[b] || a - b);
  for (const number of order.slice(0, -1)) {
    const cellsOf = [...label].filter(([, own]) => own === number).map(([cell]) => cell);
    const own = [...new Set(cellsOf.map((cell) => windowOf.get(cell)))].sort((a, b) => a - b);
    const path = pathFrom(number, own);
    if (path) {
      const other = labelAt(path.at(-1).place);
      for (const { place, p } of path) put(place, p, other);
      for (const cell of cellsOf) if (label.has(cell)) label.set(cell, other);
      continue;
    }
    const isOwn = (place) =>
      !isKept(place) &&
      cells[place].every((cell) => kinds[cell] === 0 || label.get(cell) === number);
    if (!own.every(isOwn)) return false;
    const before = own.map((place) => chosen[place]);
    const rock = [...patterns.keys()].find((p) => {
      if (pieces[p] > 0 || !isFree(p)) return false;
      for (const place of own) chosen[place] = p;
      if (own.every(isFitting)) return true;
      for (const [i, place] of own.entries()) chosen[place] = before[i];
      return false;
    });
    if (rock === undefined) return false;
    for (const place of own) put(place, rock, -1);
  }
  return true;
}
