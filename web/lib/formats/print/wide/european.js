// More letters of the font of documents. A bundler leaves them in the file that is loaded by import().

import regular from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf?european';
import bold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf?european';
import { openFile } from './open-file.js';

export default {
  regular: { name: 'Arimo-Regular', stem: 88, font: openFile(regular) },
  bold: { name: 'Arimo-Bold', stem: 137, font: openFile(bold) },
};
