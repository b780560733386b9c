import { byId, h } from './dom.js';
import { t } from './language.js';

/** Says in place of a view that it could not be loaded. @param {() => void} retry */
export function showLoadFailure(retry) {
  const again = h('button', { type: 'button', class: 'strong', onclick: retry }, t('load.retry'));
  // Browsers may remember that a module failed. The address holds the maze, so a reload loses nothing.
  const reload = h(
    'button',
    { type: 'button', onclick: () => location.reload() },
    t('load.reload'),
  );
  const place = byId('load-failure');
  place.replaceChildren(
    h('p', { role: 'alert' }, t('load.failed')),
    h('div', { class: 'row' }, again, reload),
  );
  place.hidden = false;
}

export function hideLoadFailure() {
  byId('load-failure').hidden = true;
}
