import { t } from '../ui/language.js';

/** @import { Store } from '../state/store.js' */
/** @import { TextKey } from '../ui/language.js' */

/** Names of views that have no tab. @type {Record<string, TextKey>} */
const NAMES = {
  edit: 'edit.open',
  table: 'show.table',
  distances: 'show.origin',
};

/** Keeps the title of the document that of the view. @param {Store} store */
export function startTitle(store) {
  const show = () => {
    const { view } = store.state;
    const name = t(NAMES[view] ?? /** @type {TextKey} */ (`tab.${view}`));
    document.title = view === 'play' ? t('title') : t('title.view', { view: name });
  };
  store.on(['view', 'language'], show);
  show();
}
