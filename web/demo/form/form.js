import { change, chooseAlgorithm, chooseShape } from '../state/change.js';
import { randomSeed } from '../state/generate.js';
import { rowOf } from '../state/row-of.js';
import { byId, h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { rowText, t } from '../ui/language.js';
import { lazy } from '../ui/lazy.js';
import { noticeFailure } from '../ui/load-failure.js';
import { recall, remember } from '../ui/remember.js';
import { openPanel } from '../ui/settings-panel.js';
import { aboutGroup } from './about.js';
import { aimField } from './aim-field.js';
import { algorithmField, exitsField, shapeField, sizeField } from './common-fields.js';
import { addLock, lockButton } from './locks.js';
import { fieldText } from './number-input.js';
import { passesField } from './passes-field.js';
import { presetField } from './presets.js';
import { problemText } from './problem-text.js';
import { algorithmGroup, shapeGroup } from './row-fields.js';
import { seedField } from './seed-field.js';
import { solverField } from './solver-field.js';
import { statsGroup } from './stats.js';
import { stencilField } from './stencil-field.js';
import { textView } from './text-view.js';

/** @import { PageState, Store } from '../state/store.js' */
/** @import { Patch } from '../state/change.js' */

const loadSurprise = lazy(() => import('../state/surprise.js'));

const SIZES = /** @type {const} */ (['width', 'height', 'levels']);

/**
 * The form of the maze's options, built from the catalog.
 * @param {Store} store
 * @param {(key: 'shape' | 'algorithm') => void} openPictures opens pictures of all shapes or algorithms
 */
export function startForm(store, openPictures) {
  const pictures = (/** @type {'shape' | 'algorithm'} */ key) => {
    const label = t('pictures.of', { field: t(key) });
    const props = { type: 'button', class: 'icon', id: `pictures-${key}`, title: label };
    const onclick = () => openPictures(key);
    const about = { 'aria-label': label, 'aria-haspopup': 'dialog' };
    return h('button', { ...props, ...about, onclick }, icon('pictures'));
  };

  const form = byId('maker');
  const { catalog } = store.state.mw;
  /** @type {ReturnType<typeof makeFields>} */
  let fields;
  /** @type {ReturnType<typeof passesField>} */
  let passes;
  /** For problems of no visible field. */
  const general = h('p', { class: 'error', hidden: true });
  const algorithmOf = (/** @type {PageState} */ { wanted }) =>
    rowOf(catalog.generators, wanted.algorithm);
  const shapeRowOf = (/** @type {PageState} */ { wanted }) =>
    rowOf(catalog.shapes, wanted.shape.id);
  const algorithmParams = algorithmGroup(store, algorithmOf, shapeRowOf);
  const shapeParams = shapeGroup(store, shapeRowOf);
  const set = (/** @type {Patch} */ patch) => change(store, patch);
  const size = h('div', { class: 'pair' });
  /** The place of a graph's edges, which have no default. */
  const graph = h('div', { class: 'field-group' });
  const more = h('details', { class: 'more', id: 'more', open: recall('more') === 'open' });
  more.addEventListener('toggle', () => remember('more', more.open ? 'open' : 'closed'));

  const nameMake = () => {
    const name = form.querySelector('#make span');
    if (name) name.textContent = t(store.state.maze.dungeon ? 'make.dungeon' : 'make');
  };

  const makeFields = () => {
    const { wanted } = store.state;
    return {
      algorithm: algorithmField(catalog.generators, wanted, (id) => chooseAlgorithm(store, id)),
      shape: shapeField(catalog, wanted, (id) => chooseShape(store, id)),
      width: sizeField('width', set),
      height: sizeField('height', set),
      levels: sizeField('levels', set),
      seed: seedField(set),
      exits: exitsField(catalog, set),
      mask: stencilField(store),
    };
  };

  const draw = () => {
    fields = makeFields();
    passes = passesField(store, () => update());
    addLock(store, 'shape', fields.shape, pictures('shape'));
    addLock(store, 'algorithm', fields.algorithm, pictures('algorithm'));
    size.replaceChildren(...SIZES.map((id) => fields[id].element), lockButton(store, 'size'));
    more.replaceChildren(
      h('summary', {}, t('more')),
      h(
        'div',
        { class: 'field-group' },
        shapeParams.element,
        algorithmParams.element,
        fields.mask.element,
        fields.exits.element,
        solverField(store),
      ),
    );
    form.replaceChildren(
      presetField(store).element,
      size,
      fields.shape.element,
      graph,
      fields.algorithm.element,
      fields.seed.element,
      general,
      passes.element,
      aimField(store),
      editButton(store),
      more,
      statsGroup(store),
      textView(store),
      aboutGroup(),
      makeBar(store),
    );
    update(true);
  };

  const update = (again = false) => {
    const { wanted, maze, problem } = store.state;
    nameMake();
    const [row, shape] = [algorithmOf(store.state), shapeRowOf(store.state)];
    if (!row || !shape) return;
    algorithmParams.update(`${row.id} ${shape.tiles}`, again);
    // The edges of a graph can come from a link.
    shapeParams.update(shape.id + (shape.graph ? wanted.shape.id : ''), again);
    for (const id of SIZES) fill(fields[id].input, wanted[id] ?? maze[id]);
    size.hidden = shape.graph;
    if (shape.graph) graph.append(shapeParams.element);
    else more.lastElementChild?.prepend(shapeParams.element);
    fields.levels.element.hidden = shape.minLevels === shape.maxLevels;
    size.classList.toggle('three', !fields.levels.element.hidden);
    fill(fields.algorithm.input, wanted.algorithm);
    fill(fields.shape.input, wanted.shape.id);
    fill(fields.seed.input, wanted.seed);
    fill(fields.exits.input, wanted.exits ?? maze.exits);
    fields.mask.update();
    show(fields.algorithm.about, rowText(row, 'about'));
    show(fields.shape.about, rowText(shape, 'about'));
    const policy = rowOf(catalog.exits, fields.exits.input.value);
    show(fields.exits.about, policy ? rowText(policy, 'about') : '');
    passes.update();
    const own = [...algorithmParams.fields, ...shapeParams.fields, ...passes.fields];
    const all = [...Object.values(fields), ...own];
    for (const each of all) {
      const wrong = problem?.field === each.id;
      each.show(problem && wrong ? problemText(problem, each.label) : null);
      if (wrong) unfold(each.element);
    }
    const isGeneral =
      problem && !all.some((each) => each.id === problem.field && each.input.checkVisibility());
    general.hidden = !isGeneral;
    general.textContent = isGeneral ? problemText(problem) : '';
  };

  form.addEventListener('submit', (/** @type {Event} */ event) => event.preventDefault());
  store.on(['language'], draw);
  store.on(['wanted', 'maze', 'problem', 'passList'], () => update());
  draw();
}

/** Opens the disclosures around an element. @param {Element} element */
function unfold(element) {
  const around = element.closest('details:not([open])');
  if (!around) return;
  around.setAttribute('open', '');
  unfold(element);
}

/** Opens the view in which start, end, cells and walls are changed by hand. @param {Store} store */
function editButton(store) {
  const onclick = () => {
    openPanel(false);
    store.set({ view: 'edit' });
  };
  const props = { type: 'button', id: 'edit-open', title: t('edit.open.about'), onclick };
  return h('button', props, icon('pencil'), t('edit.open'));
}

/** The buttons for another maze with the same options, and for a random one. @param {Store} store */
function makeBar(store) {
  const next = h(
    'button',
    {
      type: 'button',
      class: 'strong',
      id: 'make',
      onclick: () => change(store, { seed: randomSeed() }),
    },
    icon('dice'),
    h('span', {}),
  );
  const surprise = async () => (await loadSurprise()).surprise(store);
  const onclick = () => noticeFailure(surprise());
  const random = h(
    'button',
    { type: 'button', id: 'surprise', title: t('surprise.about'), onclick },
    icon('spark'),
    t('surprise'),
  );
  return h('div', { class: 'make-bar' }, next, random);
}

/** Sets the value of a control, but not while the user types an equal or incomplete number. @param {import('./field.js').Control} input @param {unknown} value */
function fill(input, value) {
  if (input === document.activeElement && input.tagName === 'INPUT') {
    if (typeof value === 'number' && Number.isNaN(value)) return;
    if (String(value) === input.value) return;
  }
  input.value = fieldText(value);
}

/** Shows a text, or hides the element if it is empty. @param {HTMLElement} element @param {string} text */
function show(element, text) {
  element.textContent = text;
  element.hidden = text === '';
}
