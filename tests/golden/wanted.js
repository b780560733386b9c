/** The options golden.txt keeps: every generator, mode and shape, its masks and parameters. */
import { growRegion } from '../js/support/board.js';
import { anyParams, exitPolicies, rowModes, withCells } from '../js/support/cases.js';
import { growMask } from '../js/support/grid.js';
import { mw } from '../js/support/load.js';
import { Random } from '../js/support/random.js';
import { missionGraphs } from '../js/support/missions.js';
import { tileSamples } from '../js/support/samples.js';
import { tileSets } from '../js/support/tile-sets.js';
import { isReferenced } from '../js/support/reference/index.js';
import { grounds, plainRow } from '../js/support/shapes.js';

const sizes = [
  [1, 1],
  [2, 3],
  [1, 17],
  [17, 1],
  [9, 7],
  [33, 20],
  [70, 66],
];
/** For the rows that need them. */
const evenSizes = [
  [2, 2],
  [8, 6],
  [20, 14],
  [4, 50],
];
const seeds = [0, -1, 20230615, 2n ** 63n + 1n, '', 'hello', '미로 찾기 🧭'];
const turn = (list, index) => list[index % list.length];

/** Texts of parameters: samples, sets of tiles, graphs. */
const texts = {
  sample: Object.values(tileSamples),
  tiles: Object.values(tileSets),
  graph: Object.values(missionGraphs),
};

/** Each parameter alone at its ends, at something between and at every choice. */
function paramSets(row) {
  return row.params.flatMap(({ id, kind, values, min, max }) => {
    const ends = {
      choice: values,
      boolean: [false, true],
      integer: [min, max],
      share: [0, 0.25, 0.5, 0.999, 1],
      cells: [[100, 101, 149]],
      text: texts[id],
    };
    return ends[kind].map((value) => ({ [id]: value }));
  });
}

function* onSquares({ row, mode, shape }) {
  const base = { algorithm: row.id, mode, shape };
  const exits = exitPolicies();
  const isDungeon = row.kind === 'dungeon';
  const refusesOdd = mw.check({ ...base, width: 9, height: 7, seed: 0 }) !== null;
  for (const [s, [width, height]] of [...sizes, ...(refusesOdd ? evenSizes : [])].entries()) {
    for (const [i, seed] of seeds.entries()) {
      if ((s + i) % 2 === 1 && s < 5) continue;
      yield { ...base, width, height, seed, exits: exits[(s + i) % exits.length] };
    }
  }
  for (const [index, params] of paramSets(row).entries()) {
    const height = refusesOdd ? 32 : 31;
    yield { ...base, width: 48, height, seed: turn(seeds, index), params };
  }
  const random = new Random(2n);
  for (let index = 0; row.params.length > 1 && index < 10; index++) {
    const params = anyParams(row, random);
    yield { ...base, width: 45, height: 52, seed: index, params };
  }
  if (isDungeon) {
    for (const size of [30, 60, 100]) {
      for (const seed of seeds) yield { ...base, width: size, height: size, seed };
    }
  }
  if (!row.masks) return;
  for (const [index, seed] of seeds.entries()) {
    const [width, height] = [5 + 4 * index, 22 - 3 * index];
    const mask = growMask(width, height, (width * height * (3 + index)) >> 4, random);
    yield { ...base, width, height, seed, mask, exits: exits[index % exits.length] };
  }
}

/** A size of every kind of shape on which passages tell algorithms apart. */
const larger = [
  [19, 14],
  [14, 14],
  [7, 6, 4],
];

/** Every shape with its parameters and graphs, by shape; with the pairs of neighbours to mask. */
function groundsByShape() {
  const byShape = new Map();
  for (const { row, options } of [...grounds({ sizes: larger }), ...grounds({ sizes: [[5, 5]] })]) {
    const plain = { ...options, algorithm: plainRow().id, seed: 0 };
    if (mw.check(plain)) continue;
    const maze = mw.generate(plain);
    const flat = maze.adjacency();
    const pairs = Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);
    const ground = { options, count: maze.cellCount, pairs, within: maze.mask, start: maze.start };
    if (!byShape.has(row.id)) byShape.set(row.id, []);
    byShape.get(row.id).push(ground);
  }
  return byShape;
}

/** On each shape three of its grounds, other ones for every row, one masked, one in parts. */
function* onShapes(row, index, byShape, random) {
  const exits = exitPolicies();
  for (const shape of row.shapes) {
    const list = byShape
      .get(shape)
      .filter(({ options }) => mw.check({ ...options, algorithm: row.id, seed: 0 }) === null);
    if (list.length === 0) continue;
    for (let k = 0; k < 3; k++) {
      const { options } = turn(list, 3 * index + k * 7);
      const seed = turn(seeds, index + k);
      yield { ...options, algorithm: row.id, seed, exits: turn(exits, index + k) };
    }
    if (!row.masks) continue;
    const { options, count, pairs, within } = turn(list, index);
    const base = { ...options, algorithm: row.id, seed: turn(seeds, index) };
    yield { ...base, mask: growRegion({ count, pairs }, count >> 1, random, within) };
    const holes = Uint8Array.from({ length: count }, () => Number(random.below(10) < 6));
    if (index % 4 === 0) yield { ...base, mask: holes, parts: 'each' };
  }
}

/**
 * A row's parameters beyond flat squares: on four of its shapes in turn, on all of them where it
 * takes no masks; every second one scattered into parts.
 */
function* withParams(row, index, byShape) {
  const random = new Random(BigInt(11 + index));
  const shapes = row.masks ? [0, 3, 6, 9].map((k) => turn(row.shapes, index + k)) : row.shapes;
  for (const [k, shape] of [...new Set(shapes)].entries()) {
    const base = { algorithm: row.id, seed: turn(seeds, index + k) };
    const fitting = byShape.get(shape).filter(({ options }) => !mw.check({ ...options, ...base }));
    if (fitting.length === 0) continue;
    const { options, count, start } = turn(fitting, 5 * index + k);
    const params = anyParams(row, random);
    if (params.stepsPerCell > 40) params.stepsPerCell = 40;
    const holes = Uint8Array.from({ length: count }, (_, cell) =>
      cell === start ? 1 : Number(random.below(10) < 7),
    );
    const parts = row.masks && k % 2 === 1 ? { mask: holes, parts: 'each' } : {};
    yield { ...options, ...base, params, exits: turn(exitPolicies(), index + k), ...parts };
  }
}

/** Passes to run after a generator: each at its defaults, with any parameters, and some in a row. */
function passLists(random) {
  const lists = mw.catalog.passes.flatMap((row) => [
    [{ id: row.id }],
    ...Array.from({ length: 4 }, () => [{ id: row.id, ...anyParams(row, random) }]),
  ]);
  const inRow = Array.from({ length: 6 }, () =>
    Array.from({ length: 2 }, () => {
      const row = random.pick(mw.catalog.passes);
      return { id: row.id, ...anyParams(row, random) };
    }),
  );
  return [...lists, ...inRow];
}

/** Passes that may cut a maze into parts, of which exits choose the largest. */
const cutting = new Set(
  mw.catalog.passes.filter((row) => !row.keepsConnected).map(({ id }) => id),
);

/** Passes that need a generator with a bias. */
const biasing = new Set(mw.catalog.passes.filter((row) => row.needsBias).map(({ id }) => id));

/** Passes on every shape, after other generators on each; every third time in a mask's parts. */
function* withPasses(byShape) {
  const random = new Random(12n);
  for (const [k, [shape, list]] of [...byShape].entries()) {
    const rows = mw.catalog.generators.filter(({ shapes }) => shapes.includes(shape));
    for (const [index, passes] of passLists(random).entries()) {
      const isBiased = passes.some(({ id }) => biasing.has(id));
      const fitting = isBiased ? rows.filter(({ texture }) => texture) : rows;
      const row = turn(fitting, 5 * k + index);
      const { options, count, start } = turn(list, 3 * k + 7 * index);
      const holes = Uint8Array.from({ length: count }, (_, cell) =>
        cell === start ? 1 : Number(random.below(10) < 7),
      );
      const parts = row.masks && index % 3 === 2 ? { mask: holes, parts: 'each' } : {};
      const isCut = passes.some(({ id }) => cutting.has(id));
      const exits = isCut ? 'none' : turn(exitPolicies(), index + k);
      const params = isBiased ? { straightness: 0.5, horizontal: 1 + index, vertical: 3 } : {};
      const base = { ...options, algorithm: row.id, seed: turn(seeds, index), params, ...parts };
      if (mw.check(base)) continue;
      const made = { ...base, passes: passes.map((pass) => withCells(pass, base)), exits };
      const isSmall = mw.check({ ...made, maxCells: 4000 }) === null;
      if (isSmall && isReferenced(passes)) yield made;
    }
  }
  const dungeons = rowModes().filter(({ row }) => row.kind === 'dungeon');
  const able = mw.catalog.passes.filter((row) => row.dungeons);
  for (const { row, mode } of dungeons) {
    for (const [index, seed] of seeds.entries()) {
      const pass = turn(able, index);
      const passes = [{ id: pass.id, ...anyParams(pass, random) }];
      yield { algorithm: row.id, mode, width: 50, height: 40, seed, passes };
    }
  }
}

/** Passes that furnish dungeons, each alone and all in a row, on flat dungeons and on levels. */
function* onDungeons() {
  const random = new Random(13n);
  const own = mw.catalog.passes.filter(
    ({ dungeons, resizes, id }) => dungeons && !resizes && id !== 'sparsify',
  );
  const given = (row) => ({ id: row.id, ...anyParams(row, random) });
  for (const { row, mode } of rowModes().filter((entry) => entry.row.kind === 'dungeon')) {
    const base = { algorithm: row.id, mode };
    for (const [index, seed] of seeds.entries()) {
      const flat = { ...base, width: 44, height: 32, seed };
      yield { ...flat, passes: own.filter(({ joinsLevels }) => !joinsLevels).map(given) };
      yield { ...flat, passes: [given(turn(own, index))] };
      const stacked = { ...base, shape: 'cube', width: 24, height: 20, levels: 1 + (index % 4), seed };
      yield { ...stacked, passes: own.map(given) };
      yield { ...stacked, passes: own.filter(({ joinsLevels }) => joinsLevels).map(given) };
    }
  }
}

/** Everything wanted that the catalog takes. */
export function wantedOptions() {
  const byShape = groundsByShape();
  const random = new Random(9n);
  const squares = rowModes().flatMap((entry) => [...onSquares(entry)]);
  const shapes = mw.catalog.generators.flatMap((row, index) => [
    ...onShapes(row, index, byShape, random),
  ]);
  const more = mw.catalog.generators.flatMap((row, index) => [...withParams(row, index, byShape)]);
  const changed = [...withPasses(byShape), ...onDungeons()];
  return [...squares, ...shapes, ...more, ...changed].filter((options) => mw.check(options) === null);
}
