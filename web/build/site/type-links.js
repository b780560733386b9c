import { posix } from 'node:path';
import { headingsOf, idsOf } from './headings.js';
import { linkFrom } from './pages.js';

/** @import { Page } from './pages.js' */
/** @typedef {InstanceType<typeof import('markdown-it').default>} MarkdownIt */

/** A heading that is the name of a type, with its parameters: `Maze`, `GenerateOptions<Shape>`. */
const HEADING = /^`?([A-Z]\w*)(?:<.*>)?`?$/;
const NAME = /\b[A-Z]\w*\b/g;

/**
 * The anchors of each type of a text, by its name in lower case: of its headings, or of the table that shows it.
 * @param {string} markdown
 * @returns {Map<string, string[]>}
 */
export function typesOf(markdown) {
  /** @type {Map<string, string[]>} */
  const types = new Map(idsOf(markdown).map((id) => [id, [id]]));
  for (const { title, anchor } of headingsOf(markdown)) {
    const name = HEADING.exec(title)?.[1].toLowerCase();
    if (name) types.set(name, [...(types.get(name) ?? []), anchor]);
  }
  return types;
}

/**
 * Lets names of types in code within text lead to where the types are described, except in headings and links.
 * @param {MarkdownIt} markdown
 * @param {Page} page
 * @param {ReadonlyMap<string, readonly string[]>} types their anchors in the page's file
 * @param {ReadonlyMap<string, string>} byFile paths of pages by their files and headings
 */
export function linkTypes({ renderer, utils }, page, types, byFile) {
  const { rules } = renderer;
  let isPlain = true;
  /** Entries have types of the same name: that of the same page comes first. @param {string} name */
  const placeOf = (name) => {
    const places = types
      .get(name.toLowerCase())
      ?.map((anchor) => linkFrom(page, `#${anchor}`, byFile, ''));
    const own = posix.basename(page.path);
    return places?.find((place) => place.startsWith(`${own}#`)) ?? places?.[0];
  };
  for (const [name, opens] of /** @type {const} */ ([
    ['heading_open', false],
    ['heading_close', true],
    ['link_open', false],
    ['link_close', true],
  ])) {
    const rule = rules[name];
    rules[name] = (tokens, index, options, env, self) => {
      isPlain = opens;
      return rule?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options);
    };
  }
  rules.code_inline = (tokens, index) => {
    const text = utils.escapeHtml(tokens[index].content);
    const linked = text.replaceAll(NAME, (name) => {
      const place = isPlain ? placeOf(name) : undefined;
      return place === undefined ? name : `<a href="${place}">${name}</a>`;
    });
    return `<code>${linked}</code>`;
  };
}
