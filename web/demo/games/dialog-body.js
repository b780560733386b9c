import { gamesEn } from '../strings/games-en.js';
import { gamesKo } from '../strings/games-ko.js';
import { dialogBody } from '../ui/dialog.js';
import { h } from '../ui/dom.js';
import { addTexts, t } from '../ui/language.js';

/** @import { TextKey } from '../ui/language.js' */

addTexts({ en: gamesEn, ko: gamesKo });

/** The folders of the games, from the build. @type {readonly string[]} */
const GAMES = import.meta.env.GAMES;

/** Fills the dialog: a picture of each game, what it is, and ways to play it and to read its code. @param {HTMLDialogElement} dialog */
export function drawGames(dialog) {
  dialog.replaceChildren(
    dialogBody('games-title', t('games.title'), () => dialog.close(), [
      h('p', { class: 'about' }, t('games.about')),
      ...GAMES.map(card),
    ]),
  );
}

/** @param {string} id */
function card(id) {
  const text = (/** @type {'title' | 'about'} */ what) =>
    t(/** @type {TextKey} */ (`games.${id}.${what}`));
  const target = { target: '_blank', rel: 'noopener' };
  return h(
    'article',
    { class: 'game-card' },
    h('img', { src: `./games/${id}/picture.png`, alt: '', width: 160, height: 96 }),
    h(
      'div',
      {},
      h('h3', {}, text('title')),
      h('p', { class: 'about' }, text('about')),
      h(
        'p',
        { class: 'row' },
        h('a', { class: 'button strong', href: `./games/${id}/`, ...target }, t('games.play')),
        h('a', { class: 'button', href: `./games/${id}/code.html`, ...target }, t('games.code')),
      ),
    ),
  );
}
