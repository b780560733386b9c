import { h } from '../ui/dom.js';
import { t } from '../ui/language.js';
import { copyButton } from './copy.js';
import { snippetsOf } from './snippets.js';

/** @import { Store } from '../state/store.js' */

/** The maze as programs that make it, one shown at a time. @param {Store} store */
export function codeSection(store) {
  const snippets = snippetsOf(store.state);
  const code = h('code', { id: 'snippet' });
  let shown = snippets[0];
  const buttons = snippets.map((snippet) =>
    h(
      'button',
      { type: 'button', id: `code-${snippet.id}`, onclick: () => show(snippet) },
      t(`code.${snippet.id}`),
    ),
  );
  const show = (/** @type {import('./snippets.js').Snippet} */ snippet) => {
    shown = snippet;
    code.textContent = snippet.text;
    snippets.forEach((each, i) => {
      buttons[i].setAttribute('aria-pressed', String(each === snippet));
    });
  };
  show(shown);
  return h(
    'section',
    { class: 'export', id: 'share-code' },
    h('div', {}, h('h3', {}, t('code.title')), h('p', { class: 'about' }, t('code.about'))),
    h('div', { class: 'row choices', role: 'group', 'aria-label': t('code.title') }, ...buttons),
    h('pre', { class: 'snippet', tabIndex: 0 }, code),
    h(
      'div',
      { class: 'row' },
      copyButton('copy', () => shown.text),
    ),
  );
}
