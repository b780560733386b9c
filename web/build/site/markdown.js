import MarkdownIt from 'markdown-it';
import anchor from 'markdown-it-anchor';
import { createHighlighter } from 'shiki';
import { slug } from './headings.js';
import { liveBlock, programBlock, runnable } from './live.js';
import { linkFrom } from './pages.js';
import { linkTypes } from './type-links.js';

/** @import { Page } from './pages.js' */

const LANGUAGES = [
  'js',
  'ts',
  'tsx',
  'html',
  'sh',
  'json',
  'vue',
  'svelte',
  'cpp',
  'nginx',
  'yaml',
];
const THEMES = { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' };
/** Where the pictures of the READMEs are, for readers who have no clone. */
const PICTURES =
  /^https:\/\/raw\.githubusercontent\.com\/[^/]+\/[^/]+\/main\/web\/docs\/pictures\//;

/** Its blocks are files of projects. */
const PROJECTS = 'web/docs/bundlers.md';

/**
 * Makes HTML of Markdown: links lead to pages of the site, code is coloured in both themes, and examples with
 * mazes can be changed.
 * @param {ReadonlyMap<string, string>} byFile paths of pages by their files
 * @param {string} source address of the repository's files
 * @param {ReturnType<typeof import('./type-links.js')['typesOf']>} types of the reference
 * @returns {Promise<(page: Page) => string>}
 */
export async function createRenderer(byFile, source, types) {
  const highlighter = await createHighlighter({ themes: Object.values(THEMES), langs: LANGUAGES });
  /** @param {string} code @param {string} language */
  const colored = (code, language) => {
    const lang = LANGUAGES.includes(language) ? language : 'text';
    return highlighter.codeToHtml(code, { lang, themes: THEMES, defaultColor: 'light-dark()' });
  };
  return (page) => {
    const programs = page.file === PROJECTS ? new Set() : runnable(page.source);
    const markdown = new MarkdownIt({ html: true, linkify: false });
    markdown.use(anchor, { slugify: slug, tabIndex: false });
    const { renderer } = markdown;
    renderer.rules.fence = (tokens, index) => {
      const { content, info } = tokens[index];
      const shown = colored(content, info.trim());
      if (info === 'html') return liveBlock(page, content) ?? shown;
      return info === 'js' && programs.has(content) ? programBlock(page, shown) : shown;
    };
    renderer.rules.link_open = (tokens, index, options, _, self) => {
      const token = tokens[index];
      token.attrSet('href', linkFrom(page, String(token.attrGet('href')), byFile, source));
      return self.renderToken(tokens, index, options);
    };
    renderer.rules.image = (tokens, index) => {
      const [token] = tokens.slice(index);
      const up = page.path.includes('/') ? '../' : '';
      const src = String(token.attrGet('src')).replace(PICTURES, `${up}pictures/`);
      return `<img src="${src}" alt="${markdown.utils.escapeHtml(token.content)}" loading="lazy" />`;
    };
    if (page.group === 'reference') linkTypes(markdown, page, types, byFile);
    // Wide tables scroll by themselves.
    renderer.rules.table_open = () => '<div class="table" tabindex="0"><table>';
    renderer.rules.table_close = () => '</table></div>';
    // A header without a text is none.
    return markdown.render(page.source).replaceAll(/<th([^>]*)><\/th>/g, '<td$1></td>');
  };
}
