/**
 * Fonts of pinned packages: on every machine tests measure and draw with these, whatever is installed.
 * Only systems with fontconfig (Linux, BSD) read fonts.conf; elsewhere browsers have the fonts of the system.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What programs that draw text get in their environment. */
export const fontEnv = { FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)) };

/** A font with Korean letters, of 2 MB. */
export const nanum = new Uint8Array(
  readFileSync(
    new URL(
      '../../../node_modules/@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf',
      import.meta.url,
    ),
  ),
);

/** Fonts in CSS: of Arial's widths, of the widest that systems show, and with Korean letters. */
export const families = {
  arial: 'Arimo, Arial',
  wide: '"DejaVu Sans", Verdana',
  korean: 'NanumGothic, "Apple SD Gothic Neo", "Malgun Gothic"',
};
