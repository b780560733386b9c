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

/**
 * What a catalog row or parameter says in the current language.
 * @param {any} row
 * @param {'title' | 'about'} what
 * @returns {string}
 */
export function rowText(row, what = 'title') {
  return (current === 'ko' && row.ko?.[what]) || row[what] || '';
}

/** @param {any} param @param {number} index @returns {string} */
export function choiceText(param, index) {
  const labels = (current === 'ko' && param.ko?.labels) || param.labels || param.values;
  return labels[index];
}

/** @param {number} number */
export function count(number) {
  return number.toLocaleString(current);
}
