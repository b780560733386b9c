import { ko as rowTexts } from 'mazewright/ko';
import { en } from '../strings/en.js';
import { ko } from '../strings/ko.js';

const TABLES = { en, ko };
/** @type {'en' | 'ko'} */
let current = 'en';

/** @returns {'en' | 'ko'} */
export function preferredLanguage() {
  return navigator.language.toLowerCase().startsWith('ko') ? 'ko' : 'en';
}

/** @param {'en' | 'ko'} language */
export function useLanguage(language) {
  current = language;
  document.documentElement.lang = language;
}

/**
 * The text of a key, `{name}` filled from values.
 * @param {keyof typeof en} key
 * @param {Record<string, unknown>} [values]
 */
export function t(key, values = {}) {
  return TABLES[current][key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

/** @param {string} key @returns {key is keyof typeof en} */
export function hasText(key) {
  return key in TABLES[current];
}

/** The Korean of the rows and parameters of a catalog. @type {Map<object, any>} */
const korean = new Map();

/** @param {any} catalog whose rows and parameters will be spoken of */
export function useCatalog(catalog) {
  for (const [table, texts] of Object.entries(rowTexts)) {
    for (const row of catalog[table]) {
      korean.set(row, texts[row.id]);
      for (const param of row.params) korean.set(param, texts[row.id]?.params[param.id]);
    }
  }
}

/** @param {object} row */
const inKorean = (row) => (current === 'ko' ? korean.get(row) : undefined);

/**
 * What a catalog row or parameter says in the current language.
 * @param {any} row
 * @param {'title' | 'about'} what
 * @returns {string}
 */
export function rowText(row, what = 'title') {
  return inKorean(row)?.[what] || row[what] || '';
}

/** @param {any} param @param {number} index @returns {string} */
export function choiceText(param, index) {
  const labels = inKorean(param)?.labels || param.labels || param.values;
  return labels[index];
}

/** @param {number} number */
export function count(number) {
  return number.toLocaleString(current);
}
