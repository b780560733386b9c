import { h } from '../ui/dom.js';
import { t } from '../ui/language.js';
import { LoadError } from '../ui/lazy.js';
import { recall, remember } from '../ui/remember.js';

/**
 * A part of the form behind a disclosure, loaded when that is first opened. Whether it is open is
 * remembered.
 * @template {{ element: HTMLElement }} Part
 * @param {string} id
 * @param {() => Promise<() => Part>} load resolves to a function that creates the part; rejects with a
 *   LoadError
 * @param {() => void} loaded called when the part has been created
 */
export function lazyDetails(id, load, loaded) {
  const summary = h('summary', {});
  const place = h('div', { class: 'field-group' });
  const element = h('details', { class: 'more', id, open: recall(id) === 'open' }, summary, place);
  /** @type {Part | null} */
  let part = null;
  element.addEventListener('toggle', async () => {
    remember(id, element.open ? 'open' : 'closed');
    if (!element.open || part) return;
    try {
      part = (await load())();
      place.replaceChildren(part.element);
      loaded();
    } catch (error) {
      if (!(error instanceof LoadError)) throw error;
      place.replaceChildren(h('p', { class: 'error' }, t('load.failed')));
    }
  });
  return {
    element,
    summary,
    /** Null until it has been opened. */
    get part() {
      return part;
    },
  };
}
