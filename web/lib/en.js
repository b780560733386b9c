/**
 * The catalog's texts in English: titles, descriptions, labels, costs and sources, by table and id. An
 * entry of its own because few need it: in the WebAssembly it was 6 to 9 KB of every download.
 * @module
 */

export { en } from './generated/texts.js';

/** @typedef {import('./options/types.js').CatalogTexts} CatalogTexts */
/** @typedef {import('./options/types.js').ParamTexts} ParamTexts */
/** @typedef {import('./options/types.js').RowTexts} RowTexts */
