import { h } from '../ui/dom.js';
import { rowText, t } from '../ui/language.js';
import { field, options } from './field.js';
import { numberInput } from './number-input.js';

/** @import { Catalog, GeneratorRow } from 'mazewright/dungeons' */

/** The choice of an algorithm, mazes and dungeons in groups. @param {readonly GeneratorRow[]} rows @param {{ algorithm: string }} wanted @param {(id: string) => void} change @param {string} [id] */
export function algorithmField(rows, wanted, change, id = 'algorithm') {
  const rowsOf = (/** @type {boolean} */ dungeon) =>
    rows.filter((row) => (row.kind === 'dungeon') === dungeon);
  const groups = [false, true].map((dungeon) => {
    const label = t(dungeon ? 'kind.dungeon' : 'kind.maze');
    return h('optgroup', { label }, ...options(rowsOf(dungeon), wanted.algorithm, rowText));
  });
  const input = h('select', { onchange: () => change(input.value) }, ...groups);
  return field({ id, label: t('algorithm'), input, about: '' });
}

/** A number of cells or levels. @param {'width' | 'height' | 'levels'} id @param {(patch: import('../state/change.js').Patch) => void} change */
export function sizeField(id, change) {
  const props = { min: 1, step: 1, inputMode: 'numeric' };
  const input = numberInput(props, (value) => change({ [id]: value }));
  return field({ id, label: t(id), input });
}

/** The choice of start and end. @param {Catalog} catalog @param {(patch: import('../state/change.js').Patch) => void} change */
export function exitsField(catalog, change) {
  const input = h(
    'select',
    { onchange: () => change({ exits: input.value }) },
    ...options(catalog.exits, '', rowText),
  );
  return field({ id: 'exits', label: t('exits'), input, about: '' });
}

/** The choice between the modes of an algorithm. @param {GeneratorRow} row @param {{ mode?: string }} wanted @param {(patch: import('../state/change.js').Patch) => void} change */
export function modeField(row, wanted, change) {
  const input = h('select', { onchange: () => change({ mode: input.value }) });
  for (const mode of row.modes) {
    const text = t(mode === 'original' ? 'mode.original' : 'mode.standard');
    input.append(h('option', { value: mode, selected: mode === wanted.mode }, text));
  }
  return field({ id: 'mode', label: t('mode'), input });
}

/** The choice of a shape. @param {Catalog} catalog @param {{ shape: { id: string } }} wanted @param {(id: string) => void} choose */
export function shapeField(catalog, wanted, choose) {
  const input = h(
    'select',
    { onchange: () => choose(input.value) },
    ...options(catalog.shapes, wanted.shape.id, rowText),
  );
  return field({ id: 'shape', label: t('shape'), input, about: '' });
}
