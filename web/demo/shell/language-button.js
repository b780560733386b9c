import { showNotice, translateNotice } from '../ui/announce.js';
import { byId } from '../ui/dom.js';
import { t, useLanguage } from '../ui/language.js';
import { remember } from '../ui/remember.js';
import { fillTexts } from '../ui/texts.js';

/** @import { Store } from '../state/store.js' */

/** The button that changes the language. @param {Store} store */
export function startLanguageButton(store) {
  const language = byId('language');
  const label = () => {
    language.lang = store.state.language === 'ko' ? 'en' : 'ko';
  };
  language.addEventListener('click', () =>
    chooseLanguage(store, (latest ?? store.state.language) === 'ko' ? 'en' : 'ko'),
  );
  store.on(['language'], label);
  label();
}

/** The language chosen last, which may still be loading. @type {'en' | 'ko' | null} */
let latest = null;

/** Shows the page in a language as soon as its texts are loaded. @param {Store} store @param {'en' | 'ko'} language */
export async function chooseLanguage(store, language) {
  latest = language;
  try {
    if (!(await useLanguage(language))) return;
  } catch {
    latest = null;
    showNotice(() => t('load.failed'));
    return;
  }
  remember('language', language);
  fillTexts();
  translateNotice();
  store.set({ language });
}
