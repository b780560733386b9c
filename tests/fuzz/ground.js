/** What a case is laid on: a shape, its size, and which of its cells are neighbours. */
import { tilings } from '../js/support/tilings.js';

/**
 * @typedef {object} Ground
 * @property {any} row of the shape
 * @property {any} shape as `generate` takes it
 * @property {number} [width]
 * @property {number} [height]
 * @property {number} [levels]
 * @property {{ count: number, beside: number[][] }} cells how many, and the neighbours of each, without masks and
 *   outlines
 */

/** Most sizes are from 1 to this. */
const SMALL = 12;
/** A few are up to this. */
const LARGE = 40;

/** @param {import('./draws.js').Draws} draws */
const sideOf = (draws) => (draws.oneIn(4) ? draws.pick([1, 2, 3]) : 1 + draws.below(SMALL));

/**
 * A value of a parameter: its default and the ends of its range more often than what lies between, of choices
 * mostly another than the default. Lists of cells depend on the ground: null.
 * @param {any} param
 * @param {import('./draws.js').Draws} draws
 */
export function drawValue(param, draws) {
  const { kind, min, max, default: usual } = param;
  switch (kind) {
    case 'choice': {
      const others = param.values.filter((/** @type {any} */ value) => value !== usual);
      return draws.oneIn(4) || others.length === 0 ? usual : draws.pick(others);
    }
    case 'boolean':
      return draws.oneIn(2);
    case 'share': {
      const steps = Math.round(1 / param.step);
      return draws.pick([usual, 0, 1, draws.below(steps + 1) / steps]);
    }
    case 'integer': {
      const near = min + draws.below(Math.min(max - min, draws.pick([2, 4, SMALL])) + 1);
      if (draws.oneIn(12)) return draws.pick([max, min + draws.below(max - min + 1)]);
      return draws.pick([usual, usual, min, near]);
    }
    case 'text':
      return draws.oneIn(2) ? usual : textLike(usual, draws);
    default:
      return null;
  }
}

/** Lines of the signs of a text, or of any. @param {string} usual @param {import('./draws.js').Draws} draws */
function textLike(usual, draws) {
  const signs =
    usual && !draws.oneIn(8) ? [...usual].filter((sign) => sign !== '\n') : [...'#.,/ 가\0'];
  const width = 1 + draws.below(SMALL);
  const sign = () => draws.pick(signs);
  const lines = draws.list(1 + draws.below(SMALL), () => draws.list(width, sign).join(''));
  return lines.join('\n');
}

/**
 * Some of the parameters of a row: one of `part`, and most choices.
 * @param {any} row
 * @param {import('./draws.js').Draws} draws
 * @param {number} [part]
 */
export const paramsOf = (row, draws, part = 2) =>
  Object.fromEntries(
    row.params
      .filter((/** @type {any} */ { kind }) =>
        kind === 'choice' ? !draws.oneIn(4) : draws.oneIn(part),
      )
      .map((/** @type {any} */ param) => [param.id, drawValue(param, draws)])
      .filter((/** @type {[string, unknown]} */ [, value]) => value !== null),
  );

/**
 * A path or a tree of nodes with more edges; sometimes in two parts, with an edge twice or reversed.
 * @param {any} row
 * @param {import('./draws.js').Draws} draws
 * @returns {Ground}
 */
function graphGround(row, draws) {
  const nodes = 1 + draws.below(24);
  const edges = draws
    .list(nodes - 1, (index) => [draws.oneIn(2) ? index : draws.below(index + 1), index + 1])
    .filter(() => !draws.oneIn(40));
  for (let more = draws.below(nodes); more > 0; more--) {
    const [a, b] = [draws.below(nodes), draws.below(nodes)];
    if (a !== b || draws.oneIn(50)) edges.push([a, b]);
  }
  const isSimple = !draws.oneIn(8);
  const degrees = new Array(nodes).fill(0);
  const beside = /** @type {number[][]} */ (Array.from(degrees, () => []));
  const known = new Set();
  const fitting = edges.filter(([a, b]) => {
    const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
    if (known.has(key)) return !isSimple;
    const fits = degrees[a] < row.maxDegree && degrees[b] < row.maxDegree;
    if (fits) {
      known.add(key);
      degrees[a]++;
      degrees[b]++;
      beside[a].push(b);
      beside[b].push(a);
    }
    return fits || draws.oneIn(60);
  });
  const place = () => [draws.below(9) - 4, draws.below(9) + draws.below(4) / 4];
  const positions = draws.oneIn(3) ? { positions: draws.list(nodes, place) } : {};
  const shape = { id: row.id, nodes, edges: fitting, ...positions };
  return { row, shape, cells: { count: nodes, beside } };
}

/** Who is beside whom among the cells of a shape, found when it is asked for. */
class Cells {
  /** @type {{ count: number, beside: number[][] } | null} */
  #found = null;

  /** @param {any} row @param {any} size @param {any} params */
  constructor(row, size, params) {
    this.#find = () => {
      const { count, pairs } = /** @type {any} */ (tilings)[row.id](size, params);
      const beside = /** @type {number[][]} */ (Array.from({ length: count }, () => []));
      for (const [a, b] of pairs) {
        beside[a].push(b);
        beside[b].push(a);
      }
      return { count, beside };
    };
  }

  #find;

  get count() {
    return this.#all.count;
  }

  get beside() {
    return this.#all.beside;
  }

  get #all() {
    this.#found ??= this.#find();
    return this.#found;
  }
}

/**
 * A shape with a size and parameters.
 * @param {any} row
 * @param {{ isDungeon: boolean, hasMasks: boolean, joinsLevels: boolean }} use what is made on it
 * @param {import('./draws.js').Draws} draws
 * @param {any} [chosen] parameters of the shape that are not drawn
 * @returns {Ground}
 */
export function drawGround(row, { isDungeon, hasMasks, joinsLevels }, draws, chosen = {}) {
  if (row.graph) return graphGround(row, draws);
  const isLarge = draws.oneIn(60);
  const roomy = isDungeon && !draws.oneIn(8) ? SMALL - 4 : 0;
  const side = () => roomy + (isLarge ? 1 + draws.below(LARGE) : sideOf(draws));
  const width = side();
  const isSquare = draws.oneIn(2) || (row.minLevels > 1 && !draws.oneIn(20));
  const drawn = isSquare ? width : side();
  const higher = isDungeon && !joinsLevels && !draws.oneIn(20) ? 0 : draws.below(isLarge ? 2 : 4);
  const storeys = Math.min(row.maxLevels, row.minLevels + higher);
  const { outline, ...others } = draws.oneIn(2) ? {} : paramsOf(row, draws);
  const outlined = outline && draws.oneIn(hasMasks ? 2 : 20) ? { outline } : {};
  // Of a single row an outline may keep no cell.
  const height = outlined.outline && draws.oneIn(4) ? 1 : drawn;
  const size = { width, height, levels: storeys };
  const params = { ...others, ...outlined, ...chosen };
  const usual = Object.fromEntries(row.params.map((/** @type {any} */ p) => [p.id, p.default]));
  const levels = storeys > row.minLevels || draws.oneIn(2) ? { levels: storeys } : {};
  return {
    row,
    shape: Object.keys(params).length > 0 || draws.oneIn(2) ? { id: row.id, ...params } : row.id,
    width,
    height,
    ...levels,
    cells: new Cells(row, size, { ...usual, ...params }),
  };
}
