/**
 * Whether a value is an object with methods of these names. Never throws, not even for a revoked proxy.
 * @param {any} value
 * @param {readonly string[]} names
 */
export function hasMethods(value, names) {
  try {
    return (
      typeof value === 'object' &&
      value !== null &&
      names.every((name) => typeof value[name] === 'function')
    );
  } catch {
    return false;
  }
}
