/** What the pages of the site do: examples follow their code, programs run, and the search is loaded when it is opened. */
import { addLives } from './live.js';
import { addPrograms } from './program.js';

addLives();
addPrograms();

const nav = /** @type {HTMLElement} */ (document.querySelector('nav'));
const menu = nav.querySelector('details');
const wide = matchMedia('(min-width: 60em)');
const unfold = () => menu?.toggleAttribute('open', wide.matches);
wide.addEventListener('change', unfold);
unfold();
// The menu is scrolled to the page's own line, and the page stays where it is.
const line = /** @type {HTMLElement | null} */ (nav.querySelector('[aria-current]'));
if (line) nav.scrollTop = line.offsetTop - nav.offsetTop - nav.clientHeight / 2;

const button = /** @type {HTMLElement} */ (document.querySelector('#search'));
/** @type {HTMLDialogElement | null} */
let dialog = null;

/** Opens the search, which is loaded the first time. */
async function search() {
  if (!dialog) {
    dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', String(button.textContent));
    document.body.append(dialog);
    const base = new URL(String(button.dataset.pagefind), document.baseURI).href;
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    style.href = `${base}pagefind-ui.css`;
    document.head.append(style);
    const script = document.createElement('script');
    script.src = `${base}pagefind-ui.js`;
    await new Promise((done, fail) => {
      script.onload = done;
      script.onerror = fail;
      document.head.append(script);
    });
    dialog.append(document.createElement('div'));
    const { PagefindUI } = /** @type {any} */ (window);
    new PagefindUI({
      element: dialog.firstChild,
      showImages: false,
      showSubResults: true,
      bundlePath: base,
    });
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog) dialog?.close();
    });
  }
  dialog.showModal();
  dialog.querySelector('input')?.focus();
}

button.addEventListener('click', () => search());
addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof Element && event.target.matches('input, textarea');
  if (event.key !== '/' || isTyping) return;
  event.preventDefault();
  search();
});
