import { maxSteps } from '../../state/memory.js';
import { h } from '../../ui/dom.js';
import { icon } from '../../ui/icons.js';
import { count, t } from '../../ui/language.js';

/** @import { TextKey } from '../../ui/language.js' */
/** @import { IconName } from '../../ui/icons.js' */
/** @import { Store } from '../../state/store.js' */

const SLOWEST = 2;
/** The slider goes from 2 to 2,000,000 steps per second, by powers. */
const DECADES = 6;

const SUBJECTS = /** @type {const} */ (['make', 'solve', 'compare', 'race']);

/**
 * The controls of the film: what it shows, buttons, the slider of steps, the speed.
 * @param {Store} store
 * @param {{ slide(step: number): void, toggle(): void, seek(step: number): void,
 *   step(by: number): void, choose(subject: string): void }} actions slide: like seek, once per frame
 */
export function watchDock(store, actions) {
  const element = h('div', { class: 'watch-dock' });
  const slider = h('input', { type: 'range', id: 'replay-step', min: 0, step: 1 });
  const speed = h('input', { type: 'range', id: 'replay-speed', min: 0, max: 100, step: 1 });
  const shown = h('output', { class: 'count' });
  const toggle = h('button', { type: 'button', class: 'strong icon', id: 'replay-play' });
  let subject = 'make';
  /** Whether the user has set the speed, which stays then. */
  let isSpeedChosen = false;
  speed.addEventListener('input', () => {
    isSpeedChosen = true;
  });
  slider.addEventListener('input', () => actions.slide(slider.valueAsNumber));
  toggle.addEventListener('click', actions.toggle);

  const button = (
    /** @type {IconName} */ name,
    /** @type {TextKey} */ key,
    /** @type {() => void} */ run,
  ) =>
    h(
      'button',
      {
        type: 'button',
        class: 'icon',
        id: `replay-${name}`,
        title: t(key),
        'aria-label': t(key),
        onclick: run,
      },
      icon(name),
    );

  /** @type {HTMLElement[]} */
  let parts = [];

  const draw = () => {
    slider.setAttribute('aria-label', t('watch.step'));
    speed.setAttribute('aria-label', t('watch.speed'));
    const first = button('first', 'watch.first', () => actions.seek(0));
    const back = button('back', 'watch.back', () => actions.step(-1));
    const forward = button('forward', 'watch.forward', () => actions.step(1));
    const choice = h('select', {
      id: 'watch-subject',
      'aria-label': t('watch.subject'),
      onchange: () => actions.choose(choice.value),
    });
    for (const id of SUBJECTS) {
      choice.append(h('option', { value: id, selected: id === subject }, t(`watch.subject.${id}`)));
    }
    parts = [
      choice,
      h('div', { class: 'row' }, first, back, toggle, forward),
      h('div', { class: 'seek' }, slider, shown),
      h('div', { class: 'speed' }, h('span', {}, t('watch.speed')), speed),
    ];
    element.replaceChildren(...parts);
  };

  /** Shows a sentence instead of the controls. @param {string} next what the film shows @param {string} id @param {() => string} text */
  const explain = (next, id, text) => {
    subject = next;
    const choice = parts[parts.length - 4];
    element.replaceChildren(choice, h('p', { class: 'about', id, role: 'status' }, text()));
  };

  draw();
  store.on(['language'], draw);
  return {
    element,
    /** Steps per second. */
    speed: () => SLOWEST * 10 ** ((speed.valueAsNumber / 100) * DECADES),
    /**
     * Shows the controls of a film.
     * @param {string} next what it shows
     * @param {number} length in steps
     * @param {number} rate steps per second, unless the user has set the speed
     */
    open(next, length, rate) {
      subject = next;
      element.replaceChildren(...parts);
      slider.max = String(length);
      if (isSpeedChosen) return;
      speed.value = String(
        Math.round((Math.log10(Math.max(rate, SLOWEST) / SLOWEST) * 100) / DECADES),
      );
    },
    /** Shows why there is no film. @param {string} next what it would show */
    refuse(next) {
      const isSearch = next === 'solve';
      explain(next, 'replay-none', () =>
        isSearch ? t('compare.none') : t('watch.long', { most: count(maxSteps()) }),
      );
    },
    /** Says that the film is being made. @param {string} next what it shows */
    wait(next) {
      explain(next, 'replay-opening', () => t('watch.opening'));
    },
    /** Shows the current step. @param {{ position: number, length: number }} film @param {boolean} playing */
    update(film, playing) {
      slider.value = String(film.position);
      shown.textContent = `${count(film.position)} / ${count(film.length)}`;
      toggle.replaceChildren(icon(playing ? 'pause' : 'play'));
      toggle.setAttribute('aria-label', t(playing ? 'watch.pause' : 'watch.play'));
      toggle.title = t(playing ? 'watch.pause' : 'watch.play');
    },
  };
}
