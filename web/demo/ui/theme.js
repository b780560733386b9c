import { byId } from './dom.js';
import { icon } from './icons.js';

/** @import { Store } from '../state/store.js' */

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Uses the theme of the system until the user chooses one; remembers the choice. @param {Store} store */
export function startTheme(store) {
  const button = byId('theme');
  const show = () => {
    const theme = /** @type {'light' | 'dark'} */ (
      recall('theme') ?? (dark.matches ? 'dark' : 'light')
    );
    document.documentElement.dataset.theme = theme;
    button.replaceChildren(icon(theme === 'dark' ? 'sun' : 'moon'));
    button.setAttribute('aria-pressed', String(theme === 'dark'));
    store.set({ theme });
  };
  button.addEventListener('click', () => {
    remember('theme', store.state.theme === 'dark' ? 'light' : 'dark');
    show();
  });
  dark.addEventListener('change', show);
  show();
}

/** A remembered value, or null if there is none or storage is forbidden. @param {string} key */
export function recall(key) {
  try {
    return localStorage.getItem(`mazewright.${key}`);
  } catch {
    return null;
  }
}

/** Remembers a value, unless storage is forbidden. @param {string} key @param {string} value */
export function remember(key, value) {
  try {
    localStorage.setItem(`mazewright.${key}`, value);
  } catch {
    // Forbidden storage: see recall.
  }
}

/** A colour of the current theme as CSS `rgb(...)`, for a canvas. @param {string} name */
export function color(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}
