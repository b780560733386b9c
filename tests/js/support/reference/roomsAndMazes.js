import { mw } from '../load.js';
import { keyOf, Random } from '../random.js';
import { passagesOf } from './floor.js';
import { kindsOf, latticeOf, placeRooms, roomMap, STEPS } from './lattice.js';
import { partsOf, plainGrid } from './slots.js';

/** The passages of the mazes in the rest, by the reference of their generator. */
async function loadMazes() {
  const values = mw.catalog.generators
    .find(({ id }) => id === 'roomsAndMazes')
    .params.find(({ id }) => id === 'maze').values;
  return Object.fromEntries(
    await Promise.all(values.map(async (id) => [id, await import(`./${id}.js`)])),
  );
}
const mazes = await loadMazes();
const defaultsOf = (id) =>
  Object.fromEntries(
    mw.catalog.generators
      .find((row) => row.id === id)
      .params.map((param) => [param.id, param.default]),
  );

export function standard(options) {
  const { width, height, params, grid, seed } = options;
  const random = options.random ?? new Random(keyOf(seed));
  const lattice = latticeOf(options);
  const { columns, rows } = lattice;
  const placed = placeRooms(lattice, params, 0, random);
  const map = roomMap(lattice, placed);
  const count = columns * rows;
  /** By cell the set of the directions in which it is linked. */
  const links = Array.from({ length: count }, () => new Set());
  const to = (cell, direction) => cell + STEPS[direction][0] + STEPS[direction][1] * columns;

  const part = [...map];
  if (map.includes(-1)) {
    const mask = Uint8Array.from(map, (room) => Number(room === -1));
    const cells = plainGrid({ width: columns, height: rows, mask });
    for (const [index, { cells: own, grid: component }] of partsOf(cells).entries()) {
      const made = mazes[params.maze].standard({
        width: columns,
        height: rows,
        params: { ...defaultsOf(params.maze), texture: null },
        mask,
        seed,
        random,
        grid: component,
      });
      for (const [at, cell] of own.entries()) {
        part[cell] = placed.length + index;
        for (const d of [0, 1, 2, 3]) if ((made.passages[at] >> d) & 1) links[cell].add(d);
      }
    }
  }

  const walls = [];
  for (let cell = 0; cell < count; cell++) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    if (y + 1 < rows && part[cell] !== part[to(cell, 1)]) walls.push([cell, 1]);
    if (x + 1 < columns && part[cell] !== part[to(cell, 3)]) walls.push([cell, 3]);
  }
  for (let i = 0; i < walls.length; i++) {
    const j = i + random.below(walls.length - i);
    [walls[i], walls[j]] = [walls[j], walls[i]];
    // The wall is final once its turn has come, and so are those before it.
    open(...walls[i]);
  }

  function groupOf(start) {
    const group = new Set([part[start]]);
    for (const one of group) {
      for (let cell = 0; cell < count; cell++) {
        if (part[cell] !== one) continue;
        for (const d of links[cell]) group.add(part[to(cell, d)]);
      }
    }
    return group;
  }

  function open(cell, direction) {
    const next = to(cell, direction);
    const isNew = !groupOf(cell).has(part[next]);
    if (!isNew) {
      const loops = Math.round(params.loops * 1000);
      const isSouth = direction === 1;
      const [place, end, step] = isSouth
        ? [cell % columns, columns, 1]
        : [Math.floor(cell / columns), rows, columns];
      const isOpen = (other) => links[other].has(direction);
      const hasNext =
        (place > 0 && isOpen(cell - step)) || (place + 1 < end && isOpen(cell + step));
      if (loops === 0 || hasNext || random.below(1000) >= loops) return;
    }
    links[cell].add(direction);
    links[next].add(direction ^ 1);
  }

  const floor = new Set([...map.keys()].filter((cell) => map[cell] === -1));
  const cut = (cell, direction) => {
    links[cell].delete(direction);
    links[to(cell, direction)].delete(direction ^ 1);
  };
  const fillFrom = (first) => {
    for (let cell = first; map[cell] === -1 && links[cell].size < 2; ) {
      floor.delete(cell);
      if (links[cell].size === 0) return;
      const [direction] = links[cell];
      cut(cell, direction);
      cell = to(cell, direction);
    }
  };
  const ends = [...floor].filter((cell) => links[cell].size < 2);
  const left = Math.floor((ends.length * Math.round(params.trim * 1000) + 500) / 1000);
  for (let i = 0; i < left; i++) {
    const at = random.below(ends.length);
    const end = ends[at];
    ends[at] = ends[ends.length - 1];
    ends.pop();
    fillFrom(end);
  }

  for (const cell of [...floor]) {
    if (!floor.has(cell) || links[cell].size !== 2) continue;
    const [one, other] = [...links[cell]].sort();
    for (const [back, onward] of [
      [one, other],
      [other, one],
    ]) {
      const room = map[to(cell, back)];
      if (room === -1) continue;
      let [at, direction] = [to(cell, onward), onward];
      while (map[at] === -1 && links[at].size === 2) {
        direction = [...links[at]].find((d) => d !== (direction ^ 1));
        at = to(at, direction);
      }
      if (map[at] !== room) continue;
      cut(cell, back);
      fillFrom(cell);
      break;
    }
  }

  const keys = links.flatMap((own, cell) =>
    [...own]
      .filter((d) => d % 2 === 1)
      .map((d) => `${cell % columns},${Math.floor(cell / columns)},${d}`),
  );
  const made = kindsOf({ width, height }, lattice, placed, floor, keys);
  return { ...made, passages: passagesOf(grid, made.kinds) };
}
