import { byId, h } from '../../../ui/dom.js';
import { icon } from '../../../ui/icons.js';
import { t } from '../../../ui/language.js';

/**
 * The result of a game over the maze. Escape, its button and a click next to it close it.
 * @typedef {{ texts(): { title: string, text: string }, again(): void, newMaze(): void,
 *   more?(close: () => void): Node[] }} Result
 *   texts in the current language; again: starts over; newMaze: generates another maze; more: buttons
 */

/** The result on the page. @type {Result | null} */
let shown = null;

/** @param {Result} result */
export function showBanner(result) {
  shown = result;
  drawBanner();
  byId('banner').hidden = false;
}

export function hideBanner() {
  shown = null;
  byId('banner').hidden = true;
}

/** Draws the banner in the current language. */
export function drawBanner() {
  if (!shown) return;
  const { texts, again, newMaze, more } = shown;
  const { title, text } = texts();
  const run = (/** @type {() => void} */ action) => () => {
    close();
    action();
  };
  const next = { type: 'button', class: 'strong', onclick: run(newMaze) };
  const label = t('close');
  const closing = { type: 'button', class: 'quiet icon banner-close', title: label };
  const card = h(
    'div',
    { class: 'banner-card' },
    h('button', { ...closing, 'aria-label': label, onclick: close }, icon('close')),
    h('h2', {}, title),
    h('p', {}, text),
    h(
      'div',
      { class: 'row' },
      h('button', next, t('make')),
      h('button', { type: 'button', id: 'banner-again', onclick: run(again) }, t('play.again')),
      ...(more?.(hideBanner) ?? []),
    ),
  );
  byId('banner').replaceChildren(card);
}

function close() {
  hideBanner();
  byId('actors').focus({ preventScroll: true });
}

/** Listens to what closes the banner. */
export function startBanner() {
  const banner = byId('banner');
  banner.addEventListener('click', (/** @type {MouseEvent} */ event) => {
    if (event.target === banner) close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !shown || event.defaultPrevented) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    close();
  });
}
