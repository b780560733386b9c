import { missingIn } from '../lettering/characters.js';
import { answer, onAnswer } from '../state/answers.js';
import { change } from '../state/change.js';
import { showNotice } from '../ui/announce.js';
import { h } from '../ui/dom.js';
import { count, t } from '../ui/language.js';
import { field } from './field.js';

/** @import { Stencil } from '../state/stencil-mask.js' */
/** @import { Store } from '../state/store.js' */

/** Updates the latest field; one watcher serves all that have been drawn. @type {(() => void) | null} */
let updateLatest = null;

/** An outline from a text, or from the dark part of a picture, behind a disclosure. @param {Store} store */
export function stencilField(store) {
  const { stencil } = store.state;
  const set = (/** @type {Stencil | null} */ next) => {
    store.set({ stencil: next });
    change(store, { stencil: next });
    update();
  };
  const text = h('input', {
    type: 'text',
    value: stencil?.kind === 'text' ? stencil.text : '',
    maxLength: 40,
    oninput: () => {
      const wanted = text.value.trim().normalize('NFC');
      const font = device.checked ? 'device' : 'page';
      set(wanted === '' ? null : { kind: 'text', text: wanted, font });
    },
  });
  const device = h('input', {
    type: 'checkbox',
    onchange: () => {
      const now = store.state.stencil;
      if (now?.kind === 'text') set({ ...now, font: device.checked ? 'device' : 'page' });
    },
  });
  const file = h('input', {
    type: 'file',
    accept: 'image/*',
    id: 'stencil-file',
    class: 'unseen',
    tabIndex: -1,
    'aria-hidden': 'true',
    onchange: () => read(file.files?.[0]),
  });
  const read = async (/** @type {File | undefined} */ picture) => {
    if (!picture) return;
    try {
      const image = await createImageBitmap(picture);
      text.value = '';
      set({ kind: 'image', image, invert: invert.checked });
    } catch {
      showNotice(() => t('stencil.bad'));
    }
  };
  const invert = h('input', {
    type: 'checkbox',
    checked: stencil?.kind === 'image' && stencil.invert,
    onchange: () => {
      const now = store.state.stencil;
      if (now?.kind === 'image') set({ ...now, invert: invert.checked });
    },
  });
  const pick = h(
    'button',
    { type: 'button', class: 'drop', id: 'stencil-pick', onclick: () => file.click() },
    t('stencil.pick'),
  );
  const clear = h(
    'button',
    {
      type: 'button',
      id: 'stencil-clear',
      onclick: () => {
        text.value = '';
        file.value = '';
        set(null);
      },
    },
    t('stencil.clear'),
  );
  const parts = h('p', { class: 'about', id: 'stencil-parts', hidden: true });
  const words = field({ id: 'mask', label: t('stencil.text'), input: text });
  const own = field({
    id: 'stencil.device',
    label: t('stencil.device'),
    input: device,
    inline: true,
    about: t('stencil.device.about'),
  });
  const turned = field({
    id: 'stencil.invert',
    label: t('stencil.invert'),
    input: invert,
    inline: true,
  });
  const element = h(
    'details',
    { class: 'more plain', id: 'stencil', open: stencil !== null },
    h('summary', {}, t('stencil.title')),
    h(
      'div',
      { class: 'field-group' },
      words.element,
      own.element,
      pick,
      file,
      turned.element,
      h('p', { class: 'about' }, t('stencil.about')),
      parts,
      clear,
    ),
  );
  element.addEventListener('dragover', (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    pick.classList.add('over');
  });
  element.addEventListener('dragleave', () => pick.classList.remove('over'));
  element.addEventListener('drop', (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    pick.classList.remove('over');
    read(event.dataTransfer?.files[0]);
  });

  /** A mask can also come from a link, without its text or picture. */
  const update = () => {
    const { stencil: now, wanted, maze } = store.state;
    turned.element.hidden = now?.kind !== 'image';
    own.element.hidden = now?.kind !== 'text';
    if (now?.kind === 'text') {
      const [missing] = missingIn(now.text, 'hangul');
      device.disabled = missing !== undefined;
      device.checked = device.disabled || now.font === 'device';
      own.about.textContent = device.disabled
        ? t('stencil.device.only', { letter: missing })
        : t('stencil.device.about');
    }
    clear.hidden = now === null && !wanted.mask;
    if (document.activeElement !== text) text.value = now?.kind === 'text' ? now.text : '';
    // Null while a worker counts them, which updates the field then.
    const stats = wanted.mask ? answer(store.state.mw, maze, 'stats') : null;
    const components = stats?.components ?? 1;
    parts.hidden = components < 2;
    parts.textContent = parts.hidden ? '' : t('stencil.parts', { count: count(components) });
    if (wanted.mask && !element.open) element.classList.add('used');
    else element.classList.remove('used');
  };
  if (!updateLatest) onAnswer(() => updateLatest?.());
  updateLatest = update;
  update();
  return { ...words, element, update };
}
