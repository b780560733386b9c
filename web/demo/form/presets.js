import { PRESETS } from '../config.js';
import { dungeonOptions } from '../state/dungeon.js';
import { usePreset } from '../state/use-preset.js';
import { isGood } from '../state/wanted.js';
import { h } from '../ui/dom.js';
import { t } from '../ui/language.js';
import { field } from './field.js';

/** @import { Store } from '../state/store.js' */
/** @import { TextKey } from '../ui/language.js' */

/** Presets that the library of the page can make, each in one choice. @param {Store} store */
export function presetField(store) {
  const { mw } = store.state;
  const presets = [...PRESETS, { id: 'dungeon', options: dungeonOptions(mw) }];
  const all = presets.filter(({ options }) => isGood(mw, { seed: 0, ...options }));
  const input = h('select', {
    onchange: () => {
      const preset = all.find(({ id }) => id === input.value);
      input.value = '';
      if (preset) usePreset(store, preset.options);
    },
  });
  input.append(h('option', { value: '' }, t('preset.choose')));
  for (const { id } of all) {
    input.append(h('option', { value: id }, t(/** @type {TextKey} */ (`preset.${id}`))));
  }
  return field({ id: 'preset', label: t('preset'), input });
}
