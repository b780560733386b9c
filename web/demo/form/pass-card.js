import { rowOf } from '../state/row-of.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { rowText, t } from '../ui/language.js';
import { cellsControl } from './cells-control.js';
import { field } from './field.js';
import { paramControl } from './param-control.js';
import { planeControl } from './plane-control.js';
import { problemText } from './problem-text.js';

/** @import { Pass, Store } from '../state/store.js' */
/** @import { Param } from 'mazewright/dungeons' */
/** @import { IconName } from '../ui/icons.js' */

/** @typedef {import('../state/passes.js').Entry} Entry */

/**
 * A pass of the list: a switch, buttons that move and remove it, its parameters.
 * @param {Store} store
 * @param {Entry} entry
 * @param {{ turn(key: number, isOn: boolean): void, edit(key: number, values: Record<string, unknown>): void,
 *   move(key: number, by: number): void, remove(key: number): void }} actions
 */
export function passCard(store, { key, pass }, actions) {
  const row = rowOf(store.state.mw.catalog.passes, pass.id);
  const title = rowText(row);
  const name = (/** @type {'up' | 'down' | 'remove' | 'on'} */ id) =>
    t(`passes.${id}`, { pass: title });

  const isOn = h('input', {
    type: 'checkbox',
    id: `pass-${key}`,
    'aria-label': name('on'),
    onchange: () => actions.turn(key, isOn.checked),
  });
  const button = (
    /** @type {'up' | 'down' | 'remove'} */ id,
    /** @type {IconName} */ picture,
    /** @type {() => void} */ onclick,
  ) => {
    const label = name(id);
    const props = { type: 'button', class: `quiet icon pass-${id}`, title: label, onclick };
    return h('button', { ...props, 'aria-label': label }, icon(picture));
  };
  const up = button('up', 'up', () => actions.move(key, -1));
  const down = button('down', 'down', () => actions.move(key, 1));
  const remove = button('remove', 'close', () => actions.remove(key));

  const valueIn = (/** @type {Pass} */ now, /** @type {Param} */ param) =>
    now[param.id] ?? param.default;
  const fields = row.params.map((param) => {
    const set = (/** @type {unknown} */ value) => actions.edit(key, { [param.id]: value });
    const value = valueIn(pass, param);
    /** @type {{ input: HTMLElement, control: HTMLElement, inline?: boolean, set(value: unknown): void }} */
    const parts =
      param.kind === 'cells'
        ? cellsControl(store, key, param, value, set)
        : param.kind === 'bytes'
          ? planeControl(store, value, set)
          : paramControl(param, value, set);
    const made = field({ id: `pass-${key}-${param.id}`, label: rowText(param), ...parts });
    return { param, made, set: parts.set };
  });

  const left = h('p', { class: 'error', id: `pass-${key}-left`, hidden: true });
  const body = h(
    'div',
    { class: 'field-group' },
    h('p', { class: 'about' }, rowText(row, 'about')),
    ...fields.map(({ made }) => made.element),
  );
  const label = h('label', { class: 'check', htmlFor: isOn.id }, isOn, title);
  const head = h('div', { class: 'pass-head' }, label, up, down, remove);
  const element = h('li', { class: 'pass', 'data-pass': row.id }, head, left, body);

  return {
    element,
    /** @param {number} by the direction in which it was moved; 0: the switch */
    focus(by) {
      const wanted = by < 0 ? up : by > 0 ? down : isOn;
      const other = by < 0 ? down : up;
      (wanted.disabled ? other : wanted).focus();
    },
    /** Its fields as form.js reads them. @param {number} place among the passes that are used */
    fieldsAt: (place) =>
      fields.map(({ param, made }) => ({
        ...made,
        id: `passes.${place}.${param.id}`,
      })),
    /** @param {Entry} entry @param {number} place @param {number} all */
    update(entry, place, all) {
      isOn.checked = !entry.isOff;
      up.disabled = place === 0;
      down.disabled = place === all - 1;
      body.hidden = entry.isOff;
      for (const { param, set } of fields) set(valueIn(entry.pass, param));
      const { problem } = entry;
      left.hidden = !problem;
      if (!problem) {
        isOn.removeAttribute('aria-describedby');
        return;
      }
      const wrong = fields.find(({ param }) => problem.field.endsWith(`.${param.id}`));
      const why = problemText(problem, wrong ? rowText(wrong.param) : title);
      left.textContent = t('passes.left', { why });
      isOn.setAttribute('aria-describedby', left.id);
    },
  };
}
