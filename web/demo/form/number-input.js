import { h } from '../ui/dom.js';

/**
 * A field for a number. While it is empty, somebody is about to type: nothing changes. If it is left
 * empty, the last number comes back.
 * @param {Record<string, unknown>} props
 * @param {(value: number) => void} change gets NaN for what is no number
 */
export function numberInput(props, change) {
  let last = '';
  const isEmpty = () => input.value === '' && !input.validity.badInput;
  const remember = () => {
    if (!isEmpty()) last = input.value;
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
      if (isEmpty()) input.value = last;
    },
  });
  return input;
}
