import { showNotice } from './announce.js';
import { byId, h } from './dom.js';
import { t } from './language.js';
import { LoadError } from './lazy.js';

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

/** Says for some seconds that a part could not be loaded, if that is why work failed. @param {Promise<unknown>} work */
export function noticeFailure(work) {
  return work.catch((error) => {
    if (!(error instanceof LoadError)) throw error;
    showNotice(() => t('load.failed'));
  });
}
