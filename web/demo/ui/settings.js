import { showNotice, translateNotice } from './announce.js';
import { byId } from './dom.js';
import { t, useLanguage } from './language.js';
import { fillTexts } from './texts.js';
import { remember } from './theme.js';

/** @import { Store } from '../state/store.js' */

/** The language button, and the settings panel that narrow screens open and close. @param {Store} store */
export function startTools(store) {
  const language = byId('language');
  const label = () => {
    language.lang = store.state.language === 'ko' ? 'en' : 'ko';
  };
  language.addEventListener('click', () =>
    chooseLanguage(store, (latest ?? store.state.language) === 'ko' ? 'en' : 'ko'),
  );
  store.on(['language'], label);
  label();

  byId('panel-close').addEventListener('click', () => openPanel(false));
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') openPanel(false);
  });
}

/** @type {((open: boolean) => void)[]} */
const watchers = [];

/** Calls a function when the settings panel of narrow screens was opened or closed. @param {(open: boolean) => void} run */
export function onPanel(run) {
  watchers.push(run);
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

/** Opens or closes the settings panel of narrow screens. @param {boolean} open */
export function openPanel(open) {
  const { classList } = document.body;
  if (classList.contains('panel-open') === open) return;
  classList.toggle('panel-open', open);
  byId('tab-settings').setAttribute('aria-expanded', String(open));
  for (const run of watchers) run(open);
  if (open) byId('panel-close').focus();
  else byId('tab-settings').focus();
}
