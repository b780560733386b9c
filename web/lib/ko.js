/**
 * The catalog's texts in Korean: titles, descriptions and labels, by table and id. An entry of its
 * own because few need it: in the catalog it was 3.6 KB of every download.
 * @module
 */
export { ko } from './generated/ko.js';

/** @typedef {import('./options/types.js').CatalogTexts} CatalogTexts */
