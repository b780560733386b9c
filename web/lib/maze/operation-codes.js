/**
 * The operations of a step log by name. An entry of a log is `cell << 6 | code`: the code of `carve`,
 * `fill` and `reject` is the one here plus the index of a direction, that of `kind` plus the kind, at most 5; the
 * others stand alone. web/docs/steps.md defines them.
 */
export const OPERATIONS = Object.freeze({
  carve: 0,
  fill: 8,
  kind: 16,
  place: 23,
  visit: 24,
  path: 25,
  split: 26,
  walk: 27,
  leave: 28,
  discard: 29,
  oneWayFrom: 30,
  oneWayTo: 31,
  reject: 32,
});

/** The name of an operation of a step log. @typedef {keyof typeof OPERATIONS} Operation */

/**
 * What the operations that change no maze leave on a cell: the bits of `film.marks`. `leave` removes
 * the mark `walk`.
 */
export const MARKS = Object.freeze({
  visit: 1,
  path: 2,
  split: 4,
  walk: 8,
  discard: 16,
  place: 32,
});
