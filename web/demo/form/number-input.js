import { h } from '../ui/dom.js';

/**
 * A field for a number. While it is empty, somebody is about to type: nothing changes. If it is left
 * empty, its number is missing, which is as wrong as any other text.
 * @param {Record<string, unknown>} props
 * @param {(value: number) => void} change gets NaN for what is no number
 */
export function numberInput(props, change) {
  /** Whether the field has had a number: one that never had any may stay empty. */
  let hadNumber = false;
  const isEmpty = () => input.value === '' && !input.validity.badInput;
  const remember = () => {
    if (!isEmpty()) hadNumber = true;
  };
  const input = h('input', {
    type: 'number',
    ...props,
    onfocus: remember,
    oninput: () => {
      remember();
      if (!isEmpty()) change(input.valueAsNumber);
    },
    onblur: () => {
      if (isEmpty() && hadNumber) change(Number.NaN);
    },
  });
  return input;
}

/** A value as the text of a field: a number that is missing has none. @param {unknown} value */
export const fieldText = (value) =>
  typeof value === 'number' && Number.isNaN(value) ? '' : String(value);
