// What a value is, whichever realm it comes from: a frame, a context of Node's vm, the window of jsdom.
// `instanceof` compares with the classes of one realm only.

/** @param {object} prototype @param {PropertyKey} key */
const getterOf = (prototype, key) =>
  /** @type {() => unknown} */ (Object.getOwnPropertyDescriptor(prototype, key)?.get);

const nameGetter = getterOf(Object.getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag);
const byteLength = getterOf(ArrayBuffer.prototype, 'byteLength');

/** @typedef {{ Uint8Array: Uint8Array, Uint32Array: Uint32Array, Int32Array: Int32Array }} TypedArrays */

/**
 * Whether a value is a typed array of that type. Never throws and runs no code of the value.
 * @template {keyof TypedArrays} Name
 * @param {unknown} value
 * @param {Name} name
 * @returns {value is TypedArrays[Name]}
 */
export const isTypedArray = (value, name) => nameGetter.call(value) === name;

/** The type of a typed array; undefined for all else. Never throws. @param {unknown} value */
export const typedArrayName = (value) => /** @type {string | undefined} */ (nameGetter.call(value));

/** @param {() => unknown} work */
function succeeds(work) {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/** @param {unknown} value @returns {value is ArrayBuffer} */
export const isArrayBuffer = (value) => succeeds(() => byteLength.call(value));

/** @param {any} value @returns {value is WebAssembly.Module} */
export const isModule = (value) => succeeds(() => WebAssembly.Module.customSections(value, ''));

/**
 * Whether a value says that it is of a class of the platform, such as URL or Response, of which
 * there may be several implementations.
 * @param {unknown} value
 * @param {string} name
 */
export function isNamed(value, name) {
  try {
    return Object.prototype.toString.call(value) === `[object ${name}]`;
  } catch {
    return false;
  }
}
