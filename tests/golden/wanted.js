/** The options golden.txt keeps: every generator, mode and shape, its masks and parameters. */
import { growRegion } from '../js/support/board.js';
import { exitPolicies, rowModes } from '../js/support/cases.js';
import { growMask } from '../js/support/grid.js';
import { mw } from '../js/support/load.js';
import { Random } from '../js/support/random.js';
import { graphs, plainRow, shapeCases } from '../js/support/shapes.js';

const sizes = [
  [1, 1],
  [2, 3],
  [1, 17],
  [17, 1],
  [9, 7],
  [33, 20],
  [70, 66],
];
const seeds = [0, -1, 20230615, 2n ** 63n + 1n, '', 'hello', '미로 찾기 🧭'];
const turn = (list, index) => list[index % list.length];

/** Each parameter alone at its ends, at something between and at every choice. */
function paramSets(row) {
  return row.params.flatMap(({ id, kind, values, min, max }) => {
    const ends = {
      choice: values,
      boolean: [false, true],
      integer: [min, max],
      share: [0, 0.25, 1],
    };
    return ends[kind].map((value) => ({ [id]: value }));
  });
}

/** A value for every parameter, its default and ends more often than anything between. */
function anyParams(row, random) {
  const choose = ({ kind, values, min, max, default: usual }) => {
    if (kind === 'choice') return random.pick(values);
    if (kind === 'boolean') return random.below(2) === 1;
    if (kind === 'share') return random.pick([usual, 0, 1, random.below(1001) / 1000]);
    const middle = min + random.below(Math.min(max - min, 40) + 1);
    return random.pick([usual, min, max, middle, middle]);
  };
  return Object.fromEntries(row.params.map((param) => [param.id, choose(param)]));
}

/** Flat squares: sizes, seeds, exits, parameters and masks. */
function* onSquares({ row, mode, shape }) {
  const base = { algorithm: row.id, mode, shape };
  const exits = exitPolicies();
  for (const [s, [width, height]] of sizes.entries()) {
    for (const [i, seed] of seeds.entries()) {
      if ((s + i) % 2 === 1 || (s === 6 && i > 0)) continue;
      yield { ...base, width, height, seed, exits: turn(exits, s + i) };
    }
  }
  for (const [index, params] of paramSets(row).entries()) {
    yield { ...base, width: 48, height: 31, seed: turn(seeds, index), params };
  }
  const random = new Random(2n);
  for (let index = 0; row.params.length > 1 && index < 8; index++) {
    const params = anyParams(row, random);
    yield { ...base, width: 45, height: 52, seed: index, params };
  }
  if (row.kind === 'dungeon') {
    for (const size of [30, 60, 100]) {
      for (const seed of seeds) yield { ...base, width: size, height: size, seed };
    }
  }
  if (row.masks) yield* inMasks(base, exits);
}

function* inMasks(base, exits) {
  const random = new Random(2n);
  for (const [index, seed] of seeds.entries()) {
    const [width, height] = [5 + 4 * index, 22 - 3 * index];
    const mask = growMask(width, height, (width * height * (3 + index)) >> 4, random);
    yield { ...base, width, height, seed, mask, exits: turn(exits, index) };
  }
  for (const seed of seeds.slice(0, 2)) {
    const mask = Uint8Array.from({ length: 140 }, () => (random.below(10) < 6 ? 1 : 0));
    yield { ...base, width: 14, height: 10, seed, mask, parts: 'each', exits: 'farthest' };
  }
}

/** Sizes on the other shapes: of the usual ones, of a cube's surface, of the stacked ones. */
function sizeOn(shape, index) {
  if (shape.maxLevels === 1) return turn([{ width: 13, height: 10 }, { width: 8, height: 11 }], index);
  const side = 4 + (index % 2);
  if (shape.minLevels > 1) return { width: side, height: side };
  return { width: side, height: 5, levels: 3 };
}

/** Shape options of one shape: its parameters in turn, or graphs in turn. */
function shapeOptions(shape) {
  if (!shape.graph) return shapeCases().filter(({ row }) => row.id === shape.id);
  return graphs().map((graph) => ({ row: shape, params: graph }));
}

/** Three lines for every shape of a row: as it comes, with parameters, inside a mask. */
function* onShapes(row, number) {
  const random = new Random(BigInt(number));
  const exits = exitPolicies();
  for (const [at, id] of row.shapes.entries()) {
    const shape = mw.catalog.shapes.find((other) => other.id === id);
    const cases = shapeOptions(shape).filter(({ params }) => row.masks || !isOutlined(params));
    for (const part of [0, 1, 2]) {
      const { params } = turn(cases, 2 * number + part + (shape.graph ? 1 : 0));
      const turned = { id, ...params };
      const options = {
        algorithm: row.id,
        shape: part === 0 && !shape.graph ? id : turned,
        ...(!shape.graph && sizeOn(shape, number + part)),
        seed: turn(seeds, number + at + part),
        exits: turn(exits, number + at + part),
        ...(part > 0 && { params: anyParams(row, random) }),
      };
      yield part === 2 && row.masks ? inside(options, random, number + at) : options;
    }
  }
}

const isOutlined = ({ outline = 'rectangle' }) => outline !== 'rectangle';

/** The options with a mask: one region, or scattered cells that get a maze a part. */
function inside(options, random, index) {
  const { params, ...ground } = { ...options, exits: 'corners' };
  const maze = mw.generate({ ...ground, algorithm: plainRow().id });
  const count = maze.cellCount;
  if (index % 2 === 0) {
    const mask = Uint8Array.from({ length: count }, () => (random.below(10) < 7 ? 1 : 0));
    mask[maze.start] = 1;
    return { ...options, mask, parts: 'each' };
  }
  const flat = maze.adjacency();
  const pairs = Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);
  const mask = growRegion({ count, pairs }, Math.ceil(count / 2), random, maze.mask);
  return { ...options, mask, start: mask.indexOf(1) };
}

/** What the catalog takes of the options, with even sides if need be; a thousand steps are few. */
function taken(options) {
  const params = options.params?.stepsPerCell > 40 ? { stepsPerCell: 40 } : options.params;
  const { width, height } = options;
  const evened = { ...options, width: width + (width % 2), height: height + (height % 2) };
  return [options, evened]
    .map((each) => (params ? { ...each, params } : each))
    .filter((each) => mw.check(each) === null)
    .slice(0, 1);
}

/** Everything wanted that the catalog takes. */
export function wantedOptions() {
  const squares = rowModes().flatMap((entry) => [...onSquares(entry)]);
  const shapes = mw.catalog.generators.flatMap((row, number) => [...onShapes(row, number)]);
  return [...squares, ...shapes].flatMap(taken);
}
