import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { t } from '../ui/language.js';

/** @import { Store } from '../state/store.js' */

/**
 * A button that keeps a field as it is when the surprise button chooses.
 * @param {Store} store
 * @param {import('../state/surprise.js').Lock} key
 */
export function lockButton(store, key) {
  const button = h('button', {
    type: 'button',
    class: 'icon lock',
    id: `lock-${key}`,
    title: t('lock'),
    'aria-label': t('lock.of', { field: t(key) }),
    onclick() {
      const { locks } = store.state;
      const others = locks.filter((/** @type {string} */ each) => each !== key);
      store.set({ locks: others.length < locks.length ? others : [...locks, key] });
      show();
    },
  });
  const show = () => {
    const isLocked = store.state.locks.includes(key);
    button.setAttribute('aria-pressed', String(isLocked));
    button.replaceChildren(icon(isLocked ? 'lock' : 'unlock'));
  };
  show();
  return button;
}

/**
 * Puts a lock after the control of a field, and other buttons before it.
 * @param {Store} store
 * @param {import('../state/surprise.js').Lock} key
 * @param {{ input: HTMLElement }} field
 * @param {...HTMLElement} others
 */
export function addLock(store, key, { input }, ...others) {
  const row = h('div', { class: 'with-button' });
  input.replaceWith(row);
  row.append(input, ...others, lockButton(store, key));
}
