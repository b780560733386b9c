import { byId } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { recall, remember } from '../ui/remember.js';

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
