import { BLOCK, BLOCK_HEIGHTS } from '../config.js';
import { PALETTE } from '../draw3d/palette.js';
import { isPortable } from '../state/stencil-pen.js';
import { readTableMap } from '../state/table-map.js';

/** @import { Mazewright } from 'mazewright/dungeons' */

/**
 * The state of the page that a link asks for, besides its maze. What the link leaves out, or what is
 * not valid, is as at a first visit.
 * @param {Mazewright} mw
 * @param {readonly string[]} views names of all views
 * @param {ReturnType<typeof import('./link.js').readLink>} link
 */
export function shownBy(mw, views, link) {
  const {
    view = '',
    solution = false,
    distances = true,
    solver,
    block,
    words,
    world,
    script = null,
    table,
    origin = null,
  } = link;
  const known = mw.catalog.solvers.find(({ id }) => id === solver) ?? mw.catalog.solvers[0];
  const stencil = /** @type {const} */ ({ kind: 'text', text: words ?? '', font: 'page' });
  const isBlock =
    block && BLOCK_HEIGHTS.includes(block.height) && PALETTE[block.color] !== undefined;
  return {
    view: views.includes(view) ? view : 'play',
    solution,
    distances,
    solver: known.id,
    block: isBlock ? block : BLOCK,
    // A text that only some devices draw is that of its cells.
    stencil: words && isPortable(stencil) ? stencil : null,
    hasLanguageInLink: isLanguage(link.language),
    world,
    script,
    table: readTableMap(table),
    origin,
  };
}

/** @param {unknown} language @returns {language is 'en' | 'ko'} */
export const isLanguage = (language) => language === 'en' || language === 'ko';
