import { lazy } from './lazy.js';

/** @import { Catalog, Param, ParamTexts, Problem, RowTexts } from 'mazewright/dungeons' */

/** @typedef {typeof import('../strings/en.js').en} Texts */
/** @typedef {typeof import('../strings/script-en.js').scriptEn} ScriptTexts */
/** @typedef {typeof import('../strings/edit-en.js').editEn} EditTexts */
/** @typedef {typeof import('../strings/passes-en.js').passesEn} PassesTexts */
/** @typedef {typeof import('../strings/aim-en.js').aimEn} AimTexts */
/** @typedef {typeof import('../strings/games-en.js').gamesEn} GamesTexts */
/** @typedef {typeof import('../strings/share-en.js').shareEn} ShareTexts */
/** @typedef {typeof import('../strings/world-en.js').worldEn} WorldTexts */
/** @typedef {typeof import('../strings/watch-en.js').watchEn} WatchTexts */
/** @typedef {typeof import('../strings/explain-en.js').explainEn} ExplainTexts */
/** @typedef {typeof import('../strings/table-en.js').tableEn} TableTexts */
/** @typedef {typeof import('../strings/rules-en.js').rulesEn} RulesTexts */
/** @typedef {typeof import('../strings/distances-en.js').distancesEn} DistancesTexts */
/** @typedef {keyof DistancesTexts | keyof WatchTexts | keyof ExplainTexts | keyof RulesTexts | keyof ShareTexts | keyof TableTexts | keyof GamesTexts | keyof WorldTexts | keyof AimTexts | keyof Texts | keyof ScriptTexts | keyof EditTexts | keyof PassesTexts} TextKey */
/** @typedef {'en' | 'ko'} Language */

/**
 * What a language consists of: the texts of the page, those of the catalog's rows, and sentences for
 * problems.
 * @typedef {{ texts: Texts, rows: import('mazewright/ko').CatalogTexts,
 *   problemSentence: typeof import('../strings/english-problems.js').problemSentence }} Loaded
 */

/** Loaded when it is chosen: nobody reads two at once. @type {Record<Language, () => Promise<Loaded>>} */
const LANGUAGES = {
  en: lazy(() => import('../strings/english.js')),
  ko: lazy(() => import('../strings/korean.js')),
};

/** @type {Language} */
let current = 'en';
/** The language chosen last. @type {Language} */
let wanted = 'en';
/** @type {Loaded} */
let loaded;
/** Texts of views that are loaded when they are opened. @type {Record<Language, Record<string, string>>} */
const added = { en: {}, ko: {} };
/** @type {Catalog | null} */
let catalog = null;
/** Texts of the rows and parameters of the catalog in the current language. @type {Map<object, Partial<RowTexts & ParamTexts>>} */
let rowTexts = new Map();

/** @returns {Language} */
export function preferredLanguage() {
  return navigator.language.toLowerCase().startsWith('ko') ? 'ko' : 'en';
}

/**
 * Loads a language and uses it from then on, unless another one was chosen meanwhile.
 * @param {Language} language
 * @returns {Promise<boolean>} whether it is used
 */
export async function useLanguage(language) {
  wanted = language;
  const texts = await LANGUAGES[language]();
  if (wanted !== language) return false;
  loaded = texts;
  current = language;
  document.documentElement.lang = language;
  findRowTexts();
  return true;
}

/** The language of the page. */
export const languageNow = () => current;

/** Whether a language is loaded. */
export const hasLanguage = () => loaded !== undefined;

/** Adds the texts of a view that is loaded when it is opened. @param {{ en: object, ko: object }} texts */
export function addTexts({ en, ko }) {
  Object.assign(added.en, en);
  Object.assign(added.ko, ko);
}

/** Registers the catalog whose rows have texts in other languages. @param {Catalog} used */
export function useCatalog(used) {
  catalog = used;
  findRowTexts();
}

function findRowTexts() {
  rowTexts = new Map();
  if (!catalog || !loaded?.rows) return;
  const tables = /** @type {(keyof Catalog)[]} */ (Object.keys(catalog));
  for (const table of tables) {
    for (const row of catalog[table]) {
      const texts = loaded.rows[table][row.id];
      if (!texts) continue;
      rowTexts.set(row, texts);
      for (const param of row.params) rowTexts.set(param, texts.params[param.id] ?? {});
    }
  }
}

/**
 * The text of a key in the current language, with each `{name}` replaced by its value.
 * @param {TextKey} key
 * @param {Record<string, unknown>} [values]
 */
export function t(key, values = {}) {
  const texts = /** @type {Record<string, string>} */ (loaded.texts);
  return (texts[key] ?? added[current][key]).replace(/\{(\w+)\}/g, (_, name) =>
    String(values[name]),
  );
}

/**
 * A text of a catalog row or parameter in the current language; '' if it has none.
 * @param {{ readonly title: string, readonly about?: string }} row
 * @param {'title' | 'about'} what
 * @returns {string}
 */
export function rowText(row, what = 'title') {
  return rowTexts.get(row)?.[what] || row[what] || '';
}

/** The label of a choice parameter's value. @param {Param} param @param {number} index of the value @returns {string} */
export function choiceText(param, index) {
  const labels = rowTexts.get(param)?.labels || param.labels || param.values;
  return labels?.[index] ?? '';
}

/** A number with the separators of the current language. @param {number} number */
export function count(number) {
  return number.toLocaleString(current);
}

/** From here on a number is shown with four digits where there is little room: 1.668M. */
const MIN_SHORT = 1_000_000;

/** A number in the language of the page, in at most seven characters. @param {number} number */
export function shortCount(number) {
  if (number < MIN_SHORT) return count(number);
  const digits = /** @type {const} */ ({ notation: 'compact', maximumSignificantDigits: 4 });
  return new Intl.NumberFormat(current, digits).format(number);
}

/** About how long something takes, in words of the language of the page. @param {number} seconds */
export function duration(seconds) {
  const units = /** @type {const} */ ([
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
    [1, 'second'],
  ]);
  const [size, unit] = units.find(([size]) => seconds >= 2 * size) ?? [1, 'second'];
  const style = /** @type {const} */ ({ style: 'unit', unitDisplay: 'long' });
  return new Intl.NumberFormat(current, { ...style, unit, maximumSignificantDigits: 1 }).format(
    seconds / size,
  );
}

/**
 * A sentence about a problem of the library in the current language.
 * @param {Problem} problem
 * @param {string} label of its field
 */
export function problemSentence(problem, label) {
  return loaded.problemSentence(problem, label, titleOf);
}

/** The title of a catalog row by its id, or the id. @param {string} id */
function titleOf(id) {
  const rows = Object.values(catalog ?? {}).flat();
  const row = rows.find((each) => each.id === id);
  return row ? rowText(row) : id;
}
