/**
 * The state of the page. `set` assigns a patch and then calls the watchers of keys that changed.
 * @param {Record<string, any>} state
 */
export function createStore(state) {
  /** @type {{ keys: string[], run: (state: Record<string, any>) => void }[]} */
  const watchers = [];
  return {
    state,
    /** @param {Record<string, any>} patch */
    set(patch) {
      const changed = Object.keys(patch).filter((key) => state[key] !== patch[key]);
      Object.assign(state, patch);
      for (const { keys, run } of watchers) {
        if (keys.some((key) => changed.includes(key))) run(state);
      }
    },
    /** @param {string[]} keys @param {(state: Record<string, any>) => void} run */
    on(keys, run) {
      watchers.push({ keys, run });
    },
  };
}
