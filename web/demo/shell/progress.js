import { byId, h } from '../ui/dom.js';
import { duration, t } from '../ui/language.js';

/** @import { Store } from '../state/store.js' */

/** Shows the progress of a generation in a worker, with a button and Escape to cancel it. @param {Store} store */
export function startProgress(store) {
  const place = byId('making');
  const ring = h('div', { class: 'making-ring', role: 'progressbar' });
  const stop = h('button', {
    type: 'button',
    id: 'making-cancel',
    onclick: () => store.state.making?.cancel(),
  });
  const about = h('span', { class: 'making-about' });
  place.append(ring, about, stop);
  store.on(['making'], () => {
    const { making } = store.state;
    place.hidden = making === null;
    if (!making) return;
    const percent = Math.round(100 * making.share);
    ring.style.setProperty('--share', `${percent}%`);
    ring.setAttribute('aria-valuenow', String(percent));
    ring.setAttribute('aria-label', t('making'));
    const { seconds } = making;
    about.textContent = seconds ? t('making.about', { time: duration(seconds) }) : '';
    stop.textContent = t('making.cancel');
  });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !store.state.making) return;
      event.preventDefault();
      event.stopPropagation();
      store.state.making.cancel();
    },
    { capture: true },
  );
}
