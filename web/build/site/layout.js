import { posix } from 'node:path';
import { escaped } from './live.js';

/** @import { Page } from './pages.js' */

const TEXTS = {
  en: {
    skip: 'To the text',
    menu: 'Pages',
    guides: 'Guides',
    reference: 'Reference',
    algorithms: 'Algorithms',
    page: 'Play with it',
    search: 'Search',
    other: '한국어',
    description: 'Mazes and dungeons for the web: seeded, reproducible, small.',
  },
  ko: {
    skip: '본문으로',
    menu: '목차',
    guides: '안내서',
    reference: '레퍼런스(영어)',
    algorithms: '알고리즘',
    page: '웹 페이지에서 해 보기',
    search: '찾기',
    other: 'English',
    description: '웹을 위한 미로와 던전: 시드로 언제나 똑같이, 작게.',
  },
};

/** Search engines take whole addresses only. @param {Page} page @param {string} docs address of the site */
const linksFor = ({ path, language, other }, docs) =>
  [
    `<link rel="canonical" href="${docs}${path}" />`,
    ...(other
      ? [`<link rel="alternate" hreflang="${otherOf(language)}" href="${docs}${other}" />`]
      : []),
  ].join('\n');

/** @param {Page['language']} language */
const otherOf = (language) => (language === 'en' ? 'ko' : 'en');

/** Letters of a description that search engines show. */
const MOST_LETTERS = 160;

/** The first paragraph of a page with a sentence, as text in HTML, shortened; '' if there is none. @param {string} body */
function summaryOf(body) {
  const texts = Array.from(body.matchAll(/<p>([\s\S]*?)<\/p>/g), ([, html]) =>
    html
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  const text = texts.find((each) => /[.:](\s|$)/.test(each)) ?? '';
  if (text.length <= MOST_LETTERS) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MOST_LETTERS))} …`;
}

/**
 * A whole page: head, menu, text.
 * @param {Page} page
 * @param {string} body HTML
 * @param {readonly Page[]} pages of the site, in the order of the menu
 * @param {string | null} address at which the page with its docs is published
 */
export function layout(page, body, pages, address) {
  const { path, language, other, title } = page;
  const t = TEXTS[language];
  const to = (/** @type {string} */ target) => posix.relative(posix.dirname(path), target);
  // What there is in English only is in both menus.
  const shown = pages.filter(
    (each) => each.language === language || (each.language === 'en' && each.other === null),
  );
  const item = (/** @type {Page} */ each) => {
    const current = each === page ? ' aria-current="page"' : '';
    const isOther = each.language !== language;
    const about = isOther ? ` hreflang="${each.language}"` : '';
    const name = isOther
      ? `<span lang="${each.language}">${escaped(each.title)}</span>${each.group === 'guides' ? ' (영어)' : ''}`
      : escaped(each.title);
    return `<li><a href="${to(each.path)}"${current}${about}>${name}</a></li>`;
  };
  const groups = /** @type {const} */ (['guides', 'reference', 'algorithms']).map((group) => {
    const items = shown.filter((each) => each.group === group).map(item);
    return `<h2>${t[group]}</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
  });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${escaped(title)}${title.includes('mazewright') ? '' : ' · mazewright'}</title>
<meta name="description" content="${summaryOf(body) || t.description}" />
<link rel="icon" href="${to('../icon.svg')}" />
<link rel="stylesheet" href="${to('site.css')}" />
${address ? linksFor(page, `${address}docs/`) : ''}
</head>
<body>
<a class="skip" href="#text">${t.skip}</a>
<header>
<a class="name" href="${to(language === 'en' ? 'index.html' : 'ko/index.html')}">mazewright</a>
<button type="button" id="search" data-pagefind="${to('pagefind')}/">${t.search}</button>
<a href="${to('../index.html')}">${t.page}</a>
${other ? `<a href="${to(other)}" hreflang="${otherOf(language)}" lang="${otherOf(language)}">${t.other}</a>` : ''}
</header>
<nav aria-label="${t.menu}">
<details><summary>${t.menu}</summary>
${groups.join('\n')}
</details>
</nav>
<main id="text" class="${page.group}" data-pagefind-body>
${body}
</main>
<script type="module" src="${to('site.js')}"></script>
</body>
</html>
`;
}
