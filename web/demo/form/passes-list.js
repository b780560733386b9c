import { change } from '../state/change.js';
import { entryOf, isUsed, passesOf } from '../state/passes.js';
import { rowOf } from '../state/row-of.js';
import { passesEn } from '../strings/passes-en.js';
import { passesKo } from '../strings/passes-ko.js';
import { announce } from '../ui/announce.js';
import { h } from '../ui/dom.js';
import { addTexts, count, rowText, t } from '../ui/language.js';
import { passCard } from './pass-card.js';
import { passMenu } from './pass-menu.js';

/** @import { Store } from '../state/store.js' */

/** @typedef {import('../state/passes.js').Entry} Entry */

addTexts({ en: passesEn, ko: passesKo });

/** The list of passes, each with its parameters, and a menu that adds one. @param {Store} store */
export function createPassesList(store) {
  const { mw } = store.state;
  const items = h('ol', { class: 'passes', id: 'pass-list' });
  const none = h('p', { class: 'about' }, t('passes.none'));
  /** The cards by the keys of their entries. @type {Map<number, ReturnType<typeof passCard>>} */
  let cards = new Map();

  const set = (/** @type {readonly Entry[]} */ passList) => change(store, { passList });
  const titleOf = (/** @type {Entry} */ { pass }) => rowText(rowOf(mw.catalog.passes, pass.id));
  /** Puts another entry in the place of one. */
  const replace = (/** @type {number} */ key, /** @type {Partial<Entry>} */ patch) =>
    set(
      passesOf(store.state).map((entry) =>
        entry.key === key ? { ...entry, problem: null, ...patch } : entry,
      ),
    );

  const actions = {
    /** @param {number} key @param {boolean} isOn */
    turn: (key, isOn) => replace(key, { isOff: !isOn }),
    /** @param {number} key @param {Record<string, unknown>} values of parameters */
    edit(key, values) {
      const entry = passesOf(store.state).find((each) => each.key === key);
      if (entry) replace(key, { pass: { ...entry.pass, ...values } });
    },
    /** @param {number} key @param {number} by -1: up, 1: down */
    move(key, by) {
      const list = [...passesOf(store.state)];
      const from = list.findIndex((entry) => entry.key === key);
      const to = from + by;
      if (to < 0 || to >= list.length) return;
      const [entry] = list.splice(from, 1);
      list.splice(to, 0, entry);
      set(list);
      announce(
        t('passes.moved', { pass: titleOf(entry), place: count(to + 1), all: count(list.length) }),
      );
      cards.get(key)?.focus(by);
    },
    /** @param {number} key */
    remove(key) {
      const list = passesOf(store.state);
      const place = list.findIndex((entry) => entry.key === key);
      set(list.filter((entry) => entry.key !== key));
      announce(t('passes.removed', { pass: titleOf(list[place]) }));
      const next = passesOf(store.state)[Math.min(place, list.length - 2)];
      if (next) cards.get(next.key)?.focus(0);
      else menu.focus();
    },
  };

  const menu = passMenu(store, (pass, place) => {
    const entry = entryOf(pass);
    set(passesOf(store.state).toSpliced(place, 0, entry));
    announce(t('passes.added', { pass: titleOf(entry), place: count(place + 1) }));
    cards.get(entry.key)?.focus(0);
  });

  const element = h(
    'div',
    { class: 'field-group' },
    h('p', { class: 'about' }, t('passes.about')),
    none,
    items,
    menu.element,
  );

  return {
    element,
    /** The fields of all parameters, each with the name that problems have. */
    get fields() {
      const used = passesOf(store.state).filter(isUsed);
      return used.flatMap(({ key }, place) => cards.get(key)?.fieldsAt(place) ?? []);
    },
    update() {
      const list = passesOf(store.state);
      const old = cards;
      cards = new Map(
        list.map((entry) => [entry.key, old.get(entry.key) ?? passCard(store, entry, actions)]),
      );
      const elements = Array.from(cards.values(), (card) => card.element);
      const isSame =
        elements.length === items.children.length &&
        elements.every((each, i) => each === items.children[i]);
      // What moves loses the focus.
      if (!isSame) items.replaceChildren(...elements);
      for (const [place, entry] of list.entries()) {
        cards.get(entry.key)?.update(entry, place, list.length);
      }
      none.hidden = list.length > 0;
      items.hidden = list.length === 0;
      menu.update();
    },
  };
}
