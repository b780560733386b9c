/**
 * The list of cases of the fuzzer: a case is the number of one, and a list has a seed. Everything is drawn
 * from the catalog: which rows there are, their parameters with their ranges, what fits together. So a new
 * row is in it without being named. Of what does not fit together a part is drawn all the same.
 */
import { growRegion } from '../js/support/board.js';
import { Draws } from './draws.js';
import { suits } from './fitting.js';
import { drawGround, paramsOf } from './ground.js';

/**
 * @typedef {object} Case
 * @property {number} number
 * @property {string} kind for the shares of what was accepted
 * @property {any} options as `generate` takes them
 * @property {any[]} applied passes for `apply`
 * @property {{ targets: any, tries: number } | null} aim
 * @property {{ chunk: number, levels?: number, endless?: boolean } | null} world
 * @property {any} solver a solver with parameters
 * @property {boolean} isDeep whether drivers ask all that they know
 * @property {number[]} picks what drivers choose in the finished maze
 */

/** Larger mazes are refused: passes that repeat a maze may ask for millions of cells. */
const MAX_CELLS = 1 << 14;

/** A seed of a maze: small, negative, beyond 2^53, a text. @param {Draws} draws */
const seedOf = (draws) =>
  draws.pick([
    draws.below(1000),
    -draws.below(1000),
    (1n << 60n) + BigInt(draws.below(1000)),
    `미로 ${draws.below(1000)}`,
    '',
  ]);

/** What is twice in a list, reversed in it, or neither. @param {any[]} items @param {Draws} draws */
function withRepeats(items, draws) {
  const list = [...items];
  if (list.length > 0 && draws.oneIn(3)) list.push(draws.pick(list));
  const pair = list.length > 0 && draws.oneIn(3) ? draws.pick(list) : null;
  if (Array.isArray(pair)) list.push([...pair].reverse());
  return list;
}

/** A walk that enters no cell twice. @param {import('./ground.js').Ground} ground @param {Draws} draws */
function walkOf({ cells: { count, beside } }, draws) {
  const walk = [draws.below(count)];
  for (let left = draws.below(8); left > 0; left--) {
    const ways = beside[/** @type {number} */ (walk.at(-1))].filter((to) => !walk.includes(to));
    if (ways.length === 0) break;
    walk.push(draws.pick(ways));
  }
  return walk;
}

/** @param {any} param of cells @param {import('./ground.js').Ground} ground @param {Draws} draws */
function cellsOf(param, ground, draws) {
  const { count, beside } = ground.cells;
  const cell = () => (draws.oneIn(60) ? count + draws.below(3) : draws.below(count));
  if (!param.pairs) {
    return draws.oneIn(3)
      ? withRepeats(draws.list(draws.below(4), cell), draws)
      : walkOf(ground, draws);
  }
  const pair = () => {
    const from = cell();
    const ways = beside[from] ?? [];
    return [from, ways.length === 0 || draws.oneIn(60) ? cell() : draws.pick(ways)];
  };
  return withRepeats(draws.list(draws.below(4), pair), draws).flat();
}

/**
 * The parameters of a row of generators or passes, lists too.
 * @param {any} row
 * @param {import('./ground.js').Ground} ground
 * @param {Draws} draws
 */
function allParamsOf(row, ground, draws) {
  const params = paramsOf(row, draws, 3);
  for (const param of row.params) {
    if (param.kind === 'cells' && !draws.oneIn(4)) params[param.id] = cellsOf(param, ground, draws);
    if (param.kind === 'bytes') {
      const length = draws.oneIn(30) ? draws.below(5) : ground.cells.count;
      params[param.id] = draws.list(length, () => draws.pick([0, 255, draws.below(256)]));
    }
  }
  return params;
}

/** @param {import('./ground.js').Ground} ground @param {Draws} draws */
function maskOf(ground, draws) {
  const { count, beside } = ground.cells;
  if (draws.oneIn(40)) return { mask: new Uint8Array(draws.pick([count, count + 1, 2 * count])) };
  if (draws.oneIn(3)) {
    const density = 1 + draws.below(9);
    const mask = Uint8Array.from({ length: count }, () => Number(draws.below(10) < density));
    return { mask, ...(draws.oneIn(8) ? {} : { parts: 'each' }) };
  }
  const pairs = beside.flatMap((others, cell) => others.map((other) => [cell, other]));
  const mask = growRegion({ count, pairs }, 1 + draws.below(count), draws);
  return { mask, ...(draws.oneIn(4) ? { parts: 'each' } : {}) };
}

/** Edits as a code holds them: ascending slots, each as the difference from the one before. */
function editsOf(/** @type {import('./ground.js').Ground} */ ground, /** @type {Draws} */ draws) {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const slot = () => draws.below(ground.cells.count * ground.row.directions.length);
  const slots = withRepeats(draws.list(1 + draws.below(3), slot), draws).sort((a, b) => a - b);
  return slots
    .map((value, index) => {
      let text = '';
      let left = value - (index > 0 ? slots[index - 1] : 0);
      for (; left >= 32; left = Math.floor(left / 32)) text += digits[32 + (left % 32)];
      return text + digits[left];
    })
    .join('');
}

const FIGURES = ['solution', 'deadEnds', 'turns', 'loops', 'difficulty'];

/** @param {Draws} draws */
function aimOf(draws) {
  const targets = draws.list(1 + draws.below(2), () => {
    const low = draws.below(20);
    return [draws.pick(FIGURES), draws.pick([low, [low, low + draws.below(20)], [low, Infinity]])];
  });
  return { targets: Object.fromEntries(targets), tries: draws.pick([1, 2, 5, 30]) };
}

/** @param {Draws} draws */
const worldOf = (draws) => ({
  chunk: draws.pick([2, 3, 4, 8, 9, 16, 2 + draws.below(20)]),
  ...draws.pick([{}, { levels: draws.below(6) }, { endless: true }]),
});

/** A row whose numbers are at most small ones. @param {any} row */
const bounded = (row) => ({
  ...row,
  params: row.params.map((/** @type {any} */ param) =>
    param.kind === 'integer' ? { ...param, max: Math.min(param.max, param.min + 4) } : param,
  ),
});

/** The kinds of cases, in the order in which they come. */
export const KINDS = [
  'maze',
  'passes',
  'grid',
  'passes',
  'mask',
  'passes',
  'dungeon',
  'passes',
  'grid',
  'graph',
  'passes',
  'world',
  'passes',
  'aim',
];

/** Which of the cases of its kind a number is. @param {number} number */
function roundOf(number) {
  const at = number % KINDS.length;
  const of = (/** @type {readonly string[]} */ kinds) =>
    kinds.filter((kind) => kind === KINDS[at]).length;
  return Math.floor(number / KINDS.length) * of(KINDS) + of(KINDS.slice(0, at));
}

/** A prime: by steps of so many through a list, cases that follow one another differ much. */
const STRIDE = 7919;

/**
 * The passes of a case. Every pair that can follow one another comes again after 16 / 15 as many cases of kind
 * `passes` as there are pairs; one case in 16 has a pair that cannot.
 * @param {string} kind
 * @param {number} round the number among cases of its kind
 * @param {import('./fitting.js').Fitting} fitting
 * @param {Draws} draws
 * @returns {any[]}
 */
function passesOf(kind, round, fitting, draws) {
  const { passes } = fitting.catalog;
  if (kind === 'passes') {
    const turn = Math.floor(round / 16);
    const [list, at] =
      round % 16 === 15 ? [fitting.otherPairs, turn] : [fitting.pairs, 15 * turn + (round % 16)];
    const pair = list[at % list.length];
    if (!draws.oneIn(4)) return pair;
    const after = fitting.followersOf(pair[1]);
    return [...pair, draws.pick(after.length > 0 ? after : passes)];
  }
  return kind !== 'world' && draws.oneIn(3) ? [draws.pick(passes)] : [];
}

/**
 * The rows of a case, with what is chosen of their parameters. Every generator comes again after as many cases
 * of a kind as there are generators; every changed grid after as many of kind `grid` as there are.
 * @param {string} kind
 * @param {number} round
 * @param {import('./fitting.js').Fitting} fitting
 * @param {Draws} draws
 * @returns {{ row: any, params?: any, shape: any, shapeParams?: any, passes: any[] }}
 */
function rowsOf(kind, round, fitting, draws) {
  if (kind === 'grid') {
    const grids = fitting.changedGrids;
    const { pass, ...rows } = grids[(round * STRIDE) % grids.length];
    const after = fitting
      .followersOf(pass)
      .filter((/** @type {any} */ next) => suits(rows.row, rows.shape, [pass, next]));
    const more = after.length > 0 && draws.oneIn(3) ? [draws.pick(after)] : [];
    return { ...rows, passes: [pass, ...more] };
  }
  const isAny = draws.oneIn(40);
  let passes = passesOf(kind, round, fitting, draws);
  if (kind !== 'passes' && fitting.generatorsFor(kind, passes).length === 0) passes = [];
  const able = fitting.generatorsFor(kind, passes);
  const from = able.length > 0 && !isAny ? able : fitting.generatorsOf(kind);
  const row = kind === 'passes' ? draws.pick(from) : from[round % from.length];
  const shapes = fitting.shapesFor(kind, row, passes);
  const shape = draws.pick(shapes.length > 0 && !isAny ? shapes : fitting.shapesFor('', row, []));
  return { row, shape, passes };
}

/** One case in so many has all questions, the others those that cost little. */
const DEEP = 4;

/**
 * Case `number` of the list of a seed.
 * @param {import('./fitting.js').Fitting} fitting
 * @param {number} seed
 * @param {number} number
 * @returns {Case}
 */
export function drawCase(fitting, seed, number) {
  const draws = new Draws(seed, number);
  const { catalog } = fitting;
  const kind = KINDS[number % KINDS.length];
  const { row, params, shape, shapeParams, passes } = rowsOf(kind, roundOf(number), fitting, draws);
  const use = {
    isDungeon: row.kind === 'dungeon',
    hasMasks: row.masks,
    joinsLevels: passes.some(({ joinsLevels }) => joinsLevels),
  };
  const ground = drawGround(shape, use, draws, shapeParams);
  const masked = kind === 'mask' || (row.masks && draws.oneIn(12)) ? maskOf(ground, draws) : {};
  const cell = () => {
    const { count } = ground.cells;
    const all = Array.from({ length: count }, (_, index) => index);
    const kept = all.filter((index) => masked.mask?.[index] !== 0);
    return kept.length === 0 || draws.oneIn(30) ? draws.below(count + 2) : draws.pick(kept);
  };

  const needsEnds = passes.some(({ needsEndpoints }) => needsEndpoints);
  const { width, height, levels } = ground;
  const options = {
    algorithm: row.id,
    ...(ground.shape === 'square' ? {} : { shape: ground.shape }),
    ...(width === undefined ? {} : { width, height }),
    ...(levels === undefined ? {} : { levels }),
    seed: seedOf(draws),
    ...(row.params.length > 0 ? { params: { ...allParamsOf(row, ground, draws), ...params } } : {}),
    ...(row.modes.length > 1 && draws.oneIn(4) ? { mode: draws.pick(row.modes) } : {}),
    ...(draws.oneIn(needsEnds ? 8 : 2) ? { exits: draws.pick(catalog.exits).id } : {}),
    ...(draws.oneIn(use.isDungeon ? 40 : 8) ? { start: cell() } : {}),
    ...(draws.oneIn(use.isDungeon ? 40 : 8) ? { end: cell() } : {}),
    ...masked,
    ...(kind === 'graph' && draws.oneIn(2) ? { parts: 'each' } : {}),
    ...(draws.oneIn(40) ? { edits: editsOf(ground, draws) } : {}),
    maxCells: draws.oneIn(60) ? draws.pick([1, ground.cells.count]) : MAX_CELLS,
    ...(passes.length > 0
      ? { passes: passes.map((pass) => ({ id: pass.id, ...allParamsOf(pass, ground, draws) })) }
      : {}),
  };
  // `apply` has no limit of its own on cells.
  const later = catalog.passes.filter(
    (/** @type {any} */ pass) => pass.when === 'maze' && suits(row, shape, [pass]),
  );
  const solver = draws.pick(catalog.solvers);
  return {
    number,
    kind,
    options,
    applied: draws
      .list(later.length > 0 && draws.oneIn(2) ? 1 + draws.below(2) : 0, () => draws.pick(later))
      .map((pass) => ({
        id: pass.id,
        ...allParamsOf(pass.resizes ? bounded(pass) : pass, ground, draws),
      })),
    aim: kind === 'aim' ? aimOf(draws) : null,
    world: kind === 'world' ? worldOf(draws) : null,
    solver: { id: solver.id, ...paramsOf(solver, draws) },
    isDeep: kind === 'world' || kind === 'aim' || draws.oneIn(DEEP),
    picks: draws.list(24, () => draws.next()),
  };
}
