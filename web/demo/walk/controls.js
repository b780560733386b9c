/** Direction of each control: ahead, right, turn, look up. */
export const MOVES = /** @type {Record<string, number[]>} */ ({
  up: [1, 0, 0, 0],
  down: [-1, 0, 0, 0],
  left: [0, -1, 0, 0],
  right: [0, 1, 0, 0],
  turnLeft: [0, 0, -1, 0],
  turnRight: [0, 0, 1, 0],
  lookUp: [0, 0, 0, 1],
  lookDown: [0, 0, 0, -1],
});

/** The controls that are held down. */
export function heldControls() {
  /** @type {Set<string>} */
  const held = new Set();
  /** Those that were pressed after the last frame. @type {Set<string>} */
  const unused = new Set();
  return {
    get isEmpty() {
      return held.size === 0;
    },
    /** The sum of their directions. */
    get sum() {
      const moves = [...held].map((name) => MOVES[name]);
      return [0, 1, 2, 3].map((i) => moves.reduce((sum, by) => sum + by[i], 0));
    },
    /** @param {string} name */
    press(name) {
      held.add(name);
      unused.add(name);
    },
    has: (/** @type {string} */ name) => held.has(name),
    /** Whether a frame has moved the walker since a control was pressed. @param {string} name */
    isUsed: (name) => !unused.has(name),
    /** A frame has moved the walker. */
    use: () => unused.clear(),
    /** @param {string} name */
    release(name) {
      held.delete(name);
      unused.delete(name);
    },
    clear() {
      held.clear();
      unused.clear();
    },
  };
}
