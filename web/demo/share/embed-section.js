import { h } from '../ui/dom.js';
import { t } from '../ui/language.js';
import { copyButton } from './copy.js';

/** CSS pixels of the frame that the page suggests. */
const FRAME = { width: 640, height: 480 };

/** The tag that shows the maze inside another page, to be played there. @param {string} link to the maze */
export function embedSection(link) {
  const frame = h('iframe', { src: `${link}&bare=1`, title: 'mazewright', loading: 'lazy' });
  for (const [name, value] of Object.entries(FRAME)) frame.setAttribute(name, String(value));
  const tag = frame.outerHTML;
  return h(
    'section',
    { class: 'export', id: 'share-embed' },
    h('div', {}, h('h3', {}, t('embed.title')), h('p', { class: 'about' }, t('embed.about'))),
    h('pre', { class: 'snippet', tabIndex: 0 }, h('code', { id: 'embed-tag' }, tag)),
    h(
      'div',
      { class: 'row' },
      copyButton('copy', () => tag),
    ),
  );
}
