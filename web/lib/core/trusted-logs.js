/** The maze of every log that a core of this package made: such a log needs no check. @type {WeakMap<Uint32Array, object>} */
const mazes = new WeakMap();

/** Notes that a core made a log of a maze. @param {Uint32Array | null} steps @param {object} maze */
export function trustLog(steps, maze) {
  if (steps) mazes.set(steps, maze);
}

/** Whether a core made a log of a maze. @param {Uint32Array} steps @param {object} maze */
export const isTrustedLog = (steps, maze) => mazes.get(steps) === maze;
