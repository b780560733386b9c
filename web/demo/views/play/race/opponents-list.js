import { focusIn, h } from '../../../ui/dom.js';
import { icon } from '../../../ui/icons.js';
import { t } from '../../../ui/language.js';
import { MAX_OPPONENTS } from '../rules/rules.js';
import { solverOptions } from './solver-options.js';

/** @import { Store } from '../../../state/store.js' */

/**
 * The list of opponents; the first one is that of the dock.
 * @param {Store} store
 * @param {(patch: { others: readonly string[] }) => void} set changes the rules
 */
export function opponentsList(store, set) {
  const label = t('rules.who');
  const element = h('div', { class: 'opponents', role: 'group', 'aria-label': label });
  const { mw } = store.state;
  const kindsNow = () => [store.state.runner, ...store.state.rules.others];

  const choose = (/** @type {number} */ place, /** @type {string} */ id) => {
    if (place === 0) store.set({ runner: id });
    else set({ others: store.state.rules.others.with(place - 1, id) });
  };
  /** The first opponent without a map that is not there yet. */
  const nextKind = () => {
    const local = mw.catalog.solvers.filter((row) => row.local);
    const kinds = kindsNow();
    return (local.find(({ id }) => !kinds.includes(id)) ?? local[0]).id;
  };
  const resize = (/** @type {'more' | 'fewer'} */ id) => {
    const { others } = store.state.rules;
    set({ others: id === 'more' ? [...others, nextKind()] : others.slice(0, -1) });
    draw();
    // The last opponent that can be added disables the button that added it.
    const other = id === 'more' ? 'fewer' : 'more';
    const isOver = element.querySelector(`#opponents-${id}:disabled`) !== null;
    focusIn(element, `#opponents-${isOver ? other : id}`);
  };

  const draw = () => {
    const kinds = kindsNow();
    const choices = kinds.map((id, i) => {
      const choice = h(
        'select',
        {
          id: `opponent-${i + 1}`,
          'aria-label': t('rules.opponent', { place: i + 1 }),
          onchange: () => choose(i, choice.value),
        },
        ...solverOptions(mw, id),
      );
      return choice;
    });
    const button = (/** @type {'more' | 'fewer'} */ id, /** @type {boolean} */ disabled) => {
      const title = t(`rules.opponents.${id}`);
      const props = { type: 'button', class: 'icon', id: `opponents-${id}`, title, disabled };
      const onclick = () => resize(id);
      const picture = icon(id === 'more' ? 'plus' : 'minus');
      return h('button', { ...props, 'aria-label': title, onclick }, picture);
    };
    const fewer = button('fewer', kinds.length === 1);
    const more = button('more', kinds.length >= MAX_OPPONENTS);
    element.replaceChildren(...choices, h('div', { class: 'row' }, fewer, more));
  };
  draw();
  return element;
}
