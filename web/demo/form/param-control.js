import { h } from '../ui/dom.js';
import { choiceText, rowText } from '../ui/language.js';

/** A range of more values than this has no slider. */
const MOST_SLIDER = 1_000;

/**
 * The control of a parameter of a catalog row, by its kind.
 * @param {any} param
 * @param {unknown} value
 * @param {(value: unknown) => void} change
 * @returns {{ input: any, control: any, inline?: boolean }}
 */
export function paramControl(param, value, change) {
  if (param.kind === 'integer' || param.kind === 'share') return integer(param, value, change);
  if (param.kind === 'choice') return choice(param, value, change);
  if (param.kind === 'boolean') return toggle(value, change);
  const type = param.kind === 'color' ? 'color' : 'text';
  const input = h('input', { type, value, oninput: () => change(input.value) });
  return { input, control: input };
}

/** @param {any} param @param {unknown} value @param {(value: unknown) => void} change */
function integer(param, value, change) {
  const { min, max, step = 1 } = param;
  /** @type {any} */
  let slider = null;
  const input = h('input', {
    type: 'number',
    min,
    max,
    step,
    value,
    inputMode: step === 1 ? 'numeric' : 'decimal',
    oninput: () => {
      if (slider) slider.value = input.value;
      change(input.valueAsNumber);
    },
  });
  if (!((max - min) / step <= MOST_SLIDER)) return { input, control: input };
  slider = h('input', {
    type: 'range',
    min,
    max,
    step,
    value,
    'aria-label': rowText(param),
    oninput: () => {
      input.value = slider.value;
      change(slider.valueAsNumber);
    },
  });
  return { input, control: h('div', { class: 'slider' }, slider, input) };
}

/** @param {any} param @param {unknown} value @param {(value: unknown) => void} change */
function choice(param, value, change) {
  const input = h('select', { onchange: () => change(param.values[input.selectedIndex]) });
  param.values.forEach((/** @type {unknown} */ each, /** @type {number} */ index) => {
    input.append(h('option', { selected: each === value }, choiceText(param, index)));
  });
  return { input, control: input };
}

/** @param {unknown} value @param {(value: unknown) => void} change */
function toggle(value, change) {
  const input = h('input', {
    type: 'checkbox',
    checked: value === true,
    onchange: () => change(input.checked),
  });
  return { input, control: input, inline: true };
}
