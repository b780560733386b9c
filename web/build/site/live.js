import { atSite, framed, isPage } from '../../site/frame.js';

/** @import { Page } from './pages.js' */

/**
 * Of other hosts nothing is loaded: examples that need what the site has not are shown only, and so are those with
 * the hashes of a released file.
 */
const SHOWN_ONLY = /https?:\/\/|integrity/;
/** What is as high as its frame: a frame as high as what it shows would be one of nothing. */
const FILLS = /^<!doctype html>|\binnerHeight\b/;
/** Most lines of a whole page that are seen at once; the others are scrolled to. */
const MOST_ROWS = 24;

const TEXTS = {
  en: { code: 'Code, to be changed', shown: 'What the code shows' },
  ko: { code: '고쳐 볼 수 있는 코드', shown: '코드가 보여 주는 것' },
};

/** @param {string} text */
export const escaped = (text) => text.replace(/[&<>"]/g, (found) => `&#${found.charCodeAt(0)};`);

/**
 * An example in HTML with a frame that shows it, and that follows when the code is changed; null for an example that
 * needs other hosts. A whole page is shown above its code, a fragment below. Without scripts the frame shows it all
 * the same, as it was written.
 * @param {Page} page
 * @param {string} code
 */
export function liveBlock(page, code) {
  const lib = libOf(page);
  if (!/<script|<maze-view/.test(code) || SHOWN_ONLY.test(atSite(code, lib))) return null;
  const { language } = page;
  const { code: label, shown } = TEXTS[language];
  const isWhole = isPage(code);
  const lines = code.trimEnd().split('\n').length;
  const rows = isWhole ? Math.min(lines, MOST_ROWS) : lines;
  const start = isWhole ? '' : startIn(language);
  const area = `<textarea aria-label="${label}" spellcheck="false" autocapitalize="off" wrap="off" rows="${rows}">${escaped(code.trimEnd())}</textarea>`;
  const frame = `<iframe title="${shown}" loading="lazy" srcdoc="${escaped(framed(start, code, lib))}"></iframe>`;
  return `<div class="live" data-lib="${lib}"${FILLS.test(code) ? ' data-fills' : ''}>
${isWhole ? `${frame}\n${area}` : `${area}\n${frame}`}
</div>`;
}

/** What programs import that a frame has: the package, and of Node only the writing of files. */
const IMPORTED =
  /^(mazewright(\/(dungeons|small|streaming|mask|formats|worker|en|ko|draw|tiles))?|node:fs)$/;

/**
 * The blocks of a text that can be run on the page. A block that imports nothing goes on from those before it.
 * @param {string} markdown
 */
export function runnable(markdown) {
  /** @type {Set<string>} */
  const found = new Set();
  let isIn = false;
  for (const [, code] of markdown.matchAll(/^```js\n([\s\S]*?)^```/gm)) {
    const imports = [...code.matchAll(/(?:from|^import) '([^']+)'/gm)].map(([, name]) => name);
    if (imports.length > 0) {
      const isFile =
        !/ from 'node:fs'/.test(code) || /\{ writeFileSync \} from 'node:fs'/.test(code);
      isIn = isFile && imports.every((name) => IMPORTED.test(name));
    }
    if (isIn) found.add(code);
  }
  return found;
}

/**
 * A program that the page's script makes one to be changed and run.
 * @param {Page} page
 * @param {string} shown its coloured code
 */
export const programBlock = (page, shown) =>
  `<div class="program" data-lib="${libOf(page)}">${shown}</div>\n`;

/** Where a page finds the package. @param {Page} page */
const libOf = ({ path }) => `${'../'.repeat(path.split('/').length - 1) || './'}lib/`;

/** What stands before the code in a frame. @param {string} language */
const startIn = (language) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8" /><style>:root{color-scheme:light dark}body{margin:8px;font:15px/1.5 system-ui,sans-serif}canvas{max-width:100%}</style>`;
