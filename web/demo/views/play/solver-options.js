import { options } from '../../form/field.js';
import { h } from '../../ui/dom.js';
import { rowText, t } from '../../ui/language.js';

/** Options of solvers: first those that know only what they have seen. @param {any} mw @param {string} chosen */
export const solverOptions = (mw, chosen) =>
  [true, false].map((isLocal) => {
    const rows = mw.catalog.solvers.filter((/** @type {any} */ { local }) => local === isLocal);
    const label = t(isLocal ? 'solvers.local' : 'solvers.whole');
    return h('optgroup', { label }, ...options(rows, chosen, rowText));
  });
