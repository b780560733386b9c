import { NOTICE_MS } from '../config.js';
import { byId } from './dom.js';

/** For screen readers; the same words twice are read twice. @param {string} text */
export function say(text) {
  const status = byId('status');
  status.textContent = '';
  requestAnimationFrame(() => {
    status.textContent = text;
  });
}

/** A message over the maze that goes by itself. @param {string} text */
export function notice(text) {
  const element = byId('notice');
  element.textContent = text;
  element.hidden = false;
  clearTimeout(Number(element.dataset.timer));
  element.dataset.timer = String(setTimeout(() => element.setAttribute('hidden', ''), NOTICE_MS));
}
