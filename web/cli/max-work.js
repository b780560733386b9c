import { readWhole } from './values.js';

/** The option that refuses what takes too long. @type {import('./command.js').Option} */
export const maxWorkRow = {
  name: 'max-work',
  value: '<n>',
  about: 'refuses what may take more steps than that, before it begins; default: no limit',
};

/**
 * It as `mw.generate` and `mw.world` take it.
 * @param {Record<string, any>} values
 * @returns {{ maxWork?: number }}
 */
export function readMaxWork({ [maxWorkRow.name]: most }) {
  if (most === undefined) return {};
  return { maxWork: readWhole(maxWorkRow.name, most, 1, Number.MAX_SAFE_INTEGER) };
}
