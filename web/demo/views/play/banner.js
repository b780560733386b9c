import { byId, h } from '../../ui/dom.js';
import { t } from '../../ui/language.js';

/**
 * Shows the result of a game over the maze. It is no dialog: keys and fields keep working.
 * @param {string} title @param {string} text
 * @param {() => void} again starts over @param {() => void} newMaze generates another maze
 */
export function showBanner(title, text, again, newMaze) {
  const run = (/** @type {() => void} */ action) => () => {
    hideBanner();
    action();
    byId('actors').focus();
  };
  const next = h('button', { type: 'button', class: 'strong', onclick: run(newMaze) }, t('make'));
  const repeat = h('button', { type: 'button', onclick: run(again) }, t('play.again'));
  const card = h(
    'div',
    { class: 'banner-card' },
    h('h2', {}, title),
    h('p', {}, text),
    h('div', { class: 'row' }, next, repeat),
  );
  byId('banner').replaceChildren(card);
  byId('banner').hidden = false;
}

export function hideBanner() {
  byId('banner').hidden = true;
}
