import { showNotice } from '../ui/announce.js';
import { rowText, t } from '../ui/language.js';
import { rowOf } from './row-of.js';
import { problemOf } from './wanted.js';

/** @import { Mazewright, Problem } from 'mazewright/dungeons' */
/** @import { PageState, Pass, Wanted } from './store.js' */

/**
 * A pass of the list on the page. The maze is made by the passes that are on and have no problem.
 * @typedef {object} Entry
 * @property {number} key its own among all entries
 * @property {Pass} pass as the library takes it
 * @property {boolean} isOff whether the user switched it off
 * @property {Problem | null} problem why it cannot run here and is left out; null if it runs
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

/** The passes on the page in their order. Those that another part of the page has chosen begin a new list. @param {Pick<PageState, 'passList' | 'wanted'>} state of the page @returns {readonly Entry[]} */
export function passesOf({ passList, wanted: { passes = [] } }) {
  if (JSON.stringify(usedOf(passList)) === JSON.stringify(passes)) return passList;
  const list = begun.get(passes) ?? passes.map((/** @type {Pass} */ pass) => entryOf(pass));
  begun.set(passes, list);
  return list;
}

/** Whether passes make a maze whose cells are not those of its options. @param {Mazewright} mw @param {readonly Pass[]} [passes] */
export const isMoved = (mw, passes = []) =>
  passes.some(({ id }) => rowOf(mw.catalog.passes, id)?.resizes);

/**
 * The list with the passes left out that cannot run with some options. A value that somebody has just
 * set stays, however wrong: its field says so.
 * @param {Mazewright} mw
 * @param {Wanted} options of the maze; their passes do not count
 * @param {readonly Entry[]} list
 * @param {boolean} isNew whether the list has been changed, not the options
 * @returns {Entry[]}
 */
export function fitPasses(mw, options, list, isNew) {
  const problemWith = (/** @type {readonly Pass[]} */ passes) =>
    problemOf(mw, { ...options, passes });
  const all = list.map((entry) => ({ ...entry, problem: null }));
  const whole = problemWith(usedOf(all));
  if (!whole?.field.startsWith('passes')) return all;
  /** @type {Pass[]} */
  const used = [];
  return list.map((entry) => {
    if (entry.isOff) return entry;
    const problem = problemWith([...used, entry.pass]);
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
 * @param {Wanted} options of its code
 * @param {string} text of `writeUnused`; what is damaged is left out
 */
export function readList(mw, options, text) {
  const list = options.passes.map((pass) => entryOf(pass));
  for (const [place, isOff, given] of unusedIn(text)) {
    const pass = new Map(Object.entries(given ?? {}));
    const row = mw.catalog.passes.find(({ id }) => id === pass.get('id'));
    if (!row || !Number.isInteger(place)) continue;
    const values = row.params
      .filter((param) => isAlike(pass.get(param.id), param.default))
      .map(({ id }) => [id, pass.get(id)]);
    const known = { id: row.id, ...Object.fromEntries(values) };
    list.splice(Number(place), 0, entryOf(known, isOff === 1));
  }
  return fitPasses(mw, options, list, false);
}

/** Places, whether they are switched off, and passes: anything but the lists may be wrong. @param {string} text @returns {unknown[][]} */
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
