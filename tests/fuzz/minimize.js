/** Smaller cases that still break. */

/** @typedef {import('./cases.js').Case} Case */

/** An object without one of its keys. @param {any} object @param {string} key */
const without = (object, key) => {
  const { [key]: _, ...rest } = object;
  return rest;
};

/** A list without one of its items, or of its pairs. @param {any[]} list @param {number} size */
function* shorterLists(list, size = 1) {
  for (let at = 0; at < list.length; at += size) yield list.toSpliced(at, size);
}

/** Parameters with one fewer, or with a shorter list. @param {any} params @param {readonly string[]} [kept] */
function* fewerParams(params, kept = []) {
  for (const [key, value] of Object.entries(params)) {
    if (kept.includes(key)) continue;
    yield without(params, key);
    if (!Array.isArray(value)) continue;
    for (const list of shorterLists(value, 2)) yield { ...params, [key]: list };
    for (const list of shorterLists(value)) yield { ...params, [key]: list };
  }
}

/** @param {any[]} passes */
function* fewerPasses(passes) {
  yield* shorterLists(passes);
  for (const [at, pass] of passes.entries()) {
    for (const params of fewerParams(pass, ['id'])) yield passes.with(at, params);
  }
}

/** @param {any} shape */
function* simplerShapes(shape) {
  if (typeof shape !== 'object') return;
  for (const params of fewerParams(shape, ['id', 'nodes', 'edges'])) yield params;
  if (!shape.edges) return;
  const nodes = Math.ceil(shape.nodes / 2);
  const edges = shape.edges.filter((/** @type {number[]} */ edge) =>
    edge.every((node) => node < nodes),
  );
  if (nodes < shape.nodes) yield { ...without(shape, 'positions'), nodes, edges };
  for (const fewer of shorterLists(shape.edges)) yield { ...shape, edges: fewer };
}

/** @param {any} options */
function* simplerOptions(options) {
  if (options.passes) {
    for (const passes of fewerPasses(options.passes)) yield { ...options, passes };
  }
  for (const key of [
    'passes',
    'mask',
    'parts',
    'edits',
    'start',
    'end',
    'exits',
    'mode',
    'params',
    'maxCells',
    'levels',
  ]) {
    if (key in options) yield without(options, key);
  }
  if (options.params)
    for (const params of fewerParams(options.params)) yield { ...options, params };
  for (const shape of simplerShapes(options.shape)) yield { ...options, shape };
  const sides = ['width', 'height', 'levels'].filter((key) => options[key] > 1);
  for (const smaller of [
    (/** @type {number} */ n) => Math.ceil(n / 2),
    (/** @type {number} */ n) => n - 1,
  ]) {
    for (const keys of sides.length > 1 ? [sides, ...sides.map((key) => [key])] : [sides]) {
      if (keys.length === 0) continue;
      yield { ...options, ...Object.fromEntries(keys.map((key) => [key, smaller(options[key])])) };
    }
  }
  for (const seed of [0, 1]) if (options.seed !== seed) yield { ...options, seed };
}

/** Cases with one thing less. @param {Case} given @returns {Generator<Case>} */
export function* simplerCases(given) {
  if (given.aim) yield { ...given, aim: null };
  if (given.applied.length > 0) yield { ...given, applied: [] };
  for (const applied of fewerPasses(given.applied)) yield { ...given, applied };
  if (Object.keys(given.solver).length > 1) yield { ...given, solver: { id: given.solver.id } };
  if (given.world?.levels)
    yield { ...given, world: { ...given.world, levels: given.world.levels - 1 } };
  for (const options of simplerOptions(given.options)) yield { ...given, options };
}

/**
 * The smallest case that is found to break likewise, by taking one thing after the other away.
 * @param {Case} given
 * @param {(simpler: Case) => Promise<boolean>} breaks
 * @param {number} tries
 * @returns {Promise<Case>}
 */
export async function minimize(given, breaks, tries) {
  let least = given;
  let left = tries;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const simpler of simplerCases(least)) {
      if (left-- <= 0) return least;
      if (!(await breaks(simpler))) continue;
      least = simpler;
      isSmaller = true;
      break;
    }
  }
  return least;
}
