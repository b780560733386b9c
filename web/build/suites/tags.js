import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Advice, root } from '../util/shell.js';
import { FORMS } from './forms.js';

/**
 * Where a test file runs and what it costs.
 * @typedef {object} Tag
 * @property {import('./forms.js').Form | 'large'} form the first command that runs it; large: only if a
 *   word of the command line names its folder or file
 * @property {number} seconds alone on a quiet machine; 0 where the file does not say
 * @property {string} why it does not run in an earlier command; '' where the file does not say
 * @property {boolean} needsNative it needs the native build of C++
 */

/** Tags stand in the first lines, among the comments there. */
const MAX_LINES = 12;

const FORM = new RegExp(`^// (${[...FORMS, 'large'].join('|')}): (.*)$`);
const COST = /^(\d+) s, (\S.*)$/;
const NEEDS = /^\/\/ needs: (.*)$/;
const NATIVE = 'native build';

/** Without a tag: what needs the package only is quick. @param {string} path of the repository */
const defaultForm = (path) => (path.startsWith('tests/js/') ? 'quick' : 'test');

/**
 * Reads the tags of a test file: `// full: 40 s, installs five projects`, and `// needs: native build`.
 * @param {string} path of the repository, which gives the command of a file without a tag
 * @param {string} text
 * @returns {Tag}
 * @throws {Advice} if a tag is written otherwise
 */
export function readTag(path, text) {
  const lines = text.split('\n', MAX_LINES).filter((line) => line.startsWith('//'));
  const needs = lines.flatMap((line) => NEEDS.exec(line)?.[1] ?? []);
  for (const need of needs) {
    if (need !== NATIVE) throw new Advice(`${path}: needs must be '${NATIVE}', got '${need}'`);
  }
  const needsNative = needs.length > 0;
  const tags = lines.filter((line) => FORM.test(line));
  if (tags.length === 0) return { form: defaultForm(path), seconds: 0, why: '', needsNative };
  const [, form, rest] = FORM.exec(tags[0]) ?? [];
  const [, seconds, why] = COST.exec(rest) ?? [];
  if (tags.length > 1 || !why) {
    throw new Advice(
      `${path}: there must be one tag such as '// full: 40 s, installs five projects', got '${tags.join(', ')}'`,
    );
  }
  return { form: /** @type {Tag['form']} */ (form), seconds: Number(seconds), why, needsNative };
}

/** The tags of a file of the repository. @param {string} path */
export const tagOf = (path) => readTag(path, readFileSync(join(root, path), 'utf8'));
