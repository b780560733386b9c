import { NOTICE_MS } from '../config.js';
import { byId, h } from './dom.js';

/** Has a screen reader read a text, also if it is the same as the last one. @param {string} text */
export function announce(text) {
  const status = byId('status');
  status.textContent = '';
  requestAnimationFrame(() => {
    status.textContent = text;
  });
}

/**
 * A button in a notice: its text in the current language, and what it does.
 * @typedef {{ text(): string, run(): void }} Action
 */

/** What the notice on the page says and offers. @type {{ text(): string, action: Action | null }} */
let notice = { text: () => '', action: null };

function drawNotice() {
  const element = byId('notice');
  const { text, action } = notice;
  const press = () => {
    element.hidden = true;
    action?.run();
  };
  const button = action && h('button', { type: 'button', onclick: press }, action.text());
  element.replaceChildren(text(), ...(button ? [button] : []));
}

/**
 * Shows a message over the maze, which disappears after NOTICE_MS.
 * @param {string | (() => string)} text a function gives it in the current language
 * @param {Action | null} [action]
 * @param {boolean} [isSpoken] false: a screen reader reads it elsewhere
 */
export function showNotice(text, action = null, isSpoken = true) {
  notice = { text: typeof text === 'string' ? () => text : text, action };
  const element = byId('notice');
  if (isSpoken) element.setAttribute('role', 'alert');
  else element.removeAttribute('role');
  drawNotice();
  element.hidden = false;
  clearTimeout(Number(element.dataset.timer));
  element.dataset.timer = String(setTimeout(() => element.setAttribute('hidden', ''), NOTICE_MS));
}

/** Shows the notice, if there is one, in the current language. */
export function translateNotice() {
  if (!byId('notice').hidden) drawNotice();
}
