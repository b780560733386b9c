import { chooseLanguage } from '../shell/language-button.js';
import { listOf, writeEdits } from '../state/edits.js';
import { restore } from '../state/generate.js';
import { showNotice } from '../ui/announce.js';
import { t } from '../ui/language.js';
import { readLink, writeLink } from './link.js';
import { isLanguage, shownBy } from './shown.js';

/** @import { Store } from '../state/store.js' */

/** Browsers refuse more than about a hundred changes of the address per half minute. */
const MAX_WRITES = 60;
const WINDOW_MS = 30_000;
const RETRY_MS = 1_000;

/** What an entry of the history shows. @param {string} view @param {string} code @param {string | readonly import('../state/edits.js').Edit[]} [edits] */
const entryOf = (view, code, edits) => `${view} ${code} ${writeEdits(listOf(edits))}`;

/**
 * Keeps the address a share link of what is shown, with an entry of the history per maze and view, and
 * follows a link pasted into it and steps in the history.
 * @param {Store} store
 * @param {readonly string[]} views names of all views
 */
export function startAddressSync(store, views) {
  /** @type {number[]} */
  let recent = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let later;
  /** What the current entry of the history shows, and the field that is being typed into. */
  let [entry, field] = ['', ''];
  let isFollowing = false;
  /** The link of the address as it was last written or followed. */
  let known = '';
  const entryNow = () => {
    const { view, code, wanted } = store.state;
    return entryOf(view, code, wanted.edits);
  };
  const write = () => {
    clearTimeout(later);
    if (store.state.making || isFollowing) return;
    // A step in the history, whose event comes next: what is shown now belongs to another entry.
    if (known !== '' && location.hash !== known) return;
    const now = performance.now();
    recent = recent.filter((time) => now - time < WINDOW_MS);
    const isLate = recent.length >= MAX_WRITES;
    document.body.toggleAttribute('data-address-late', isLate);
    if (isLate) {
      later = setTimeout(write, RETRY_MS);
      return;
    }
    recent.push(now);
    const isNew = entry !== '' && entry !== entryNow();
    const typed = document.activeElement?.matches('input, textarea')
      ? document.activeElement.id
      : '';
    // All that is typed into a field is one entry; the history of a page around this one has none.
    const isTyping = typed !== '' && typed === field;
    [entry, field] = [entryNow(), typed];
    const link = writeLink(store.state);
    if (isNew && !isTyping && !store.state.bare) history.pushState(null, '', link);
    else history.replaceState(null, '', link);
    known = location.hash;
  };
  const keys = /** @type {const} */ ([
    'maze',
    'view',
    'solution',
    'distances',
    'solver',
    'block',
    'stencil',
    'language',
    'making',
    'world',
    'script',
    'table',
    'origin',
  ]);
  store.on(keys, write);
  write();
  /** Shows what the address says, which a step in the history or a pasted link has changed. */
  const follow = () => {
    const link = readLink(location.hash);
    const shown = shownBy(store.state.mw, views, link);
    const { stencil } = store.state;
    store.set({ stencil: shown.stencil });
    if (link.code !== '' && !restore(store, link.code, link.edits, link.unused)) {
      showNotice(() => t('link.bad'));
      store.set({ stencil });
      return;
    }
    if (isLanguage(link.language)) chooseLanguage(store, link.language);
    const { world, script } = store.state;
    store.set({ ...shown, world: shown.world ?? world, script: shown.script ?? script });
    entry = entryOf(shown.view, link.code || store.state.code, link.edits);
  };
  addEventListener('hashchange', () => {
    isFollowing = true;
    follow();
    isFollowing = false;
    known = location.hash;
    write();
  });
}
