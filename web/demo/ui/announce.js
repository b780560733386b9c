import { NOTICE_MS } from '../config.js';
import { byId } from './dom.js';

/** Has a screen reader read a text, also if it is the same as the last one. @param {string} text */
export function announce(text) {
  const status = byId('status');
  status.textContent = '';
  requestAnimationFrame(() => {
    status.textContent = text;
  });
}

/** The text of the notice on the page. @type {() => string} */
let noticeText = () => '';

/**
 * Shows a message over the maze, which disappears after NOTICE_MS.
 * @param {string | (() => string)} text a function gives it in the current language
 */
export function showNotice(text) {
  noticeText = typeof text === 'string' ? () => text : text;
  const element = byId('notice');
  element.textContent = noticeText();
  element.hidden = false;
  clearTimeout(Number(element.dataset.timer));
  element.dataset.timer = String(setTimeout(() => element.setAttribute('hidden', ''), NOTICE_MS));
}

/** Shows the notice, if there is one, in the current language. */
export function translateNotice() {
  const element = byId('notice');
  if (!element.hidden) element.textContent = noticeText();
}
