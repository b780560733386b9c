import { h } from '../ui/dom.js';
import { numberInput } from './number-input.js';

/**
 * Two numbers, as fields and as the two handles of a slider. The handles cannot pass each other; the
 * fields take any number.
 * @param {{ id: string, step: number, low: string, high: string,
 *   change(low: number, high: number): void }} parts low, high: the names of the two
 */
export function rangeControl({ id, step, low, high, change }) {
  const values = { low: 0, high: 0 };
  let end = 1;
  const names = { low, high };
  const inputMode = step === 1 ? 'numeric' : 'decimal';
  const track = h('div', { class: 'range' });

  const draw = () => {
    for (const key of /** @type {const} */ (['low', 'high'])) {
      handles[key].max = String(end);
      handles[key].value = String(values[key]);
      track.style.setProperty(`--${key}`, `${(100 * Math.min(values[key], end)) / end}%`);
    }
    // The upper handle must be within reach where both are at the end.
    handles.low.classList.toggle('above', values.low > end / 2);
  };
  const fieldOf = (/** @type {'low' | 'high'} */ key) =>
    numberInput(
      { min: 0, step, inputMode, id: `${id}-${key}`, 'aria-label': names[key] },
      (value) => {
        values[key] = value;
        end = Math.max(end, Number.isFinite(value) ? value : 0);
        draw();
        change(values.low, values.high);
      },
    );
  const handleOf = (/** @type {'low' | 'high'} */ key) => {
    const handle = h('input', {
      type: 'range',
      min: 0,
      step,
      'aria-label': names[key],
      oninput: () => {
        const value = handle.valueAsNumber;
        values[key] = key === 'low' ? Math.min(value, values.high) : Math.max(value, values.low);
        fields[key].value = shown(values[key]);
        draw();
        change(values.low, values.high);
      },
    });
    return handle;
  };
  const fields = { low: fieldOf('low'), high: fieldOf('high') };
  const handles = { low: handleOf('low'), high: handleOf('high') };
  /** @param {number} value */
  const shown = (value) => String(Math.round(value * 100) / 100);
  track.append(handles.low, handles.high);
  const element = h('div', { class: 'range-control' }, fields.low, track, fields.high);
  return {
    element,
    values,
    /** @param {number} from @param {number} to @param {number} most the end of the slider */
    set(from, to, most) {
      Object.assign(values, { low: from, high: to });
      end = Math.max(most, to);
      for (const key of /** @type {const} */ (['low', 'high'])) {
        if (fields[key] !== document.activeElement) fields[key].value = shown(values[key]);
      }
      draw();
    },
    /** Says whether the numbers are wrong. @param {boolean} isWrong */
    mark(isWrong) {
      for (const each of [fields.low, fields.high])
        each.setAttribute('aria-invalid', String(isWrong));
    },
  };
}
