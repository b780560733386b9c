import { typedArrayName } from './realm.js';

/**
 * A value as error messages quote it: short. Never throws, not even for revoked proxies.
 * @param {unknown} value
 * @returns {string}
 */
export function describe(value) {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.length > 40 ? `${value.slice(0, 39)}…` : value);
    case 'bigint': {
      const digits = String(value);
      return digits.length > 40 ? 'a huge BigInt' : `${digits}n`;
    }
    case 'function':
      return 'a function';
    case 'symbol':
      return 'a symbol';
    case 'object':
      if (value === null) return 'null';
      return isArray(value) ? 'an array' : withArticle(typedArrayName(value) ?? 'object');
    default:
      return String(value);
  }
}

/** @param {string} noun */
const withArticle = (noun) => `${/^[oI]/.test(noun) ? 'an' : 'a'} ${noun}`;

/**
 * Array.isArray for values of any kind: false for a revoked proxy, for which that one throws.
 * @param {unknown} value
 * @returns {value is unknown[]}
 */
export function isArray(value) {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}
