/** One reference for every generator and mode of the catalog, by the generator's id. */
import { mw } from '../load.js';
import { fnv1a, keyOf, Random } from '../random.js';
import { gridFrom, partsOf, plainGrid, thinned } from './slots.js';

/** The second implementation of a row stands in the file of its id: a function per mode. */
export const references = Object.fromEntries(
  await Promise.all(mw.catalog.generators.map(async ({ id }) => [id, await import(`./${id}.js`)])),
);

/** The second implementations of the passes. */
const passes = Object.fromEntries(
  await Promise.all(
    mw.catalog.passes.map(async ({ id }) => [id, await import(`./passes/${id}.js`)]),
  ),
);

/** The defaults of a row's parameters with the given ones over them. */
export function paramsOf(row, given = {}) {
  return { ...Object.fromEntries(row.params.map((p) => [p.id, p.default])), ...given };
}

const isFlatSquare = ({ shape, shapeParams }) =>
  shape === 'square' && shapeParams.wrap === 'none' && shapeParams.outline === 'rectangle';

const passRow = (id) => mw.catalog.passes.find((pass) => pass.id === id);

/** The options of the same maze before its passes, but those without which there is none. */
const withoutPasses = ({ start: _start, end: _end, passes = [], ...options }) => ({
  ...options,
  passes: passes.filter(({ id }) => passRow(id).joinsLevels),
});

/** The grid that a maze was made on, from its options, before passes changed it; one of squares is built anew. */
export function gridOf(maze, options) {
  const isAnother = maze.bridges || options.passes?.some(({ id }) => passRow(id).resizes);
  const made = isAnother ? mw.generate(withoutPasses(options)) : maze;
  const { width, height } = made;
  if (isFlatSquare(made)) return plainGrid({ width, height, mask: options.mask ?? null });
  return gridFrom(made);
}

/**
 * Whether there is a reference for these passes together: that of weave begins with the grid of the
 * shape, and what lies below bridges is not copied.
 */
export function isReferenced(list) {
  const others = list.filter(({ id }) => passRow(id).when === 'grid' || passRow(id).resizes);
  return others.length < 2 || others.every(({ id }) => id !== 'weave');
}

/**
 * What the reference makes of the options: passages, kinds and leaves of a dungeon, and the grid as the
 * passes changed it.
 */
export function referenceMaze(row, options, plain) {
  const list = passesOf(options);
  const context = contextOf(row, options);
  let grid = thinned(plain, options.seed);
  let instead = null;
  for (const { motions, params } of list) context.group = motions?.(plain, params) ?? context.group;
  for (const { prepare, instead: make, params, random } of motionsLast(list)) {
    if (prepare) grid = prepare(grid, params, random, !row.masks, context);
    const on = grid;
    if (make && row.uniform) instead = () => ({ passages: make(on, params, random) });
  }
  let texture = null;
  for (const { scale, params } of list) texture = scale ? scale(texture, params) : texture;
  const made = instead?.() ?? beforePasses(row, options, grid.shown ?? grid, texture);
  const { grid: last, ...maze } = withPasses(made, options, context.restored(grid), list, context);
  return { ...maze, grid: last.whole ?? (plain.shape === 'zeta' ? plain : context.opened(last)) };
}

/**
 * The one-way passages that the passes of the options make of a maze with start and end; null if there
 * is none.
 */
export function oneWaysOf(options, maze) {
  let oneWays = null;
  for (const { finish, params, random } of passesOf(options)) {
    if (finish) oneWays = finish(maze, params, random, maze.grid);
  }
  return oneWays?.some((bits) => bits !== 0) ? oneWays : null;
}

/**
 * A finished dungeon with its doors and things, and its kinds as passes that need start and end leave
 * them. `doors` by tile, `things` in order.
 */
export function furnished(options, maze) {
  const state = {
    things: [],
    doors: new Map(),
    isDungeon: isDungeon(options),
    ...maze,
    kinds: maze.kinds && Uint8Array.from(maze.kinds),
  };
  for (const { furnish, params, random } of passesOf(options)) {
    furnish?.(state, params, random, maze.grid);
  }
  return state;
}

/** Whether the cells of the maze of the options are tiles. */
const isDungeon = ({ algorithm }) =>
  mw.catalog.generators.find(({ id }) => id === algorithm).kind === 'dungeon';

/** The passes of the options with their parameters and streams. */
const passesOf = (options) =>
  (options.passes ?? []).map(({ id, ...given }, index) => {
    const stream = fnv1a(new TextEncoder().encode(`pass.${index}.${id}`));
    const random = new Random(keyOf(options.seed) ^ stream);
    return { ...passes[id], row: passRow(id), params: paramsOf(passRow(id), given), random };
  });

/** A pass that makes a maze its own image changes the grid after all others. */
const motionsLast = (list) => [
  ...list.filter(({ motions }) => !motions),
  ...list.filter(({ motions }) => motions),
];

/** What passes that change the grid hide of it, and what they need besides. */
function contextOf(row, options) {
  const [hidden, closed, cells] = [[], [], []];
  const without = (grid, edges, kept) => {
    const slots = grid.slots.map((own) => [...own]);
    for (const [cell, direction] of edges) {
      const slot = slots[cell][direction];
      if (!slot) continue;
      kept.push([cell, direction, slot], [slot.to, slot.back, { to: cell, back: direction }]);
      slots[cell][direction] = undefined;
      slots[slot.to][slot.back] = undefined;
    }
    return { ...grid, slots };
  };
  const withAgain = (grid, edges) => {
    const slots = grid.slots.map((own) => [...own]);
    for (const [cell, direction, slot] of edges) slots[cell][direction] = slot;
    return { ...grid, slots };
  };
  return {
    rooms: [],
    /** The motions under which the maze is its own image; null if there is none. */
    group: null,
    /** The cells of wishes. */
    wished: new Set(),
    hideEdges: (grid, edges) => without(grid, edges, hidden),
    closeEdges: (grid, edges) => without(grid, edges, closed),
    hideCells(grid, test) {
      const own = [...grid.kept.keys()].filter((cell) => grid.kept[cell] && test(cell));
      cells.push(...own);
      const edges = own.flatMap((cell) => [...grid.slots[cell].keys()].map((d) => [cell, d]));
      const kept = grid.kept.map((keep, cell) => keep && !test(cell));
      return { ...without(grid, edges, hidden), kept };
    },
    restored(grid) {
      const back = new Set(cells);
      const kept = grid.kept.map((keep, cell) => keep || back.has(cell));
      return { ...withAgain(grid, hidden), kept };
    },
    opened: (grid) => withAgain(grid, closed),
    /** The maze of the same generator with other sizes, and its grid. */
    /** Whether the last column is joined to the first one upside down. */
    isMirrored: specOf(options).params.wrap === 'moebius',
    makeOuter(width, height, random) {
      const grid = wholeGrid({ ...specOf(options), width, height });
      const params = paramsOf(row, options.params);
      const made = references[row.id].standard({ ...options, width, height, params, random, grid });
      return { ...made, grid };
    },
  };
}

/** The shape of a maze and its size. */
function specOf({ shape = 'square', width, height, levels }) {
  const { id, ...given } = typeof shape === 'string' ? { id: shape } : shape;
  const row = mw.catalog.shapes.find((one) => one.id === id);
  return { id, params: paramsOf(row, given), width, height, levels };
}

/** A quick generator for every shape. */
const quick = mw.catalog.generators.find(
  (row) => row.masks && row.shapes.length === mw.catalog.shapes.length,
);

/** The grid of a shape without its outline; null if the shape has no such size. */
function wholeGrid({ id, params, width, height, levels }) {
  const { outline: _outline, ...own } = params;
  if (id === 'square' && own.wrap === 'none') return plainGrid({ width, height });
  const options = { algorithm: quick.id, shape: { id, ...own }, width, height, levels, seed: 0 };
  return mw.check(options) ? null : gridFrom(mw.generate(options));
}

/** The kinds of the cells of a maze, corridor, and of doors. */
const [CORRIDOR, DOOR] = [3, 2];

/**
 * Whether a door is still one after a pass: in a maze with walls its passage is open; in a dungeon its
 * tile is a door. There a door without a lock becomes a corridor where its tile is no longer between two
 * others.
 */
function stands({ isDungeon, passages, kinds }, cell, { direction, lock }) {
  if (!isDungeon) return ((passages[cell] >> direction) & 1) === 1;
  if (kinds[cell] !== DOOR) return false;
  const isBetween = [3, 12, 48, 192].includes(passages[cell]);
  if (lock === undefined && !isBetween) kinds[cell] = CORRIDOR;
  return kinds[cell] === DOOR;
}

/** What the passes of the options make of it. Kinds of a maze are there once a cell is closed. */
function withPasses(made, options, first, list, context) {
  let grid = first;
  let spec = specOf(options);
  const state = {
    passages: Uint8Array.from(made.passages),
    kinds: made.kinds ? Uint8Array.from(made.kinds) : null,
    doors: new Map(made.doors),
    things: made.things,
    rooms: context.rooms,
    group: context.group,
    isDungeon: isDungeon(options),
    ends: { start: made.start, end: made.end },
    isOpen: (cell) => (state.kinds ? state.kinds[cell] !== 0 : grid.kept[cell]),
    isRoom: (cell) => Boolean(made.kinds) && state.kinds[cell] === 1,
    close(cell) {
      state.kinds ??= Uint8Array.from(grid.kept, (kept) => (kept ? CORRIDOR : 0));
      state.kinds[cell] = 0;
    },
  };
  const inOrder = [
    ...list.filter(({ row }) => row.when === 'grid'),
    ...list.filter(({ row }) => row.when !== 'grid'),
  ];
  for (const { row, reshape, run, params, random } of inOrder) {
    if (row.ends.includes('symmetry')) state.group = null;
    if (reshape) [grid, spec] = reshaped(state, grid, spec, reshape(params));
    run?.(state, params, random, grid, context);
    for (const [cell, door] of state.doors)
      if (!stands(state, cell, door)) state.doors.delete(cell);
  }
  const { passages, kinds, doors, things = [], ends, rooms } = state;
  return {
    ...made,
    passages,
    ...(kinds && { kinds }),
    ...{ doors, things, ...ends, grid, group: state.group },
    ...(!state.isDungeon && { rooms }),
  };
}

/** Copies cells, passages and kinds to another grid. The new grid and what describes it. */
function reshaped(state, grid, spec, { sizes, place, isFlat }) {
  const from = wholeGrid(spec);
  for (const [width, height] of sizes(spec)) {
    const params = isFlat ? { ...spec.params, wrap: 'none' } : spec.params;
    const next = { ...spec, width, height, params };
    const whole = wholeGrid(next);
    const images = whole && place(from, whole, spec);
    if (!images?.[0]) continue;
    const count = whole.kept.length;
    const passages = new Uint8Array(count);
    const kept = new Array(count).fill(false);
    const kinds = state.kinds && new Uint8Array(count);
    const slots = whole.slots.map((own) => [...own]);
    const directionOf = (a, b) => whole.slots[a].findIndex((slot) => slot?.to === b);
    for (const image of images) {
      for (const [cell, copy] of image) {
        kept[copy] = grid.kept[cell];
        if (kinds) kinds[copy] = state.kinds[cell];
        for (const [direction, slot] of from.slots[cell].entries()) {
          const other = slot ? image.get(slot.to) : undefined;
          const side = other === undefined ? -1 : directionOf(copy, other);
          if (side < 0) continue;
          if ((state.passages[cell] >> direction) & 1) passages[copy] |= 1 << side;
          if (!grid.slots[cell][direction]) slots[copy][side] = undefined;
        }
      }
    }
    const isKept = (slot) => (slot && kept[slot.to] ? slot : undefined);
    const masked = (own) =>
      own.map((ways, cell) => ways.map((w) => (kept[cell] ? isKept(w) : undefined)));
    const sideOf = (image, tile, { direction }) => {
      if (direction === undefined) return {};
      const to = image.get(from.slots[tile][direction].to);
      const side = to === undefined ? -1 : directionOf(image.get(tile), to);
      return side < 0 ? null : { direction: side };
    };
    const moved = images.flatMap((image) =>
      [...state.doors].flatMap(([tile, door]) => {
        const side = image.has(tile) ? sideOf(image, tile, door) : null;
        return side ? [[image.get(tile), { ...door, ...side }]] : [];
      }),
    );
    const rooms = images.flatMap((image) =>
      state.rooms
        .map((cells) => cells.filter((cell) => image.has(cell)).map((cell) => image.get(cell)))
        .filter((cells) => cells.length > 0),
    );
    const things = images.flatMap((image) =>
      (state.things ?? [])
        .filter(({ cell }) => image.has(cell))
        .map((thing) => ({ ...thing, cell: image.get(thing.cell) })),
    );
    const ends = { start: images[0].get(state.ends.start), end: images[0].get(state.ends.end) };
    const before = { passages: state.passages, places: from.places };
    state.group &&= state.group.map(
      (motion) => new Map([...motion].map(([a, b]) => [images[0].get(a), images[0].get(b)])),
    );
    Object.assign(state, { passages, kinds, doors: new Map(moved), things, rooms, ends, before });
    const last = { ...whole, kept, slots: masked(whole.slots) };
    return [{ ...whole, kept, slots: masked(slots), whole: last }, next];
  }
  throw new Error('a pass does not fit its grid');
}

/** The levels of a dungeon, each made as a flat one, one after the other. */
function levelsOf(reference, options) {
  const { width, height, levels = 1 } = options;
  const own = { ...options, shape: 'square', levels: 1, grid: plainGrid({ width, height }) };
  const made = Array.from({ length: levels }, () => reference(own));
  const joined = (plane) => Uint8Array.from(made.flatMap((level) => [...level[plane]]));
  const [rooms, tree, leaves] = [[], [], []];
  for (const level of made) {
    const [firstRoom, first] = [rooms.length, tree.length];
    const moved = (region) => ({
      ...region,
      halves: region.halves?.map((half) => half + first) ?? null,
      room: region.room === null ? null : region.room + firstRoom,
    });
    tree.push(...(level.tree ?? []).map(moved));
    rooms.push(...level.rooms);
    leaves.push(...(level.leaves ?? []));
  }
  return {
    ...made[0],
    rooms,
    tree: made[0].tree && tree,
    leaves,
    passages: joined('passages'),
    kinds: joined('kinds'),
  };
}

function beforePasses(row, options, grid, texture) {
  const { seed, mode = 'standard', mask, parts } = options;
  const reference = references[row.id]?.[mode];
  if (!reference) throw new Error(`no reference for ${row.id} ${mode}`);
  const random = new Random(keyOf(seed));
  const params = { ...paramsOf(row, options.params), texture };
  if (row.kind === 'dungeon' && grid.names.includes('up')) {
    return levelsOf(reference, { ...options, params, random });
  }
  const thin = thinned(grid, seed);
  if (parts !== 'each' || !mask?.includes(0)) {
    return reference({ ...options, params, random, grid: thin });
  }
  const passages = new Uint8Array(mask.length);
  for (const part of partsOf(thin)) {
    const own = { ...params, texture: texture && part.cells.map((cell) => texture[cell]) };
    const made = reference({ ...options, params: own, random, grid: part.grid });
    for (const [index, cell] of part.cells.entries()) passages[cell] = made.passages[index];
  }
  return { passages };
}
