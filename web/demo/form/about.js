import { h } from '../ui/dom.js';
import { t } from '../ui/language.js';
import { LINKS } from '../ui/links.js';

/** @import { TextKey } from '../ui/language.js' */

/** What the page is for, and links to the project. */
export function aboutGroup() {
  const links = Object.entries(LINKS).map(([name, address]) => {
    const isKorean = name === 'docs' && document.documentElement.lang === 'ko';
    const href = isKorean ? address.replace('index', 'ko/index') : address;
    return h('li', {}, h('a', { href }, t(/** @type {TextKey} */ (`link.${name}`))));
  });
  return h(
    'section',
    { class: 'group about-page', id: 'about' },
    h('h2', {}, t('about.title')),
    h('p', { class: 'about' }, t('about.text')),
    links.length > 0 ? h('ul', { class: 'links' }, ...links) : null,
    LINKS.package ? h('p', { class: 'about' }, t('link.release')) : null,
  );
}
