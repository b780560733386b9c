import { typedSeed } from '../../lib/util/typed-seed.js';
import { randomSeed } from '../state/generate.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { t } from '../ui/language.js';
import { field } from './field.js';

/** @import { Seed } from 'mazewright/dungeons' */

/**
 * The seed, as `typedSeed` reads it. The seed of a link stays
 * as it is until the field is edited, so the text '42' does not become the number.
 * @param {(patch: { seed: Seed }) => void} change
 * @param {string} [id]
 */
export function seedField(change, id = 'seed') {
  const input = h('input', {
    type: 'text',
    spellcheck: false,
    oninput: () => change({ seed: typedSeed(input.value) }),
  });
  const dice = h(
    'button',
    {
      type: 'button',
      class: 'icon',
      title: t('seed.dice'),
      'aria-label': t('seed.dice'),
      onclick: () => change({ seed: randomSeed() }),
    },
    icon('dice'),
  );
  const control = h('div', { class: 'with-button' }, input, dice);
  return field({ id, label: t('seed'), input, control });
}
