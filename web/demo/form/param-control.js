import { h } from '../ui/dom.js';
import { choiceText, rowText } from '../ui/language.js';
import { fieldText, numberInput } from './number-input.js';

/** @import { Param } from 'mazewright/dungeons' */
/** @import { Control } from './field.js' */

/** A range of more values than this has no slider. */
const MAX_SLIDER = 1_000;
/** A text that may be longer than this has lines. */
const LONGEST_LINE = 1_000;

/**
 * The control of a parameter of a catalog row, by its kind.
 * @param {Param} param
 * @param {unknown} value
 * @param {(value: unknown) => void} change
 * @returns {{ input: Control, control: HTMLElement, inline?: boolean, set(value: unknown): void }}
 *   set: shows a value that another control chose
 */
export function paramControl(param, value, change) {
  if (param.kind === 'integer' || param.kind === 'share') return integer(param, value, change);
  if (param.kind === 'choice') return choice(param, value, change);
  if (param.kind === 'boolean') return toggle(value, change);
  if (param.kind === 'text' && (param.max ?? 0) > LONGEST_LINE) {
    const input = h('textarea', { rows: 8, wrap: 'off', spellcheck: false });
    input.value = String(value);
    input.addEventListener('input', () => change(input.value.normalize('NFC')));
    return { input, control: input, set: (next) => fill(input, next) };
  }
  // A field of colours has no 'transparent'.
  const isOpaque = param.kind === 'color' && param.default !== 'transparent';
  const type = isOpaque ? 'color' : 'text';
  const input = h('input', { type, value, oninput: () => change(input.value.normalize('NFC')) });
  return { input, control: input, set: (next) => fill(input, next) };
}

/** @param {Param} param @param {unknown} value @param {(value: unknown) => void} change */
function integer(param, value, change) {
  const { min, max, step = 1 } = param;
  /** @type {HTMLInputElement | null} */
  let slider = null;
  const inputMode = step === 1 ? 'numeric' : 'decimal';
  const input = numberInput({ min, max, step, value, inputMode }, (next) => {
    if (slider && !Number.isNaN(next)) slider.value = input.value;
    change(next);
  });
  const set = (/** @type {unknown} */ next) => {
    fill(input, next);
    if (slider && input.value !== '') slider.value = input.value;
  };
  const isShort = min !== undefined && max !== undefined && (max - min) / step <= MAX_SLIDER;
  if (!isShort) return { input, control: input, set };
  const range = h('input', {
    type: 'range',
    min,
    max,
    step,
    value,
    'aria-label': rowText(param),
    oninput: () => {
      input.value = range.value;
      change(range.valueAsNumber);
    },
  });
  slider = range;
  return { input, control: h('div', { class: 'slider' }, range, input), set };
}

/** @param {Param} param @param {unknown} value @param {(value: unknown) => void} change */
function choice(param, value, change) {
  const values = param.values ?? [];
  const input = h('select', { onchange: () => change(values[input.selectedIndex]) });
  values.forEach((each, index) => {
    input.append(h('option', { selected: each === value }, choiceText(param, index)));
  });
  const set = (/** @type {unknown} */ next) => {
    input.selectedIndex = values.indexOf(String(next));
  };
  return { input, control: input, set };
}

/** @param {unknown} value @param {(value: unknown) => void} change */
function toggle(value, change) {
  const input = h('input', {
    type: 'checkbox',
    checked: value === true,
    onchange: () => change(input.checked),
  });
  const set = (/** @type {unknown} */ next) => {
    input.checked = next === true;
  };
  return { input, control: input, inline: true, set };
}

/** Shows a value, but not where somebody types. @param {Control} input @param {unknown} value */
function fill(input, value) {
  if (input !== document.activeElement) input.value = fieldText(value);
}
