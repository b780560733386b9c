import { options } from '../../../form/field.js';
import { h } from '../../../ui/dom.js';
import { rowText, t } from '../../../ui/language.js';

/** @import { Mazewright } from 'mazewright/dungeons' */

/** Options of solvers: first those that know only what they have seen. @param {Mazewright} mw @param {string} chosen */
export const solverOptions = (mw, chosen) =>
  [true, false].map((isLocal) => {
    const rows = mw.catalog.solvers.filter(({ local }) => local === isLocal);
    const label = t(isLocal ? 'solvers.local' : 'solvers.whole');
    return h('optgroup', { label }, ...options(rows, chosen, rowText));
  });
