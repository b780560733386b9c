// The fonts of a document without a font of the caller. A bundler leaves them in the file that is loaded by import().

import regular from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf';
import bold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf';
import mono from 'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf';
import { LatinFont } from './latin-font.js';
import { TrueType } from './true-type.js';

const files = {
  regular: { name: 'Arimo-Regular', stem: 88, font: new TrueType(regular) },
  bold: { name: 'Arimo-Bold', stem: 137, font: new TrueType(bold) },
  code: { name: 'DejaVuSansMono', stem: 90, isFixed: true, font: new TrueType(mono) },
};

/** @param {import('./latin-font.js').PDFDocument} document */
export const openLatinFonts = (document) => ({
  regular: new LatinFont(document, files.regular),
  bold: new LatinFont(document, files.bold),
  code: new LatinFont(document, files.code),
});
