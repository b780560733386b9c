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

/** Shows a message over the maze, which disappears after NOTICE_MS. @param {string} text */
export function showNotice(text) {
  const element = byId('notice');
  element.textContent = text;
  element.hidden = false;
  clearTimeout(Number(element.dataset.timer));
  element.dataset.timer = String(setTimeout(() => element.setAttribute('hidden', ''), NOTICE_MS));
}
