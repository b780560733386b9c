import { change } from '../state/change.js';
import { h } from '../ui/dom.js';
import { rowText, t } from '../ui/language.js';
import { modeField } from './common-fields.js';
import { field } from './field.js';
import { graphField } from './graph-field.js';
import { paramControl } from './param-control.js';

/** @import { PageState, Store } from '../state/store.js' */
/** @import { GeneratorRow, ShapeRow } from 'mazewright/dungeons' */
/** @import { Field } from './field.js' */

/** A field of a parameter; fill: shows the value of the page. @typedef {Field & { fill?(state: PageState): void }} RowField */

/**
 * The fields of a catalog row, drawn again when another row is chosen.
 * @param {Store} store
 * @param {(state: PageState) => RowField[]} draw the fields
 */
function group(store, draw) {
  const element = h('div', { class: 'field-group' });
  /** @type {RowField[]} */
  let fields = [];
  let shown = '';
  return {
    element,
    get fields() {
      return fields;
    },
    /** @param {string} key of the row; draws again if it changed @param {boolean} [again] draws in any case */
    update(key, again = false) {
      if (key === shown && !again) {
        for (const each of fields) each.fill?.(store.state);
        return;
      }
      shown = key;
      fields = draw(store.state);
      const own = fields.filter((each) => each.id.startsWith('params.'));
      const open = own.length > MAX_OPEN ? fields.filter((each) => !own.includes(each)) : fields;
      element.replaceChildren(...open.map((each) => each.element));
      if (own.length > MAX_OPEN) element.append(folded(own));
    },
  };
}

/** More parameters than this are folded behind a disclosure. */
const MAX_OPEN = 1;
/** Whether the user opened the disclosure; kept for the next algorithm. */
let opened = false;

/** @param {readonly RowField[]} fields */
function folded(fields) {
  const element = h(
    'details',
    { class: 'more plain', id: 'params', open: opened },
    h('summary', {}, t('params.more')),
    h('div', { class: 'field-group' }, ...fields.map((each) => each.element)),
  );
  element.addEventListener('toggle', () => {
    opened = element.open;
  });
  return element;
}

/** The parameters of the algorithm, and its mode on shapes that allow several. @param {Store} store @param {(state: PageState) => GeneratorRow} rowOf @param {(state: PageState) => ShapeRow} shapeRowOf */
export function algorithmGroup(store, rowOf, shapeRowOf) {
  return group(store, (state) => {
    const { wanted } = state;
    const row = rowOf(state);
    const set = (/** @type {string} */ id) => (/** @type {unknown} */ next) =>
      change(store, { params: { ...store.state.wanted.params, [id]: next } });
    // Lists of cells have no control here.
    const shown = row.params.filter(({ kind }) => kind !== 'cells');
    /** @type {RowField[]} */
    const fields = shown.map((param) => {
      const valueIn = (/** @type {PageState} */ { wanted: now, maze }) =>
        now.params?.[param.id] ??
        (maze.algorithm === row.id
          ? /** @type {Record<string, unknown>} */ (maze.params)[param.id]
          : param.default);
      const parts = paramControl(param, valueIn(state), set(param.id));
      const fill = (/** @type {PageState} */ now) => parts.set(valueIn(now));
      return { ...field({ id: `params.${param.id}`, label: rowText(param), ...parts }), fill };
    });
    if (row.modes.length > 1 && shapeRowOf(state).tiles) {
      fields.unshift(modeField(row, wanted, (patch) => change(store, patch)));
    }
    return fields;
  });
}

/** The parameters of the shape, or the user's own graph. @param {Store} store @param {(state: PageState) => ShapeRow} rowOf */
export function shapeGroup(store, rowOf) {
  return group(store, (state) => {
    const row = rowOf(state);
    const set = (/** @type {string} */ id) => (/** @type {unknown} */ next) =>
      change(store, { shape: { ...store.state.wanted.shape, [id]: next } });
    /** @type {RowField[]} */
    const fields = row.params.map((param) => {
      const valueIn = (/** @type {PageState} */ now) => now.wanted.shape[param.id] ?? param.default;
      const parts = paramControl(param, valueIn(state), set(param.id));
      const fill = (/** @type {PageState} */ now) => parts.set(valueIn(now));
      return { ...field({ id: `shape.${param.id}`, label: rowText(param), ...parts }), fill };
    });
    if (row.graph) fields.push(...graphField(store));
    return fields;
  });
}
