// Hangul for documents without a font of the caller. A bundler leaves it in the file that is loaded by import().

import regular from '@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf?hangul';
import { openFile } from './open-file.js';

// The licence does not let a changed font have its name, Nanum Gothic.
const file = { name: 'MazewrightGothic', stem: 80, font: openFile(regular) };

/** One weight: its bold letters have an outline. */
export default { regular: file, bold: null };
