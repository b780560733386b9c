import { mapFor } from '../../state/table-map.js';
import { h } from '../../ui/dom.js';
import { t } from '../../ui/language.js';

/** @import { TableMap } from '../../state/table-map.js' */
/** @import { Store } from '../../state/store.js' */

const AUDIENCES = /** @type {const} */ (['master', 'player']);
const SWITCHES = /** @type {const} */ (['secrets', 'numbers', 'grid']);

/** Who the map is for, and what it shows. @param {Store} store */
export function tableDock(store) {
  const choices = h('div', { class: 'table-choices' });
  const element = h('div', { class: 'table-dock' }, choices);
  const set = (/** @type {Partial<TableMap>} */ patch) =>
    store.set({ table: { ...store.state.table, ...patch } });

  const draw = () => {
    const { table } = store.state;
    const audiences = AUDIENCES.map((id) => {
      const props = { type: 'button', id: `table-${id}`, title: t(`table.${id}.about`) };
      const onclick = () => store.set({ table: mapFor(store.state.table, id) });
      const pressed = { 'aria-pressed': String(table.audience === id) };
      return h('button', { ...props, ...pressed, onclick }, t(`table.${id}`));
    });
    const switches = SWITCHES.map((id) => {
      const onchange = () => set({ [id]: input.checked });
      const props = { type: 'checkbox', id: `table-${id}`, checked: table[id], onchange };
      const input = h('input', props);
      return h('label', { class: 'check' }, input, t(`table.${id}`));
    });
    const group = { class: 'row', role: 'group', 'aria-label': t('table.audience') };
    choices.replaceChildren(
      h('div', group, ...audiences),
      h('div', { class: 'row switches' }, ...switches),
    );
  };
  store.on(['language'], draw);
  draw();

  return {
    element,
    /** Shows the state of the page. */
    update() {
      const { table } = store.state;
      for (const id of AUDIENCES) {
        const button = element.querySelector(`#table-${id}`);
        button?.setAttribute('aria-pressed', String(table.audience === id));
      }
      for (const id of SWITCHES) {
        const input = /** @type {HTMLInputElement} */ (element.querySelector(`#table-${id}`));
        input.checked = table[id];
      }
    },
  };
}
