import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../util/shell.js';

/** The package that a path leads into. @param {string} path */
const packageOf = (path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];

/**
 * The licence of every package that files come from, one after the other, by name.
 * @param {readonly string[]} paths of the files
 * @returns {string}
 * @throws {Error} if a package has none
 */
export function licensesOf(paths) {
  const names = new Set(paths.map(packageOf).filter((name) => name !== undefined));
  return [...names]
    .sort()
    .map((name) => {
      const folder = join(root, 'node_modules', name);
      const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
      if (!file && !license) throw new Error(`${name} has no licence`);
      const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license}`;
      return `${name}\n\n${text}\n`;
    })
    .join('\n\n');
}
