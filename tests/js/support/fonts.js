/** Fonts of pinned packages: on every machine tests measure and draw with these, whatever is installed. */
import { readFileSync } from 'node:fs';

/** A font with Korean letters, of 2 MB. */
export const nanum = new Uint8Array(
  readFileSync(
    new URL(
      '../../../node_modules/@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf',
      import.meta.url,
    ),
  ),
);
