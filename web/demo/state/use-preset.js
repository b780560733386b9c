import { change } from './change.js';
import { randomSeed } from './generate.js';
import { shapeOf } from './wanted.js';

/** @import { Given, Store } from './store.js' */

/**
 * Makes a maze of some options, whatever the last one was made of.
 * @param {Store} store
 * @param {Given} options without a seed, one by chance
 */
export function usePreset(store, options) {
  const { passes = [], levels = 1, exits = 'corners', params = {}, ...rest } = options;
  const { mw } = store.state;
  const { mode, mask, parts, start, end, edits, ...kept } = store.state.wanted;
  store.set({ stencil: null, passList: [], wanted: { ...kept, params, passes, exits } });
  change(store, {
    seed: randomSeed(),
    ...rest,
    shape: shapeOf(mw, rest.shape),
    levels,
  });
}
