/**
 * Freezes plain data all the way down (typed arrays cannot be frozen and are left).
 * @template T
 * @param {T} value
 * @returns {T}
 */
export function deepFreeze(value) {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const item of Object.values(value)) deepFreeze(item);
  return Object.freeze(value);
}
