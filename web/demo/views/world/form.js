import { algorithmField } from '../../form/common-fields.js';
import { field } from '../../form/field.js';
import { fieldText, numberInput } from '../../form/number-input.js';
import { paramControl } from '../../form/param-control.js';
import { problemText } from '../../form/problem-text.js';
import { seedField } from '../../form/seed-field.js';
import { randomSeed } from '../../state/generate.js';
import { rowOf } from '../../state/row-of.js';
import { byId, h } from '../../ui/dom.js';
import { icon } from '../../ui/icons.js';
import { rowText, t } from '../../ui/language.js';
import { rowsFor } from './make-world.js';

/** @import { GeneratorRow, Mazewright, World } from 'mazewright/dungeons' */
/** @import { Control, Field } from '../../form/field.js' */
/** @import { AnyProblem } from '../../state/store.js' */
/** @import { WantedWorld, WorldPatch } from './make-world.js' */
/** @import { TextKey } from '../../ui/language.js' */

/** Chunk size for the test which generators can make worlds. */
const USUAL_CHUNK = 32;

/**
 * The form of the world's options, built from the catalog.
 * @param {Mazewright} mw
 * @param {(patch: WorldPatch) => void} change
 */
export function createWorldForm(mw, change) {
  const form = byId('world-maker');
  const rows = rowsFor(mw, USUAL_CHUNK);
  const general = h('p', { class: 'error', hidden: true });
  /** @type {(Field & { input: Control })[]} */
  let fields = [];
  let drawn = '';

  const number = (/** @type {'chunk' | 'levels'} */ id, /** @type {TextKey} */ about) => {
    const props = { min: id === 'chunk' ? 2 : 0, step: 1, inputMode: 'numeric' };
    const input = numberInput(props, (value) => change({ [id]: value }));
    return field({ id: `world.${id}`, label: t(`world.${id}`), input, about: t(about) });
  };

  const draw = (/** @type {WantedWorld} */ wanted, /** @type {GeneratorRow} */ row) => {
    const endless = h('input', {
      type: 'checkbox',
      onchange: () => change({ endless: endless.checked }),
    });
    const label = t('world.endless');
    const choose = (/** @type {string} */ id) => change({ algorithm: id, params: {} });
    const params = row.params.map((param) => {
      const value = wanted.params[param.id] ?? param.default;
      const set = (/** @type {unknown} */ next) => change({ params: { [param.id]: next } });
      const parts = paramControl(param, value, set);
      return field({ id: `world.params.${param.id}`, label: rowText(param), ...parts });
    });
    const common = [
      algorithmField(rows, wanted, choose, 'world.algorithm'),
      seedField(change, 'world.seed'),
      number('chunk', 'world.chunk.about'),
      number('levels', 'world.levels.about'),
      field({ id: 'world.endless', label, input: endless, control: endless, inline: true }),
    ];
    fields = [...common, ...params];
    const next = h(
      'button',
      { type: 'button', class: 'strong', onclick: () => change({ seed: randomSeed() }) },
      icon('dice'),
      t('world.new'),
    );
    const bar = h('div', { class: 'make-bar' }, next);
    form.replaceChildren(...fields.map(({ element }) => element), general, bar);
  };

  form.addEventListener('submit', (/** @type {Event} */ event) => event.preventDefault());
  return {
    /** @param {{ wanted: WantedWorld, world: World, problem: AnyProblem | null }} state @param {boolean} [again] */
    update({ wanted, world, problem }, again = false) {
      const row = rowOf(rows, wanted.algorithm);
      if (again || drawn !== row.id) draw(wanted, row);
      drawn = row.id;
      const { algorithm, seed, chunk, levels = world.levels ?? '' } = wanted;
      const known = new Map(Object.entries({ algorithm, seed, chunk, levels }));
      for (const { id, input, about } of fields) {
        const key = id.replace('world.', '');
        if (input instanceof HTMLInputElement && key === 'endless') input.checked = wanted.endless;
        else if (known.has(key) && input !== document.activeElement)
          input.value = fieldText(known.get(key));
        if (key === 'algorithm') about.textContent = rowText(row, 'about');
        if (key === 'levels') input.disabled = wanted.endless;
      }
      const wrong = fields.find(({ id }) => id === `world.${problem?.field}`);
      for (const each of fields)
        each.show(problem && each === wrong ? problemText(problem, each.label) : null);
      general.hidden = !problem || wrong !== undefined;
      general.textContent = problem ? problemText(problem) : '';
    },
  };
}
