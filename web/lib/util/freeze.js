/**
 * Freezes an object and every object in it. Skips what is frozen already, because all within it is
 * frozen too. Typed arrays cannot be frozen and stay as they are.
 * @template T
 * @param {T} value
 * @returns {T}
 */
export function deepFreeze(value) {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  if (Object.isFrozen(value)) return value;
  for (const item of Object.values(value)) deepFreeze(item);
  return Object.freeze(value);
}
