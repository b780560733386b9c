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
 * The text of a key in the current language, with each `{name}` replaced by its value.
 * @param {keyof typeof en | keyof typeof import('../strings/script-en.js').scriptEn} key
 * @param {Record<string, unknown>} [values]
 */
export function t(key, values = {}) {
  return TABLES[current][/** @type {keyof typeof en} */ (key)].replace(/\{(\w+)\}/g, (_, name) =>
    String(values[name]),
  );
}

/** Adds the texts of a view that is loaded when it is opened. @param {{ en: object, ko: object }} texts */
export function addTexts(texts) {
  Object.assign(TABLES.en, texts.en);
  Object.assign(TABLES.ko, texts.ko);
}

/** @param {string} key @returns {key is keyof typeof en} */
export function hasText(key) {
  return key in TABLES[current];
}

/** Korean texts of the rows and parameters of a catalog. @type {Map<object, any>} */
const korean = new Map();

/** Registers the Korean texts of a catalog's rows and parameters. @param {any} catalog */
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
 * A text of a catalog row or parameter in the current language; '' if it has none.
 * @param {any} row
 * @param {'title' | 'about'} what
 * @returns {string}
 */
export function rowText(row, what = 'title') {
  return inKorean(row)?.[what] || row[what] || '';
}

/** The label of a choice parameter's value. @param {any} param @param {number} index of the value @returns {string} */
export function choiceText(param, index) {
  const labels = inKorean(param)?.labels || param.labels || param.values;
  return labels[index];
}

/** A number with the separators of the current language. @param {number} number */
export function count(number) {
  return number.toLocaleString(current);
}
