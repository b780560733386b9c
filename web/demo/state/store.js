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
      for (const { keys, run } of [...watchers]) {
        if (keys.some((key) => changed.includes(key))) run(state);
      }
    },
    /** Calls a function when keys change. @param {string[]} keys @param {(state: Record<string, any>) => void} run @returns {() => void} ends it */
    on(keys, run) {
      const watcher = { keys, run };
      watchers.push(watcher);
      return () => {
        const at = watchers.indexOf(watcher);
        if (at >= 0) watchers.splice(at, 1);
      };
    },
  };
}
