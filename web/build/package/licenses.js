import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../util/shell.js';

/** The package that a path leads into. @param {string} path */
const packageOf = (path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];

/**
 * The text of a package's licence; null if the package has no file with it. A package of a font can have two:
 * that of its code and that of the font.
 * @param {string} name
 */
export function licenseOf(name) {
  const folder = join(root, 'node_modules', name);
  const files = readdirSync(folder).filter((each) => /^licen[cs]e/i.test(each));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return texts.join('\n\n') || null;
}

/**
 * The licences of packages, one after the other.
 * @param {readonly { name: string, text: string }[]} licenses
 */
export const licenseFile = (licenses) =>
  licenses.map(({ name, text }) => `${name}\n\n${text}\n`).join('\n\n');

/** The name of a package's licence as its manifest has it. @param {string} name */
const declared = (name) =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).license;

/**
 * The licence of every package that files come from, one after the other, by name.
 * @param {readonly string[]} paths of the files
 * @returns {string}
 * @throws {Error} if a package has none
 */
export function licensesOf(paths) {
  const names = new Set(paths.map(packageOf).filter((name) => name !== undefined));
  return licenseFile(
    [...names].sort().map((name) => {
      const text = licenseOf(name);
      if (text === null && !declared(name)) throw new Error(`${name} has no licence`);
      return { name, text: text ?? `Licence: ${declared(name)}` };
    }),
  );
}
