import { showNotice } from '../ui/announce.js';
import { rowText, t } from '../ui/language.js';
import { rowOf } from './row-of.js';
import { scaledMask, stencilMask, stencilSize } from './stencil-mask.js';
import { isDrawable } from './stencil-pen.js';
import { isGood, problemOf, wantedOf } from './wanted.js';

/** @import { Mazewright } from 'mazewright/dungeons' */
/** @import { Stencil, TextStencil } from './stencil-mask.js' */
/** @import { Store, Wanted } from './store.js' */

/**
 * An outline is made of a stencil (a text, a picture, the cells of another maze) or of a parameter of
 * the shape. A new one replaces an algorithm that needs every cell by one of its kind, a maze or a
 * dungeon, if there is one; a new algorithm that needs every cell drops the outline. Shows a notice in
 * all cases.
 * @param {Store} store
 * @param {Wanted} next changed where it must be
 * @param {boolean} isNew whether the outline is new, not the algorithm
 */
export function fitOutline({ state: { mw, wanted, stencil } }, next, isNew) {
  const row = rowOf(mw.catalog.generators, next.algorithm);
  const outlined = row.masks ? [] : outlineParams(mw, next);
  if (row.masks || (!stencil && outlined.length === 0)) return;
  const shape = next.shape.id;
  const other = mw.catalog.generators.find(
    (each) => each.kind === row.kind && each.masks && each.shapes.some((id) => id === shape),
  );
  const isOther = next.algorithm !== wanted.algorithm;
  if (isNew && !isOther && other) {
    Object.assign(next, { algorithm: other.id, params: {} });
    delete next.mode;
    showNotice(() => t('stencil.switched', { row: rowText(row), to: rowText(other) }));
    return;
  }
  for (const id of outlined) next.shape = { ...next.shape, [id]: undefined };
  if (isOther || isNew) showNotice(() => t('stencil.none', { row: rowText(row) }));
}

/** The parameters of the shape that the core refuses as an outline. @param {Mazewright} mw @param {Wanted} next @returns {string[]} */
function outlineParams(mw, { algorithm, shape, width, height, levels, seed }) {
  const bare = { algorithm, width, height, levels, seed };
  return Object.keys(shape).filter((key) => {
    const problem = problemOf(mw, { ...bare, shape: { id: shape.id, [key]: shape[key] } });
    return key !== 'id' && problem?.code === 'invalid-mask' && problem.field === `shape.${key}`;
  });
}

/**
 * Keeps an outline that came without its text or picture, in a link: its cells become the stencil,
 * which other sizes and shapes scale.
 * @param {Store} store
 */
export function keepOutline(store) {
  if (!store.state.stencil) store.set({ stencil: cellsOf(store) });
}

/** The outline of the maze on the page by its cells; null if it has none. @param {Store} store @returns {Stencil | null} */
function cellsOf({ state: { mw, maze, code, wanted } }) {
  if (!wanted.mask || !maze?.mask) return null;
  return {
    kind: 'cells',
    options: wantedOf(mw, code),
    mask: /** @type {Uint8Array} */ (wanted.mask),
  };
}

/**
 * Adds the mask of the page's stencil to options, if there is one. A new text makes the maze large
 * enough to be read.
 * @param {Store} store
 * @param {Wanted} next
 * @param {boolean} isNew whether the stencil is new
 * @returns {{ field: string, text: 'stencil.empty' | 'stencil.unloaded' } | null} a problem if the stencil
 *   is no outline: it keeps all cells or none, or the font of its text could not be loaded
 */
export function addOutline(store, next, isNew) {
  const { mw, stencil } = store.state;
  if (!stencil) return null;
  if (!isDrawable(stencil)) {
    const cells = isNew ? null : cellsOf(store);
    if (cells?.kind === 'cells') cutOut(mw, next, scaledMask(mw, next, cells));
    return { field: 'mask', text: 'stencil.unloaded' };
  }
  if (isNew && stencil.kind === 'text') growFor(mw, next, stencil);
  const mask =
    stencil.kind === 'cells' ? scaledMask(mw, next, stencil) : stencilMask(mw, next, stencil);
  // The options have another problem, which generate reports.
  if (mask === null) return null;
  if (!mask.includes(1) || !mask.includes(0)) {
    return { field: 'mask', text: 'stencil.empty' };
  }
  cutOut(mw, next, mask);
  return null;
}

/** @param {Mazewright} mw @param {Wanted} next @param {Uint8Array | null} mask */
function cutOut(mw, next, mask) {
  if (mask === null) return;
  next.mask = mask;
  if (problemOf(mw, next)?.code === 'disconnected-mask') next.parts = 'each';
}

/** Enlarges the maze until each character has cells enough. @param {Mazewright} mw @param {Wanted} next @param {TextStencil} stencil */
function growFor(mw, next, stencil) {
  const size = stencilSize(mw, next, stencil);
  if (size && isGood(mw, { ...next, ...size })) Object.assign(next, size);
}
