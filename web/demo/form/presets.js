import { PRESETS } from '../config.js';
import { change } from '../state/change.js';
import { randomSeed } from '../state/generate.js';
import { h } from '../ui/dom.js';
import { t } from '../ui/language.js';
import { field } from './field.js';

/** Presets that the library of the page can make, each in one choice. @param {any} store */
export function presetField(store) {
  const { mw } = store.state;
  const all = PRESETS.filter(({ options }) => mw.check({ seed: 0, ...options }) === null);
  const input = h('select', {
    onchange: () => {
      const preset = all.find(({ id }) => id === input.value);
      input.value = '';
      if (!preset) return;
      const {
        passes = [],
        levels = 1,
        exits = 'corners',
        params = {},
        ...options
      } = preset.options;
      const { wanted } = store.state;
      const { mode, mask, parts, start, end, edits, ...rest } = wanted;
      store.set({ stencil: null, passList: [], wanted: { ...rest, params, passes, exits } });
      const shape = { id: options.shape };
      change(store, { ...options, shape, levels, seed: randomSeed() });
    },
  });
  input.append(h('option', { value: '' }, t('preset.choose')));
  for (const { id } of all) {
    input.append(h('option', { value: id }, t(/** @type {any} */ (`preset.${id}`))));
  }
  return field({ id: 'preset', label: t('preset'), input });
}
