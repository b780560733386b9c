import { join } from 'node:path';
import { runSanitized } from '../suites/native.js';
import { root } from '../util/shell.js';
import { header } from './ids.js';

/** @typedef {import('../suites/native.js').Preset} Preset */

/** The module of the texts, which only native programs have. */
export const TEXTS = 'web/lib/generated/texts.js';

/**
 * The module of the texts of all rows, from a build that has `write_texts`.
 * @param {Preset} preset
 */
export async function textsModule(preset) {
  const texts = JSON.parse(await runSanitized(join(root, 'build', preset, 'write_texts'), []));
  return [
    header,
    "/** @type {import('../options/types.js').CatalogTexts} */",
    `export const en = ${JSON.stringify(texts, null, 2)};\n`,
  ].join('\n');
}
