/** The recipes of web/docs/bundlers.md: the files and commands of a project each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../support/consumer.js';

export const DOCUMENT = 'web/docs/bundlers.md';

/** A name in backquotes that ends a line with a colon, and the block after it; or a block of commands. */
const BLOCK = /(?:^`([^`\n]+)`:\n\n)?^```(\w+)\n(.*?)^```$/gms;

/**
 * Recipes by their headings.
 * @returns {Record<string, { files: Record<string, string>, commands: string[] }>}
 */
export function readRecipes() {
  const [, ...sections] = readFileSync(join(root, DOCUMENT), 'utf8').split(/^## /m);
  const recipes = sections.map((section) => {
    const name = section.slice(0, section.indexOf('\n'));
    /** @type {Record<string, string>} */
    const files = {};
    /** @type {string[]} */
    const commands = [];
    for (const [, file, language, text] of section.matchAll(BLOCK)) {
      if (language === 'sh') commands.push(...text.trim().split('\n'));
      else if (file) files[file] = text;
      else throw new Error(`${DOCUMENT}: a block of '${name}' has no name`);
    }
    return [name, { files, commands }];
  });
  return Object.fromEntries(recipes);
}
