import { showNotice } from '../ui/announce.js';
import { rowText, t } from '../ui/language.js';
import { rowOf } from './row-of.js';

/** @import { Mazewright } from 'mazewright/dungeons' */
/** @import { PageState, Pass } from './store.js' */

/**
 * A pass of the list on the page. The maze is made by the passes that are on and have no problem.
 * @typedef {object} Entry
 * @property {number} key its own among all entries
 * @property {Pass} pass as the library takes it
 * @property {boolean} isOff whether the user switched it off
 * @property {any} problem why it cannot run here and is left out; null if it runs
 */

let keys = 0;

/** @param {Pass} pass @param {boolean} [isOff] @returns {Entry} */
export function entryOf(pass, isOff = false) {
  keys += 1;
  return { key: keys, pass, isOff, problem: null };
}

/** Whether the maze is made by the pass of an entry. @param {Entry} entry */
export const isUsed = ({ isOff, problem }) => !isOff && problem === null;

/** The passes by which the maze is made. @param {readonly Entry[]} list */
export const usedOf = (list) => list.filter(isUsed).map(({ pass }) => pass);

/** Lists that began with passes which another part of the page chose. @type {WeakMap<object, readonly Entry[]>} */
const begun = new WeakMap();

/** The passes on the page in their order. Those that another part of the page has chosen begin a new list. @param {PageState} state of the page @returns {readonly Entry[]} */
export function passesOf({ passList, wanted: { passes = [] } }) {
  if (JSON.stringify(usedOf(passList)) === JSON.stringify(passes)) return passList;
  const list = begun.get(passes) ?? passes.map((/** @type {Pass} */ pass) => entryOf(pass));
  begun.set(passes, list);
  return list;
}

/** Whether passes make a maze whose cells are not those of its options. @param {Mazewright} mw @param {readonly any[]} [passes] */
export const isMoved = (mw, passes = []) =>
  passes.some(({ id }) => rowOf(mw.catalog.passes, id)?.resizes);

/**
 * The list with the passes left out that cannot run with some options. A value that somebody has just
 * set stays, however wrong: its field says so.
 * @param {Mazewright} mw
 * @param {any} options of the maze; their passes do not count
 * @param {readonly Entry[]} list
 * @param {boolean} isNew whether the list has been changed, not the options
 * @returns {Entry[]}
 */
export function fitPasses(mw, options, list, isNew) {
  const { edits, ...bare } = options;
  const problemOf = (/** @type {any[]} */ passes) => mw.check({ ...bare, passes });
  const isOfPass = (/** @type {any} */ problem) => problem?.field.startsWith('passes');
  const all = list.map((entry) => ({ ...entry, problem: null }));
  const whole = problemOf(usedOf(all));
  if (!isOfPass(whole)) return all;
  /** @type {any[]} */
  const used = [];
  return list.map((entry) => {
    if (entry.isOff) return entry;
    const problem = problemOf([...used, entry.pass]);
    const own = `passes.${used.length}.`;
    const isKept = isNew && entry.problem === null && problem?.field !== `${own}id`;
    if (problem?.field.startsWith(own) && !isKept) return { ...entry, problem };
    used.push(entry.pass);
    return { ...entry, problem: null };
  });
}

/** Says which passes do not run with the present options. @param {Mazewright} mw @param {readonly Entry[]} list @param {readonly Entry[]} before */
export function sayLeftOut(mw, list, before) {
  const wasUsed = new Set(before.filter(isUsed).map(({ key }) => key));
  const out = list.filter(({ key, problem }) => problem && wasUsed.has(key));
  if (out.length === 0) return;
  const rows = out.map(({ pass }) => rowOf(mw.catalog.passes, pass.id));
  showNotice(() => t('passes.out', { passes: rows.map((row) => rowText(row)).join(', ') }));
}

/** The passes that are not used, as text for a link; '' if there are none. @param {readonly Entry[]} list */
export function writeUnused(list) {
  const unused = list.flatMap((entry, place) =>
    isUsed(entry) ? [] : [[place, Number(entry.isOff), entry.pass]],
  );
  return unused.length > 0 ? JSON.stringify(unused) : '';
}

/**
 * The list of a link.
 * @param {Mazewright} mw
 * @param {any} options of its code
 * @param {string} text of `writeUnused`; what is damaged is left out
 */
export function readList(mw, options, text) {
  const list = (options.passes ?? []).map((/** @type {any} */ pass) => entryOf(pass));
  for (const [place, isOff, given] of unusedIn(text)) {
    const row = rowOf(mw.catalog.passes, given?.id);
    if (!row || !Number.isInteger(place)) continue;
    const values = row.params
      .filter((param) => isAlike(given[param.id], param.default))
      .map(({ id }) => [id, given[id]]);
    const pass = { id: row.id, ...Object.fromEntries(values) };
    list.splice(place, 0, entryOf(pass, isOff === 1));
  }
  return fitPasses(mw, options, list, false);
}

/** @param {string} text @returns {any[]} */
function unusedIn(text) {
  try {
    const list = JSON.parse(text || '[]');
    return Array.isArray(list) ? list.filter(Array.isArray) : [];
  } catch {
    return [];
  }
}

/** @param {unknown} value @param {unknown} usual */
const isAlike = (value, usual) =>
  Array.isArray(usual)
    ? Array.isArray(value) && value.every(Number.isInteger)
    : typeof value === typeof usual;
