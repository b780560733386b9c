import { unzlibSync } from 'fflate';
import { TrueType } from '../latin/true-type.js';

/** The font of a file as web/build/package/latin-fonts.js packs it. @param {Uint8Array} bytes */
export const openFile = (bytes) => new TrueType(unzlibSync(bytes));
