import { t } from './language.js';

/** Keeps the title of the document that of the view. @param {any} store */
export function startTitle(store) {
  const show = () => {
    const { view } = store.state;
    const name = view === 'edit' ? t('edit.open') : t(/** @type {any} */ (`tab.${view}`));
    document.title = view === 'play' ? t('title') : t('title.view', { view: name });
  };
  store.on(['view', 'language'], show);
  show();
}
