/**
 * A value as an error message shows it: short, and safe for values that fight back.
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
      return isArray(value) ? 'an array' : 'an object';
    default:
      return String(value);
  }
}

/**
 * Array.isArray throws on a revoked proxy; this does not.
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
