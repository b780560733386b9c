import { make, randomSeed } from '../model/make.js';
import { byId, h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { rowText, t } from '../ui/language.js';
import { algorithmField, exitsField, modeField, shapeField, sizeField } from './basics.js';
import { facts } from './facts.js';
import { field } from './field.js';
import { paramControl } from './params.js';
import { problemText } from './problem.js';
import { seedField } from './seed.js';
import { showGroup } from './show.js';

/** The form that makes mazes, drawn from the catalog. @param {any} store */
export function startForm(store) {
  const form = byId('maker');
  const { catalog } = store.state.mw;
  /** @type {any[]} */
  let fields = [];
  /** @type {ReturnType<typeof field>[]} */
  let ownFields = [];
  const own = h('div', { class: 'field-group' });
  const general = h('p', { class: 'error', hidden: true });
  let shownRow = '';

  const rowOf = (/** @type {any} */ wanted) =>
    catalog.generators.find((/** @type {any} */ row) => row.id === wanted.algorithm);
  const change = (/** @type {any} */ patch) => make(store, changed(store.state.wanted, patch));
  const choose = (/** @type {string} */ algorithm) => {
    const { mode, ...rest } = store.state.wanted;
    const row = rowOf({ algorithm });
    const shape = row.shapes.includes(rest.shape) ? rest.shape : row.shapes[0];
    const kept = row.modes.includes(mode) ? { mode } : {};
    make(store, changed({ ...rest, ...kept }, { algorithm, shape, params: {} }));
  };

  const drawOwn = () => {
    const { wanted, maze } = store.state;
    const row = rowOf(wanted);
    const values = maze.algorithm === row.id ? maze.params : {};
    ownFields = row.params.map((/** @type {any} */ param) => {
      const value = wanted.params?.[param.id] ?? values[param.id] ?? param.default;
      const set = (/** @type {unknown} */ next) =>
        change({ params: { ...store.state.wanted.params, [param.id]: next } });
      const parts = paramControl(param, value, set);
      return field({ id: `params.${param.id}`, label: rowText(param), ...parts });
    });
    if (row.modes.length > 1) ownFields.unshift(modeField(row, wanted, change));
    if (row.shapes.length > 1) ownFields.unshift(shapeField(catalog, row, wanted, change));
    own.replaceChildren(...ownFields.map((each) => each.element));
    shownRow = row.id;
  };

  const draw = () => {
    const algorithm = algorithmField(catalog, store.state.wanted, choose);
    const [width, height] = [sizeField('width', change), sizeField('height', change)];
    const seed = seedField(change);
    const exits = exitsField(catalog, change);
    fields = [algorithm, width, height, seed, exits];
    const fresh = h(
      'button',
      {
        type: 'button',
        class: 'strong',
        id: 'make',
        onclick: () => change({ seed: randomSeed() }),
      },
      icon('dice'),
      t('make'),
    );
    const size = h('div', { class: 'pair' }, width.element, height.element);
    form.replaceChildren(algorithm.element, own, size, seed.element, exits.element, general);
    form.append(showGroup(store), facts(store), h('div', { class: 'make-bar' }, fresh));
    drawOwn();
    update();
  };

  const update = () => {
    const { wanted, maze, problem } = store.state;
    const row = rowOf(wanted);
    if (row && row.id !== shownRow) drawOwn();
    const [algorithm, width, height, seed, exits] = fields;
    fill(algorithm.input, wanted.algorithm);
    fill(width.input, wanted.width);
    fill(height.input, wanted.height);
    fill(seed.input, wanted.seed);
    fill(exits.input, wanted.exits ?? maze.exits);
    show(algorithm.about, rowText(row, 'about'));
    const policy = catalog.exits.find((/** @type {any} */ each) => each.id === exits.input.value);
    show(exits.about, policy ? rowText(policy, 'about') : '');
    const all = [...fields, ...ownFields];
    for (const each of all) each.show(problem?.field === each.id ? problemText(problem) : null);
    const homeless = problem && !all.some((each) => each.id === problem.field);
    general.hidden = !homeless;
    general.textContent = homeless ? problemText(problem) : '';
  };

  form.addEventListener('submit', (/** @type {Event} */ event) => event.preventDefault());
  store.on(['language'], draw);
  store.on(['wanted', 'maze', 'problem'], update);
  draw();
}

/** A mask and fixed ends belong to one size. @param {any} wanted @param {any} patch */
function changed(wanted, patch) {
  const next = { ...wanted, ...patch };
  const resized = next.width !== wanted.width || next.height !== wanted.height;
  if (resized || 'algorithm' in patch || 'exits' in patch) {
    if (!('exits' in patch)) delete next.mask;
    delete next.start;
    delete next.end;
  }
  return next;
}

/** Never under the hands of someone who types. @param {any} input @param {unknown} value */
function fill(input, value) {
  if (input === document.activeElement && input.tagName === 'INPUT') {
    if (typeof value === 'number' && Number.isNaN(value)) return;
    if (String(value) === input.value) return;
  }
  input.value = typeof value === 'number' && Number.isNaN(value) ? '' : String(value);
}

/** @param {any} element @param {string} text */
function show(element, text) {
  element.textContent = text;
  element.hidden = text === '';
}
