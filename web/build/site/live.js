import { framed } from '../../site/frame.js';

/** @import { Page } from './pages.js' */

/**
 * Of other hosts nothing is loaded: such examples are shown only, and so are those with the hashes of a released
 * file.
 */
const SHOWN_ONLY = /https?:\/\/(?!cdn\.jsdelivr\.net\/npm\/mazewright\/dist\/)|integrity/;

const TEXTS = {
  en: { code: 'Code, to be changed', shown: 'What the code shows' },
  ko: { code: '고쳐 볼 수 있는 코드', shown: '코드가 보여 주는 것' },
};

/** @param {string} text */
export const escaped = (text) => text.replace(/[&<>"]/g, (found) => `&#${found.charCodeAt(0)};`);

/**
 * An example in HTML with a frame beside it that shows it, and that follows when the code is changed; null for an
 * example that needs other hosts. Without scripts the frame shows it all the same, as it was written.
 * @param {Page} page
 * @param {string} code
 */
export function liveBlock({ path, language }, code) {
  if (!/<script|<maze-view/.test(code) || SHOWN_ONLY.test(code)) return null;
  const up = path.includes('/') ? '../'.repeat(path.split('/').length - 1) : './';
  const { code: label, shown } = TEXTS[language];
  const rows = code.trimEnd().split('\n').length;
  return `<div class="live" data-lib="${up}lib/">
<textarea aria-label="${label}" spellcheck="false" autocapitalize="off" wrap="off" rows="${rows}">${escaped(code.trimEnd())}</textarea>
<iframe title="${shown}" loading="lazy" srcdoc="${escaped(framed(startIn(language), code, `${up}lib/`))}"></iframe>
</div>`;
}

/** What stands before the code in a frame. @param {string} language */
const startIn = (language) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8" /><style>:root{color-scheme:light dark}body{margin:8px;font:15px/1.5 system-ui,sans-serif}canvas{max-width:100%}</style>`;
