import { fail } from '../util/error.js';

/**
 * What an entry has beyond what all entries have: functions, by the names of the methods that need
 * them. Each entry passes its own to `create`, so that two entries on one page do not change each other.
 * @typedef {Partial<typeof import('../library/features.js').features
 *   & typeof import('../tools/all.js').tools>} Features
 */

/**
 * An entry of the package.
 * @typedef {{ id: string, wasm: string, features: Features }} Entry its module specifier, and that of
 *   its WebAssembly
 */

/** Those of `mazewright/dungeons` alone. */
const OF_DUNGEONS = 'view light autotile layers areas play random living'.split(' ');

/**
 * Throws the MazeError of what an entry lacks.
 * @param {string} field what was called or given
 * @param {string} [feature]
 * @returns {never}
 */
export function failLacking(field, feature = field) {
  const entry = OF_DUNGEONS.includes(feature) ? 'mazewright/dungeons' : 'mazewright';
  return fail(field, `${field} needs '${entry}'; this entry does not have it`);
}

/**
 * A feature. Throws a MazeError where the entry lacks it.
 * @template {keyof Features} Name
 * @param {Features} features
 * @param {Name} name
 * @param {string} [field] what was called or given
 * @returns {NonNullable<Features[Name]>}
 */
export const featureFrom = (features, name, field = name) =>
  features[name] ?? failLacking(field, name);
