import { encodeFields, entriesOf } from '../options/fields.js';
import { readWeights } from '../options/weights.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { deepFreeze } from '../util/freeze.js';
import { float32, int32, uint32 } from './maze-record.js';

/** @typedef {{ about: any, arrays: Uint8Array[] }} Result what an operation of the core gives */

/**
 * What a maze can be asked: an operation of the core with its inputs, and what its result means. So
 * a maze asks at once (maze.js), and a pool elsewhere and later (inside.js).
 * @template T
 * @typedef {{ operation: string, lines?: string, extra?: import('./core.js').Input,
 *   read(result: Result): T }} Question
 */

/** @param {Record<string, unknown> | undefined} options */
const optionLines = (options) => encodeFields(entriesOf(options ?? {}, 'options'));

/** Every one by the name of its method; that many arguments does each one take. */
export const questions = {
  /**
   * @param {import('../options/types.js').SolveOptions} [options]
   * @returns {Question<Readonly<import('../options/types.js').Solution>>}
   */
  solve(options) {
    const entries = entriesOf(options ?? {}, 'options');
    const weights = entries.find(([key]) => key === 'weights')?.[1];
    return {
      operation: 'solve',
      lines: encodeFields(entries.filter(([key]) => key !== 'weights')),
      extra: weights === undefined ? null : readWeights(weights),
      read({ about, arrays }) {
        const path = uint32(arrays[0]);
        const found = path.length > 0;
        return Object.freeze({
          path,
          length: found ? path.length - 1 : Number.POSITIVE_INFINITY,
          cost: found ? about.cost : Number.POSITIVE_INFINITY,
          visited: about.visited,
          steps: arrays.length > 1 ? uint32(arrays[1]) : null,
        });
      },
    };
  },

  /** @param {number} [from] @returns {Question<Uint32Array>} */
  distances: (from) => ({
    operation: 'distances',
    lines: optionLines({ from }),
    read: ({ arrays }) => uint32(arrays[0]),
  }),

  /** @returns {Question<Readonly<import('../options/types.js').Stats>>} */
  stats: () => ({ operation: 'stats', read: ({ about }) => Object.freeze(about) }),

  /**
   * @param {{ corridor?: number, wall?: number }} [options]
   * @returns {Question<Readonly<{ width: number, height: number, data: Uint8Array }>>}
   */
  tiles: (options) => ({
    operation: 'tiles',
    lines: optionLines(options),
    read: ({ about, arrays }) => Object.freeze({ ...about, data: arrays[0] }),
  }),

  /** @param {{ seams?: boolean }} [options] @returns {Question<Float32Array>} */
  lines: (options) => ({
    operation: 'lines',
    lines: optionLines(options),
    read: ({ arrays }) => float32(arrays[0]),
  }),

  /**
   * @param {{ height?: number, thickness?: number }} [options]
   * @returns {Question<import('../options/types.js').Form>}
   */
  form: (options) => ({
    operation: 'form',
    lines: optionLines(options),
    read({ arrays }) {
      const mesh = (/** @type {number} */ at) => ({
        positions: float32(arrays[at]),
        triangles: uint32(arrays[at + 1]),
      });
      const floor = { ...mesh(4), ups: float32(arrays[6]), starts: uint32(arrays[7]) };
      return deepFreeze({ walls: mesh(0), stairs: mesh(2), floor });
    },
  }),

  /**
   * @param {{ height?: number, color?: number, spread?: number }} [options]
   * @returns {Question<Int32Array>}
   */
  blocks: (options) => ({
    operation: 'blocks',
    lines: optionLines(options),
    read: ({ arrays }) => int32(arrays[0]),
  }),

  /** @param {{ height?: number }} [options] @returns {Question<Float32Array>} */
  boxes: (options) => ({
    operation: 'boxes',
    lines: optionLines(options),
    read: ({ arrays }) => float32(arrays[0]),
  }),

  /** @returns {Question<import('../options/types.js').Polygons>} */
  polygons: () => ({
    operation: 'polygons',
    read({ arrays: [points, sides, starts] }) {
      return Object.freeze({ points: float32(points), sides, starts: uint32(starts) });
    },
  }),

  /** @returns {Question<Uint32Array>} */
  links: () => ({ operation: 'links', read: ({ arrays }) => uint32(arrays[0]) }),

  /** @returns {Question<Uint32Array>} */
  adjacency: () => ({ operation: 'adjacency', read: ({ arrays }) => uint32(arrays[0]) }),

  /**
   * @param {import('../generated/ids.js').ExportId} id
   * @param {Record<string, unknown>} [options]
   * @returns {Question<string>}
   */
  export(id, options) {
    if (typeof id !== 'string') fail('id', `id must be a text; got ${describe(id)}`);
    return {
      operation: 'export',
      lines: optionLines(options),
      extra: id,
      read: ({ arrays }) => new TextDecoder().decode(arrays[0]),
    };
  },
};
