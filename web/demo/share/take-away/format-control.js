import { field } from '../../form/field.js';
import { numberInput } from '../../form/number-input.js';
import { paramControl } from '../../form/param-control.js';
import { h } from '../../ui/dom.js';
import { rowText, t } from '../../ui/language.js';

/** @import { Mazewright, Param } from 'mazewright/dungeons' */
/** @import { FormatParam } from 'mazewright/formats' */

/**
 * An option of a file with its control.
 * @typedef {{ element: HTMLElement, show(message: string | null): void, set(value: unknown): void }} OptionField
 */

/**
 * The field of an option, by its kind.
 * @param {Mazewright} mw
 * @param {string} owner the id of the format
 * @param {FormatParam} param
 * @param {(value: unknown) => void} change
 * @returns {OptionField}
 */
export function optionField(mw, owner, param, change) {
  const { kind, title: label } = param;
  const id = `${owner}.${param.id}`;
  if (kind === 'choices') {
    const labels = param.labels ?? param.values;
    const items = (param.values ?? []).map((value, i) => ({ value, label: labels?.[i] ?? value }));
    return listField({ id, label, items, chosen: param.default, change });
  }
  if (kind === 'algorithms') {
    const items = mw.catalog.generators
      .filter(({ perfect }) => perfect)
      .map((row) => ({ value: row.id, label: rowText(row) }));
    return listField({ id, label, items, chosen: param.default, change });
  }
  if (kind === 'bytes') {
    const input = h('input', {
      type: 'file',
      onchange: async () => {
        const [file] = input.files ?? [];
        change(file ? new Uint8Array(await file.arrayBuffer()) : null);
      },
    });
    return { ...field({ id, label, input }), set: () => {} };
  }
  if (kind === 'color' && param.default === 'transparent') {
    return clearColorField({ id, label, change });
  }
  if (kind === 'number') {
    const { min, max, default: value } = param;
    const props = { min, max, step: 'any', value, inputMode: 'decimal' };
    const input = numberInput(props, change);
    return {
      ...field({ id, label, input }),
      set: (next) => {
        input.value = String(next);
      },
    };
  }
  const { set, ...parts } = paramControl(
    /** @type {Param} */ (/** @type {unknown} */ (param)),
    param.default,
    change,
  );
  return { ...field({ id, label, ...parts }), set };
}

/** The colour that a field shows until somebody chooses one. */
const FIRST_COLOR = '#ffffff';

/**
 * A colour that may be none.
 * @param {{ id: string, label: string, change(value: unknown): void }} parts
 * @returns {OptionField}
 */
function clearColorField({ id, label, change }) {
  const input = h('input', { type: 'color', value: FIRST_COLOR, disabled: true });
  const none = h('input', { type: 'checkbox', checked: true });
  const tell = () => {
    input.disabled = none.checked;
    change(none.checked ? 'transparent' : input.value);
  };
  for (const each of [input, none]) each.addEventListener('input', tell);
  const control = h(
    'div',
    { class: 'clear-color' },
    input,
    h('label', { class: 'check' }, none, t('files.transparent')),
  );
  return {
    ...field({ id, label, input, control }),
    set(value) {
      none.checked = value === 'transparent';
      input.disabled = none.checked;
      if (!none.checked) input.value = String(value);
    },
  };
}

/**
 * A list of which one or several are chosen.
 * @param {{ id: string, label: string, items: readonly { value: string, label: string }[],
 *   chosen: unknown, change(value: unknown): void }} parts
 * @returns {OptionField}
 */
function listField({ id, label, items, chosen, change }) {
  const key = id.replace(/\W/g, '-');
  const first = /** @type {readonly string[]} */ (chosen);
  const error = h('p', { class: 'error', id: `error-${key}`, hidden: true });
  const boxes = items.map(({ value }) =>
    h('input', {
      type: 'checkbox',
      value,
      checked: first.includes(value),
      onchange: () => change(boxes.filter((box) => box.checked).map((box) => box.value)),
    }),
  );
  const element = h(
    'fieldset',
    { class: 'field list', id: `field-${key}` },
    h('legend', {}, label),
    h(
      'div',
      { class: 'list-items' },
      ...items.map((item, i) => h('label', { class: 'check' }, boxes[i], item.label)),
    ),
    error,
  );
  return {
    element,
    show(message) {
      error.hidden = message === null;
      error.textContent = message ?? '';
      if (message === null) element.removeAttribute('aria-describedby');
      else element.setAttribute('aria-describedby', error.id);
    },
    set(next) {
      for (const box of boxes) {
        box.checked = /** @type {readonly string[]} */ (next).includes(box.value);
      }
    },
  };
}
