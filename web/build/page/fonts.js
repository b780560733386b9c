import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHARACTERS } from '../../demo/lettering/characters.js';
import { root } from '../util/shell.js';
import { toWoff } from './woff.js';

/** Its licence does not let a changed font have its name. */
const NAME = 'Mazewright Gothic';
const PACKAGE = join(root, 'node_modules/@expo-google-fonts/nanum-gothic');
/** The boldest: letters of many cells. */
const SOURCE = join(PACKAGE, '800ExtraBold/NanumGothic_800ExtraBold.ttf');
/** What a font without hints and layout does not need. */
const LEFT_OUT = ['BASE', 'GDEF', 'GPOS', 'GSUB', 'VORG', 'gasp', 'kern', 'vhea', 'vmtx'];

/** The licence of the font, which must go with it. */
export const fontLicense = () => readFileSync(join(PACKAGE, 'LICENSE_FONT'), 'utf8').trim();

/**
 * Writes the page's own font into build/fonts: a file for Latin texts (13 KB) and one that has Hangul too
 * (460 KB; 275 KB with the 2,350 syllables of KS X 1001 only, which names and new words go beyond).
 */
export async function buildFonts() {
  const { default: subset } = await import('subset-font');
  const folder = join(root, 'build/fonts');
  mkdirSync(folder, { recursive: true });
  const source = readFileSync(SOURCE);
  const [copyright] = fontLicense().split(/\r?\n\s*\r?\n/);
  for (const [name, codes] of Object.entries(CHARACTERS)) {
    const font = await subset(source, String.fromCodePoint(...codes), {
      targetFormat: 'sfnt',
      noHinting: true,
      keepFeatures: [],
      dropTables: LEFT_OUT,
    });
    writeFileSync(join(folder, `${name}.woff`), toWoff(font, NAME, copyright));
  }
}
