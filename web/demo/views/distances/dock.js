import { h } from '../../ui/dom.js';
import { count, t } from '../../ui/language.js';

/** @import { TextKey } from '../../ui/language.js' */

const FIGURES = /** @type {const} */ (['here', 'far', 'pointer']);

/** What is measured, and a button that ends it. @param {() => void} done */
export function distancesDock(done) {
  const values = FIGURES.map((id) => h('dd', { id: `distances-${id}` }));
  const [here, far, pointer] = values;
  const names = FIGURES.map(() => h('dt', {}));
  const figures = h(
    'dl',
    { class: 'scores' },
    ...FIGURES.map((id, i) => h('div', { class: `of-${id}` }, names[i], values[i])),
  );
  const about = h('p', { class: 'about' });
  const button = h('button', { type: 'button', class: 'strong', id: 'distances-done' });
  button.addEventListener('click', done);
  const numberText = (/** @type {number | null} */ value) => (value === null ? '–' : count(value));
  pointer.textContent = numberText(null);
  return {
    element: h('div', { class: 'distances-dock' }, button, figures, about),
    /** @param {{ place: string, far: number | null }} measured far: null while a worker computes it */
    show(measured) {
      for (const [i, id] of FIGURES.entries())
        names[i].textContent = t(/** @type {TextKey} */ (`distances.${id}`));
      about.textContent = t('distances.about');
      button.textContent = t('distances.done');
      here.textContent = measured.place;
      far.textContent = numberText(measured.far);
    },
    /** @param {number | null} distance of the cell at the pointer */
    point(distance) {
      pointer.textContent = numberText(distance);
    },
  };
}
