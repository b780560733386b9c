/** @typedef {number[]} Vector x y z */

/** a + by * b. @param {Vector} a @param {Vector} b @param {number} [by] @returns {Vector} */
export const add = (a, b, by = 1) => a.map((each, i) => each + by * b[i]);

/** @param {Vector} a @param {number} by @returns {Vector} */
export const times = (a, by) => a.map((each) => each * by);

/** The scalar product. @param {Vector} a @param {Vector} b */
export function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The vector product. @param {Vector} a @param {Vector} b @returns {Vector} */
export function cross(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** A vector of length 1 in the same direction; a vector of no length stays. @param {Vector} a @returns {Vector} */
export function unit(a) {
  const length = Math.hypot(...a);
  return length < 1e-9 ? a : times(a, 1 / length);
}

/** The direction of a vector along a surface that faces `up`. @param {Vector} a @param {Vector} up @returns {Vector} */
export const flatten = (a, up) => unit(add(a, up, -dot(a, up)));
