/** The names of turtlecraft's sets, and what takes a block away. */
export const KOREAN_NAMES = /** @type {const} */ ({
  정육면체: 'bigCube',
  직육면체: 'box',
  구: 'sphere',
  원: 'circle',
  지우기: 'uncube',
});

/**
 * Calls by their Korean names too.
 * @template {Record<string, unknown>} Calls
 * @param {Calls} calls
 * @returns {Calls & Record<string, unknown>}
 */
export function inBothLanguages(calls) {
  const known = Object.entries(KOREAN_NAMES).filter(([, name]) => Object.hasOwn(calls, name));
  return { ...calls, ...Object.fromEntries(known.map(([korean, name]) => [korean, calls[name]])) };
}
